import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ENTRIES_REMOVED, MAX_TABLES_SCANNED } from '../../src/store/removal.ts';
import type { Append, Header, LocalStore, Note, Store, Ticket } from '../../src/store/store.ts';

export const header = (id: string, more: Partial<Header> = {}): Header => ({
  id,
  game: 'a-game',
  rules: 1,
  config: '[["Players","2"]]',
  settings: '{}',
  host: 'host-hash',
  seed: '00',
  commitment: 'sha256:00',
  record: null,
  webhook: null,
  created: 1_000,
  ...more,
});

export const entry = (table: string, revision: number, more: Partial<Append> = {}): Append => ({
  table,
  revision,
  at: 1_000 + revision,
  command: `command-${revision}`,
  text: `{"kind":"say","n":${revision}}`,
  status: 'playing',
  due: null,
  key: null,
  ...more,
});

/** The contract of every storage engine. `reopen` closes the store and opens what it left behind; in-memory engines omit it. */
export function describeStore(title: string, open: () => Promise<Store>, reopen?: (store: Store) => Promise<Store>): void {
  describe(title, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('gives a table back as it was made', async () => {
      const made = header('t1', { record: '[Game "x"]', webhook: '{"url":"…"}', seed: null, commitment: null });
      expect(await store.create(made, [entry('t1', 1, { key: 'k1' })])).toBe('created');
      expect(await store.load('t1')).toEqual({
        header: made,
        entries: [{ revision: 1, at: 1_001, command: 'command-1', text: '{"kind":"say","n":1}' }],
      });
      expect(await store.load('t2')).toBeUndefined();
    });

    it('lists tables for as long as they say so', async () => {
      for (const id of ['t1', 't2', 't3']) await store.create(header(id), []);
      const listed = (table: string, at: number, text = '{}') => ({ table, game: 'a-game', at, text });
      await store.list(listed('t1', 100));
      await store.list(listed('t2', 200));
      await store.list(listed('t3', 300));
      await store.list(listed('t1', 400, '{"n":2}'));
      await store.list(listed('unknown', 500));
      expect(await store.listed(200, 10)).toEqual([listed('t1', 400, '{"n":2}'), listed('t3', 300)]);
      expect(await store.listed(0, 1)).toEqual([listed('t1', 400, '{"n":2}')]);
      await store.unlist('t1');
      await store.removeTable('t3');
      expect((await store.listed(0, 10)).map(({ table }) => table)).toEqual(['t2']);
    });

    it('keeps a code for one table until its hour', async () => {
      await store.create(header('t1'), []);
      await store.create(header('t2'), []);
      expect(await store.codeOf('t1', 0)).toBeUndefined();
      expect(await store.putCode('ABCDEF', 't1', 0, 100)).toBe(true);
      expect(await store.putCode('ABCDEF', 't2', 50, 150)).toBe(false);
      expect(await store.putCode('GHJKMN', 't1', 50, 150)).toBe(true);
      expect(await store.codeOf('t1', 60)).toEqual({ code: 'GHJKMN', until: 150 });
      expect(await store.tableOfCode('ABCDEF', 99)).toBe('t1');
      expect(await store.tableOfCode('ABCDEF', 100)).toBeUndefined();
      expect(await store.putCode('ABCDEF', 't2', 100, 200)).toBe(true);
      expect(await store.tableOfCode('ABCDEF', 120)).toBe('t2');
    });

    it('keeps waits, and ends those of a table all together or not at all', async () => {
      const ticket = (key: string, at: number, queue = 'q'): Ticket => {
        const who = { key, queue, name: key, strength: key === 'a' ? 1000.5 : null, house: 'h', mark: null };
        return { ...who, since: at, seen: at, table: null, taken: null };
      };
      expect(await store.putTicket(ticket('a', 10), true, 0)).toEqual(ticket('a', 10));
      expect(await store.putTicket(ticket('b', 20), false, 8)).toEqual(ticket('b', 20));
      expect(await store.putTicket(ticket('a', 30), false, 5)).toEqual({ ...ticket('a', 30), since: 10 });
      await store.putTicket(ticket('c', 30, 'other'), true, 0);
      const keys = async (alive = 0) => (await store.tickets('q', alive, 10)).map(({ key }) => key);
      expect(await keys()).toEqual(['a', 'b']);
      expect(await store.takeTickets(['a', 'x'], 't1', 40)).toBe(false);
      expect(await keys()).toEqual(['a', 'b']);
      expect(await store.takeTickets(['a', 'b'], 't1', 40)).toBe(true);
      expect(await store.takeTickets(['b'], 't2', 41)).toBe(false);
      expect(await keys()).toEqual([]);
      expect(await store.putTicket(ticket('a', 50), false, 5)).toMatchObject({ since: 10, table: 't1', taken: 40 });
      await store.giveBack('t1');
      expect(await keys()).toEqual(['a', 'b']);
      // Waiting for something else, or starting over, begins a new wait; silent people no longer wait.
      expect(await store.putTicket(ticket('a', 60, 'other'), false, 5)).toMatchObject({ since: 60, queue: 'other' });
      expect(await store.putTicket(ticket('a', 70), true, 5)).toMatchObject({ since: 70 });
      expect(await store.putTicket(ticket('a', 90), false, 70)).toMatchObject({ since: 90 });
      expect(await keys(20)).toEqual(['a']);
      await store.dropTicket('a');
      expect(await keys()).toEqual([]);
    });

    it('gives entries in parts, and one by the id of its command', async () => {
      await store.create(
        header('t1'),
        [1, 2, 3, 4].map((revision) => entry('t1', revision)),
      );
      expect((await store.load('t1', 2))?.entries.map(({ revision }) => revision)).toEqual([1, 2]);
      expect((await store.entries('t1', 2, 1)).map(({ revision }) => revision)).toEqual([3]);
      expect(await store.entries('t1', 4, 10)).toEqual([]);
      expect(await store.byCommand('t1', 'command-3')).toEqual({
        revision: 3,
        at: 1_003,
        command: 'command-3',
        text: '{"kind":"say","n":3}',
      });
      expect(await store.byCommand('t1', 'command-9')).toBeUndefined();
    });

    it('makes a table once', async () => {
      await store.create(header('t1'), []);
      expect(await store.create(header('t1', { game: 'another' }), [])).toBe('taken');
      expect((await store.load('t1'))?.header.game).toBe('a-game');
    });

    it('stores entries in their order, without a gap', async () => {
      await store.create(header('t1'), []);
      expect(await store.append(entry('t1', 1))).toEqual({ kind: 'stored' });
      expect(await store.append(entry('t1', 3))).toEqual({ kind: 'conflict' });
      expect(await store.append(entry('t1', 2))).toEqual({ kind: 'stored' });
      expect((await store.load('t1'))?.entries.map(({ revision }) => revision)).toEqual([1, 2]);
    });

    it('gives a revision to the first who asks for it', async () => {
      await store.create(header('t1'), []);
      const answers = await Promise.all(['a', 'b', 'c'].map((command) => store.append(entry('t1', 1, { command }))));
      expect(answers.map(({ kind }) => kind)).toEqual(['stored', 'conflict', 'conflict']);
      expect((await store.load('t1'))?.entries).toMatchObject([{ command: 'a' }]);
    });

    it('stores a command once and says where it is', async () => {
      await store.create(header('t1'), []);
      await store.append(entry('t1', 1, { command: 'same' }));
      await store.append(entry('t1', 2));
      expect(await store.append(entry('t1', 3, { command: 'same' }))).toEqual({ kind: 'duplicate', revision: 1 });
      expect((await store.load('t1'))?.entries).toHaveLength(2);
    });

    it('lets two tables use the same command id, and the server none', async () => {
      await store.create(header('t1'), []);
      await store.create(header('t2'), []);
      for (const table of ['t1', 't2']) expect(await store.append(entry(table, 1, { command: 'same' }))).toEqual({ kind: 'stored' });
      expect(await store.append(entry('t1', 2, { command: null }))).toEqual({ kind: 'stored' });
      expect(await store.append(entry('t1', 3, { command: null }))).toEqual({ kind: 'stored' });
    });

    it('knows no entry of a table that is not there', async () => {
      expect(await store.append(entry('t9', 1))).toEqual({ kind: 'unknown-table' });
      expect(await store.append(entry('t9', 2))).toEqual({ kind: 'unknown-table' });
    });

    it('keeps any text, in any script and of any length', async () => {
      await store.create(header('t1'), []);
      const text = JSON.stringify({ name: "山田 'x'; DROP TABLE entries; --", long: 'é'.repeat(100_000) });
      await store.append(entry('t1', 1, { text }));
      expect((await store.load('t1'))?.entries[0]?.text).toBe(text);
    });

    it('finds what is due, the most urgent first', async () => {
      for (const [id, due] of [
        ['a', 300],
        ['b', 100],
        ['c', null],
        ['d', 900],
      ] as const) {
        await store.create(header(id), [entry(id, 1, { due })]);
      }
      expect(await store.due(500, 10)).toEqual(['b', 'a']);
      expect(await store.due(500, 1)).toEqual(['b']);
      await store.append(entry('b', 2, { due: null }));
      expect(await store.due(1_000, 10)).toEqual(['a', 'd']);
    });

    it('keeps when a resting table is due, and who is absent', async () => {
      await store.create(header('a'), [entry('a', 1, { due: 300 })]);
      expect(await store.load('a')).not.toHaveProperty('absences');
      await store.rest('a', 350, '[{"seat":1}]');
      expect(await store.load('a')).toMatchObject({ due: 350, absences: '[{"seat":1}]' });
      expect(await store.due(349, 10)).toEqual([]);
      await store.rest('a', null, '[]');
      expect(await store.load('a')).not.toHaveProperty('due');
      expect(await store.due(1_000, 10)).toEqual([]);
      await store.rest('nowhere', 1, '[]');
      expect(await store.load('nowhere')).toBeUndefined();
    });

    it('finds the tables of a key, the last changed first', async () => {
      await store.create(header('a', { host: 'me' }), []);
      await store.create(header('b'), [entry('b', 1, { key: 'me', at: 5_000 })]);
      await store.create(header('c'), []);
      expect(await store.tablesOf('me', 10)).toEqual([
        { id: 'b', changed: 5_000 },
        { id: 'a', changed: 1_000 },
      ]);
      expect(await store.tablesOf('nobody', 10)).toEqual([]);
    });

    it('removes old tables of one status, and all that belongs to them', async () => {
      await store.create(header('old'), [entry('old', 1, { status: 'over', at: 10, key: 'me' })]);
      await store.create(header('new'), [entry('new', 1, { status: 'over', at: 100 })]);
      await store.create(header('live'), [entry('live', 1, { at: 10 })]);
      expect(await store.remove('over', 50, '')).toEqual({ removed: 1, oldest: 100, last: null });
      expect(await store.load('old')).toBeUndefined();
      expect(await store.tablesOf('me', 10)).toEqual([]);
      expect(await store.count()).toBe(2);
      expect(await store.remove('over', 50, 'new')).toEqual({ removed: 0, oldest: null, last: null });
    });

    it('removes old tables a few at a time, in the order of their names', async () => {
      const names = Array.from({ length: MAX_TABLES_SCANNED + 50 }, (_, i) => `t${String(i).padStart(4, '0')}`);
      // Every fifth one is recent.
      const at = (i: number) => (i % 5 === 0 ? 100 + i : 10);
      await Promise.all(names.map((id, i) => store.create(header(id), [entry(id, 1, { status: 'over', at: at(i) })])));
      const last = names[MAX_TABLES_SCANNED - 1] as string;
      const first = await store.remove('over', 50, '');
      expect(first).toEqual({ removed: 0.8 * MAX_TABLES_SCANNED, oldest: 100, last });
      expect(await store.count()).toBe(names.length - 0.8 * MAX_TABLES_SCANNED);
      expect(await store.remove('over', 50, last)).toEqual({ removed: 40, oldest: 100 + MAX_TABLES_SCANNED, last: null });
      expect(await store.count()).toBe(names.length / 5);
      expect(await store.shrink()).toBe(false);
    });

    it('removes no more tables once it has removed many entries', async () => {
      const entries = (id: string) =>
        Array.from({ length: MAX_ENTRIES_REMOVED / 4 }, (_, i) => entry(id, i + 1, { status: 'over', at: 10 }));
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await store.create(header(id), entries(id));
      expect(await store.remove('over', 50, '')).toEqual({ removed: 4, oldest: null, last: 'd' });
      expect(await store.statuses(['d', 'e'])).toEqual([undefined, 'over']);
      expect(await store.remove('over', 50, 'd')).toEqual({ removed: 2, oldest: null, last: null });
    });

    it('knows how tables stand', async () => {
      await store.create(header('t1'), []);
      await store.create(header('t2'), [entry('t2', 1, { status: 'playing', due: 5_000 })]);
      expect(await store.statuses(['t2', 'unknown', 't1'])).toEqual(['playing', undefined, 'open']);
      await store.append(entry('t2', 2, { status: 'over' }));
      expect(await store.statuses(['t1', 't2'])).toEqual(['open', 'over']);
      expect(await store.statuses([])).toEqual([]);
    });

    it('keeps the first value of a setting', async () => {
      expect(await store.keep('push', 'one')).toBe('one');
      expect(await store.keep('push', 'two')).toBe('one');
    });

    it('keeps push subscriptions by key, each endpoint once', async () => {
      const one = { endpoint: 'https://push/1', p256dh: 'p', auth: 'a' };
      await store.subscribe('me', one);
      await store.subscribe('me', { ...one, auth: 'b' });
      await store.subscribe('me', { ...one, endpoint: 'https://push/2' });
      expect(await store.subscriptions('me')).toEqual([
        { ...one, auth: 'b' },
        { ...one, endpoint: 'https://push/2' },
      ]);
      await store.unsubscribe('me', one.endpoint);
      expect(await store.subscriptions('me')).toHaveLength(1);
      await store.unsubscribe('me', null);
      expect(await store.subscriptions('me')).toEqual([]);
    });

    it('keeps calls until they are dropped, the most urgent first', async () => {
      const call = { id: 'c1', url: 'https://hook/', secret: 's', body: '{}', tried: 0, due: 5 };
      await store.putCall(call);
      await store.putCall({ ...call, id: 'c2', due: 3 });
      await store.putCall({ ...call, tried: 1, due: 9 });
      expect(await store.calls(10)).toEqual([
        { ...call, id: 'c2', due: 3 },
        { ...call, tried: 1, due: 9 },
      ]);
      expect(await store.calls(1)).toHaveLength(1);
      await store.dropCall('c2');
      expect((await store.calls(10)).map(({ id }) => id)).toEqual(['c1']);
    });

    it('removes one table with all that names it', async () => {
      await store.create(header('t1'), [entry('t1', 1, { key: 'me' })]);
      await store.create(header('t2'), [entry('t2', 1, { key: 'me' })]);
      expect(await store.removeTable('t1')).toBe(true);
      expect(await store.removeTable('t1')).toBe(false);
      expect(await store.load('t1')).toBeUndefined();
      expect((await store.tablesOf('me', 10)).map(({ id }) => id)).toEqual(['t2']);
    });

    it('writes a table anew without a person, and nothing else of it', async () => {
      const made = header('t1', { webhook: '{}', record: 'Clover' });
      await store.create(made, [entry('t1', 1, { key: 'me' }), entry('t1', 2)]);
      const [first, second] = (await store.load('t1'))?.entries ?? [];
      await store.rewrite({
        header: { ...made, host: 'nobody', webhook: null, record: 'nobody', game: 'never' },
        entries: [{ ...first, revision: 1, at: 0, command: null, text: 'new' }],
      });
      expect(await store.load('t1')).toEqual({
        header: { ...made, host: 'nobody', webhook: null, record: 'nobody' },
        entries: [{ ...first, text: 'new' }, second],
      });
    });

    it('forgets a key', async () => {
      await store.create(header('t1'), [entry('t1', 1, { key: 'me' })]);
      await store.subscribe('me', { endpoint: 'https://push/1', p256dh: 'p', auth: 'a' });
      await store.forgetKey('me');
      expect(await store.tablesOf('me', 10)).toEqual([]);
      expect(await store.subscriptions('me')).toEqual([]);
      expect(await store.count()).toBe(1);
    });

    it('keeps bans, each once', async () => {
      const ban = { kind: 'address', who: '10.0.0.1', at: 2, why: 'noise' } as const;
      await store.ban(ban);
      await store.ban({ ...ban, at: 3, why: 'more noise' });
      await store.ban({ kind: 'key', who: '10.0.0.1', at: 1, why: '' });
      expect(await store.bans()).toEqual([
        { kind: 'key', who: '10.0.0.1', at: 1, why: '' },
        { ...ban, at: 3, why: 'more noise' },
      ]);
      expect(await store.unban('address', '10.0.0.1')).toBe(true);
      expect(await store.unban('address', '10.0.0.1')).toBe(false);
      expect(await store.bans()).toHaveLength(1);
    });

    it('answers in the order of the calls: a reader sees what was written before', async () => {
      await store.create(header('t1'), []);
      const writes = Array.from({ length: 200 }, (_, i) => store.append(entry('t1', i + 1)));
      const read = store.load('t1');
      expect((await Promise.all(writes)).every(({ kind }) => kind === 'stored')).toBe(true);
      expect((await read)?.entries).toHaveLength(200);
    });

    describeNotes(() => store);

    // An in-memory engine has nothing to reopen.
    if (reopen === undefined) return;
    it('has everything after it was closed and opened again', async () => {
      await store.create(header('t1'), [entry('t1', 1)]);
      await store.append(entry('t1', 2));
      store = await reopen(store);
      expect((await store.load('t1'))?.entries).toHaveLength(2);
      expect(await store.append(entry('t1', 3, { command: 'command-1' }))).toEqual({ kind: 'duplicate', revision: 1 });
    });
  });
}

