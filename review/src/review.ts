import type { Reason } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';

/** Part of every review and of the key under which it is stored. Increase it whenever the same record would get a different review. */
export const REVIEW_VERSION = 9;

/** The stages of a review. A review at the stage `done` is final. */
export const STAGES = ['graph', 'decisions', 'refining', 'truth', 'done'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The analysis of a finished game. Plain data: it passes through `postMessage`, JSON and IndexedDB unchanged. Plies are counted as in the
 * record: ply i is `record.moves[i]`. Chances, shares and losses are numbers from 0 to 1. Moves are in notation.
 */
export interface Review {
  readonly version: number;
  readonly game: string;
  readonly stage: Stage;
  /** The fraction of the work that is done, from 0 to 1. */
  readonly progress: number;
  readonly plies: number;
  readonly seats: readonly SeatFacts[];
  readonly lines: readonly Line[];
  /** The largest significant swings, by line, greatest first; only where there was a choice. Empty until the graph is refined. */
  readonly turningPoints: readonly TurningPoint[];
  /** All decisions evaluated so far, of all seats, in the order of the game. A move without a choice is not a decision. */
  readonly decisions: readonly Decision[];
  /** The unit of luck and skill: shares of a win, or gold ahead of the rivals' average. */
  readonly countedIn: CountedIn;
  /** Luck and skill by seat, and by team. Empty until every decision is evaluated. */
  readonly balance: readonly Balance[];
  readonly teams: readonly TeamBalance[];
  /** Wolf & Hound: the winner with all cards open and best play. */
  readonly openCards?: OpenCards;
  /** Wolf & Hound: where partners misread each other, in the order of the game. */
  readonly misreads?: readonly Misread[];
  /** Sheep & Thief: gold by source, and the best layout that a search found for the same cards. */
  readonly gold?: readonly SeatGold[];
}

export type CountedIn = 'share' | 'gold';

export interface SeatFacts {
  readonly seat: Seat;
  readonly team: number;
  readonly sitter: string;
  readonly isPerson: boolean;
  /** The share of the win. */
  readonly result: number;
}

/** A seat's chance to win after 0, 1, … all plies from one point of view: plies + 1 points, the last one the result. */
export interface Line {
  /** The point of view: a seat's knowledge, or `open` for all hands. */
  readonly eyes: Seat | 'open';
  /** The seat whose chance it is. From its own point of view, the same seat; with open cards there is a line for every seat. */
  readonly seat: Seat;
  readonly points: readonly Point[];
}

export interface Point {
  readonly win: number;
  /** The standard error of `win`; 0 for a result. */
  readonly error: number;
}

export interface TurningPoint {
  /** The ply that caused it: from `points[ply]` to `points[ply + 1]`. */
  readonly ply: number;
  /** The player of that move. */
  readonly by: Seat;
  readonly eyes: Seat | 'open';
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** The certainty that the chance really moved in this direction: 0.999 or more. */
  readonly sure: number;
}

/** Mildest first. */
export const LABELS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];
/** The least loss for each label, in rounded points of the chance to win. */
export const LABEL_FROM: Readonly<Record<Label, number>> = { inaccuracy: 3, mistake: 7, blunder: 15 };

/** A choice, judged by what its player knew at the time. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly isPerson: boolean;
  readonly played: string;
  /** The best move found; the played one if none is better. */
  readonly best: string;
  /**
   * The win probability lost compared with the best move. The best move is selected on one half of the samples and evaluated on the other,
   * so noise can make this slightly negative. Sums use it unchanged.
   */
  readonly given: number;
  /** Its standard error. */
  readonly error: number;
  /** The certainty that a better move existed, from 0 to 1. */
  readonly sure: number;
  /**
   * The second look: the played and the best move compared again, further ahead and in other worlds. Present only if the first look is sure
   * of a label and did not already search to the end of the game. Totals use the first look, so that all decisions are treated alike.
   */
  readonly again?: Again;
  /** Present only if the difference is significant: `sure` is 0.99 or more, and a second look agrees. Derived with `toldOf`. */
  readonly label?: Label;
  /** All evaluated moves, best first, by all samples. */
  readonly moves: readonly WeighedMove[];
  /**
   * By seat: the effect of the choice, in the unit of luck. In shares it is measured against the best move, so it can only cost the
   * player's own side; in gold against an average player in the same place, so it can be positive.
   */
  readonly effect: readonly number[];
  /** By seat: its standard error. Measured against the best move, it includes how much other bots disagree. */
  readonly effectErrors: readonly number[];
  /** Why the best move is better; only with a label. */
  readonly reasons: readonly Reason[];
}

