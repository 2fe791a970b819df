import { describe, expect, it } from 'vitest';
import { impurities } from './purity.ts';
import { filesOf, textOf } from './sources.ts';

const PACKAGES = ['kernel', ...filesOf('games/*/package.json').map((file) => file.replace('/package.json', ''))];

describe.each(PACKAGES)('the engine package %s', (name) => {
  const sources = filesOf(`${name}/src/**/*.ts`);

  it('holds no clock, no chance of its own and no I/O', () => {
    expect(sources.flatMap((file) => impurities(textOf(file), file))).toEqual([]);
  });

  it('depends on no package but the kernel', () => {
    const manifest = JSON.parse(textOf(`${name}/package.json`)) as Record<string, unknown>;
    const wanted = ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
    expect(wanted).toEqual(name === 'kernel' ? [] : ['@bellwether/kernel']);
  });
});

it('looks at real sources', () => {
  expect(PACKAGES).toContain('games/wolf-and-hound');
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
