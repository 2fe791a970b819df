import { expect, it } from 'vitest';
import { filesOf, textOf } from './sources.ts';

const LOCKFILES = filesOf('**/package-lock.json');

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

it('there is one lockfile for the project, one for each peer of the benchmarks and one for the PostgreSQL of the tests', () => {
  expect(LOCKFILES).toContain('package-lock.json');
  const others = LOCKFILES.filter((file) => file !== 'package-lock.json' && !file.startsWith('bench/peers/'));
  expect(others).toEqual(['server/proof/postgres/package-lock.json']);
});

it.each(LOCKFILES)('%s names no host, and every package with its checksum', (file) => {
  const { packages } = JSON.parse(textOf(file)) as { packages: Record<string, Locked> };
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(0);
  const strange = fetched.filter(([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha'));
  expect(strange.map(([place]) => place)).toEqual([]);
});
