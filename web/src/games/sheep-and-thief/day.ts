import { type Outcome, PLAYERS } from '@bellwether/sheep-and-thief';
import type { DayKit } from '../../deals/day.ts';
import type { Config } from './vocabulary.ts';

const MODULES = [{}, { missions: true }, { blackSheep: true }, { missions: true, blackSheep: true }] as const;

export const day: DayKit = {
  sets: Array.from({ length: PLAYERS.length * MODULES.length }, (_, n): Config => {
    const players = PLAYERS[n % PLAYERS.length] ?? 2;
    return { edition: '2017', players, missions: false, blackSheep: false, ...MODULES[n % MODULES.length] };
  }),
  scoreOf(_, outcome, seat) {
    const { winners, scores } = outcome as Outcome;
    const others = scores.filter((__, i) => i !== seat - 1).map(({ total }) => total);
    return { won: winners.includes(seat), mine: scores[seat - 1]?.total ?? 0, theirs: Math.max(...others) };
  },
};
