import { describe, expect, it } from 'vitest';
import { GAME_FOLDERS } from './games.ts';
import { citedIds, definedIds, namedIds, unreasoned } from './rule-ids.ts';
import { filesOf, textOf } from './sources.ts';

const RULES = new Map(GAME_FOLDERS.map((folder) => [folder, definedIds(textOf(`${folder}/RULES.md`))]));
const LETTERS = new Set([...RULES.values()].flat().map((id) => id.charAt(0)));

/** Guards against an empty list after a change of RULES.md's format. */
const FEWEST = 20;

describe.each([...RULES])('the rules in %s', (folder, rules) => {
  it('have an executable example for every rule id', () => {
    expect(rules.length, `rule ids in ${folder}/RULES.md`).toBeGreaterThanOrEqual(FEWEST);
    const cited = new Set(filesOf(`${folder}/test/{**/*.test,cards/*}.ts`).flatMap((file) => citedIds(textOf(file))));
    const missing = rules.filter((id) => !cited.has(id));
    expect(missing, `ids of ${folder}/RULES.md that begin no title of a test in ${folder}/test, such as '[${missing[0]}] …'`).toEqual([]);
  });

  it('are named in the source, at the line that keeps them', () => {
    const named = new Set(filesOf(`{${folder},kernel}/src/**/*.ts`).flatMap((file) => namedIds(textOf(file), LETTERS)));
    expect(
      rules.filter((id) => !named.has(id)),
      `ids of ${folder}/RULES.md that no comment or refusal in ${folder}/src or kernel/src names`,
    ).toEqual([]);
  });

  it('give a reason for every ruling', () => {
    expect(unreasoned(textOf(`${folder}/RULES.md`)), `rulings in ${folder}/RULES.md without a *Reason: …*`).toEqual([]);
  });

  it('define every rule id that the rules themselves, sources and tests name', () => {
    const files = [`${folder}/RULES.md`, ...filesOf(`${folder}/{src,test}/**/*.ts`)];
    const unknown = files.flatMap((file) => namedIds(textOf(file), LETTERS).flatMap((id) => (rules.includes(id) ? [] : `${file}: ${id}`)));
    expect(unknown, `rule ids that ${folder}/RULES.md does not define`).toEqual([]);
  });
});

it('all games are looked at', () => {
  expect([...RULES.keys()]).toEqual(expect.arrayContaining(['games/sheep-and-thief', 'games/wolf-and-hound']));
  expect([...RULES.values()].flat().length).toBeGreaterThanOrEqual(65);
  expect([...LETTERS].sort()).toEqual(expect.arrayContaining(['H', 'R', 'S', 'W']));
});

it('everything else names only rules of some game', () => {
  const defined = new Set([...RULES.values()].flat());
  const files = filesOf('{bots,bench,client,docs,kernel,lab,server,web,wire}/**/*.{ts,tsx,md}').filter((file) => !file.includes('/dist/'));
  const unknown = files.flatMap((file) => namedIds(textOf(file), LETTERS).flatMap((id) => (defined.has(id) ? [] : `${file}: ${id}`)));
  expect(unknown).toEqual([]);
});

describe('the scan', () => {
  it('takes bold ids for definitions', () => {
    expect(definedIds('**R-ZERO** moves 0, see R-LAP. **W-END** **S-2014** **R-META-…** **bold** [A-Z]')).toEqual([
      'R-ZERO',
      'S-2014',
      'W-END',
    ]);
  });

  it('finds rulings without a reason of their own', () => {
    const rules =
      '**R-LAP** Round. *Reason: 8-10.* **R-ZERO** Stays. **W-END** Over. *Reason: none.*\n\n## Next\n**R-WALK** Step by step.\n\n*Reason: late.*';
    expect(unreasoned(rules)).toEqual(['R-ZERO', 'R-WALK']);
  });

  it('finds named ids of the given letters, and no families, patterns or parts of words', () => {
    expect(namedIds('see R-META-ONCE, R-ZERO, R-ZERO, R-ONLY3 and R-META-…; [A-Z], UTF-8, X-RAY, W-end', ['R', 'W'])).toEqual([
      'R-META-ONCE',
      'R-ONLY3',
      'R-ZERO',
    ]);
  });

  it('finds cited ids at the beginning of titles alone', () => {
    const source = "it('[R-ZERO] stays'); it(`[S-2014] [W-END, H-STILL] goes round`); // [R-GRANDPA] R-BOTH0 'not [R-START]'";
    expect(citedIds(source)).toEqual(['R-ZERO', 'S-2014', 'W-END', 'H-STILL']);
  });
});
