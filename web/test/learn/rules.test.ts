import { OUR_DECK } from '@bellwether/sheep-and-thief';
import { CATALOGUE, type Config, HOUSE, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import sheepRules from '../../../games/sheep-and-thief/RULES.md?raw';
import wolfRules from '../../../games/wolf-and-hound/RULES.md?raw';
import { RULE_IDS as SHEEP_IDS } from '../../src/games/sheep-and-thief/rule-ids.ts';
import { rulingsOf as sheepRulings } from '../../src/games/sheep-and-thief/rulings.ts';
import { RULE_IDS as WOLF_IDS } from '../../src/games/wolf-and-hound/rule-ids.ts';
import { rulingsOf as wolfRulings } from '../../src/games/wolf-and-hound/rulings.ts';
import { matching } from '../../src/help/matching.ts';
import { loadWords } from '../../src/words/catalogue.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

/** Rules of packages and files, which no player meets. */
const OF_CODE = ['S-COMPOSE', 'S-NOTATION'];

const GAMES = [
  ['wolf-and-hound', WOLF_IDS, wolfRules],
  ['sheep-and-thief', SHEEP_IDS, sheepRules],
] as const;

describe.each(GAMES)('the rules help of %s', (game, ids, text) => {
  it('tells every rule of RULES.md, and no other', () => {
    const written = new Set([...text.matchAll(/\*\*([A-Z]+-[A-Z0-9-]+)\*\*/g)].map(([, id]) => id as string));
    expect([...ids].sort()).toEqual([...written].filter((id) => !OF_CODE.includes(id)).sort());
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { rules, title } = await loadWords(`${game}-rules`, language);
    const told = rules as Readonly<Record<string, { readonly title: string; readonly text: string }>>;
    expect(Object.keys(told)).toEqual([...ids]);
    for (const id of ids) expect((told[id]?.text.length ?? 0) + (told[id]?.title.length ?? 0), id).toBeGreaterThan(12);
    expect(new Set(ids.map((id) => told[id]?.title)).size).toBe(ids.length);
    expect(title).toContain('&');
  });
});

it('every card leads to rules that the help has', () => {
  for (const card of [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE]) {
    expect(wolfRulings(card).length, card.id).toBeGreaterThan(0);
    for (const id of wolfRulings(card)) expect(WOLF_IDS).toContain(id);
  }
  for (const card of OUR_DECK) for (const id of sheepRulings(card)) expect(SHEEP_IDS).toContain(id);
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
  for (const part of bad) expect(WOLF_IDS).toContain(wolfAndHound.checkConfig({ ...good, ...part })?.rule);
});

describe('searching', () => {
  it('finds every word in any order, whatever its case', async () => {
    const words = await loadWords('wolf-and-hound-rules', 'en');
    expect(matching(words, WOLF_IDS, 'GRANDPA meat')).toContain('R-MEAT-GRANDPA');
    expect(matching(words, WOLF_IDS, 'r-lap')).toEqual(['R-LAP']);
    expect(matching(words, WOLF_IDS, '')).toEqual(WOLF_IDS);
    expect(matching(words, WOLF_IDS, 'unicorn')).toEqual([]);
  });

  it('minds no accents, but keeps kana apart', async () => {
    expect(matching(await loadWords('wolf-and-hound-rules', 'fr'), WOLF_IDS, 'metamorphe')).toContain('R-META-MORE');
    const ja = await loadWords('wolf-and-hound-rules', 'ja');
    expect(matching(ja, WOLF_IDS, 'お肉')).toContain('W-MEAT');
    expect(matching(ja, WOLF_IDS, 'カード')).toContain('W-CARDS');
    expect(matching(ja, WOLF_IDS, 'ガート')).toEqual([]);
  });
});
