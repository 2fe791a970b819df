import { describe, expect, it } from 'vitest';
import { GAME_FOLDERS } from './games.ts';
import { clockReads, impurities } from './purity.ts';
import { filesOf, textOf } from './sources.ts';

const KERNEL = '@bellwether/kernel';
const GAMES = GAME_FOLDERS.map((folder) => folder.replace('games', '@bellwether'));
/** The packages without platform dependencies, and the only dependencies they may have. */
const PACKAGES: readonly (readonly [name: string, dependencies: readonly string[]])[] = [
  ['kernel', []],
  ...GAME_FOLDERS.map((folder) => [folder, [KERNEL]] as const),
  ['bots', [KERNEL, ...GAMES]],
  ['review', ['@bellwether/bots', KERNEL, ...GAMES]],
];

describe.each(PACKAGES)('the package %s', (name, dependencies) => {
  const sources = filesOf(`${name}/src/**/*.ts`);

  it('holds no clock, no chance of its own and no I/O', () => {
    expect(sources.flatMap((file) => impurities(textOf(file), file))).toEqual([]);
  });

  it('depends on no package but those below it', () => {
    const manifest = JSON.parse(textOf(`${name}/package.json`)) as Record<string, unknown>;
    const wanted = ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
    expect(wanted).toEqual(dependencies);
  });
});

describe("a bot's caller brings the clock", () => {
  const DOOR = 'bots/src/shared/search-clock.ts';

  it('and only the search clock reads it', () => {
    const readers = filesOf('bots/src/**/*.ts').filter((file) => clockReads(textOf(file)).length > 0);
    expect(readers).toEqual([DOOR]);
  });

  it.each(['const t = budget.now?.();', "const t = budget['now']();", 'const { now } = budget;', 'const { now: time } = budget;'])(
    'the guard bites at %s',
    (text) => {
      expect(clockReads(text)).not.toEqual([]);
    },
  );

  it('the guard lets pass other things of that name', () => {
    expect(clockReads('let now = false; interface Budget { now?: () => number } const b = { now: 1 };')).toEqual([]);
  });
});

it('looks at real sources', () => {
  expect(GAME_FOLDERS).toContain('games/wolf-and-hound');
  expect(filesOf('bots/src/**/*.ts').length).toBeGreaterThan(50);
  expect(filesOf('kernel/src/**/*.ts').length).toBeGreaterThan(5);
  expect(filesOf('games/wolf-and-hound/src/**/*.ts').length).toBeGreaterThan(10);
});

describe('the guard', () => {
  it.each([
    'const x = Math.random();',
    "const x = Math['random']();",
    'const { random } = Math;',
    'const t = new Date();',
    'const t = Date.now();',
    'const t = performance.now();',
    'setTimeout(() => {}, 1);',
    'const e = process.env;',
    "await fetch('https://example.org');",
    'crypto.getRandomValues(new Uint8Array(4));',
    "console.log('here');",
    "import { readFileSync } from 'node:fs'; readFileSync('x');",
    "const fs = await import('fs');",
    'const f = { now: Date };',
    'const g = globalThis;',
  ])('bites at %s', (text) => {
    expect(impurities(text)).not.toEqual([]);
  });

  it.each([
    '// Date, Math.random and fetch are not for us',
    '/** Never calls console. */ export const a = 1;',
    "export const text = 'process the Date';",
    'export interface Row { process: string; Date: number }',
    'export const row = { crypto: 1 }; row.crypto;',
    'export const m = Math.floor(1.5);',
  ])('lets pass %s', (text) => {
    expect(impurities(text)).toEqual([]);
  });
});
