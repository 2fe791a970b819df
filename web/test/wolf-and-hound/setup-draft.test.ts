import { CATALOGUE, EDITIONS, RECOMMENDED_SETS, SET_LEVELS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { lineName } from '../../src/games/wolf-and-hound/set-names.ts';
import {
  configOf,
  FIRST_DRAFT,
  isForExperienced,
  linesOf,
  toggled,
  USUAL_SHEEP,
  withCard,
  withEdition,
  withLevel,
  withLine,
  withSheep,
} from '../../src/games/wolf-and-hound/setup-draft.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { WOLF_SETS } from '../../src/games/wolf-and-hound/words/sets.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

describe('a set-up', () => {
  it('can be played as it begins, in every edition and at every level', () => {
    for (const edition of EDITIONS)
      for (const level of SET_LEVELS) {
        const draft = withLevel(withEdition(FIRST_DRAFT, edition), level);
        expect(wolfAndHound.checkConfig(configOf(draft)), `${edition} ${level}`).toBeUndefined();
      }
  });

  it('has no expansion in the draft of 2015, and keeps what is chosen when one chooses freely', () => {
    expect(withEdition({ ...FIRST_DRAFT, expansion: true }, '2015-draft').expansion).toBe(false);
    expect(withEdition({ ...FIRST_DRAFT, expansion: true }, '2016').expansion).toBe(true);
    expect(withLevel({ ...FIRST_DRAFT, animals: ['wolf-02'] }, 'own').animals).toEqual(['wolf-02']);
  });

  it('takes cards in and out, and counts sheep by seat', () => {
    expect(toggled(FIRST_DRAFT, 'wolf-01')).toEqual(['hound-01']);
    expect(toggled(FIRST_DRAFT, 'wolf-02')).toEqual(['hound-01', 'wolf-01', 'wolf-02']);
    expect(withSheep(USUAL_SHEEP, 2, 5)).toEqual([3, 5, 3, 3]);
    expect(configOf(FIRST_DRAFT)).not.toHaveProperty('sheep');
  });
});

describe('the lines of the books', () => {
  const ALL = EDITIONS.flatMap((edition) => SET_LEVELS.map((level) => withLevel(withEdition(FIRST_DRAFT, edition), level)));

  it('can all be chosen, with every card they leave to choose, and come to all recommended sets', () => {
    const chosen = ALL.flatMap((draft) =>
      linesOf(draft).flatMap(({ groups }, line) =>
        groups.reduce(
          (some, { cards }, group) => some.flatMap((one) => cards.map((id) => withCard(one, group, id))),
          [withLine(draft, line)],
        ),
      ),
    );
    const key = (edition: string, animals: readonly string[]) => `${edition} ${[...animals].sort().join(' ')}`;
    const played = new Set(chosen.map(({ edition, animals }) => key(edition, animals)));
    const all = EDITIONS.flatMap((edition) => RECOMMENDED_SETS[edition].map(({ animals }) => key(edition, animals)));
    expect([...played].sort()).toEqual(all.sort());
    for (const draft of chosen) expect(wolfAndHound.checkConfig(configOf(draft))).toBeUndefined();
  });

  it.each([
    [
      'en',
      'any hound + any wolf + Grandpa Wolf (Extra 01)',
      'any hound + Wolf 06 + Wolf 03 or 04',
      'Hound 01 + Wolf 01 + Tornado 01 or 02',
    ],
    [
      'de',
      'beliebiger Hund + beliebiger Wolf + Opa Wolf (Extra 01)',
      'beliebiger Hund + Wolf 06 + Wolf 03 oder 04',
      'Hund 01 + Wolf 01 + Tornado 01 oder 02',
    ],
    [
      'fr',
      'un chien au choix + un loup au choix + Papi Loup (Extra 01)',
      'un chien au choix + Loup 06 + Loup 03 ou 04',
      'Chien 01 + Loup 01 + Tornade 01 ou 02',
    ],
    [
      'ja',
      '好きなハウンド + 好きなウルフ + ジジウルフ（Extra card 01）',
      '好きなハウンド + ウルフ 06 + ウルフ 03 または 04',
      'ハウンド 01 + ウルフ 01 + トルネード 01 または 02',
    ],
  ] as const)('are named in %s as one line each', async (language, gamer, experienced, draft) => {
    const [words, sets] = [await preload(WOLF_WORDS, language), await preload(WOLF_SETS, language)];
    const names = ALL.flatMap((one) => linesOf(one).map((line) => lineName(words, sets, configOf(one), line).replaceAll('\u00a0', ' ')));
    expect(names).toHaveLength(16 + 8);
    expect(names).toEqual(expect.arrayContaining([gamer, experienced, draft]));
  });

  it.each(LANGUAGES)('mean in %s what the help says of their level', async (language) => {
    const [sets, rules] = [await preload(WOLF_SETS, language), await preload(WOLF_RULES, language)];
    const lines = (rules.rules['A-LEVELS'].lines ?? []).map((line) => line.toLowerCase().replaceAll(/\s/g, ''));
    for (const level of SET_LEVELS.filter((one) => one !== 'designer')) {
      const said = (sets.setup.levels[level] + sets.levelsAbout[level]).toLowerCase().replaceAll(/\s/g, '');
      expect(lines.map((line) => line.replace(/[:：]/, ''))).toContain(said);
    }
  });
});

it('sheep, tornado, metamorphic, Extra and Designer’s cards are for experienced players', () => {
  const [first, ...others] = EDITIONS.map((edition) => CATALOGUE[edition].filter(({ id }) => !isForExperienced(id)).map(({ id }) => id));
  expect([first?.length, ...others.map((ids) => ids.length)]).toEqual([12, 10]);
  expect([first, ...others].flat().every((id) => /^(wolf|hound)-/.test(id ?? ''))).toBe(true);
});
