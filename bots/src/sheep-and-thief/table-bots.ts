import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { TableBots } from '../shared/game-bots.ts';
import { CURVES } from './curves.ts';
import { playersWith } from './levels.ts';

const HINT_ITERATIONS = 100;

const players = playersWith(CURVES);

export const sheepAndThiefTableBots: TableBots<SheepAndThief> = {
  game: sheepAndThief,
  players,
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = players.wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered, reasons };
  },
};
