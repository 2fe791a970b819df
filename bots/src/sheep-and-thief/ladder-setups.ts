/** The set-ups in which the ladder measures bots. */

import type { Config, SheepAndThief } from '@bellwether/sheep-and-thief';
import type { LadderSetup, Seating } from '../shared/game-bots.ts';

/** Every rival sits in each seat equally often, and over all games of a deal both have equally many seats. */
const SEATINGS: Readonly<Record<number, readonly Seating[]>> = {
  2: ['ab', 'ba'].map(seated),
  3: ['aab', 'aba', 'baa', 'bba', 'bab', 'abb'].map(seated),
  4: ['abab', 'baba', 'aabb', 'abba', 'bbaa', 'baab'].map(seated),
};
const ONE_AGAINST_THREE = ['abbb', 'babb', 'bbab', 'bbba'].map(seated);

function seated(letters: string): Seating {
  return [...letters] as ('a' | 'b')[];
}

/** The pairings that measure strength against the baselines, at about 1, 10 and 100 ms a move. */
const REFERENCE_PAIRS = [
  ['wolf', 'greedy'],
  ['wolf', 'rule'],
  ['rule', 'greedy'],
  ['greedy', 'random'],
  ['wolf@4', 'fox'],
  ['wolf@40', 'fox'],
  ['wolf@400', 'fox'],
] as const;

export function setups(players: number): LadderSetup<SheepAndThief>[] {
  const seatings = SEATINGS[players] as readonly Seating[];
  const plain: Config = { edition: '2017', players: players as Config['players'], missions: false, blackSheep: false };
  const of = (name: string, more: Partial<Config>) => ({ name, configs: [{ ...plain, ...more }], seatings });
  const rows: LadderSetup<SheepAndThief>[] = [
    players === 2 ? { ...of('plain', {}), pairs: REFERENCE_PAIRS } : of('plain', {}),
    of('modules', { missions: true, blackSheep: true }),
    { ...of('missions', { missions: true }), extra: true },
    { ...of('black-sheep', { blackSheep: true }), extra: true },
    { ...of('rivers-of-2014', { edition: '2014' }), extra: true },
  ];
  if (players < 4) return rows;
  return [...rows, { ...of('one-against-three', {}), seatings: ONE_AGAINST_THREE, pairs: [['wolf', 'greedy']], only: true }];
}
