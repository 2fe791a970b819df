import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './row.ts';

const FILE = path.join(import.meta.dirname, 'results', 'latest.json');

/** Merges result rows: new rows replace those with the same name, all others stay. So every benchmark can add to one file. */
export function merge(old: readonly Row[], rows: readonly Row[]): Row[] {
  const byName = new Map([...old, ...rows].map((row) => [row.name, row]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function saveRows(rows: readonly Row[]): string {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(merge(readOld(), rows), null, 2)}\n`);
  return path.relative(process.cwd(), FILE);
}

function readOld(): Row[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Row[];
  } catch {
    return [];
  }
}
