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
      'any hound + any wolf + Grandpa Wolf',
      'any hound + the slow wolf + the wolf looking right or the wolf looking across',
      'the brown hound + the gray wolf + the sleepy sheep or the grumpy sheep',
    ],
    [
      'de',
      'beliebiger Hund + beliebiger Wolf + Opa Wolf',
      'beliebiger Hund + der langsame Wolf + der Rechts-Wolf oder der Gegenüber-Wolf',
      'der braune Hund + der graue Wolf + das schläfrige Schaf oder das mürrische Schaf',
    ],
    [
      'fr',
      'un chien au choix + un loup au choix + Papi Loup',
      'un chien au choix + le loup lent + le loup qui regarde à droite ou le loup qui regarde en face',
      'le chien brun + le loup gris + le mouton endormi ou le mouton grincheux',
    ],
    [
      'ja',
      '好きなハウンド + 好きなウルフ + ジジウルフ',
      '好きなハウンド + のろまなウルフ + 右向きのウルフ または 向かいを見るウルフ',
      '茶色のハウンド + 灰色のウルフ + 居眠りシープ または 不機嫌シープ',
    ],
  ] as const)('are named in %s as one line each', async (language, gamer, experienced, draft) => {
    const [words, sets] = [await preload(WOLF_WORDS, language), await preload(WOLF_SETS, language)];
    const names = ALL.flatMap((one) => linesOf(one).map((line) => lineName(words, sets, configOf(one), line)));
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
