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
const FORM = /^[a-z0-9-]+=[a-z+]+( [a-z0-9-]+=[a-z+]+)*$/;

/** The headers of a config and of its looks. */
export function writeSetUp<C extends object>({ configs }: SetUp<C>, config: C): Headers {
  const { looks } = config as WithLooks;
  return [...configs.write(config), ...(looks ? [[HEADER, looks] as const] : [])];
}

export function readSetUp<C extends object>({ configs }: SetUp<C>, headers: Headers): C | ParseError {
  const config = configs.read(headers.filter(([key]) => key !== HEADER));
  const looks = headers.find(([key]) => key === HEADER)?.[1];
  if (looks === undefined || config instanceof ParseError) return config;
  return FORM.test(looks) ? { ...config, looks } : new ParseError(`[${HEADER}]`, 'syntax', looks, 'such as "my-wolf=gray+scarf"');
}
