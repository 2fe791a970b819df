import type { FirstMoves, GameTypes, Seat } from '@bellwether/kernel';

/** A move, or a request to quit. */
export type Answer<T extends GameTypes> = { readonly kind: 'says'; readonly move: T['Move'] } | { readonly kind: 'leaves' };

/** A question to the person in a seat, with the legal moves, or the first of them if there are very many. */
export interface Asked<T extends GameTypes> extends FirstMoves<T['Move']> {
  readonly seat: Seat;
  readonly view: T['View'];
  /** Why a move is illegal, as a message; undefined if it is legal. */
  refused(move: T['Move']): string | undefined;
}

/** The dialog with the people at the terminal: by menus, or line by line through a pipe. */
export interface TableTalk<T extends GameTypes> {
  say(text: string): void;
  ask(asked: Asked<T>): Promise<Answer<T>>;
  /** Hides all hands until the next person has taken the seat. False if that person quits instead. */
  handOver(seat: Seat): Promise<boolean>;
  close(): void;
}