/** The loss found by a second look, its standard error, and the certainty that it is real. */
export type Again = Pick<Decision, 'given' | 'error' | 'sure'>;

export interface WeighedMove {
  readonly move: string;
  /** A rougher estimate than the graph's: only the differences between the moves of a decision are meaningful. */
  readonly win: number;
  /** How much more it wins than the played move, and the standard error; 0 for the played move itself. */
  readonly more: number;
  readonly error: number;
}

/** result − start = choices + luck. */
export interface Balance {
  readonly seat: Seat;
  /** In shares: the chance before the deal, and the final share of the win. In gold: a lead of 0, and the final lead. */
  readonly start: number;
  readonly result: number;
  readonly decisions: number;
  /** The total loss of the seat's own decisions. In gold it can be negative, since it is measured against an average player. */
  readonly given: number;
  readonly givenError: number;
  /** The same for an average rival. */
  readonly rivalsGave: number;
  /** The total effect of all seats' decisions on this seat. */
  readonly choices: number;
  /** The remainder: the cards. */
  readonly luck: number;
  readonly luckError: number;
}

export interface TeamBalance {
  readonly team: number;
  readonly seats: readonly Seat[];
  readonly given: number;
  readonly rivalsGave: number;
  readonly choices: number;
  readonly luck: number;
  readonly luckError: number;
}

/** Perfect play with all cards open. */
export interface OpenCards {
  /** The first solved ply; 0 for the whole game. Before it the game tree is too large. */
  readonly from: number;
  /** By number of plies played, up to `plies`: the team that wins from there with best play; null before `from`. */
  readonly winners: readonly (number | null)[];
  /** The plies at which a theoretically won game became a lost one. */
  readonly thrownAway: readonly number[];
  /** By ply: the moves after which the mover's side wins. Empty if it was lost anyway; null if unsolved. */
  readonly winning: readonly (readonly string[] | null)[];
  /** Positions searched. */
  readonly nodes: number;
}

/** A misunderstanding between partners: from what a player saw, one answer of the partner was likely, and another one came. */
export interface Misread {
  readonly ply: number;
  readonly by: Seat;
  readonly partner: Seat;
  /** The ply of the partner's answer. */
  readonly answer: number;
  /** What was expected: the partner sends this animal to a seat, to a team, or moves it at all. */
  readonly animal: string;
  readonly to: Seat | 'partners' | 'rivals' | 'anywhere';
  /** The share of possible hands in which an average partner does so. */
  readonly share: number;
  /** Whether it was the partner's choice or the cards: would an average partner have done so with the cards really held? */
  readonly cause: 'choice' | 'cards';
}

export const GOLD_SOURCES = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep'] as const;
export type GoldSource = (typeof GOLD_SOURCES)[number];

export interface SeatGold {
  readonly seat: Seat;
  /** After each round: gold by source, as if the game had ended there. The last is the result. */
  readonly rounds: readonly Readonly<Record<GoldSource | 'total', number>>[];
  readonly laying: Laying;
}

/** Another layout of the same cards, found by search. There may be better ones. */
export interface Laying {
  /** Gold from towns and rivers in the played layout, and in the best layout found. Animals and missions are left out of both. */
  readonly laid: number;
  readonly found: number;
  /** The best layout by cell, row by row: the card, face up (R-FACEDOWN), or null for a free cell. Empty if none is better. */
  readonly cells: readonly (number | null)[];
  /** Layouts searched. */
  readonly tried: number;
}
