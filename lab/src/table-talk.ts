import type { FirstMoves, GameTypes, Seat } from '@bellwether/kernel';

/** A move, or the wish to leave the table. */
export type Answer<T extends GameTypes> = { readonly kind: 'says'; readonly move: T['Move'] } | { readonly kind: 'leaves' };

/** A question to the person in a seat, with the legal moves, or the first of very many. */
export interface Asked<T extends GameTypes> extends FirstMoves<T['Move']> {
  readonly seat: Seat;
  readonly view: T['View'];
  /** Why a move may not be made, in words; undefined if it may. */
  refused(move: T['Move']): string | undefined;
}

/** Talks with the people at the terminal: by menus, or line by line through a pipe. */
export interface TableTalk<T extends GameTypes> {
  say(text: string): void;
  ask(asked: Asked<T>): Promise<Answer<T>>;
  /** Shows no hand until the next person has taken the seat. False if that person leaves instead. */
  handOver(seat: Seat): Promise<boolean>;
  close(): void;
}
