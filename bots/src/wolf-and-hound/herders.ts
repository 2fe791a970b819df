/** Whole games of Herders. Used by reviews. */

import type { Random } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { playersWith } from './levels.ts';
import { type State, winFor } from './state.ts';

const { herder: HERDER } = playersWith({});

/** Plays a game on to its end: the share of a win for team 0. Quick players' noise favours one side in some sets; Herders' does not. */
export function playByHerders(state: State, random: Random): number {
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const { move } = HERDER.choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), { explain: false }, random);
    wolfAndHound.apply(state, seat, move);
  }
  return winFor(state, 0) ?? 0.5;
}
