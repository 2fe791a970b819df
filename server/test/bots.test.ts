import { expect, it, vi } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.ts';
import { BotPool } from '../src/bots/pool.ts';
import { gameById, type ServedGame } from '../src/games.ts';
import { newTable } from '../src/table/table-state.ts';
import { atEnd, WOLF } from './help.ts';

const asked = (name: string, ...askers: string[]) => ({ name, askers });

it('next is the bot of whoever had the least of their time', () => {
  const queue = new FairQueue<ReturnType<typeof asked>>();
  queue.pay(['greedy'], 10_000);
  queue.pay([], 2_000);
  for (const name of ['1', '2', '3']) queue.add(asked(name, 'greedy'));
  queue.add(asked('nobody looks'));
  queue.add(asked('first', 'modest'));
  queue.add(asked('second', 'modest'));
  // Watching someone's table does not delay it.
  queue.add(asked('watched', 'greedy', 'modest'));
  const order = Array.from({ length: 7 }, () => queue.next()?.name);
  expect(order).toEqual(['first', 'second', 'watched', 'nobody looks', '1', '2', '3']);
  expect(queue.next()).toBeUndefined();
});

it('in turn, if both ask for much', () => {
  const queue = new FairQueue<ReturnType<typeof asked>>();
  for (let i = 0; i < 6; i++) queue.add(asked(`a${i}`, 'a'));
  for (let i = 0; i < 6; i++) queue.add(asked(`b${i}`, 'b'));
  const order: string[] = [];
  for (let one = queue.next(); one !== undefined; one = queue.next()) {
    order.push(one.name.slice(0, 1));
    queue.pay(one.askers, 100);
  }
  expect(order.slice(0, 8).join('')).toBe('abababab');
});

const herderQuestion = () => {
  const served = gameById('wolf-and-hound') as ServedGame;
  const header = { id: '', game: served.game.id, rules: 1, config: JSON.stringify(WOLF.config), settings: '{"clock":{"kind":"none"}}' };
  const rest = { host: '', seed: '00'.repeat(32), commitment: null, record: null, webhook: null, created: 0 };
  const view = served.game.view(newTable({ ...header, ...rest }, served).game, 1);
  return { game: served.game.id, seat: 1, level: 'herder', view, random: 1 } as const;
};

it('a thread starts with the first question, ends after five idle minutes, and starts again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  atEnd(() => vi.useRealTimers());
  const pool = new BotPool(1);
  atEnd(() => pool.close());
  expect(pool.threads).toBe(0);
  await pool.choose(herderQuestion(), []);
  vi.advanceTimersByTime(299_000);
  expect(pool.threads).toBe(1);
  await pool.choose(herderQuestion(), []);
  vi.advanceTimersByTime(299_000);
  expect(pool.threads).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(pool.threads).toBe(0);
  expect(await pool.choose(herderQuestion(), [])).toMatch(/^[BW]\d/);
});

it('a pool answers each question once, and goes on after one that fails', async () => {
  const thought: [string, number][] = [];
  const pool = new BotPool(1, ({ level }, milliseconds) => thought.push([level, milliseconds]));
  atEnd(() => pool.close());
  const question = herderQuestion();
  const moves = await Promise.all([1, 2, 3].map(() => pool.choose(question, ['here'])));
  for (const move of moves) expect(move).toMatch(/^[BW]\d/);
  expect(pool.waiting).toBe(0);
  await expect(pool.choose({ ...question, game: 'no such game' }, [])).rejects.toThrow('unknown game');
  expect(await pool.choose(question, [])).toMatch(/^[BW]\d/);
  expect(thought).toHaveLength(5);
  for (const [level, milliseconds] of thought) expect([level, milliseconds > 0]).toEqual(['herder', true]);
});
