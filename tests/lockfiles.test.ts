import { expect, it } from 'vitest';
import { filesOf, textOf } from './sources.ts';

const LOCKFILES = filesOf('**/package-lock.json');

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

it('there is one lockfile for the project, one for each peer of the benchmarks, one for the PostgreSQL of the tests, one for Node.js and one for the checks of a release', () => {
  expect(LOCKFILES).toContain('package-lock.json');
  const others = LOCKFILES.filter((file) => file !== 'package-lock.json' && !file.startsWith('bench/peers/'));
  expect(others).toEqual([
    'cluster/proof/postgres/package-lock.json',
    'scripts/node/package-lock.json',
    'scripts/release-checks/package-lock.json',
  ]);
});

it.each(LOCKFILES)('%s names no host, and every package with its checksum', (file) => {
  const { packages } = JSON.parse(textOf(file)) as { packages: Record<string, Locked> };
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(0);
  const strange = fetched.filter(([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha'));
  expect(strange.map(([place]) => place)).toEqual([]);
});

it.each(['package-lock.json', 'scripts/node/package-lock.json'])('no package of %s runs a script when it is installed', (file) => {
  const { packages } = JSON.parse(textOf(file)) as { packages: Record<string, { hasInstallScript?: boolean }> };
  expect(Object.entries(packages).flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? place : []))).toEqual([]);
});
