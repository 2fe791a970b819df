import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
/** A module's static imports, without types and dynamic imports. */
const IMPORTS = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const name = (from ?? alone) as string;
    const own = /^@bellwether\/server\/(.*)$/.exec(name)?.[1];
    if (own !== undefined) importedBy(path.join(ROOT, 'server/src', `${own}.ts`), seen);
    else if (name.startsWith('.')) importedBy(path.join(path.dirname(file), name), seen);
    else seen.add(name);
  }
  return seen;
}

it('a server on SQLite loads nothing of PostgreSQL', () => {
  for (const main of ['scripts/serve.ts', 'scripts/admin.ts', 'server/src/ops/backup.ts']) {
    const loaded = [...importedBy(path.join(ROOT, main))];
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((name) => name === 'pg' || name.startsWith(path.join(ROOT, 'cluster')))).toEqual([]);
  }
  expect(importedBy(path.join(ROOT, 'cluster/src/index.ts'))).toContain('pg');
});
