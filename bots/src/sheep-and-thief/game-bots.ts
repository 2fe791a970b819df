import { type Config, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { GameBots, LadderSetup, Seating } from '../frame/game-bots.ts';
import { botOf } from './bot.ts';
import { VALUE_CURVE } from './calibration.ts';
import { foxMind } from './fox-mind.ts';
import { judge } from './judge.ts';
import { greedyMind, herderMind, lambMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { WOLF, wolfMind } from './wolf-mind.ts';

const FOX_ITERATIONS = 24;
const WOLF_ITERATIONS = 48;
const HINT_ITERATIONS = 80;

const wolf = botOf(wolfMind(WOLF), WOLF_ITERATIONS, VALUE_CURVE);

export const sheepAndThiefBots: GameBots<SheepAndThief> = {
  game: sheepAndThief,
  players: {
    random: botOf(randomMind, 0, VALUE_CURVE),
    greedy: botOf(greedyMind, 0, VALUE_CURVE),
    rule: botOf(ruleMind, 0, VALUE_CURVE),
    lamb: botOf(lambMind, 0, VALUE_CURVE),
    shepherd: botOf(shepherdMind, 0, VALUE_CURVE),
    herder: botOf(herderMind, 0, VALUE_CURVE),
    fox: botOf(foxMind, FOX_ITERATIONS, VALUE_CURVE),
    wolf,
  },
  hint(view, legal, budget, random) {
    const defaults = budget.milliseconds === undefined ? { iterations: HINT_ITERATIONS } : {};
    const { considered, reasons } = wolf.choose(view, legal, { ...defaults, ...budget }, random);
    return { moves: considered, reasons };
  },
  judge,
  setups,
  playerCounts: [2, 3, 4],
  seatings: ({ players }) => SEATINGS[players] as readonly Seating[],
  scoreOfA: ({ winners }, seating) => winners.filter((seat) => seating[seat - 1] === 'a').length / winners.length,
};

/** Every rival sits everywhere equally often, and both have as many seats over all games of a deal. */
const SEATINGS: Readonly<Record<number, readonly Seating[]>> = {
  2: ['ab', 'ba'].map(seated),
  3: ['aab', 'aba', 'baa', 'bba', 'bab', 'abb'].map(seated),
  4: ['abab', 'baba', 'aabb', 'abba', 'bbaa', 'baab'].map(seated),
};

function seated(letters: string): Seating {
  return [...letters] as ('a' | 'b')[];
}

const MODULES: Readonly<Record<string, Pick<Config, 'missions' | 'blackSheep'>>> = {
  plain: { missions: false, blackSheep: false },
  modules: { missions: true, blackSheep: true },
  missions: { missions: true, blackSheep: false },
  'black-sheep': { missions: false, blackSheep: true },
};

function setups(players: number): LadderSetup<SheepAndThief>[] {
  const base = { edition: '2017', players: players as Config['players'] } as const;
  const rows = Object.entries(MODULES).map(([name, modules]) => ({ name, config: { ...base, ...modules } }));
  return [...rows, { name: 'rivers-of-2014', config: { ...base, edition: '2014', missions: false, blackSheep: false } }];
}
