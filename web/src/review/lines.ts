import type { Seat } from '@bellwether/kernel';
import { INTERVAL, isConfirmed, type Review, SURE, type TurningPoint } from '@bellwether/review';
import { pointsOf } from './luck.ts';
import type { Eyes } from './place.ts';
import type { ReviewWords } from './words/en.ts';

/** How a seat's side is drawn and called: colour is never the only sign. */
export interface Side {
  /** Equal for seats that win together. */
  readonly team: number;
  /** By itself: “Team Blue”, “Anna”. */
  readonly name: string;
  /** In a sentence, which brings the word for a team along. */
  readonly called: string;
  readonly colour: string;
  readonly pointed: boolean;
  /** What stands in its sign. */
  readonly sign: string;
}

/** The chance of one side after 0, 1, … moves. */
export interface DrawnLine {
  readonly side: Side;
  readonly wins: readonly number[];
  readonly errors: readonly number[];
}

/** What the graph shows through these eyes: the side's own chance, or with all hands open one line for every side. */
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

/** Whether graph and turning points stay as they are: before they are refined all of them may change. */
export function isSettled({ stage }: Pick<Review, 'stage'>): boolean {
  return stage === 'truth' || stage === 'done';
}

export function turnName(words: ReviewWords, review: Review): string {
  return isSettled(review) ? words.graph.turning : words.graph.maybe;
}

/** The turning points through these eyes, in the order of the game, each move once. */
export function turnsFor(review: Review, eyes: Eyes): TurningPoint[] {
  const seen = review.turningPoints.filter((turn) => turn.eyes === (eyes === 'all' ? 'open' : eyes));
  const byPly = new Map<number, TurningPoint>();
  for (const turn of seen) if (!byPly.has(turn.ply)) byPly.set(turn.ply, turn);
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

/** The moves with a label, by whom they are looked for: the person's own, or everybody's. */
export function mistakesOf({ decisions }: Review, seat: Seat | undefined): number[] {
  const own = decisions.filter((one) => one.label !== undefined && (seat === undefined ? one.isPerson : one.seat === seat));
  return own.map(({ ply }) => ply);
}

/** What is to be said of a decision. */
export type Verdict = 'waits' | 'only' | 'label' | 'best' | 'slight' | 'likely' | 'unconfirmed' | 'even';

export function verdictOf({ decisions, stage }: Review, ply: number): Verdict {
  const decision = decisions.find((one) => one.ply === ply);
  // While decisions are weighed a move that is not there yet may still come.
  if (decision === undefined) return stage === 'graph' || stage === 'decisions' ? 'waits' : 'only';
  if (decision.label !== undefined) return 'label';
  if (decision.best === decision.played) return 'best';
  if (!isConfirmed(decision.again)) return 'unconfirmed';
  const more = decision.moves.find(({ move }) => move === decision.best);
  // By the figures as they are printed: no sentence says otherwise.
  if (more === undefined || pointsOf(more.more) <= pointsOf(INTERVAL * more.error)) return 'even';
  return decision.sure >= SURE ? 'slight' : 'likely';
}
