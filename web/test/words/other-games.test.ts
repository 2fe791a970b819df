import { expect, it } from 'vitest';
import { foundIn, otherHelps } from '../../src/help/other-games.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';

/** The first result of the only other game's help, and that game's title. */
async function first(game: string, language: Language, sought: string) {
  const [help, ...more] = await otherHelps(game, language);
  expect(more).toEqual([]);
  return help && [help.game, help.words.elsewhere(help.words.title, 1), foundIn(help, sought)[0]];
}

it('a word of the other game leads to its rules', async () => {
  expect(await first('wolf-and-hound', 'de', 'Legephase')).toEqual([
    'sheep-and-thief',
    'Regeln von Sheep & Thief: 1 Treffer',
    'S-PLACEMENT',
  ]);
  for (const language of LANGUAGES) {
    expect((await first('wolf-and-hound', language, 'Schafskoppel'))?.[2]).toBe('S-TABLE');
    expect((await first('sheep-and-thief', language, 'Austauschwunsch'))?.[2]).toBe('W-DUMMY');
  }
});

it('a word of the other game finds nothing here by half of it', async () => {
  expect((await first('wolf-and-hound', 'de', 'Dummy-Karten'))?.[2]).toBeUndefined();
});

it('a word of neither leads nowhere', async () => {
  expect((await first('wolf-and-hound', 'de', 'Xylophon'))?.[2]).toBeUndefined();
});
