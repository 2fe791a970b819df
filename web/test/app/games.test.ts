import { describe, expect, it } from 'vitest';
import { entryOf, GAMES } from '../../src/app/games.ts';
import { botsOf, GAME_IDS, gameOf } from '../../src/deals/games.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** Every game with a RULES.md, by folder. */
const FOLDERS = Object.keys(import.meta.glob('../../../games/*/RULES.md')).map((file) => file.split('/')[4] ?? '');

it('every game has an entry and an engine, and there are no others', () => {
  expect(FOLDERS).toEqual(expect.arrayContaining(['sheep-and-thief', 'wolf-and-hound']));
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...FOLDERS].sort());
  expect([...GAME_IDS].sort()).toEqual([...FOLDERS].sort());
});

describe.each(FOLDERS)('%s', (id) => {
  it('is what its folder says: engine, bots and entry', async () => {
    expect((await gameOf(id))?.id).toBe(id);
    expect((await botsOf(id))?.game.id).toBe(id);
    expect(entryOf(id)?.title).toMatch(/\w/);
  });

  it.each(LANGUAGES)('names its seats in %s', async (language) => {
    const entry = entryOf(id);
    expect(entry && (await preload(entry.words, language)).seats.length).toBeGreaterThanOrEqual(2);
  });
});

it('knows no other game', async () => {
  expect([entryOf('chess'), await gameOf('chess'), await botsOf('chess')]).toEqual([undefined, undefined, undefined]);
});
