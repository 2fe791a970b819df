import { FastRandom, type GameRecord, type GameTypes, isRefusal, ParseError, readRecord } from '@bellwether/kernel';
import { openReview, REVIEW_VERSION, type Review } from '@bellwether/review';
import { GAME_IDS } from '../deals/games.ts';
import { recordOf } from '../storage/games.ts';
import { givenOf } from '../storage/given.ts';
import { keyOf } from '../storage/kept-by.ts';
import { addFacts } from '../storage/list.ts';
import { browserShelf, createCache } from '../storage/reviews.ts';
import { kitOf, type WorkerKit } from './kits.ts';
import type { Ask, Told } from './protocol.ts';
import { retryOf } from './retry.ts';

/** The worker that computes a review. Leaving the page ends it. */

interface Port {
  postMessage(told: Told): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<Ask>) => void): void;
}
const port = globalThis as unknown as Port;
const post = (told: Told) => port.postMessage(told);

/** Interval between progress updates: more frequent ones cannot be followed. */
const PROGRESS_EVERY_MS = 120;

const cache = createCache(browserShelf(), REVIEW_VERSION);
const random = new FastRandom(crypto.getRandomValues(new Uint32Array(1))[0] as number);
let opened: { readonly worker: WorkerKit; readonly record: GameRecord<GameTypes> } | undefined;

port.addEventListener('message', ({ data }) => {
  if (data.kind === 'retry') return post({ kind: 'retry', call: data.call, text: retry(data) });
  open(data).catch((error: unknown) => {
    console.error(error);
    post({ kind: 'refused', why: 'broken' });
  });
});

function retry(wish: Extract<Ask, { readonly kind: 'retry' }>): string | undefined {
  if (opened === undefined) return undefined;
  const { worker, record } = opened;
  return retryOf(worker.kit.analyst.game, record, wish, worker.twin, random);
}

async function open(wanted: Extract<Ask, { readonly kind: 'open' }>): Promise<void> {
  const own = 'id' in wanted ? await recordOf(wanted.id) : undefined;
  const text = 'text' in wanted ? wanted.text : own?.record;
  if (text === undefined) return post({ kind: 'refused', why: 'missing' });
  const worker = await kitOf(/\[Game "([a-z-]+)"\]/.exec(text)?.[1] ?? '');
  if (worker === undefined) return post({ kind: 'refused', why: 'unreadable', where: '[Game]', expected: GAME_IDS.join(', ') });
  const { game } = worker.kit.analyst;
  const record = readRecord(game, text);
  if (record instanceof ParseError) return post({ kind: 'refused', why: 'unreadable', where: record.where, expected: record.expected });
  const steps = openReview(worker.kit, record);
  if (isRefusal(steps)) return post({ kind: 'refused', why: steps.code === 'still-running' ? 'running' : 'unreadable' });
  opened = { worker, record };
  post({ kind: 'opened', game: game.id, text });
  const key = keyOf(text);
  const kept = await cache.find(key);
  if (kept) post({ kind: 'review', review: kept });
  const review = kept ?? (await workOut(steps));
  if (review === undefined) return;
  if (kept === undefined) await cache.keep(key, review);
  const given = givenOf(review);
  if ('id' in wanted && given) await addFacts([{ id: wanted.id, rev: own?.rev, given }]);
}

/** Runs step by step, so that requests are answered in between. */
async function workOut(steps: Generator<Review, void>): Promise<Review | undefined> {
  let last: Review | undefined;
  let shown = Number.NEGATIVE_INFINITY;
  for (const review of steps) {
    last = review;
    if (review.stage !== 'done' && performance.now() - shown < PROGRESS_EVERY_MS) continue;
    post({ kind: 'review', review });
    await new Promise((resolve) => setTimeout(resolve));
    shown = performance.now();
  }
  return last;
}
