import type { Seat } from '@bellwether/kernel';
import {
  type Balance,
  type Decision,
  disagrees,
  INTERVAL,
  isConfirmed,
  type Review,
  SURE,
  type TurningPoint,
  toldOf,
} from '@bellwether/review';
import { pointsOf } from './luck.ts';
import type { Eyes } from './place.ts';
import type { ReviewWords } from './words/en.ts';

/** How a seat's side is drawn and named: color is never the only sign. */
export interface Side {
  /** Equal for seats that win together. */
  readonly team: number;
  /** As a label: “Team Blue”, “Anna”. */
  readonly name: string;
  /** Inside a sentence, including the word for a team. */
  readonly called: string;
  readonly colour: string;
  readonly pointed: boolean;
  /** The text in its sign. */
  readonly sign: string;
}

/** The win probability of a side after 0, 1, … moves. */
export interface DrawnLine {
  readonly side: Side;
  readonly wins: readonly number[];
  readonly errors: readonly number[];
}

/** The lines of the graph from a point of view: the seat's own chance, or with open cards one line per side. */
export function linesFor(review: Review, sides: readonly Side[], eyes: Eyes): DrawnLine[] {
  const wanted = review.lines.filter((line) => line.eyes === (eyes === 'all' ? 'open' : eyes));
  const drawn = new Set<number>();
  return wanted.flatMap(({ seat, points }) => {
    const side = sides[seat - 1];
    if (side === undefined || drawn.has(side.team)) return [];
    drawn.add(side.team);
    return [{ side, wins: points.map(({ win }) => win), errors: points.map(({ error }) => error) }];
  });
}

/** Whether graph and turning points are final: before refinement all of them may change. */
export function isSettled({ stage }: Pick<Review, 'stage'>): boolean {
  return stage === 'truth' || stage === 'done';
}

export function turnName(words: ReviewWords, review: Review): string {
  return isSettled(review) ? words.graph.turning : words.graph.maybe;
}

/** Turning points from a point of view, in the order of the game, each move once. */
export function turnsFor(review: Review, eyes: Eyes): TurningPoint[] {
  const seen = review.turningPoints.filter((turn) => turn.eyes === (eyes === 'all' ? 'open' : eyes));
  const byPly = new Map<number, TurningPoint>();
  for (const turn of seen) if (!byPly.has(turn.ply)) byPly.set(turn.ply, turn);
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

/** Plies of moves with a label: the person's own, or everyone's. */
export function mistakesOf({ decisions }: Review, seat: Seat | undefined): number[] {
  const own = decisions.filter((one) => one.label !== undefined && (seat === undefined ? one.isPerson : one.seat === seat));
  return own.map(({ ply }) => ply);
}

/** Whether the line of the graph and the label of a decision contradict each other. */
export function isContrary(review: Review, decision: Decision, eyes: Eyes): boolean {
  return disagrees(review, decision, eyes === 'all' ? 'open' : eyes);
}

/** The labeled decision of a seat that gave most away. */
export function worstOf({ decisions }: Pick<Review, 'decisions'>, seat: Seat): Decision | undefined {
  const labeled = decisions.filter((one) => one.seat === seat && one.label !== undefined);
  return labeled.toSorted((a, b) => toldOf(b).given - toldOf(a).given)[0];
}

/** Whether luck was against a seat, by more than its doubt. */
export function wasUnlucky({ luck, luckError }: Pick<Balance, 'luck' | 'luckError'>): boolean {
  return luck < -INTERVAL * luckError;
}

/** The verdict on a decision: its label, or why it has none. */
export type Verdict = 'waits' | 'only' | 'label' | 'best' | 'slight' | 'likely' | 'unconfirmed' | 'even';

export function verdictOf({ decisions, stage }: Review, ply: number): Verdict {
  const decision = decisions.find((one) => one.ply === ply);
  // While decisions are analyzed, a missing one may still come.
  if (decision === undefined) return stage === 'graph' || stage === 'decisions' ? 'waits' : 'only';
  if (decision.label !== undefined) return 'label';
  if (decision.best === decision.played) return 'best';
  if (!isConfirmed(decision.again)) return 'unconfirmed';
  const more = decision.moves.find(({ move }) => move === decision.best);
  // By the figures as printed, so that no sentence contradicts them.
  if (more === undefined || pointsOf(more.more) <= pointsOf(INTERVAL * more.error)) return 'even';
  return decision.sure >= SURE ? 'slight' : 'likely';
}
