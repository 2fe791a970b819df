import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameBots } from '../shared/game-bots.ts';
import { seatedLevel } from '../shared/winnings.ts';
import { CURVES } from './curves.ts';
import { judgeWith } from './judge.ts';
import { setups } from './ladder-setups.ts';
import { playersWith } from './levels.ts';
import { searchMind } from './search-mind.ts';
import { STRENGTHS } from './strengths.ts';

export type { WolfReasonKind } from './reason-kind.ts';

const HINT_ITERATIONS = 5000;
const JUDGE_ITERATIONS = 1500;

/** For judging: a tree also answers where another seat is to move. */
const judgeMind = searchMind({ infers: true, solves: false, patient: true });
const players = playersWith(CURVES);

export const wolfAndHoundBots: GameBots<WolfAndHound> = {
  game: wolfAndHound,
  players,
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = players.wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered.toSorted((a, b) => b.win - a.win), reasons };
  },
  judge: judgeWith(judgeMind, JUDGE_ITERATIONS),
  seatedLevel: (config, seat, level, isPerson) => seatedLevel(wolfAndHound, config, seat, level, isPerson),
  setups,
  playerCounts: [4, 3, 2],
  strengths: STRENGTHS,
};
