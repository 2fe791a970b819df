import { expect, it } from 'vitest';
import readme from '../../../README.md?raw';
import { GAMES } from '../../src/app/games.ts';

it.each(GAMES)('$title: whoever made it is named in the readme too', async ({ credits, title }) => {
  const { makers, players, age } = await credits();
  expect(readme).toContain(title);
  expect(makers.length).toBeGreaterThan(1);
  for (const name of makers.flatMap(([, names]) => names)) expect(readme).toContain(name);
  expect([...players, age].every((n) => n > 1)).toBe(true);
});