export const note = (kind: string, name: string, more: Partial<Note> = {}): Note => ({
  kind,
  name,
  owner: 'me',
  about: null,
  value: '1',
  until: null,
  ...more,
});

/** The notes of persons. */
function describeNotes(open: () => Store): void {
  it('keeps notes by name, by owner and by whom they are about', async () => {
    const store = open();
    const all = [note('code', 'b', { until: 5 }), note('device', 'a'), note('device', 'c', { owner: 'you', about: 'me' })];
    expect(await store.exchange({ put: all })).toBe(true);
    expect(await store.note('device', 'a')).toEqual(all[1]);
    expect(await store.note('code', 'a')).toBeUndefined();
    expect(await store.notes('device', 10)).toEqual([all[1], all[2]]);
    expect(await store.notes('device', 1)).toEqual([all[1]]);
    expect(await store.notesOf('me')).toEqual([all[0], all[1]]);
    expect(await store.notesOf('me', ['device', 'result'])).toEqual([all[1]]);
    expect(await store.notesAbout('me')).toEqual([all[2]]);
    await store.dropNotes(6);
    expect(await store.notesOf('me')).toEqual([all[1]]);
    await store.forgetKey('me');
    expect([...(await store.notesOf('me')), ...(await store.notesOf('you'))]).toEqual([]);
  });

  it('exchanges notes if they are as expected, all or none', async () => {
    const store = open();
    expect(await store.exchange({ expect: [{ kind: 'a', name: 'x', value: null }], put: [note('a', 'x')] })).toBe(true);
    expect(await store.exchange({ expect: [{ kind: 'a', name: 'x', value: null }], put: [note('a', 'x', { value: '2' })] })).toBe(false);
    expect(await store.exchange({ expect: [{ kind: 'a', name: 'x', value: '9' }], drop: [{ kind: 'a', name: 'x' }] })).toBe(false);
    expect((await store.note('a', 'x'))?.value).toBe('1');
    const swap = { expect: [{ kind: 'a', name: 'x', value: '1' }], drop: [{ kind: 'a', name: 'x' }], put: [note('a', 'y')] };
    expect((await Promise.all([store.exchange(swap), store.exchange(swap)])).sort()).toEqual([false, true]);
    expect(await store.notes('a', 9)).toEqual([note('a', 'y')]);
  });

  it('keeps a note with its entry, or neither', async () => {
    const store = open();
    await store.create(header('t1'), []);
    const ended = note('ended', '1', { value: JSON.stringify({ name: 'Ö "x"' }) });
    expect(await store.append(entry('t1', 2, { note: ended }))).toEqual({ kind: 'conflict' });
    expect(await store.notes('ended', 9)).toEqual([]);
    expect(await store.append(entry('t1', 1, { note: ended }))).toEqual({ kind: 'stored' });
    expect(await store.notes('ended', 9)).toEqual([ended]);
  });

  it('knows what is kept under the key of a device that is another person’s now', async () => {
    const store = open();
    await store.create(header('t1', { host: 'old' }), [entry('t1', 1, { key: 'new' })]);
    await store.create(header('t2', { host: 'old' }), []);
    await store.exchange({ put: [note('device', 'old', { owner: 'new' }), note('device', 'new', { owner: 'new' })] });
    expect(await store.strays()).toEqual([{ from: 'old', to: 'new' }]);
    await store.rekey('t1', 'old', 'new');
    await store.rekey('t2', 'old', 'new');
    expect(await store.strays()).toEqual([]);
    expect((await store.tablesOf('new', 9)).map(({ id }) => id).sort()).toEqual(['t1', 't2']);
    await store.exchange({ put: [note('rating', 'r', { owner: 'old' })] });
    expect(await store.strays()).toEqual([{ from: 'old', to: 'new' }]);
  });
}

