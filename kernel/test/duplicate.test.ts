import { expect, it } from 'vitest';
import { duplicateTeam } from '../src/duplicate.ts';

it.each([
  ['fours', 1, [0, 1, 0, 1]],
  ['fours', 2, [1, 0, 1, 0]],
  ['pairs', 1, [0, undefined, 0, undefined]],
  ['pairs', 2, [1, undefined, 1, undefined]],
] as const)('%s, room %i: the teams of the seats', (form, room, teams) => {
  expect([1, 2, 3, 4].map((seat) => duplicateTeam(form, room, seat))).toEqual(teams);
});
