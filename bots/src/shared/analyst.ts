import type { Game, GameTypes, Random, Seat } from '@bellwether/kernel';
import type { Reason } from './reason.ts';

/** By seat, index 0 for seat 1: the share of a win, from 0 to 1. Partners have the same share. */
export type Shares = readonly number[];

/** By seat: its gold less what its rivals have on average. */
export type Leads = readonly number[];

/** A move that was evaluated, and its result in each sample. Sample n of every move has the same hidden cards. */
export interface Weighed<T extends GameTypes> {
  readonly move: T['Move'];
  readonly samples: readonly Shares[];
}

/** Luck and skill for a game scored in gold, measured in leads. */
export interface GoldCount<T extends GameTypes> {
  /** Of a finished game. */
  leads(state: T['State']): Leads;
  /** By sample: how a move changed every seat's lead, relative to the same baseline. */
  changed(view: T['View'], played: T['Move'], samples: number, random: Random): readonly Leads[];
}

/** Compares the played move with a better one again, in other worlds and by another method than `weigh`. */
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
 * Analyzes a finished game, for its review. Given a view, it uses only what that seat knew. Given a state, it sees all cards, which is
 * forbidden while a game is running.
 */
export interface Analyst<T extends GameTypes> {
  readonly game: Game<T>;
  /**
   * The view without details that carry no information for its seat, such as who has made a secret choice. Equal views have equal chances.
   */
  known(view: T['View']): T['View'];
  /** Samples of how the game would end with sensible play, with the hidden cards dealt again in each. */
  fromView(view: T['View'], samples: number, random: Random): readonly Shares[];
  /** The same with the cards as they really are. */
  fromState(state: T['State'], samples: number, random: Random): readonly Shares[];
  /** The same before the deal. */
  fromStart(config: T['Config'], samples: number, random: Random): readonly Shares[];
  /**
   * Calibrates means of samples: each seat's probability of winning, as measured in games among equal players. If `eyes` is a seat, only
   * that seat's value is calibrated.
   */
  chances(means: Shares, eyes: Seat | 'open', state: T['State']): Shares;
  /** Whether a swing from this point of view is due to newly revealed cards or a longer look-ahead, not to the move. */
  isDealt(before: T['State'], after: T['State'], eyes: Seat | 'open'): boolean;
  /** The moves of a decision, each in all samples. The played move comes first; moves of equal effect are left out. */
  weigh(view: T['View'], legal: Iterable<T['Move']>, played: T['Move'], samples: number, random: Random): readonly Weighed<T>[];
  /** For a game whose `weigh` estimates instead of playing to the end: each of them must confirm a label. */
  readonly secondLooks?: readonly SecondLook<T>[];
  /** Plays both moves out with whole games of another kind of bot. Too noisy to confirm a label, but shows whether one is exaggerated. */
  wholeGames?(view: T['View']): SecondLook<T>;
  /** How much other bots disagree with `weigh` about a difference between two moves, as a standard error; 0 by default. */
  doubt?(difference: number): number;
  /** Present for games scored in gold. Other games measure luck and skill as shares of a win, relative to the best move. */
  readonly gold?: GoldCount<T>;
  /** Why one move is better than another. */
  reasons(view: T['View'], legal: Iterable<T['Move']>, better: T['Move'], than: T['Move'], random: Random): readonly Reason[];
}

/** Shrinks a mean toward the middle by this much at both ends: no number of samples makes a chance certain. */
export function doubted(mean: number, doubt: number): number {
  return doubt + (1 - 2 * doubt) * mean;
}
