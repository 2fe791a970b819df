import type { Codec, Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

/** By piece, how it is drawn, such as `gray+scarf`. Pages ignore what they do not know. */
export type Looks = Readonly<Record<string, string>>;

/** Any config may have looks. They change nothing in the game, have a separate header, and are not committed to. */
interface WithLooks {
  readonly looks?: Looks;
}

interface SetUp<C> {
  readonly configs: Codec<C, Headers>;
}

const HEADER = 'Looks';
const FORM = /^[a-z0-9-]+=[a-z+]+( [a-z0-9-]+=[a-z+]+)*$/;

/** The headers of a config and of its looks. */
export function writeSetUp<C extends object>({ configs }: SetUp<C>, config: C): Headers {
  const looks = Object.entries((config as WithLooks).looks ?? {});
  return [...configs.write(config), ...(looks.length === 0 ? [] : [[HEADER, looks.map((look) => look.join('=')).join(' ')] as const])];
}

export function readSetUp<C extends object>({ configs }: SetUp<C>, headers: Headers): C | ParseError {
  const config = configs.read(headers.filter(([key]) => key !== HEADER));
  const text = headers.find(([key]) => key === HEADER)?.[1];
  if (text === undefined || config instanceof ParseError) return config;
  if (!FORM.test(text)) return new ParseError(`[${HEADER}]`, 'syntax', text, 'such as "my-wolf=gray+scarf"');
  return { ...config, looks: Object.fromEntries(text.split(' ').map((look) => look.split('='))) };
}
