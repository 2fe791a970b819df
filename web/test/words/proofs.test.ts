import { anyAdapter, runConformance } from '@bellwether/kernel';
import { conformance as sheep } from '@bellwether/sheep-and-thief';
import { conformance as wolf } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { wholeHelp as sheepHelp } from '../../src/games/sheep-and-thief/useRules.ts';
import { PROOFS as SHEEP } from '../../src/games/sheep-and-thief/words/proofs.ts';
import { SHEEP_RULES } from '../../src/games/sheep-and-thief/words/rules.ts';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { wholeHelp as wolfHelp } from '../../src/games/wolf-and-hound/useRules.ts';
import { PROOFS as WOLF } from '../../src/games/wolf-and-hound/words/proofs.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import type { Proof } from '../../src/help/proof.ts';
import type { RulesWords } from '../../src/words/en/rules.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

const ADAPTERS = [anyAdapter(wolf), anyAdapter(sheep)];
const FILES = import.meta.glob<readonly { readonly name: string; readonly game: string }[]>('../../../conformance/*.json', {
  import: 'default',
  eager: true,
});
const CASES = Object.values(FILES).flat();

/** Proofs of rules of single cards are in the card's file. */
const CARDS = import.meta.glob<{ readonly proofs?: Help['proofs'] }>('../../src/games/wolf-and-hound/cards/*.tsx', { eager: true });
const OF_CARDS: Help['proofs'] = Object.assign({}, ...Object.values(CARDS).map(({ proofs }) => proofs));

interface Help {
  readonly proofs: Readonly<Record<string, readonly Proof[]>>;
  readonly words: (language: Language) => Promise<RulesWords<string>>;
}

const GAMES: Readonly<Record<string, Help>> = {
  'wolf-and-hound': {
    proofs: { ...(WOLF as Help['proofs']), ...OF_CARDS },
    words: async (language) => wolfHelp(await preload(WOLF_RULES, language), await preload(WOLF_WORDS, language)),
  },
  'sheep-and-thief': {
    proofs: SHEEP as Help['proofs'],
    words: async (language) => sheepHelp(await preload(SHEEP_RULES, language), await preload(SHEEP_WORDS, language)),
  },
};

describe.each(Object.entries(GAMES))('what the help of %s says comes of it', (game, { proofs, words }) => {
  const all = Object.entries(proofs).flatMap(([rule, list]) => list.map((proof) => [rule, proof.says.en, proof] as const));

  it('is played by the engine in every article', async () => {
    const articles = Object.keys((await words('en')).rules);
    expect(articles.length).toBeGreaterThan(20);
    expect(
      articles.filter((id) => !proofs[id]?.length),
      'articles without a position that the engine plays: add one to words/proofs.ts, for the rule of a card to `proofs` in its file',
    ).toEqual([]);
    expect(Object.keys(proofs).filter((id) => !articles.includes(id))).toEqual([]);
  });

  it.each(all)('[%s] %s: so plays the engine', (_rule, _says, { cases }) => {
    expect(cases.length).toBeGreaterThan(0);
    for (const one of cases) {
      const name = typeof one === 'string' ? one : 'of its own';
      const played =
        typeof one === 'string' ? CASES.filter((known) => known.game === game && known.name === one) : [{ name, game, ...one }];
      expect(played.length, name).toBeGreaterThan(0);
      expect(runConformance(JSON.stringify(played), name, ADAPTERS)).toEqual(played.map(() => ({ name })));
    }
  });

  it.each(LANGUAGES)('and the text says it in %s', async (language) => {
    const { rules } = await words(language);
    for (const [rule, , { says }] of all) {
      const article = rules[rule];
      expect(`${article?.title} ${article?.text} ${article?.lines?.join(' ')}`, rule).toContain(says[language]);
    }
  });
});

it('a case that comes out otherwise is noticed', () => {
  const [tie] = CASES.filter(({ name }) => name.startsWith('a tie at the count, 2015 draft, two players'));
  const wrong = { ...tie, expect: { over: true, winner: 'orange' } };
  expect(runConformance(JSON.stringify([wrong]), 'wrong', ADAPTERS)[0]?.failure).toContain('winner');
});
