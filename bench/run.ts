/**
 * `npm run bench [-- NAME...]`: runs every `bench/*.bench.ts`, or those whose file name contains one of the names, one after another. Each
 * runs in its own process, because the JIT compiler's state must not carry over to the next benchmark.
 */
import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { saveRows } from './results.ts';
import type { Row } from './row.ts';
import { tableOf } from './table.ts';

const names = process.argv.slice(2);
const files = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
  .sort();
if (files.length === 0) {
  console.error(`No benchmark is named ${names.join(' or ')}.`);
  process.exitCode = 1;
}

for (const file of files) {
  console.log(`\n${file.replace('.bench.ts', '')}`);
  try {
    const rows = await runFile(file);
    console.log(tableOf(rows));
    console.log(`→ ${saveRows(rows)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function runFile(file: string): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'child.ts'), [path.join(import.meta.dirname, file)]);
    let rows: readonly Row[] | undefined;
    child.on('message', (message) => {
      rows = message as readonly Row[];
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 && rows ? resolve(rows) : reject(new Error(`${file} failed (exit code ${code})`))));
  });
}
