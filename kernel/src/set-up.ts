import type { Codec, Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

/**
 * How pieces are drawn: `my-wolf=gray+scarf my-hound=snow`. Any config may have looks. They change nothing in the game, have a separate
 * header, and are not committed to. Pages ignore what they do not know.
 */
interface WithLooks {
  readonly looks?: string;
}

interface SetUp<C> {
  readonly configs: Codec<C, Headers>;
}

const HEADER = 'Looks';

/** The headers of a config and of its looks. */
export function writeSetUp<C extends object>({ configs }: SetUp<C>, config: C): Headers {
  const { looks } = config as WithLooks;
  return [...configs.write(config), ...(looks ? [[HEADER, looks] as const] : [])];
}

export function readSetUp<C extends object>({ configs }: SetUp<C>, headers: Headers): C | ParseError {
  const config = configs.read(headers.filter(([key]) => key !== HEADER));
  const looks = headers.find(([key]) => key === HEADER)?.[1];
  return looks && !(config instanceof ParseError) ? { ...config, looks } : config;
}
