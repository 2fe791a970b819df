import { toldOf } from './confirm.ts';
import type { Decision, Line, Point, Review } from './review.ts';
import { INTERVAL } from './statistics.ts';

const points = (share: number) => Math.round(100 * share);

/**
 * Whether a line of the graph and the label of a decision contradict each other. Both are independent estimates, so this can happen: the
 * mover's chance rises, in displayed points, at a move that lost something; or, beyond both errors, the better move would lead to more than
 * 100 %, or the move lost more than the chance there was.
 */
export function disagrees({ lines, seats }: Pick<Review, 'lines' | 'seats'>, decision: Decision, eyes: Line['eyes']): boolean {
  const teamOf = (seat: number) => seats.find((one) => one.seat === seat)?.team;
  const isTwo = new Set(seats.map(({ team }) => team)).size === 2;
  const seen = lines.filter((line) => line.eyes === eyes);
  const own = seen.find(({ seat }) => teamOf(seat) === teamOf(decision.seat));
  // In a game with two sides, one line shows both chances.
  const line = own ?? (isTwo ? seen[0] : undefined);
  const [from, to] = [line?.points[decision.ply], line?.points[decision.ply + 1]];
  if (decision.label === undefined || from === undefined || to === undefined) return false;
  const win = (chance: number) => (own ? chance : 1 - chance);
  const { given, error } = toldOf(decision);
  const isMore = (than: number, { error: ofLine }: Point) => given - INTERVAL * Math.hypot(ofLine, error) > than;
  return points(win(to.win)) > points(win(from.win)) || isMore(1 - win(to.win), to) || isMore(win(from.win), from);
}
