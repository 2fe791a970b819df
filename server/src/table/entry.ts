import type { Level } from '@bellwether/bots';
import type { Mix, Seat, Seating } from '@bellwether/kernel';
import type { Phrase, Reaction } from '@bellwether/wire';

/**
 * What the log of a table holds. A table is a pure function of its header and these, in order: chance (seeds), time (`cover` for who
 * ran out of it) and the choices of bots are all in here.
 */
export type Entry =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string; readonly key: string; readonly program: boolean }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'empty'; readonly seat: Seat }
  /** The host wants the seats mixed at the start, or no longer. */
  | { readonly kind: 'mix'; readonly mix?: Mix }
  /** `mixed`: the seats as they were drawn, if they were. */
  | { readonly kind: 'start'; readonly mixed?: Seating }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly why: 'away' | 'time' }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'react'; readonly seat: Seat; readonly reaction: Reaction }
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly seed: string; readonly commitment: string; readonly mixed?: Seating }
  /** `words`: by the operator, who closes the table and may say why. */
  | { readonly kind: 'withdraw'; readonly words?: string }
  /** For so long no server looked after the table: nobody's time. */
  | { readonly kind: 'unattended'; readonly milliseconds: number };

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Only for what we wrote ourselves. */
export function readEntry(text: string): Entry {
  return JSON.parse(text) as Entry;
}
