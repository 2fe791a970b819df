import { OUR_DECK } from '@bellwether/sheep-and-thief';
import { CATALOGUE, type Config, HOUSE, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { rulingsOf as sheepRulings } from '../../src/games/sheep-and-thief/rulings.ts';
import type { CardLookUp } from '../../src/games/wolf-and-hound/card.ts';
import { rulingsOf as wolfRulings } from '../../src/games/wolf-and-hound/rulings.ts';
import { wholeHelp } from '../../src/games/wolf-and-hound/useRules.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { matching } from '../../src/help/matching.ts';
import { isArticle, type RulesWords, type RuleText } from '../../src/words/en/rules.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** Rules about packages and files, which no player meets. */
const OF_CODE = ['S-COMPOSE', 'S-NOTATION'];

/** By game: its RULES.md, its help in every language, and the help in its card files. */
const RULES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default', eager: true });
const HELP = import.meta.glob<RulesWords<string>>('../../src/games/*/words/*-rules.ts', { import: 'words', eager: true });
const CARDS = import.meta.glob<{ readonly lookup?: CardLookUp<string> }>('../../src/games/*/cards/**/*', {
  eager: true,
});
const GAMES = Object.entries(RULES).map(([file, text]) => [file.split('/')[4] ?? '', text] as const);

function toldOf(game: string, language: Language): readonly (readonly [string, RuleText])[] {
  const cards = Object.entries(CARDS).flatMap(([file, card]) => (file.includes(`/${game}/`) ? [card.lookup?.help?.[language] ?? {}] : []));
  const words = HELP[`../../src/games/${game}/words/${language}-rules.ts`];
  return [words?.rules ?? {}, ...cards].flatMap((rules) => Object.entries(rules));
}

it('there are games to look at', () => {
  expect(GAMES.map(([game]) => game)).toEqual(expect.arrayContaining(['sheep-and-thief', 'wolf-and-hound']));
});

describe.each(GAMES)('the rules help of %s', (game, text) => {
  const ids = toldOf(game, 'en').map(([id]) => id);

  it('tells every rule of RULES.md once, and beside them only articles to look up', () => {
    const written = new Set([...text.matchAll(/\*\*([A-Z]+-[A-Z0-9-]+)\*\*/g)].map(([, id]) => id as string));
    expect(ids.filter((id) => !isArticle(id)).sort()).toEqual([...written].filter((id) => !OF_CODE.includes(id)).sort());
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    const told = toldOf(game, language);
    expect(told.map(([id]) => id)).toEqual(ids);
    for (const [id, rule] of told) expect(rule.text.length + rule.title.length, id).toBeGreaterThan(12);
    expect(new Set(told.map(([, { title }]) => title)).size).toBe(ids.length);
    expect(HELP[`../../src/games/${game}/words/${language}-rules.ts`]?.title).toContain('&');
  });
});

const wolfHelp = async (language: Language) => wholeHelp(await preload(WOLF_RULES, language), await preload(WOLF_WORDS, language));
const idsOf = (game: string) => toldOf(game, 'en').map(([id]) => id);

it('every card leads to rules that the help has', () => {
  const wolfIds = idsOf('wolf-and-hound');
  for (const card of [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE]) {
    expect(wolfRulings(card).length, card.id).toBeGreaterThan(0);
    for (const id of wolfRulings(card)) expect(wolfIds).toContain(id);
  }
  const sheepIds = idsOf('sheep-and-thief');
  for (const card of OUR_DECK) for (const id of sheepRulings(card)) expect(sheepIds).toContain(id);
});

it('a refused set-up leads to a rule that the help has', () => {
  const good: Config = { edition: '2016', players: 4, animals: ['wolf-01'], expansion: false };
  const bad: readonly Partial<Config>[] = [
    { animals: [] },
    { animals: ['designer-02-1'] },
    { sheep: [9, 9, 9, 9] },
    { edition: '2015-draft', expansion: true },
    { players: 5 as 4 },
  ];
  for (const part of bad) expect(idsOf('wolf-and-hound')).toContain(wolfAndHound.checkConfig({ ...good, ...part })?.rule);
});

describe('searching', () => {
  it.each(LANGUAGES)('asks for another word where one was typed, and for one where several were, in %s', async (language) => {
    const { none } = await wolfHelp(language);
    expect(none('x y').replace('x y', 'xy')).not.toBe(none('xy'));
    if (language === 'de') expect(none('Abrunden')).toBe('Nichts gefunden zu „Abrunden“. Versuch es mit einem anderen Wort.');
  });

  it('finds every word in any order, whatever its case', async () => {
    const words = await wolfHelp('en');
    expect(matching(words, 'GRANDPA meat')).toContain('R-MEAT-GRANDPA');
    expect(matching(words, 'r-lap')).toEqual(['R-LAP']);
    expect(matching(words, '')).toEqual(idsOf('wolf-and-hound'));
    expect(matching(words, 'unicorn')).toEqual([]);
  });

  it('minds no accents, but keeps kana apart', async () => {
    expect(matching(await wolfHelp('fr'), 'metamorphe')).toContain('R-META-MORE');
    const ja = await wolfHelp('ja');
    expect(matching(ja, 'お肉')).toContain('W-MEAT');
    expect(matching(ja, 'カード')).toContain('W-CARDS');
    expect(matching(ja, 'ガート')).toEqual([]);
  });
});
