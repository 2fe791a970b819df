import { CODE_LETTERS } from '@bellwether/wire';
import type { RandomSource } from '../secrets.ts';
import type { JoinCodes } from '../store/store.ts';

const CODE_LENGTH = 6;
/** Lifetime of a code, and how much must remain for it to be shown again. */
const CODE_TTL_MS = 2 * 3_600_000;
const MIN_LEFT_MS = 1_200_000;
/** Larger bytes are skipped: they would make some letters likelier. */
const UNBIASED_BELOW = 256 - (256 % CODE_LETTERS.length);

/** 21⁶ codes: with a thousand in use, one of 86,000 guesses is right, and an address has ten a minute. */
export function newCode(random: RandomSource): string {
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of random(CODE_LENGTH))
      if (byte < UNBIASED_BELOW && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  return code;
}

/** The table's code, or a new one if it has none or it expires soon. Undefined if there is no such table. */
export async function codeFor(
  store: JoinCodes,
  random: RandomSource,
  table: string,
  now: number,
): Promise<{ code: string; until: number } | undefined> {
  const known = await store.codeOf(table, now);
  if (known !== undefined && known.until - now > MIN_LEFT_MS) return known;
  for (let tries = 0; tries < 5; tries++) {
    const made = { code: newCode(random), until: now + CODE_TTL_MS };
    if (await store.putCode(made.code, table, now, made.until)) return made;
  }
  return undefined;
}
