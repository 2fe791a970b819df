import type { ParseError } from './parse-error.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

export interface GameTypes {
  Config: object;
  Deal: object;
  State: object;
  Move: object;
  /** What happened, all of it: never leaves the engine but through `show`. */
  Event: object;
  EventView: object;
  View: object;
  Outcome: object;
  Refusal: Refusal;
}

/** Text and back: `read(write(x))` equals x, and `read` answers anything else with a ParseError. */
export interface Codec<X, Text = string> {
  write(x: X): Text;
  read(text: Text): X | ParseError;
}

export type Headers = readonly (readonly [key: string, value: string])[];

/** The whole contract a game answers. Nothing in it reads a clock, draws a random number of its own or does I/O. */
export interface Game<T extends GameTypes> {
  /** Never there: it lets a function over `Game<T>` know T from the game it is given. */
  readonly types?: T;
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly rulesVersion: number;

  /** Says no to a set-up that cannot be played. Everything below may rely on a config that passed. */
  checkConfig(config: T['Config']): T['Refusal'] | undefined;
  seats(config: T['Config']): readonly Seat[];

  /** The only chance there is. */
  deal(config: T['Config'], random: Random): T['Deal'];
  checkDeal(config: T['Config'], deal: T['Deal']): T['Refusal'] | undefined;
  start(config: T['Config'], deal: T['Deal']): T['State'];
  clone(state: T['State']): T['State'];
  config(state: T['State']): T['Config'];

  /** The seats that may move now: several at once in a draft, none once the game is over. */
  toAct(state: T['State']): readonly Seat[];
  /** The moves of a seat, moves of equal effect told once. May be lazy and long; depends on nothing that seat cannot see. */
  legal(state: T['State'], seat: Seat): Iterable<T['Move']>;
  /** One legal move at random, without listing them all. Only for a seat that is to act. */
  sample(state: T['State'], seat: Seat, random: Random): T['Move'];
  check(state: T['State'], seat: Seat, move: T['Move']): T['Refusal'] | undefined;
  /** In place, and only for a move that `check` lets pass. `tell` hears everything, in order. */
  apply(state: T['State'], seat: Seat, move: T['Move'], tell?: (event: T['Event']) => void): void;
  outcome(state: T['State']): T['Outcome'] | undefined;

  /**
   * The one door out: what a viewer may know, listed. A seat sees what everybody sees and its own; `open`, the spectators' view of the same
   * state, need not be put together again by whoever has it at hand.
   */
  view(state: T['State'], viewer: Viewer, open?: T['View']): T['View'];
  /** The same door for events; undefined for what the viewer does not even notice. */
  show(event: T['Event'], viewer: Viewer): T['EventView'] | undefined;
  /** A state the viewer cannot tell from the real one, each as likely as the cards make it. */
  imagine(view: T['View'], random: Random): T['State'];

  write(move: T['Move']): string;
  read(text: string): T['Move'] | ParseError;
  readonly configs: Codec<T['Config'], Headers>;
  readonly deals: Codec<T['Deal']>;
  /** Everything of a state as text, secrets included: for tests and bug reports. */
  readonly positions: Codec<T['State']>;
}

/** Check, then apply: the way in for every move that comes from outside. */
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
