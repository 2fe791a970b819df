/** A thread in which bots think, so that nobody waits for them. It gets views and nothing else. */
import { parentPort } from 'node:worker_threads';
import { gameById } from '../games.ts';
import { type BotQuestion, choose } from './choose.ts';

export interface BotRequest {
  readonly id: number;
  /** The question in JSON: exactly the bytes a client in this seat would get of the view. */
  readonly question: string;
}

export type BotAnswer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, question }: BotRequest) => {
  const answer = (value: BotAnswer) => parentPort?.postMessage(value);
  try {
    const asked = JSON.parse(question) as BotQuestion;
    const served = gameById(asked.game);
    if (served === undefined) answer({ id, error: 'unknown game' });
    else answer({ id, move: choose(served, asked, () => performance.now()) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
