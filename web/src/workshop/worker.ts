import { type Ask, openTrial, type Told, type Trial } from './trial.ts';

/** The worker in which bots play with home-made cards. It ends when the person leaves the page. */

interface Port {
  postMessage(told: Told): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<Ask>) => void): void;
}
const port = globalThis as unknown as Port;

/** Interval between progress updates: more frequent ones would be unreadable. */
const REPORT_EVERY_MS = 250;

let trial: Trial | undefined;

port.addEventListener('message', ({ data }) => {
  play(data).catch((error: unknown) => {
    console.error(error);
    port.postMessage({ kind: 'failed' });
  });
});

async function play(ask: Ask): Promise<void> {
  trial ??= await openTrial(ask);
  if (trial === undefined) throw new Error(`no trial of ${ask.game}`);
  let reported = performance.now();
  while (trial.step(ask.pairs)) {
    if (performance.now() - reported < REPORT_EVERY_MS) continue;
    port.postMessage({ kind: 'report', report: trial.report(), games: trial.games(), done: false });
    reported = performance.now();
  }
  port.postMessage({ kind: 'report', report: trial.report(), games: trial.games(), done: true });
}
