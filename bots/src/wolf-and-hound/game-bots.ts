import { SEATS, TEAMS, type Team, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameBots } from '../shared/game-bots.ts';
import { levelForPartner } from '../shared/levels.ts';
import { CURVES } from './curves.ts';
import { judgeWith } from './judge.ts';
import { setups } from './ladder-setups.ts';
import { playersWith } from './levels.ts';
import { searchMind } from './search-mind.ts';

export type { WolfReasonKind } from './reason-kind.ts';

const isFirst = (team: Team) => Object.values(TEAMS).some(([first]) => first === team);

const HINT_ITERATIONS = 5000;
const JUDGE_ITERATIONS = 1500;

/** For judging: a tree also answers where somebody else is to move. */
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
  seatedLevel({ players }, seat, level, isPerson) {
    const partners = SEATS.slice(0, players).filter((other) => other !== seat && (other & 1) === (seat & 1));
    return partners.some(isPerson) ? levelForPartner(level) : level;
  },
  setups,
  playerCounts: [4, 3, 2],
  shareOf: ({ winner }, seat) => ((seat & 1) === (isFirst(winner) ? 1 : 0) ? 1 : 0),
  scoreOfA: ({ winner }, seating) => (seating[isFirst(winner) ? 0 : 1] === 'a' ? 1 : 0),
};
