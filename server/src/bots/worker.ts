/** Thread in which bots compute moves. It receives views only. */
import { parentPort } from 'node:worker_threads';
import { gameById } from '../games.ts';
import { type BotQuestion, choose } from './choose.ts';

/** The question as JSON, with exactly the view bytes a client in this seat would get. */
export type BotRequest = string;

export type BotAnswer = { readonly move: string } | { readonly error: string };

parentPort?.on('message', (question: BotRequest) => parentPort?.postMessage(answerTo(question)));

function answerTo(question: BotRequest): BotAnswer {
  try {
    const asked = JSON.parse(question) as BotQuestion;
    const served = gameById(asked.game);
    return served === undefined ? { error: 'unknown game' } : { move: choose(served, asked, () => performance.now()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
