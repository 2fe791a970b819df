import type { Seat } from '@bellwether/kernel';
import type { Line, Point, TurningPoint } from './review.ts';
import { sureAbove0 } from './statistics.ts';

/**
 * Smaller swings are not turning points, however certain. Selecting the largest ones exaggerates them: of swings measured at this size,
 * most are really 8 points or more. The constant below is the maximum number marked on each line.
 */
const LEAST_SWING = 0.1;
const MOST_TURNS = 3;
/** A swing is ignored if most of it reverts within this many steps; the second constant is the fraction that counts as most. */
const STEPS = 3;
const BACK = 0.75;
/** Certainty needed for a turning point. A review tests hundreds of swings, so one in a thousand may be noise. */
const SURE = 0.999;

/**
 * The turning points of a line, greatest first. A swing counts if it is significant and does not soon revert. `mayTurn` excludes plies at
 * which the game cannot have turned.
 */
export function turnsOf(
  { eyes, seat, points }: Line,
  moves: readonly { readonly seat: Seat }[],
  mayTurn: (swing: TurningPoint) => boolean = () => true,
): TurningPoint[] {
  const swings = moves.flatMap(({ seat: by }, ply): TurningPoint[] => {
    const [before, after] = [points[ply] as Point, points[ply + 1] as Point];
    const sure = sureApart(before, after);
    const turns = Math.abs(after.win - before.win) >= LEAST_SWING && sure >= SURE && !isTakenBack(points, ply);
    return turns ? [{ ply, by, eyes, seat, from: before.win, to: after.win, sure }] : [];
  });
  const size = ({ from, to }: TurningPoint) => Math.abs(to - from);
  return swings
    .filter(mayTurn)
    .sort((a, b) => size(b) - size(a) || a.ply - b.ply)
    .slice(0, MOST_TURNS);
}

/** The certainty that the chances of two points differ. Their samples are independent, so their variances add up. */
function sureApart(one: Point, other: Point): number {
  return sureAbove0(Math.abs(one.win - other.win), Math.hypot(one.error, other.error), Number.POSITIVE_INFINITY);
}

/**
 * Whether the chance returns, within a few steps, to about its value before the swing or beyond it; or whether the swing itself is such a
 * return. Plies that the seat could not see do not count as steps. A result that was only settled by looking further ahead does not revert
 * a swing.
 */
function isTakenBack(points: readonly Point[], ply: number): boolean {
  const [before, after] = [points[ply] as Point, points[ply + 1] as Point];
  const settled = points.findLastIndex(({ win, error }) => error > 0 || win !== points.at(-1)?.win) + 1;
  const isNear = ply + 1 + STEPS >= settled;
  const onward = steps(points.slice(ply + 1, isNear ? undefined : settled)).slice(1, 1 + STEPS);
  const earlier = steps(points.slice(0, ply + 1).reverse()).slice(1, 1 + STEPS);
  return onward.some((then) => reaches(after, then, before)) || earlier.some((then) => isLike(then, after) || isBack(before, after, then));
}

/** The points at which the chance differs from the one before. */
function steps(points: readonly Point[]): Point[] {
  return points.filter(({ win }, i) => i === 0 || win !== points[i - 1]?.win);
}

/** Whether a chance has moved from one point at least about as far as another one, within the error. */
function reaches(from: Point, now: Point, goal: Point): boolean {
  return Math.sign(goal.win - from.win) * (now.win - goal.win) >= 0 || isBack(from, now, goal) || isLike(now, goal);
}

/** Whether it has moved most of the way back to a point, and not far beyond it. */
function isBack(from: Point, now: Point, goal: Point): boolean {
  const [way, gone] = [goal.win - from.win, now.win - from.win];
  return gone / way >= BACK && way / gone >= BACK;
}

function isLike(one: Point, other: Point): boolean {
  return sureApart(one, other) < SURE_LIKE;
}

/** Below this certainty, two chances count as equal. */
const SURE_LIKE = 0.975;
