import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinTabs, type TabParts } from '../../src/local/tabs.ts';

/** Tabs of one browser: each receives what another posts. */
function browser(locks?: TabParts['locks']) {
  const channels = new Set<TabParts['channel']>();
  return () => {
    const channel: TabParts['channel'] = {
      onmessage: null,
      postMessage(said) {
        const others = [...channels].filter((other) => other !== channel);
        queueMicrotask(() => {
          for (const other of others) other.onmessage?.(new MessageEvent('message', { data: said }));
        });
      },
      close: () => channels.delete(channel),
    };
    channels.add(channel);
    const [follow, drive] = [vi.fn(), vi.fn()];
    return { tabs: joinTabs('game', follow, drive, { channel, locks }), follow, drive };
  };
}

/** A lock as in a browser: granted in order, or stolen. */
function oneLock(): NonNullable<TabParts['locks']> {
  interface Wish {
    readonly grant: () => void;
    readonly lose: (error: Error) => void;
  }
  let holder: Wish | undefined;
  const line: Wish[] = [];
  const next = () => {
    holder = line.shift();
    holder?.grant();
  };
  const request = (_name: string, { steal, signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const wish: Wish = {
        grant: () => {
          hold().then(() => {
            resolve();
            if (holder === wish) next();
          }, reject);
        },
        lose: reject,
      };
      signal?.addEventListener('abort', () => {
        const at = line.indexOf(wish);
        if (at < 0) return;
        line.splice(at, 1);
        reject(new Error('aborted'));
      });
      if (steal) {
        holder?.lose(new Error('stolen'));
        holder = wish;
        wish.grant();
      } else {
        line.push(wish);
        if (holder === undefined) next();
      }
    });
  return { request: request as unknown as LockManager['request'] };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['by a lock', oneLock],
  ['by word of mouth', () => undefined],
])('one of several tabs lets the bots move, %s', (_, locks) => {
  it('the first, then the one that somebody plays in', async () => {
    const open = browser(locks());
    const first = open();
    await vi.advanceTimersByTimeAsync(500);
    expect(first.tabs.drives).toBe(true);
    const second = open();
    await vi.advanceTimersByTimeAsync(500);
    expect([first.tabs.drives, second.tabs.drives]).toEqual([true, false]);
    for (const [plays, looks] of [
      [second, first],
      [first, second],
      [second, first],
    ] as const) {
      plays.tabs.claim();
      await settle();
      expect([plays.tabs.drives, looks.tabs.drives]).toEqual([true, false]);
    }
  });

  it('the other one, when the first does nothing for long', async () => {
    const open = browser(locks());
    const first = open();
    await vi.advanceTimersByTimeAsync(500);
    const second = open();
    await vi.advanceTimersByTimeAsync(500);
    second.tabs.wait();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(second.drive).not.toHaveBeenCalled();
    // The tab was alive.
    first.tabs.saved();
    await settle();
    expect(second.follow).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(second.drive).not.toHaveBeenCalled();
    second.tabs.wait();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(second.drive).toHaveBeenCalledTimes(1);
    expect([first.tabs.drives, second.tabs.drives]).toEqual([false, true]);
  });

  it('hears of every saving but its own', async () => {
    const open = browser(locks());
    const [first, second, third] = [open(), open(), open()];
    await vi.advanceTimersByTimeAsync(500);
    second.tabs.saved();
    await settle();
    third.tabs.close();
    second.tabs.saved();
    await settle();
    expect([first, second, third].map(({ follow }) => follow.mock.calls.length)).toEqual([2, 0, 1]);
  });
});

it('a lock passes on at once when its tab is closed', async () => {
  const open = browser(oneLock());
  const [first, second] = [open(), open()];
  await settle();
  second.tabs.wait();
  first.tabs.close();
  await settle();
  expect(second.tabs.drives).toBe(true);
  expect(second.drive).toHaveBeenCalledTimes(1);
});
