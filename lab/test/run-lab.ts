import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// Caches stripped types for all processes.
const env = { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/lab-test') };
const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line through a pipe. */
export function runLab(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8', env });
  return { status, out: stdout, err: stderr };
}

/** Writes a temporary file, deleted after the test; returns its name. */
export function tempFile(text: string, name = 'file.txt'): string {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-lab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

export const ZEROS = '0'.repeat(64);