/** The additional contract of engines used by a single process. */
export function describeLife(title: string, open: () => Promise<LocalStore>): void {
  describe(title, () => {
    let store: LocalStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('knows for how long there was no server', async () => {
      expect(await store.beginHeartbeat(10_000)).toEqual([{ from: 0, until: 10_000 }]);
      await store.beat(20_000);
      await store.beat(21_000);
      const all = [...(await store.beginHeartbeat(90_000))];
      expect(all).toEqual([
        { from: 0, until: 10_000 },
        { from: 21_000, until: 90_000 },
      ]);
      await store.beat(100_000);
      // The machine's clock was put back.
      expect((await store.beginHeartbeat(30_000)).slice(2)).toEqual([{ from: 100_000, until: 102_000 }]);
      // A life too short to count.
      expect((await store.beginHeartbeat(150_000)).slice(2)).toEqual([{ from: 100_000, until: 150_000 }]);
    });
  });
}

/** The contract for calls that fail. */
export function describeCalls(title: string, open: () => Promise<Store>): void {
  describe(title, () => {
    it('a bad call leaves its neighbours in the group alone', async () => {
      const store = await open();
      await store.create(header('t1'), []);
      await store.create(header('t2'), []);
      const bad = store.append({ ...entry('t1', 1), text: null as unknown as string });
      const good = [store.append(entry('t2', 1)), store.append(entry('t1', 1))];
      await expect(bad).rejects.toThrow();
      expect(await Promise.all(good)).toEqual([{ kind: 'stored' }, { kind: 'stored' }]);
      await store.close();
    });

    it('calls after the end are refused, not forgotten', async () => {
      const store = await open();
      await store.close();
      await expect(store.append(entry('t1', 1))).rejects.toThrow('closed');
    });
  });
}
