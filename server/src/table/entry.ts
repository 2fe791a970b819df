import type { Level } from '@bellwether/bots';
import type { Mix, Seat, Seating } from '@bellwether/kernel';
import type { Access, Phrase, Reaction } from '@bellwether/wire';

/**
 * A table's log entry. State is a pure fold of header and entries: chance (seeds), time (`cover` when out of time) and
 * the bots' choices are all entries.
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
  /** `absent`: seats, before they were mixed, of those who did not answer whether they want this game; `left`: of those who do not. */
  | {
      readonly kind: 'rematch';
      readonly seat: Seat;
      readonly seed: string;
      readonly commitment: string;
      readonly mixed?: Seating;
      readonly absent?: readonly Seat[];
      readonly left?: readonly Seat[];
    }
  /** `words`: by the operator, who closes the table and may say why. */
  | { readonly kind: 'withdraw'; readonly words?: string }
  /** For so long no server looked after the table: nobody's time. */
  | { readonly kind: 'unattended'; readonly milliseconds: number }
  | { readonly kind: 'access'; readonly access: Access }
  /** `key`: of the person who was sent away. */
  | { readonly kind: 'remove'; readonly seat: Seat; readonly key: string }
  /** The table has this host from now on; without `key`, whoever sits down next. */
  | { readonly kind: 'host'; readonly key?: string; readonly gone?: true }
  | ({ readonly kind: 'ask' | 'reserve' } & LateComer)
  /** `ask`: the revision at which it was asked. */
  | ({ readonly kind: 'agree'; readonly ask: number; readonly when: 'now' | 'deal' } & LateComer)
  | { readonly kind: 'decline'; readonly ask: number; readonly name: string }
  /** Whoever has this key does not want to sit down any more. */
  | { readonly kind: 'leave'; readonly key: string; readonly name: string }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly mix?: Mix }
  | { readonly kind: 'pause' | 'resume'; readonly seat: Seat }
  /** First of all: the table is that of one deal in one room of a duplicate match. */
  | { readonly kind: 'match'; readonly match: string; readonly deal: number; readonly deals: number; readonly room: number }
  /** The deal has ended at all tables of its match. */
  | { readonly kind: 'unseal' };

/** A person who wants to sit down during a game. `key` is a hash. */
export interface LateComer {
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
  readonly program: boolean;
}

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Only for our own entries: no validation. */
export function readEntry(text: string): Entry {
  return JSON.parse(text) as Entry;
}
