import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, it } from 'vitest';
import { scoreOf } from '../../src/connection/people.ts';
import { sidesOf } from '../../src/online-kit/useSides.ts';
import { CONFIG } from '../sheep-and-thief/position.ts';
import { FIRST_GAME } from '../wolf-and-hound/position.ts';

const seats = [1, 2, 3, 4].map((seat): SeatInfo => ({ seat, kind: 'bot', level: 'fox' }));
const numbers = (sides: readonly (readonly SeatInfo[])[]) => sides.map((side) => side.map(({ seat }) => seat));
const scored = (sides: readonly (readonly SeatInfo[])[]) => scoreOf({ seats, score: [2, 1, 2, 1] } as unknown as TableInfo, sides);

it('puts seats that win together side by side, as the game says', () => {
  const teams = sidesOf(seats, (seat) => wolfAndHound.teamOf(FIRST_GAME, seat));
  expect(numbers(teams)).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(scored(teams)).toBe('2 : 1');
});

it('leaves seats in one row where everybody plays alone', () => {
  const alone = sidesOf(seats, (seat) => sheepAndThief.teamOf(CONFIG, seat));
  expect(numbers(alone)).toEqual([[1, 2, 3, 4]]);
  expect(scored(alone)).toBe('2 : 1 : 2 : 1');
});
