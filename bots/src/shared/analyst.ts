import type { Game, GameTypes, Random, Seat } from '@bellwether/kernel';
import type { Reason } from './reason.ts';

/** By seat, index 0 for seat 1: the share of a win, from 0 to 1. Partners have the same share. */
export type Shares = readonly number[];

/** By seat: its gold less what its rivals have on average. */
export type Leads = readonly number[];

/** A move that was tried out, and what it came to in each sample. Sample n of every move was played with the same hidden cards. */
export interface Weighed<T extends GameTypes> {
  readonly move: T['Move'];
  readonly samples: readonly Shares[];
}

/** Luck and skill of a game of gold are counted in leads. */
export interface GoldCount<T extends GameTypes> {
  /** Of a finished game. */
  leads(state: T['State']): Leads;
  /** By sample: what a choice changed in everybody's lead, against the same yardstick for all. */
  changed(view: T['View'], played: T['Move'], samples: number, random: Random): readonly Leads[];
}

/** The played move and a better one weighed again in other worlds than before, in another way than `weigh` does. */
export interface SecondLook<T extends GameTypes> {
  weigh(
    view: T['View'],
    played: T['Move'],
    better: T['Move'],
    samples: number,
    random: Random,
  ): readonly [played: Weighed<T>, better: Weighed<T>];
}

/**
 * Looks back at a finished game, for its review. Where it is given a view it uses what that seat knew and nothing else. Where it is given
 * a state it sees all cards: nobody may ask that of a game that is still running.
 */
export interface Analyst<T extends GameTypes> {
  readonly game: Game<T>;
  /** The view without what tells its seat nothing, such as who has made a secret choice: where it is the same, so are the chances. */
  known(view: T['View']): T['View'];
  /** Samples of how the game would end, if all went on sensibly: the hidden cards are dealt anew in each. */
  fromView(view: T['View'], samples: number, random: Random): readonly Shares[];
  /** The same with the cards as they really lay. */
  fromState(state: T['State'], samples: number, random: Random): readonly Shares[];
  /** The same before a card is dealt. */
  fromStart(config: T['Config'], samples: number, random: Random): readonly Shares[];
  /** What the means of samples really stand for: each seat's chance to win, as games among equals have shown. Only that of `eyes`, if it is a seat. */
  chances(means: Shares, eyes: Seat | 'open', state: T['State']): Shares;
  /** Whether a swing through these eyes comes from new cards, or from looking farther ahead than before, and not from the move itself. */
  isDealt(before: T['State'], after: T['State'], eyes: Seat | 'open'): boolean;
  /** The moves of a decision, each in all samples. The played move comes first; moves of the same effect are left out. */
  weigh(view: T['View'], legal: Iterable<T['Move']>, played: T['Move'], samples: number, random: Random): readonly Weighed<T>[];
  /** Only of a game whose `weigh` trusts a guess instead of playing on to the end: a label must hold by each of them. */
  readonly secondLooks?: readonly SecondLook<T>[];
  /** Whole games of bots of another kind after both moves. They leave too much doubt to bear a label out, but show if it promises too much. */
  wholeGames?(view: T['View']): SecondLook<T>;
  /** How far other bots are from a difference that `weigh` finds between two moves: a standard error. Nothing, if nothing is said. */
  doubt?(difference: number): number;
  /** Games of gold have it. In others luck and skill are counted in shares of a win, against the best move. */
  readonly gold?: GoldCount<T>;
  /** Why one move is better than another. */
  reasons(view: T['View'], legal: Iterable<T['Move']>, better: T['Move'], than: T['Move'], random: Random): readonly Reason[];
}

/** No number of samples makes a chance quite certain: means are drawn in by this much at both ends. */
export function doubted(mean: number, doubt: number): number {
  return doubt + (1 - 2 * doubt) * mean;
}
