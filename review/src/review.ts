import type { Reason } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';

/** Part of every review and of the key of a stored one: raised when the same record would be reviewed otherwise. */
export const REVIEW_VERSION = 8;

/** Steps of the work, in their order. A review of the stage `done` does not change any more. */
export const STAGES = ['graph', 'decisions', 'refining', 'truth', 'done'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * A finished game looked back at. Plain data: it goes through `postMessage`, JSON and IndexedDB unchanged. Plies are counted as in the
 * record: ply i is `record.moves[i]`. Chances, shares and what is given away are numbers from 0 to 1. Moves are in notation.
 */
export interface Review {
  readonly version: number;
  readonly game: string;
  readonly stage: Stage;
  /** How much of the work is done, from 0 to 1. */
  readonly progress: number;
  readonly plies: number;
  readonly seats: readonly SeatFacts[];
  readonly lines: readonly Line[];
  /** The largest swings beyond chance, by line, greatest first; none where there was no choice. Empty until the graph is refined. */
  readonly turningPoints: readonly TurningPoint[];
  /** All decisions of all seats weighed so far, in the order of the game. A move without a choice is none. */
  readonly decisions: readonly Decision[];
  /** What luck and skill are counted in: shares of a win, or gold ahead of the rivals' average. */
  readonly countedIn: CountedIn;
  /** Luck and skill by seat, and by team. Empty until every decision is weighed. */
  readonly balance: readonly Balance[];
  readonly teams: readonly TeamBalance[];
  /** Wolf & Hound: who would have won with all cards open and best play. */
  readonly openCards?: OpenCards;
  /** Sheep & Thief: where the gold came from, and the best laying that a search found for the same cards. */
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

/** The chance of a seat to win after 0, 1, … all plies, through somebody's eyes: plies + 1 points, the last one the result. */
export interface Line {
  /** Whose knowledge: the seat's own, or `open` for all hands. */
  readonly eyes: Seat | 'open';
  /** Whose chance. With own eyes it is the seat's own; with open cards there is a line for every seat. */
  readonly seat: Seat;
  readonly points: readonly Point[];
}

export interface Point {
  readonly win: number;
  /** The standard error of `win`; 0 for a result. */
  readonly error: number;
}

export interface TurningPoint {
  /** The ply that made it: from `points[ply]` to `points[ply + 1]`. */
  readonly ply: number;
  /** Who made that move. */
  readonly by: Seat;
  readonly eyes: Seat | 'open';
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** How sure it is that the chance went this way at all: 0.999 or more. */
  readonly sure: number;
}

/** Least first. */
export const LABELS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];
/** From so many points of the chance to win, rounded, a decision has this label. */
export const LABEL_FROM: Readonly<Record<Label, number>> = { inaccuracy: 3, mistake: 7, blunder: 15 };

/** One choice, judged by what its player knew at the time. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly isPerson: boolean;
  readonly played: string;
  /** The best move found, the played one itself if none is better. */
  readonly best: string;
  /**
   * The chance given away against the best move. The best is picked on one half of the samples and valued on the other, so chance may
   * bring it a little below 0. Sums are made of it as it is.
   */
  readonly given: number;
  /** Its standard error. */
  readonly error: number;
  /** How sure it is that something better was there, from 0 to 1. */
  readonly sure: number;
  /**
   * The played move and the best weighed again, farther ahead and in worlds of their own. Only where the first weighing is sure of a label
   * and looks less far than the game goes. Sums are made of the first: it does the same for all decisions.
   */
  readonly again?: Again;
  /** Only where the difference is beyond chance: `sure` is 0.99 or more, and a second weighing agrees. By `toldOf`. */
  readonly label?: Label;
  /** All moves weighed, best first, by all samples. */
  readonly moves: readonly WeighedMove[];
  /**
   * By seat: what the choice changed, in what luck is counted in. In shares against the best move, so it costs the player's own side; in
   * gold against an ordinary player in that place, so it may bring something.
   */
  readonly effect: readonly number[];
  /** By seat: its standard error. Against the best move it holds how far other bots are from that, too. */
  readonly effectErrors: readonly number[];
  /** Why the best move is better; only with a label. */
  readonly reasons: readonly Reason[];
}

/** What a second weighing says was given away, its standard error, and how sure it is that anything was. */
export type Again = Pick<Decision, 'given' | 'error' | 'sure'>;

export interface WeighedMove {
  readonly move: string;
  /** How high the chances of a decision are is a rougher guess than the graph's: what counts is how far they are apart. */
  readonly win: number;
  /** By how much more it wins than the move played, and the standard error of that: nothing for the played one itself. */
  readonly more: number;
  readonly error: number;
}

/** result − start = choices + luck. */
export interface Balance {
  readonly seat: Seat;
  /** In shares: the chance before a card was dealt, and the share of the win. In gold: no lead, and the lead at the end. */
  readonly start: number;
  readonly result: number;
  readonly decisions: number;
  /** What the seat's own decisions gave away, in all: in gold, against an ordinary player, it may be less than nothing. */
  readonly given: number;
  readonly givenError: number;
  /** The same for an average rival. */
  readonly rivalsGave: number;
  /** What all decisions of all seats changed for this seat. */
  readonly choices: number;
  /** All the rest: the cards. */
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

/** Exact play of all with all cards open. */
export interface OpenCards {
  /** The first ply from which it is worked out. 0: the whole game. Before it the game was too large. */
  readonly from: number;
  /** By number of plies played, up to `plies`: the team that wins from there with best play; null before `from`. */
  readonly winners: readonly (number | null)[];
  /** Plies of which the move turned a won game into a lost one, as it lay. */
  readonly thrownAway: readonly number[];
  /** By ply: the moves after which the mover's side wins. Empty where it was lost anyway; null where that was not worked out. */
  readonly winning: readonly (readonly string[] | null)[];
  /** Positions looked at. */
  readonly nodes: number;
}

export const GOLD_SOURCES = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep'] as const;
export type GoldSource = (typeof GOLD_SOURCES)[number];

export interface SeatGold {
  readonly seat: Seat;
  /** After each round: the gold by source, as if the game had ended there. The last is the result. */
  readonly rounds: readonly Readonly<Record<GoldSource | 'total', number>>[];
  readonly laying: Laying;
}

/** Another laying of the same cards, found by search: there may be better ones. */
export interface Laying {
  /** Gold of towns and rivers as it was laid, and of the best laying found. Animals and missions are left out of both. */
  readonly laid: number;
  readonly found: number;
  /** The best laying by cell, row by row: the card, all face up (R-FACEDOWN), or null for a free cell. Empty if none brings more. */
  readonly cells: readonly (number | null)[];
  /** Layings looked at. */
  readonly tried: number;
}
