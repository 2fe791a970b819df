import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptTable } from '../../src/storage/games.ts';
import type { Saved } from '../../src/storage/keeper.ts';

/** Every connection opened, latest last. */
let connections: IDBDatabase[];
let factory: IDBFactory;
/** Writes succeed but report a failure. */
let losesAnswers: boolean;

function loseAnswers(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...parts) => {
    const transaction = begin(...parts);
    transaction.addEventListener('complete', () => transaction.onabort?.(new Event('abort')));
    Object.defineProperty(transaction, 'oncomplete', { set: () => undefined });
    return transaction;
  };
}

/** Storage as a page finds it after loading. */
async function load() {
  vi.resetModules();
  const [games, { keeperFrom }] = await Promise.all([import('../../src/storage/games.ts'), import('../../src/storage/keeper.ts')]);
  return { ...games, keeperFrom };
}

const table = (plies: number): KeptTable => ({
  id: 'abc',
  game: 'wolf-and-hound',
  record: `after ${plies}`,
  config: {},
  sitters: ['guest', 'bot:fox'],
  plies,
  over: false,
});

/** A keeper, and its reports in order. */
function listening(keeperFrom: Awaited<ReturnType<typeof load>>['keeperFrom'], seen?: string) {
  const keeper = keeperFrom(seen);
  const told: Saved[] = [];
  keeper.told = (how) => told.push(how);
  return { keeper, told };
}

const last = () => connections.at(-1) as IDBDatabase;
/** Makes the next writes fail. */
function failWrites(count: number): void {
  const { put } = IDBObjectStore.prototype;
  let left = count;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    if (left > 0) this.transaction.abort();
    left -= 1;
    return request;
  });
}

beforeEach(() => {
  connections = [];
  losesAnswers = false;
  factory = new IDBFactory();
  const open = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      connections.push(request.result);
      if (losesAnswers) loseAnswers(request.result);
    });
    return request;
  });
  vi.stubGlobal('indexedDB', factory);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a lost connection', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['closed by the browser, which says so', () => forceCloseDatabase(last() as never)],
    ['closed without a word', () => last().close()],
    [
      'given up for another version',
      async () => {
        const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
        const request = factory.open('bellwether', 2);
        request.onsuccess = () => resolve(request.result);
        request.onblocked = () => reject(new Error('the page does not give way'));
        (await promise).close();
        // As if the newer version had been closed.
        await new Promise((gone) => {
          factory.deleteDatabase('bellwether').onsuccess = gone;
        });
      },
    ],
  ])('%s, is opened again', async (_, lose) => {
    const { saveOver, recordOf, keptGames } = await load();
    await saveOver(table(1), [undefined], 'one');
    await lose();
    expect(await saveOver(table(2), ['one'], 'two')).toBe('saved');
    expect(await recordOf('abc')).toEqual({ record: 'after 2', rev: 'two' });
    expect((await keptGames()).map(({ plies }) => plies)).toEqual([2]);
    expect(connections.length).toBeGreaterThan(1);
  });

  it('that did not open is tried again', async () => {
    const { saveOver, recordOf } = await load();
    vi.spyOn(factory, 'open').mockImplementationOnce(() => {
      throw new DOMException('not now', 'UnknownError');
    });
    expect(await saveOver(table(1), [undefined], 'one')).toBe('saved');
    expect(await recordOf('abc')).toEqual({ record: 'after 1', rev: 'one' });
  });

  it('in the middle of a transaction is opened again', async () => {
    const { saveOver, recordOf } = await load();
    await saveOver(table(1), [undefined], 'one');
    const saving = saveOver(table(2), ['one'], 'two');
    await Promise.resolve();
    forceCloseDatabase(last() as never);
    expect(await saving).toBe('saved');
    expect(await recordOf('abc')).toEqual({ record: 'after 2', rev: 'two' });
  });
});

