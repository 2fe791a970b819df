/** All that is known of this game's bots outside: players, hints, judgements, the ladder. */

import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { GameBots } from '../shared/game-bots.ts';
import { CURVES } from './curves.ts';
import { judge } from './judge.ts';
import { setups } from './ladder-setups.ts';
import { playersWith } from './levels.ts';

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
  // Everybody plays alone.
  seatedLevel: (_config, _seat, level) => level,
  setups,
  playerCounts: [2, 3, 4],
  shareOf: ({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0),
  scoreOfA: ({ winners }, seating) => winners.filter((seat) => seating[seat - 1] === 'a').length / winners.length,
};
