import { fork } from 'node:child_process';
import path from 'node:path';
import type { Api } from '../harness/api.ts';
import { Guests } from './guest.ts';
import type { Target } from './ways.ts';

/** Interval of moves at a table, in milliseconds. */
const MOVE_INTERVAL_MS = 40;

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

export function waitsOf(waits: readonly number[]): Waits {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.POSITIVE_INFINITY;
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: sorted.length };
}

/** Runs an attack in its own process; returns whether honest players were served as they should be. */
export function attack(name: string, target: Target): Promise<boolean> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'), [JSON.stringify({ name, target })]);
  const timer = setTimeout(() => child.kill('SIGKILL'), 1_000 * target.seconds + 20_000);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    }),
  );
}

/** Latency of commands at these tables during something else. */
export async function measure(tables: readonly Guests[], meanwhile: Promise<unknown>, pace = MOVE_INTERVAL_MS): Promise<Waits> {
  for (const guests of tables) guests.waits.length = 0;
  const playing = tables.map((guests) => guests.play(pace));
  await meanwhile;
  for (const guests of tables) guests.stop();
  await Promise.all(playing);
  return waitsOf(tables.flatMap(({ waits }) => waits));
}

/** Seats people of one address at this many tables of four. */
export async function seat(api: Api, tables: number, address: string): Promise<Guests[]> {
  const seated: Guests[] = [];
  for (let i = 0; i < tables; i++) seated.push(await Guests.sitDown(api, address));
  return seated;
}
