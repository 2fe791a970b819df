import type { Level } from '../shared/levels.ts';

/**
 * From docs/lab-book/bots-measured.md, the tables “Elo, 95 %” of `npm run lab -- ladder --seed 2027`: the mean over the set-ups of each
 * number of players, then over the numbers of players.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = { lamb: -246, shepherd: -75, herder: 0, fox: 52, wolf: 85 };
