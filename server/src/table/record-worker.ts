/** Thread that reads records: a long record, or one with many choices, blocks for too long. */
import { parentPort } from 'node:worker_threads';
import { ParseError, readRecord, splitHeaders } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { cpuTimeMs } from '../time.ts';

/** CPU milliseconds to read it, the minimum of several runs: the first ones warm up. */
const RUNS = 3;

parentPort?.on('message', (text: string) => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i++) {
    const began = cpuTimeMs();
    read(text);
    least = Math.min(least, cpuTimeMs() - began);
  }
  parentPort?.postMessage(least);
});

/** Errors are ignored: the caller reads the record again and reports them. */
function read(text: string): void {
  try {
    const id = splitHeaders(text).headers.find(([key]) => key === 'Game')?.[1];
    const served = gameById(id ?? '');
    if (served !== undefined) readRecord(served.game, text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
  }
}
