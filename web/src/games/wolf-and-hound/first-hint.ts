import type { Seat } from '@bellwether/kernel';
import type { Hint, Update } from '../../table-kit/source.ts';
import { type ForeseenEffect, foresee } from './foresee.ts';
import { bondOf } from './team.ts';
import type { View, WolfAndHound } from './vocabulary.ts';

/** Reasons that a newcomer cannot see on the table. */
const UNSEEN: readonly string[] = ['kept-for-later', 'only-move'];

/** The reasons that can be seen on the table. */
export function seenReasons({ reasons }: Hint<WolfAndHound>): Hint<WolfAndHound>['reasons'] {
  return reasons.filter(({ kind }) => !UNSEEN.includes(kind));
}

/**
 * The very first suggestion of a game. A newcomer has no cards for later yet: where that is all the bot has to say, a card whose good is seen
 * on the table comes first, and best what comes for sure.
 */
export function firstHint(hint: Hint<WolfAndHound>, { view, legal }: Pick<Update<WolfAndHound>, 'view' | 'legal'>): Hint<WolfAndHound> {
  if (seenReasons(hint).length > 0) return hint;
  const good = legal.flatMap((move) => {
    const { sure, maybe } = foresee(view, view.viewer as Seat, move);
    const effects = [...sure, ...maybe];
    return effects.length > 0 && effects.every((effect) => isGood(view, effect)) ? [{ move, sure: sure.length }] : [];
  });
  const [best] = good.sort((a, b) => b.sure - a.sure);
  return best ? { move: best.move, reasons: [] } : hint;
}

/** Whether an effect is what the viewer wants: sheep home on the own side, lost or hindered on the other. */
export function isGood(view: View, { kind, seat }: ForeseenEffect): boolean {
  return (kind === 'gains') !== (bondOf(view, seat) === 'rival');
}
