import type { Seat } from '@bellwether/kernel';
import type { Line, Point, TurningPoint } from './review.ts';
import { sureAbove0 } from './statistics.ts';

/** Swings below this are no turning points, however sure they are: of those that are found so great most really are 8 points or more. And so many are marked on each line, at most. */
const LEAST_SWING = 0.1;
const MOST_TURNS = 3;
/** What is taken back within so many steps has turned nothing; so much of it must come back for that. */
const STEPS = 3;
const BACK = 0.75;
/** A review looks at hundreds of swings: one in a thousand may be made up by chance. */
const SURE = 0.999;

/**
 * The turning points of a line, greatest first. A swing counts if it is beyond chance, and if the chance does not soon go back to
 * where it was: what is taken back has turned nothing. `mayTurn` says no where the game cannot have turned.
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

/** How sure it is that the chances of two points differ. Their samples are not the same, so their errors add up. */
function sureApart(one: Point, other: Point): number {
  return sureAbove0(Math.abs(one.win - other.win), Math.hypot(one.error, other.error), Number.POSITIVE_INFINITY);
}

/**
 * Whether the chance is back within a few steps about where it was before the swing, or past that; or whether the swing itself only brings
 * it back. Plies that the seat could not see are no step; a result that is settled farther away takes nothing back.
 */
function isTakenBack(points: readonly Point[], ply: number): boolean {
  const [before, after] = [points[ply] as Point, points[ply + 1] as Point];
  const settled = points.findLastIndex(({ win, error }) => error > 0 || win !== points.at(-1)?.win) + 1;
  const isNear = ply + 1 + STEPS >= settled;
  const onward = steps(points.slice(ply + 1, isNear ? undefined : settled)).slice(1, 1 + STEPS);
  const earlier = steps(points.slice(0, ply + 1).reverse()).slice(1, 1 + STEPS);
  return onward.some((then) => reaches(after, then, before)) || earlier.some((then) => isLike(then, after) || isBack(before, after, then));
}

/** The points at which the chance is another than at the one before. */
function steps(points: readonly Point[]): Point[] {
  return points.filter(({ win }, i) => i === 0 || win !== points[i - 1]?.win);
}

/** Whether a chance that set out from one point has come about as far as another or past it, as far as chance lets us tell. */
function reaches(from: Point, now: Point, goal: Point): boolean {
  return Math.sign(goal.win - from.win) * (now.win - goal.win) >= 0 || isBack(from, now, goal) || isLike(now, goal);
}

/** Whether it has gone most of the way to a point, and not far beyond it. */
function isBack(from: Point, now: Point, goal: Point): boolean {
  const [way, gone] = [goal.win - from.win, now.win - from.win];
  return gone / way >= BACK && way / gone >= BACK;
}

function isLike(one: Point, other: Point): boolean {
  return sureApart(one, other) < SURE_LIKE;
}

/** Below this, two chances pass for the same. */
const SURE_LIKE = 0.975;
