import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { TableBots } from '../shared/game-bots.ts';
import { CURVES } from './curves.ts';
import { playersWith } from './levels.ts';

const HINT_ITERATIONS = 5000;

const players = playersWith(CURVES);

export const wolfAndHoundTableBots: TableBots<WolfAndHound> = {
  game: wolfAndHound,
  players,
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = players.wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered.toSorted((a, b) => b.win - a.win), reasons };
  },
};
