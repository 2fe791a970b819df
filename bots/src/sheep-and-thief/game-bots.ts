/** All that is known of this game's bots outside: players, hints, judgements, the ladder. */

import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { GameBots } from '../shared/game-bots.ts';
import { seatedLevel } from '../shared/winnings.ts';
import { CURVES } from './curves.ts';
import { judge } from './judge.ts';
import { setups } from './ladder-setups.ts';
import { playersWith } from './levels.ts';
import { STRENGTHS } from './strengths.ts';

export type { SheepReasonKind } from './reason-kind.ts';

const HINT_ITERATIONS = 80;

const players = playersWith(CURVES);

export const sheepAndThiefBots: GameBots<SheepAndThief> = {
  game: sheepAndThief,
  players,
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = players.wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered, reasons };
  },
  judge,
  seatedLevel: (config, seat, level, isPerson) => seatedLevel(sheepAndThief, config, seat, level, isPerson),
  setups,
  playerCounts: [2, 3, 4],
  strengths: STRENGTHS,
};
