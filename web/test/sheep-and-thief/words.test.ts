import { FastRandom } from '@bellwether/kernel';
import { type EventView, MISSIONS, REFUSAL_CODES, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { cardName, cellShows } from '../../src/games/sheep-and-thief/names.ts';
import { tellAll } from '../../src/games/sheep-and-thief/narrate.ts';
import { begin } from '../../src/games/sheep-and-thief/turn-stage.ts';
import { entriesOf } from '../../src/games/sheep-and-thief/useLog.ts';
import { words as de } from '../../src/games/sheep-and-thief/words/de.ts';
import { words as rulesDe } from '../../src/games/sheep-and-thief/words/de-rules.ts';
import { words as en, type SheepWords } from '../../src/games/sheep-and-thief/words/en.ts';
import { words as rulesEn, type SheepRuleId } from '../../src/games/sheep-and-thief/words/en-rules.ts';
import { words as fr } from '../../src/games/sheep-and-thief/words/fr.ts';
import { words as rulesFr } from '../../src/games/sheep-and-thief/words/fr-rules.ts';
import { words as ja } from '../../src/games/sheep-and-thief/words/ja.ts';
import { words as rulesJa } from '../../src/games/sheep-and-thief/words/ja-rules.ts';
import { CONFIG, played } from './position.ts';

const LANGUAGES: readonly (readonly [string, SheepWords])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['ja', ja],
];
const RULE_IDS = Object.keys(rulesEn.rules) as SheepRuleId[];
const GAP = /undefined|NaN|\[object|\bnull\b/;

function keys(of: unknown, path = ''): string[] {
  if (typeof of !== 'object' || of === null) return [path];
  return Object.entries(of).flatMap(([key, value]) => keys(value, `${path}.${key}`));
}

describe.each(LANGUAGES)('the words of %s', (language, words) => {
  it('are complete', () => {
    expect(keys(words).sort()).toEqual(keys(en).sort());
  });

  it('tell whole games without a gap', () => {
    for (let plies = 1; plies < 110; plies++) {
      const { before, events, view } = played({ players: ([2, 3, 4] as const)[plies % 3] as 2 }, plies, plies);
      const [board] = view.boards;
      const cells = board ? Array.from({ length: 16 }, (_, cell) => cellShows(words, board, cell, view.fox)) : [];
      const cards = [...view.own.hand, ...view.own.packet].map((card) => cardName(words, card));
      expect([...tellAll(words, before, events), ...cells, ...cards].join(' '), language).not.toMatch(GAP);
    }
  });

  it('answer every refusal with a sentence', () => {
    for (const code of REFUSAL_CODES) {
      const said = words.refusals[code]({ expected: 2, edge: 1, river: true, sheep: 1, foxes: 2, there: 1 });
      expect(said.length, code).toBeGreaterThan(3);
      expect(said, code).not.toMatch(GAP);
    }
    for (let seed = 1; seed < 30; seed++) {
      const stage = begin(played({}, 16 + seed, seed, 1).view);
      if (stage.kind !== 'place') continue;
      for (const { cells } of stage.choices.cards)
        for (const { refusal } of cells) if (refusal) expect(words.refusals[refusal.code](refusal.facts)).not.toMatch(GAP);
    }
  });

  it('prompt in ten words at most', () => {
    const { goal, ask } = words;
    const hill = { you: false, name: 'Hill' };
    const prompts = [
      goal,
      ...Object.values(ask).filter((one) => typeof one === 'string'),
      ask.keep(1, hill),
      ask.keep(2, hill),
      ask.waits(hill),
    ];
    for (const prompt of prompts) expect(prompt.split(/\s+/).length, prompt).toBeLessThanOrEqual(10);
  });

  it('name every mission', () => {
    for (const mission of MISSIONS) expect(words.missions[mission].about.length).toBeGreaterThan(4);
  });
});

describe('the rules help', () => {
  it('tells every rule in four languages', () => {
    for (const { rules } of [rulesEn, rulesDe, rulesFr, rulesJa]) {
      for (const id of RULE_IDS) expect(rules[id].text.length, id).toBeGreaterThan(10);
    }
  });

  it('knows the rule of every refusal that a table can meet', () => {
    const met = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const stage = begin(played({ players: ([2, 3, 4] as const)[seed % 3] as 2 }, 12 + seed, seed, 1).view);
      if (stage.kind === 'place')
        for (const { cells } of stage.choices.cards) for (const { refusal } of cells) if (refusal) met.add(refusal.rule);
    }
    expect(met.size).toBeGreaterThan(2);
    for (const rule of met) expect(RULE_IDS).toContain(rule);
  });
});

describe('the story', () => {
  it('tells once a round that hands pass, whatever the number of picks', () => {
    const random = new FastRandom(3);
    const state = sheepAndThief.start(CONFIG, sheepAndThief.deal(CONFIG, random));
    const events: EventView[] = [];
    while (sheepAndThief.outcome(state) === undefined) {
      const [seat = 1] = sheepAndThief.toAct(state);
      sheepAndThief.apply(state, seat, sheepAndThief.sample(state, seat, random), (event) => {
        const shown = sheepAndThief.show(event, 1);
        if (shown) events.push(shown);
      });
    }
    expect(events.filter(({ kind }) => kind === 'passes').length).toBeGreaterThan(6);
    const texts = entriesOf(en, sheepAndThief.view(state, 1), events, new Map()).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Hands are passed'))).toEqual([
      'Hands are passed to the left.',
      'Hands are passed to the right.',
      'Hands are passed to the left.',
    ]);
  });
});
