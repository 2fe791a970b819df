import { describe, expect, it } from 'vitest';
import { exists, filesOf, textOf } from './sources.ts';

const ID = /\bR-[A-Z0-9]+(?:-[A-Z0-9]+)*/g;

/** The rule ids that a text of rules names. */
function ruleIds(rules: string): string[] {
  return [...new Set(rules.match(ID) ?? [])].sort();
}

/** The rule ids at the beginning of the titles of tests: `it('[R-META-ONCE] passes seat 1 twice, turns once'`. */
function citedIds(source: string): string[] {
  const titles = source.match(/['"`]\[R-[A-Z0-9-]+\](?:\[R-[A-Z0-9-]+\])*/g) ?? [];
  return titles.flatMap((title) => title.match(ID) ?? []);
}

const FEWEST: Readonly<Record<string, number>> = { 'wolf-and-hound': 21, 'sheep-and-thief': 1 };

describe.each(Object.entries(FEWEST))('the rules of %s', (game, fewest) => {
  const rules = `games/${game}/RULES.md`;
  const unwritten = game === 'sheep-and-thief' && !exists(rules);

  it.skipIf(unwritten)('have an executable example for every rule id', () => {
    const wanted = ruleIds(textOf(rules));
    expect(wanted.length, `rule ids in ${rules}`).toBeGreaterThanOrEqual(fewest);
    const tests = filesOf(`games/${game}/test/**/*.test.ts`);
    const cited = new Set(tests.flatMap((file) => citedIds(textOf(file))));
    const missing = wanted.filter((id) => !cited.has(id));
    expect(missing, `ids of ${rules} that begin no title of a test in games/${game}/test, such as '[${missing[0]}] …'`).toEqual([]);
  });
});

describe('the scan', () => {
  it('finds ids in rules and in titles alone', () => {
    expect(ruleIds('**R-ZERO** a card that moves 0 … see R-META-ONCE, R-ZERO, R-ONLY3.')).toEqual(['R-META-ONCE', 'R-ONLY3', 'R-ZERO']);
    expect(citedIds("it('[R-ZERO] stays'); it(`[R-LAP][R-WALK] goes round`); // [R-GRANDPA] R-BOTH0 'not [R-START]'")).toEqual([
      'R-ZERO',
      'R-LAP',
      'R-WALK',
    ]);
  });
});
