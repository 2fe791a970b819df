import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Step } from './sieve.ts';

/** The maker's progress with a game, from which it resumes. */
export interface Progress {
  /** Games played; the number of a game is its seed. */
  games: number;
  /** The number of decisions rejected at each step of the sieve. */
  readonly steps: Partial<Record<Step, number>>;
  /** CPU time so far. */
  seconds: number;
}

export function readProgress(file: string): Record<string, Progress> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Progress>) : {};
}

export function writeProgress(file: string, all: Readonly<Record<string, Progress>>): void {
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
