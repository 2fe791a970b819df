import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameBots, LadderSetup, Seating } from '../frame/game-bots.ts';
import { botOf } from './bot.ts';
import { LONG_SEARCH_CURVE, SHORT_SEARCH_CURVE, TRUE_CURVE } from './calibration.ts';
import { judgeWith } from './judge.ts';
import { lambMind } from './lamb.ts';
import { greedyMind, herderMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { searchMind } from './search-mind.ts';

const FOX_ITERATIONS = 180;
const WOLF_ITERATIONS = 4000;
const HINT_ITERATIONS = 5000;
const JUDGE_ITERATIONS = 1500;

const foxMind = searchMind({ infers: false, solves: false });
const wolfMind = searchMind({ infers: true, solves: true });
/** For judging: a tree also answers where somebody else is to move. */
const judgeMind = searchMind({ infers: true, solves: false });

const wolf = botOf(wolfMind, WOLF_ITERATIONS, LONG_SEARCH_CURVE);

export const wolfAndHoundBots: GameBots<WolfAndHound> = {
  game: wolfAndHound,
  players: {
    random: botOf(randomMind, 0, TRUE_CURVE),
    greedy: botOf(greedyMind, 0, TRUE_CURVE),
    rule: botOf(ruleMind, 0, TRUE_CURVE),
    lamb: botOf(lambMind, 0, TRUE_CURVE),
    shepherd: botOf(shepherdMind, 0, TRUE_CURVE),
    herder: botOf(herderMind, 0, TRUE_CURVE),
    fox: botOf(foxMind, FOX_ITERATIONS, SHORT_SEARCH_CURVE),
    wolf,
  },
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered.toSorted((a, b) => b.win - a.win), reasons };
  },
  judge: judgeWith(judgeMind, JUDGE_ITERATIONS),
  setups,
  playerCounts: [4, 3, 2],
  seatings: ({ players }) => SEATINGS.map((seating) => seating.slice(0, players)),
  scoreOfA: ({ winner }, seating) => (seating[winner === 'blue' || winner === 'green' ? 0 : 1] === 'a' ? 1 : 0),
};

/** Partners play for the same rival; the second game of a deal swaps the teams. */
const SEATINGS: readonly Seating[] = [
  ['a', 'b', 'a', 'b'],
  ['b', 'a', 'b', 'a'],
];

const SETS: Readonly<Record<string, Pick<Config, 'animals'> & Partial<Config>>> = {
  'first-game': { animals: ['hound-01', 'wolf-01'] },
  'two-wolves': { animals: ['hound-01', 'wolf-01', 'wolf-06'] },
  metamorphic: { animals: ['metamorphic-01', 'metamorphic-02'] },
  sheep: { animals: ['hound-01', 'wolf-01', 'sheep-01'] },
  'meat-and-bone': { animals: ['hound-01', 'wolf-01'], expansion: true },
  blanket: { animals: ['designer-02-1', 'designer-02-2', 'designer-02-3'] },
};

function setups(players: number): LadderSetup<WolfAndHound>[] {
  const base: Config = { edition: '2016', players: players as Config['players'], animals: [], expansion: false };
  return Object.entries(SETS).map(([name, set]) => ({ name, config: { ...base, ...set } }));
}
