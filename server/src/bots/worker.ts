/** A thread in which bots think, so that nobody waits for them. It gets views and nothing else. */
import { parentPort } from 'node:worker_threads';
import { gameById } from '../games.ts';
import { choose, type Question } from './choose.ts';

export interface Asked {
  readonly id: number;
  /** The question in JSON: exactly the bytes a client in this seat would get of the view. */
  readonly question: string;
}

export type Answered = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, question }: Asked) => {
  const answer = (value: Answered) => parentPort?.postMessage(value);
  try {
    const asked = JSON.parse(question) as Question;
    const served = gameById(asked.game);
    if (served === undefined) answer({ id, error: 'unknown game' });
    else answer({ id, move: choose(served, asked, () => performance.now()) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
