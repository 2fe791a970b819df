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
  /** The host requests that seats be mixed at the start; without `mix`, cancels that. */
  | { readonly kind: 'mix'; readonly mix?: Mix }
  /** `mixed`: the result of mixing the seats, if requested. */
  | { readonly kind: 'start'; readonly mixed?: Seating }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly why: 'away' | 'time' }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'react'; readonly seat: Seat; readonly reaction: Reaction }
  /**
   * `absent`: seats, numbered as before mixing, whose owners did not answer the vote for this game; `left`: whose
   * owners declined.
   */
  | {
      readonly kind: 'rematch';
      readonly seat: Seat;
      readonly seed: string;
      readonly commitment: string;
      readonly mixed?: Seating;
      readonly absent?: readonly Seat[];
      readonly left?: readonly Seat[];
    }
  /** The table is closed. `words`: the operator's message, if the operator closed it. */
  | { readonly kind: 'withdraw'; readonly words?: string }
  /** Downtime of the server, which is charged to no clock. */
  | { readonly kind: 'unattended'; readonly milliseconds: number }
  | { readonly kind: 'access'; readonly access: Access }
  /** `key`: the removed person's (hash). */
  | { readonly kind: 'remove'; readonly seat: Seat; readonly key: string }
  /** The new host; without `key`, the next person who sits down becomes host. */
  | { readonly kind: 'host'; readonly key?: string; readonly gone?: true }
  | ({ readonly kind: 'ask' | 'reserve' } & LateComer)
  /** `ask`: the revision of the request. */
  | ({ readonly kind: 'agree'; readonly ask: number; readonly when: 'now' | 'deal' } & LateComer)
  | { readonly kind: 'decline'; readonly ask: number; readonly name: string }
  /** The person with this key withdraws a request to sit down. */
  | { readonly kind: 'leave'; readonly key: string; readonly name: string }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly mix?: Mix }
  | { readonly kind: 'pause' | 'resume'; readonly seat: Seat }
  /** The first entry of a match table: one deal in one room of a duplicate match. */
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
