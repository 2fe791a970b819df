/** A thread that reads records: a long one, or one with much to choose from, takes longer than others should wait. */
import { parentPort } from 'node:worker_threads';
import { ParseError, readRecord, splitHeaders } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { cpuTimeMs } from '../time.ts';

/** How much work reading was, in milliseconds: the least of a few times, for the first ones warm it up. */
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

/** What is wrong with it is told later, by whoever reads it in earnest. */
function read(text: string): void {
  try {
    const id = splitHeaders(text).headers.find(([key]) => key === 'Game')?.[1];
    const served = gameById(id ?? '');
    if (served !== undefined) readRecord(served.game, text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
  }
}
