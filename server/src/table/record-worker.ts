/** A thread that reads records: a long one, or one with much to choose from, takes longer than others should wait. */
import { parentPort } from 'node:worker_threads';
import { ParseError, readRecord, splitHeaders } from '@bellwether/kernel';
import { gameById } from '../games.ts';

/** How long reading took, in milliseconds: the quickest of a few times, for the machine has other things to do. */
const TIMES = 3;

parentPort?.on('message', (text: string) => {
  let quickest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now();
    read(text);
    quickest = Math.min(quickest, performance.now() - began);
  }
  parentPort?.postMessage(quickest);
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
