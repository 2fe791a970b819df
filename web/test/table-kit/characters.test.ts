import { LEVELS } from '@bellwether/bots/levels';
import { describe, expect, it } from 'vitest';
import { stronger } from '../../src/end/onward.ts';
import { castOf, looksOf, namesAt, wayOf } from '../../src/model/characters.ts';
import { SHELL } from '../../src/words/catalogue.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

describe.each(LANGUAGES)('bots in %s', (language) => {
  it('have names of their own: none twice, four for every level', async () => {
    const { level } = await preload(SHELL, language);
    const names = LEVELS.flatMap((one) => level.names[one]);
    expect(new Set(names).size).toBe(LEVELS.length * 4);
    // The space on a plate.
    expect(names.filter((name) => [...name].length > 9)).toEqual([]);
  });
});

describe('the cast of a table', () => {
  it('tells bots of one level apart, and leaves people be', () => {
    expect(castOf(['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'])).toEqual([
      undefined,
      { level: 'shepherd', variant: 0 },
      { level: 'herder', variant: 0 },
      { level: 'shepherd', variant: 1 },
    ]);
  });

  it('is drawn by level: hats for people’s kin, heads for animals; people who chose no face have no look of a bot', () => {
    const wolf = { level: 'wolf', variant: 0 } as const;
    expect(looksOf(['bot:shepherd', 'bot:herder', 'bot:wolf', 'guest'])).toEqual([
      { seat: 3 },
      { seat: 2 },
      { seat: 3, head: wolf },
      undefined,
    ]);
  });

  it('is called by its names', async () => {
    const shell = await preload(SHELL, 'en');
    expect(namesAt(shell, ['guest', 'bot:fox', 'guest:Ada', 'bot:fox'])).toEqual(['', 'Rusty', 'Ada', 'Copper']);
    expect(wayOf(shell, { level: 'fox', variant: 0 })).toBe('Fox, counts cards');
  });
});

describe('stronger bots', () => {
  it('are one level up each; people stay', () => {
    expect(stronger(['guest', 'bot:lamb', 'bot:fox', 'bot:wolf'])).toEqual(['guest', 'bot:shepherd', 'bot:wolf', 'bot:wolf']);
  });

  it('are none above wolves', () => {
    expect(stronger(['guest', 'bot:wolf'])).toBeUndefined();
  });
});
