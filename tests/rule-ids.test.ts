import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** A ruling by its id; a family of them, written with an ellipsis (`R-META-…`), is none. */
const ID = /\bR-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Z0-9-])/g;

/** The rule ids that a text names. */
function ruleIds(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])].sort();
}

/** The rule ids at the beginning of the titles of tests: `it('[R-META-ONCE] passes seat 1 twice, turns once'`. */
function citedIds(source: string): string[] {
  const titles = source.match(/['"`](?:\[R-[^\]\n]+\] ?)+/g) ?? [];
  return titles.flatMap((title) => title.match(ID) ?? []);
}

const FEWEST: Readonly<Record<string, number>> = { 'wolf-and-hound': 21, 'sheep-and-thief': 7 };

describe.each(Object.entries(FEWEST))('the rules of %s', (game, fewest) => {
  const rules = `games/${game}/RULES.md`;

  it('have an executable example for every rule id', () => {
    const wanted = ruleIds(textOf(rules));
    expect(wanted.length, `rule ids in ${rules}`).toBeGreaterThanOrEqual(fewest);
    const tests = filesOf(`games/${game}/test/**/*.test.ts`);
    const cited = new Set(tests.flatMap((file) => citedIds(textOf(file))));
    const missing = wanted.filter((id) => !cited.has(id));
    expect(missing, `ids of ${rules} that begin no title of a test in games/${game}/test, such as '[${missing[0]}] …'`).toEqual([]);
  });

  it('hold every rule id that sources and tests name', () => {
    const written = new Set(ruleIds(textOf(rules)));
    const files = filesOf(`games/${game}/{src,test}/**/*.ts`);
    const unknown = files.flatMap((file) => ruleIds(textOf(file)).flatMap((id) => (written.has(id) ? [] : `${file}: ${id}`)));
    expect(unknown, `rule ids that ${rules} does not have`).toEqual([]);
  });
});

describe('the scan', () => {
  it('finds ids in rules and in titles alone', () => {
    expect(ruleIds('**R-ZERO** a card that moves 0 … see R-META-ONCE, R-ZERO, R-ONLY3, R-META-….')).toEqual([
      'R-META-ONCE',
      'R-ONLY3',
      'R-ZERO',
    ]);
    expect(citedIds("it('[R-ZERO] stays'); it(`[R-LAP] [R-WALK, R-ORDER] goes round`); // [R-GRANDPA] R-BOTH0 'not [R-START]'")).toEqual([
      'R-ZERO',
      'R-LAP',
      'R-WALK',
      'R-ORDER',
    ]);
  });
});
