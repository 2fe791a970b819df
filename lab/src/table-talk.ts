import type { GameTypes, Seat } from '@bellwether/kernel';

/** A move, or the wish to leave the table. */
export type Answer<T extends GameTypes> = { readonly kind: 'says'; readonly move: T['Move'] } | { readonly kind: 'leaves' };

export interface Asked<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T['View'];
  /** The legal moves, or the first of very many. */
  readonly legal: readonly T['Move'][];
  readonly more: boolean;
  /** Why a move may not be made, in words; undefined if it may. */
  refused(move: T['Move']): string | undefined;
}

/** The way a person at the terminal is spoken to: by menus, or line by line through a pipe. */
export interface TableTalk<T extends GameTypes> {
  say(text: string): void;
  ask(asked: Asked<T>): Promise<Answer<T>>;
  /** Nobody's hand is to be seen until the next person has taken the seat. False if nobody comes. */
  handOver(seat: Seat): Promise<boolean>;
  close(): void;
}
