import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { noServer } from '../proof/harness/no-server.ts';
import { GAMES, type ServedGame } from '../src/games.ts';
import { hashKey } from '../src/secrets.ts';
import type { Append } from '../src/store/store.ts';
import { Table } from '../src/table/table.ts';
import { Tables } from '../src/table/tables.ts';
import { atEnd, WOLF } from './help.ts';

const KEYS = ['1', '2', '3', '4'].map((digit) => digit.repeat(24));

/** A running table of four people, whose timers and disk the test controls. */
async function playing() {
  const store = new MemoryStore();
  const timers = new Set<() => void>();
  let disk: Promise<unknown> = Promise.resolve();
  let looks = 0;
  const context = noServer(store, {
    append: async (entry: Append) => {
      await disk;
      return store.append(entry);
    },
    time: {
      now: () => {
        looks++;
        return 1_700_000_000_000;
      },
      after: (_milliseconds, call) => {
        timers.add(call);
        return () => timers.delete(call);
      },
    },
  });
  const made = await new Tables(context).create({ key: KEYS[0] as string, ...WOLF }, hashKey(KEYS[0] as string));
  if ('code' in made) throw new Error(made.code);
  const open = async () => (await new Tables(context).get(made.id)) as Table;
  const table = await open();
  let commands = 0;
  const act = (seat: number, action: Parameters<Table['do']>[0]['action'], rev: number) => {
    const key = KEYS[seat - 1] as string;
    return table.do({ id: `command-${++commands}`, rev, key, action }, hashKey(key));
  };
  for (const seat of [1, 2, 3, 4]) await act(seat, { kind: 'sit', seat, name: `Seat ${seat}` }, 0);
  await act(1, { kind: 'start' }, 0);
  const look = async (seat: number) => {
    const message = await table.look({ seat }, hashKey(KEYS[seat - 1] as string));
    if (message.t !== 'table') throw new Error(message.code);
    return message;
  };
  return {
    table,
    open,
    act,
    look,
    looks: () => looks,
    fireTimers: () => {
      for (const call of [...timers]) call();
    },
    /** Blocks the disk until the returned function is called. */
    holdDisk: () => {
      const held = Promise.withResolvers<void>();
      disk = held.promise;
      return held.resolve;
    },
  };
}

/** Counts how often a function of the first game is called. */
function count(name: 'read' | 'check'): () => number {
  const [served] = GAMES as [ServedGame];
  const { game } = served;
  const restore = Object.getOwnPropertyDescriptor(served, 'game') as PropertyDescriptor;
  let calls = 0;
  const counted = (...args: readonly never[]) => {
    calls++;
    return (game[name] as (...args: readonly never[]) => unknown)(...args);
  };
  Object.defineProperty(served, 'game', { ...restore, value: { ...game, [name]: counted } });
  atEnd(() => Object.defineProperty(served, 'game', restore));
  return () => calls;
}

it.each(['read', 'check'] as const)('a live move is %s once; what is on disk is looked at again', async (name) => {
  const calls = count(name);
  const { act, look, open } = await playing();
  const { legal, seq } = await look(1);
  const before = calls();
  expect(await act(1, { kind: 'move', seat: 1, move: legal?.[0] as string }, seq)).toMatchObject({ t: 'done' });
  expect(calls()).toBe(before + 1);
  expect(await open()).toBeInstanceOf(Table);
  expect(calls()).toBe(before + 2);
});

it('a timer that runs out while an entry is on its way to the disk waits for its turn', async () => {
  const { act, look, looks, fireTimers, holdDisk, table } = await playing();
  const { legal, seq } = await look(1);
  const release = holdDisk();
  const answer = act(1, { kind: 'move', seat: 1, move: legal?.[0] as string }, seq);
  await new Promise((resolve) => setImmediate(resolve));
  const before = looks();
  fireTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks()).toBe(before);
  release();
  expect(await answer).toMatchObject({ t: 'done' });
  await table.settled();
  expect(looks()).toBeGreaterThan(before);
});

it("[M11] nobody spoils another's command by using its id first", async () => {
  const { table } = await playing();
  const say = { id: 'the-same-id', rev: 5, action: { kind: 'say', seat: 1, phrase: 'hello' } } as const;
  const [own, other] = KEYS as [string, string];
  expect(await table.do({ ...say, key: other }, hashKey(other))).toMatchObject({ code: 'wrong-key' });
  expect(await table.do({ ...say, key: own }, hashKey(own))).toMatchObject({ t: 'done' });
});

it("[M11] strangers' nonsense does not push out what somebody at the table was told", async () => {
  const { table } = await playing();
  const [own = ''] = KEYS;
  const command = { id: 'refused-once', rev: 5, key: own };
  const again = { ...command, action: { kind: 'rematch', seat: 1 } } as const;
  const refused = await table.do(again, hashKey(own));
  expect(refused).toMatchObject({ code: 'game-not-over' });
  for (let i = 0; i < 200; i++) {
    const key = `${i}`.padStart(24, 'x');
    expect(await table.do({ ...again, key }, hashKey(key))).toMatchObject({ code: 'wrong-key' });
  }
  expect(await table.do(again, hashKey(own))).toEqual(refused);
  const say = { kind: 'say', seat: 1, phrase: 'hello' } as const;
  expect(await table.do({ ...command, action: say }, hashKey(own))).toMatchObject({ code: 'id-reused' });
});

describe('[M11] an id that only the disk remembers is not used twice', () => {
  const [own = ''] = KEYS;
  const say = { id: 'the-first-word', key: own, action: { kind: 'say', seat: 1, phrase: 'hello' } } as const;

  /** More commands than a table keeps in memory. */
  function talk({ act }: Awaited<ReturnType<typeof playing>>): Promise<unknown>[] {
    return Array.from({ length: 28 }, () => [
      act(2, { kind: 'pause', seat: 2 }, 5),
      act(3, { kind: 'resume', seat: 3 }, 5),
      act(3, { kind: 'react', seat: 3, reaction: 'laugh' }, 5),
      act(4, { kind: 'react', seat: 4, reaction: 'cry' }, 5),
    ]).flat();
  }

  it('whatever revision its command names', async () => {
    const at = await playing();
    const first = await at.table.do({ ...say, rev: 5 }, hashKey(own));
    expect(first).toMatchObject({ t: 'done' });
    expect(await Promise.all(talk(at))).toEqual(Array(112).fill(expect.objectContaining({ t: 'done' })));
    const { seq } = await at.look(1);
    expect(await at.table.do({ ...say, rev: seq }, hashKey(own))).toEqual(first);
    const other = { ...say.action, phrase: 'thanks' } as const;
    expect(await at.table.do({ ...say, action: other, rev: seq }, hashKey(own))).toMatchObject({ code: 'id-reused' });
    expect((await at.look(2)).seq).toBe(seq);
  });

  it('also if it leaves memory while its command waits', async () => {
    const at = await playing();
    const first = await at.table.do({ ...say, rev: 5 }, hashKey(own));
    const release = at.holdDisk();
    const others = talk(at);
    const again = at.table.do({ ...say, rev: 6 }, hashKey(own));
    release();
    expect(await Promise.all(others)).toEqual(Array(112).fill(expect.objectContaining({ t: 'done' })));
    expect(await again).toEqual(first);
  });
});
