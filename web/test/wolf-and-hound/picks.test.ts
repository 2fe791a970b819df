import { RECOMMENDED_SETS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { PICKS, pickOf } from '../../src/games/wolf-and-hound/picks.ts';
import { WOLF_SETS } from '../../src/games/wolf-and-hound/words/sets.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';
import { FIRST_GAME } from './position.ts';

describe('the suggested sets', () => {
  it('are sets of the book that can be played, found again in any order', () => {
    const known = RECOMMENDED_SETS['2016'].map(({ animals }) => [...animals].sort().join());
    for (const pick of PICKS) {
      expect(known).toContain([...pick.animals].sort().join());
      expect(wolfAndHound.checkConfig({ ...FIRST_GAME, animals: pick.animals })).toBeUndefined();
      expect(pickOf([...pick.animals].reverse())).toBe(pick);
    }
    expect(pickOf(['hound-01', 'wolf-02'])).toBeUndefined();
  });

  it.each(LANGUAGES)('have a name and a sentence of their own, and say how hard they are: %s', async (language) => {
    const { picks } = await preload(WOLF_SETS, language);
    const said = PICKS.flatMap(({ name }) => [picks.of[name].name, picks.of[name].about]);
    expect(new Set(said).size).toBe(PICKS.length * 2);
    expect(new Set([1, 2, 3].map(picks.hard)).size).toBe(3);
  });
});
