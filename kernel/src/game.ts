import type { ParseError } from './parse-error.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

export interface GameTypes {
  Config: object;
  Deal: object;
  State: object;
  Move: object;
  /** Everything that happened. It leaves the engine only through `show`. */
  Event: object;
  EventView: object;
  View: object;
  Outcome: object;
  Refusal: Refusal;
}

/** A text form: `read(write(x))` equals x, and `read` returns a ParseError for anything else. */
export interface Codec<X, Text = string> {
  write(x: X): Text;
  read(text: Text): X | ParseError;
}

export type Headers = readonly (readonly [key: string, value: string])[];

/** The contract that every game implements. Nothing in it reads a clock, draws its own random numbers or does I/O. */
export interface Game<T extends GameTypes> {
  /** Never set: it lets TypeScript infer T from a game. */
  readonly types?: T;
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly rulesVersion: number;

  /** Refuses a set-up that cannot be played. All other functions rely on a config that passed. */
  checkConfig(config: T['Config']): T['Refusal'] | undefined;
  seats(config: T['Config']): readonly Seat[];

  /** The only randomness of a game. */
  deal(config: T['Config'], random: Random): T['Deal'];
  checkDeal(config: T['Config'], deal: T['Deal']): T['Refusal'] | undefined;
  start(config: T['Config'], deal: T['Deal']): T['State'];
  clone(state: T['State']): T['State'];
  /** Makes `to`, a state of the same config, equal to `from`: `clone` without the garbage, for searches. */
  copyInto(to: T['State'], from: T['State']): void;
  config(state: T['State']): T['Config'];

  /** The seats that may move now: several at once in a draft, none once the game is over. */
  toAct(state: T['State']): readonly Seat[];
  /** The moves of a seat; moves of equal effect are listed once. May be lazy and long. Depends on nothing that the seat cannot see. */
  legal(state: T['State'], seat: Seat): Iterable<T['Move']>;
  /** One legal move at random, without listing them all. Only for a seat that is to act. */
  sample(state: T['State'], seat: Seat, random: Random): T['Move'];
  check(state: T['State'], seat: Seat, move: T['Move']): T['Refusal'] | undefined;
  /** Changes the state in place; only for a move that passed `check`. `tell` is called with every event, in order. */
  apply(state: T['State'], seat: Seat, move: T['Move'], tell?: (event: T['Event']) => void): void;
  outcome(state: T['State']): T['Outcome'] | undefined;
  /** Seats of one team win and lose together. Teams are counted from 0; if everyone plays alone, each seat is a team. */
  teamOf(config: T['Config'], seat: Seat): number;
  /** The winning seats: whole teams, several of them if they share the win. */
  winners(config: T['Config'], outcome: T['Outcome']): readonly Seat[];

  /**
   * All a viewer may know, field by field: with `show`, the only way out of the engine. A seat's view is the spectators' view plus what the
   * seat alone knows. A caller that already has the spectators' view of this state passes it as `open`, so it is not computed again.
   */
  view(state: T['State'], viewer: Viewer, open?: T['View']): T['View'];
  /** An event as a viewer may know it; undefined if the viewer does not notice it. */
  show(event: T['Event'], viewer: Viewer): T['EventView'] | undefined;
  /**
   * The view after an event, as this viewer was shown it. Following all events of a move leads from the view before to the view after, byte
   * for byte; views in between show the table at that moment. The given view does not change. Returns undefined, whatever the type says,
   * for a kind of event the game does not know, such as a newer server's.
   */
  follow(view: T['View'], event: T['EventView']): T['View'];
  /**
   * The table a view shows, for reading it and for listing the viewer's own moves. What the viewer does not know is missing, so it cannot
   * be played on: use `imagine`.
   */
  tableOf(view: T['View']): T['State'];
  /** A whole state that the viewer cannot tell from the real one: the unseen cards are dealt fairly. */
  imagine(view: T['View'], random: Random): T['State'];

  write(move: T['Move']): string;
  read(text: string): T['Move'] | ParseError;
  readonly configs: Codec<T['Config'], Headers>;
  readonly deals: Codec<T['Deal']>;
}

/** A game with the text form of its positions: for lessons, puzzles, tests and bug reports. A page that only plays does not load it. */
export interface GameWithPositions<T extends GameTypes> extends Game<T> {
  /** Everything in a state as text, secrets included. */
  readonly positions: Codec<T['State']>;
}

/** Check, then apply: the entry point for every move from outside. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
  tell?: (event: T['Event']) => void,
): T['Refusal'] | undefined {
  const refusal = game.check(state, seat, move);
  if (refusal === undefined) game.apply(state, seat, move, tell);
  return refusal;
}

/**
 * A game of unknown types: server, lab and page pass values from one of its functions to another and never examine them. Every game is
 * assignable to it. The compiler then cannot notice when a value of one game reaches another: compare `id` first.
 */
export type AnyGame = Game<GameTypes>;
export type AnyGameWithPositions = GameWithPositions<GameTypes>;

export interface FirstMoves<Move> {
  readonly moves: readonly Move[];
  /** Whether the list is cut. */
  readonly more: boolean;
}

/** The first `most` moves of a seat: lists may be very long. */
export function firstMoves<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, most: number): FirstMoves<T['Move']> {
  const moves: T['Move'][] = [];
  for (const move of game.legal(state, seat)) {
    if (moves.length === most) return { moves, more: true };
    moves.push(move);
  }
  return { moves, more: false };
}
