import type { Hint } from '../../model/source.ts';
import type { ForeseenEffect } from './foresee.ts';
import { bondOf } from './team.ts';
import type { View, WolfAndHound } from './vocabulary.ts';

/** Reasons that a newcomer cannot see on the table. */
const UNSEEN: readonly string[] = ['kept-for-later', 'only-move'];

/** The reasons that can be seen on the table. */
export function seenReasons({ reasons }: Hint<WolfAndHound>): Hint<WolfAndHound>['reasons'] {
  return reasons.filter(({ kind }) => !UNSEEN.includes(kind));
}

/** Whether an effect is what the viewer wants: sheep home on the own side, lost or hindered on the other. */
export function isGood(view: View, { kind, seat }: ForeseenEffect): boolean {
  return (kind === 'gains') !== (bondOf(view, seat) === 'rival');
}