describe('a game that cannot be saved', () => {
  it('is told as that, and saved with all its moves by the next save that works', async () => {
    const { keeperFrom, recordOf } = await load();
    const { keeper, told } = listening(keeperFrom);
    keeper.save(table(1));
    await vi.waitFor(() => expect(told).toEqual(['saved']));
    failWrites(2);
    keeper.save(table(2));
    await vi.waitFor(() => expect(told).toEqual(['saved', 'unsaved']));
    expect(keeper.unsaved).toEqual(table(2));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 1' });
    keeper.save(table(3));
    await vi.waitFor(() => expect(told).toEqual(['saved', 'unsaved', 'saved']));
    expect(keeper.unsaved).toBeUndefined();
    expect(await recordOf('abc')).toMatchObject({ record: 'after 3' });
  });

  it('is tried again without another move', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { keeperFrom, recordOf } = await load();
    const { keeper, told } = listening(keeperFrom);
    failWrites(4);
    keeper.save(table(1));
    await vi.waitFor(() => expect(told).toEqual(['unsaved']));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(told).toEqual(['unsaved', 'unsaved']));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(told).toEqual(['unsaved', 'unsaved', 'saved']));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 1' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told as that while the browser does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { keeperFrom, recordOf } = await load();
    const { keeper, told } = listening(keeperFrom);
    vi.spyOn(factory, 'open').mockImplementationOnce(() => ({}) as IDBOpenDBRequest);
    keeper.save(table(1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toEqual(['unsaved']);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(told).toEqual(['unsaved', 'saved']));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 1' });
  });

  it('is not taken for one of another tab if it was written all the same', async () => {
    const { keeperFrom, recordOf } = await load();
    const { keeper, told } = listening(keeperFrom);
    losesAnswers = true;
    keeper.save(table(1));
    await vi.waitFor(() => expect(told).toEqual(['unsaved']));
    losesAnswers = false;
    expect(await recordOf('abc')).toMatchObject({ record: 'after 1' });
    keeper.save(table(2));
    await vi.waitFor(() => expect(told).toEqual(['unsaved', 'saved']));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 2' });
  });
});

describe('a game in two tabs', () => {
  it('is not saved over what another tab has saved', async () => {
    const { keeperFrom, recordOf, saveOver } = await load();
    const { keeper, told } = listening(keeperFrom);
    keeper.save(table(1));
    await vi.waitFor(() => expect(told).toEqual(['saved']));
    const rev = (await recordOf('abc'))?.rev;
    await saveOver({ ...table(2), record: 'theirs' }, [rev], 'theirs');
    keeper.save(table(2));
    keeper.save(table(3));
    await vi.waitFor(() => expect(told).toEqual(['saved', 'beaten']));
    expect(await recordOf('abc')).toEqual({ record: 'theirs', rev: 'theirs' });
    keeper.see('theirs');
    keeper.save(table(4));
    await vi.waitFor(() => expect(told).toEqual(['saved', 'beaten', 'saved']));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 4' });
  });

  it('is not saved as it was before this tab followed the other', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { keeperFrom, recordOf, saveOver } = await load();
    const { keeper, told } = listening(keeperFrom);
    failWrites(2);
    keeper.save(table(1));
    await vi.waitFor(() => expect(told).toEqual(['unsaved']));
    await saveOver({ ...table(1), record: 'theirs' }, [undefined], 'theirs');
    keeper.see('theirs');
    expect(keeper.unsaved).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual(['unsaved']);
    expect(await recordOf('abc')).toEqual({ record: 'theirs', rev: 'theirs' });
  });

  it('saves the newest of several moves made while it saves', async () => {
    const { keeperFrom, recordOf } = await load();
    const { keeper, told } = listening(keeperFrom);
    for (const plies of [1, 2, 3]) keeper.save(table(plies));
    expect(keeper.unsaved).toEqual(table(3));
    await vi.waitFor(() => expect(told).toEqual(['saved', 'saved']));
    expect(await recordOf('abc')).toMatchObject({ record: 'after 3' });
  });
});
