import type { Seat } from '@bellwether/kernel';
import type { View } from '../vocabulary.ts';

/** Whether a seat ended with the least gold. A shared win is not last. */
export function isLast({ outcome }: View, seat: Seat): boolean {
  if (outcome === undefined || outcome.winners.includes(seat)) return false;
  return outcome.scores[seat - 1]?.total === Math.min(...outcome.scores.map(({ total }) => total));
}

/** The mood of a seat's flock and player at the end. */
export function moodOf(view: View, seat: Seat): readonly string[] {
  return view.outcome?.winners.includes(seat) ? ['sheep-joy'] : isLast(view, seat) ? ['sheep-grief'] : [];
}
