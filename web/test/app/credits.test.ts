import { expect, it } from 'vitest';
import readme from '../../../README.md?raw';
import { GAMES } from '../../src/app/games.ts';
import { creditsOf } from '../../src/model/credits.ts';

it.each(GAMES)('$title: whoever made it is named in the readme too', async ({ id, title }) => {
  const credits = await creditsOf(id);
  if (credits === undefined) throw new Error(`${id} has no credits`);
  const { makers, players, age } = credits;
  expect(readme).toContain(title);
  expect(makers.length).toBeGreaterThan(1);
  for (const name of makers.flatMap(([, names]) => names)) expect(readme).toContain(name);
  expect([...players, age].every((n) => n > 1)).toBe(true);
});
