import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Step } from './sieve.ts';

/** How far the maker has come with a game: it goes on from there. */
export interface Progress {
  /** Games played; the number of a game is its seed. */
  games: number;
  /** Decisions by the sieve at which they fell through. */
  readonly steps: Partial<Record<Step, number>>;
  /** Processor time so far. */
  seconds: number;
}

export function readProgress(file: string): Record<string, Progress> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Progress>) : {};
}

export function writeProgress(file: string, all: Readonly<Record<string, Progress>>): void {
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
