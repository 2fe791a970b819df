/** `npm run admin` as an operator uses it, with and without a running server. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../proof/harness/client.ts';
import type { Terminal } from '../../src/admin/admin-session.ts';
import { openAdminSocket } from '../../src/admin/admin-socket.ts';
import { Bans } from '../../src/admin/bans.ts';
import { Checker } from '../../src/admin/check.ts';
import { adminCommands } from '../../src/admin/commands.ts';
import { Operator } from '../../src/admin/operator.ts';
import { columns, lines } from '../../src/admin/print.ts';
import { Reader } from '../../src/admin/read.ts';
import { SetupError } from '../../src/config/setup-error.ts';
import { note } from '../../src/notes/notes.ts';
import { databaseFile } from '../../src/ops/folder.ts';
import { hashKey } from '../../src/secrets.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Note } from '../../src/store/store.ts';
import { atEnd, run, scratchFolder, seated, WOLF } from '../help.ts';

const MAIN = path.join(import.meta.dirname, '../../src/admin/main.ts');
const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one command as main.ts does; `answer` is typed at the prompt. */
async function admin(folder: string, args: readonly string[], answer = ''): Promise<Ran> {
  const said = { code: 0, out: '', err: '' };
  const terminal: Terminal = {
    print(text) {
      said.out += `${text}\n`;
    },
    ask: async (question) => {
      said.err += question;
      return answer;
    },
    alarm() {
      said.code = 1;
    },
  };
  try {
    await adminCommands(terminal).parseAsync(['--data', folder, ...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { ...said, code: 1, err: `${said.err}error: ${error.message}\n` };
  }
  return said;
}

/** The same in a separate process. */
async function spawned(folder: string, args: readonly string[], answer: string): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, '--data', folder, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child.stdin.end(answer);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

async function served() {
  const folder = scratchFolder();
  const running = await run({ store: await SqliteStore.open(databaseFile(folder)) });
  const close = await openAdminSocket(folder, (order) => running.server.operator.obey(order));
  atEnd(close);
  const table = await seated(running, WOLF, NAMES, { settings: { clock: { kind: 'move', seconds: 900 } } });
  await (table.clients[0] as Client).do({ kind: 'start' });
  const stop = async () => {
    close();
    for (const client of table.clients) client.close();
    await running.server.stop();
  };
  return { folder, running, stop, ...table };
}

describe('npm run admin', () => {
  it('shows tables and people without a secret, beside a running server', async () => {
    const { folder, table, keys } = await served();
    const json = JSON.parse((await admin(folder, ['tables', '--json'])).out) as unknown;
    expect(json).toMatchObject([{ table: table.slice(0, 8), game: 'wolf-and-hound', status: 'playing', entries: 5, people: 4 }]);
    const shown = await admin(folder, ['table', table.slice(0, 6), '--json']);
    const one = JSON.parse(shown.out) as { seats: { name: string; person: string }[] };
    expect(one).toMatchObject({
      status: 'playing',
      entries: { all: 5, sit: 4, start: 1 },
      clocks: { left: [expect.closeTo(900_000, -5), 900_000, 900_000, 900_000] },
    });
    expect(one.seats.map(({ name, person }) => [name, person])).toEqual(
      NAMES.map((name, i) => [name, hashKey(keys[i] as string).slice(0, 16)]),
    );
    const people = await admin(folder, ['people']);
    for (const name of NAMES) expect(people.out).toContain(name);
    const stats = JSON.parse((await admin(folder, ['stats', '--json'])).out) as unknown;
    expect(stats).toMatchObject({
      tables: [{ game: 'wolf-and-hound', status: 'playing', tables: 1 }],
      people: 4,
      server: { live: 1, connections: 4 },
    });
    const store = new DatabaseSync(databaseFile(folder), { readOnly: true });
    const { seed } = store.prepare('SELECT seed FROM tables').get() as { seed: string };
    store.close();
    for (const secret of [table, seed, ...keys, ...keys.map(hashKey)]) expect(shown.out + people.out).not.toContain(secret);
  });

  it('asks before it changes anything, and says what it did', async () => {
    const { folder, table, clients } = await served();
    const doubt = await admin(folder, ['close', table.slice(0, 8), 'We', 'move.'], 'n\n');
    expect(doubt).toMatchObject({ code: 1, err: expect.stringContaining('[y/N]') });
    expect(doubt.err).toContain('error: canceled; nothing was changed');
    expect(await spawned(folder, ['close', table.slice(0, 8)], '')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing was changed'),
    });
    expect((clients[0] as Client).info?.status).toBe('playing');
    const sure = await spawned(folder, ['close', table.slice(0, 8), 'We', 'move.'], 'y\n');
    expect(sure).toMatchObject({ code: 0, out: 'done: true\n' });
    await (clients[0] as Client).until(({ info }) => info?.closed === 'We move.');
    expect(await admin(folder, ['table', 'zzzz'])).toMatchObject({ code: 1, err: 'error: no table starts with zzzz\n' });
    expect((await admin(folder, ['ban', 'everybody', '--yes'])).err).toContain('no person starts with everybody');
  });

  it('works without a server, on the same data', async () => {
    const { folder, table, keys, stop } = await served();
    await stop();
    expect(await admin(folder, ['ban', '10.0.0.1', 'noise', '--yes'])).toMatchObject({ code: 0 });
    expect((await admin(folder, ['bans'])).out).toMatch(/address\s+10\.0\.0\.1\s+\S+\s+noise/);
    expect(await admin(folder, ['erase', hashKey(keys[1] as string).slice(0, 16), '--yes', '--json'])).toMatchObject({ code: 0 });
    const people = await admin(folder, ['people']);
    expect(people.out).toContain('Clover');
    expect(people.out).not.toContain('Thistle');
    expect(await admin(folder, ['drain', '--yes'])).toMatchObject({ code: 1, err: 'error: no server is running\n' });
    expect(JSON.parse((await admin(folder, ['check', '--json'])).out)).toMatchObject({ checked: 1, bad: [], file: 'ok' });
    expect(await admin(folder, ['remove', table, '--yes'])).toMatchObject({ code: 0, out: 'done: true\nremoved: true\n' });
    expect((await admin(folder, ['tables'])).out).toBe('none\n');
  });
});

describe('the log', () => {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.includes('"msg":"operator"'))
      .map((line) => JSON.parse(line) as { order: string; done: boolean });
  const orders = (text: string) => linesOf(text).map(({ order, done }) => `${order} ${done}`);

  it('of a running server has what its operator did, and no name in full', async () => {
    const { folder, table, keys, running } = await served();
    const person = hashKey(keys[3] as string);
    await admin(folder, ['stats']);
    await admin(folder, ['ban', '203.0.113.7', 'noise', '--yes']);
    await admin(folder, ['unban', '203.0.113.7', '--yes']);
    await admin(folder, ['unban', '203.0.113.7', '--yes']);
    await admin(folder, ['ban', person.slice(0, 16), '--yes']);
    await admin(folder, ['settle', 'none']);
    await admin(folder, ['erase', hashKey(keys[2] as string).slice(0, 16), '--yes']);
    await admin(folder, ['close', table.slice(0, 8), 'Good', 'night', 'Clover', '--yes']);
    await admin(folder, ['remove', table.slice(0, 8), '--yes']);
    await admin(folder, ['drain', '--in', '5', '--yes']);
    await admin(folder, ['undrain']);
    const log = running.log.join('');
    expect(orders(log)).toEqual([
      ...['ban true', 'unban true', 'unban false', 'ban true', 'settle false', 'erase true'],
      ...['close true', 'remove true', 'drain true', 'undrain true'],
    ]);
    expect(linesOf(log)[0]).toMatchObject({ address: '203.0.113.7' });
    expect(linesOf(log)[3]).toMatchObject({ person: person.slice(0, 8) });
    expect(linesOf(log)[6]).toMatchObject({ table: table.slice(0, 4) });
    for (const secret of [table, table.slice(0, 8), ...keys, ...keys.map(hashKey), ...NAMES, 'noise']) expect(log).not.toContain(secret);
    expect(existsSync(path.join(folder, 'operator.log'))).toBe(false);
  });

  it('of the operator has what was done without a server', async () => {
    const { folder, table, keys, stop } = await served();
    await stop();
    await admin(folder, ['erase', hashKey(keys[1] as string).slice(0, 16), '--yes']);
    await admin(folder, ['close', table.slice(0, 8), '--yes']);
    await admin(folder, ['check']);
    const db = new DatabaseSync(databaseFile(folder));
    db.exec(`UPDATE entries SET text = '{' WHERE revision = 4`);
    db.close();
    await admin(folder, ['check']);
    await admin(folder, ['check', '--repair', table.slice(0, 8), '--yes']);
    const file = path.join(folder, 'operator.log');
    const log = readFileSync(file, 'utf8');
    expect(orders(log)).toEqual(['erase true', 'close true', 'check true', 'repair true']);
    for (const secret of [table, ...keys.map(hashKey), ...NAMES]) expect(log).not.toContain(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('what waits for the operator', () => {
  const put = async (folder: string, ...notes: Note[]) => {
    const store = await SqliteStore.open(databaseFile(folder));
    await store.exchange({ put: notes });
    await store.close();
  };
  const kept = async <T>(folder: string, look: (store: SqliteStore) => Promise<T>) => {
    const store = await SqliteStore.open(databaseFile(folder));
    const found = await look(store);
    await store.close();
    return found;
  };

  it('is a list of games that could not be rated, to be tried again', async () => {
    const folder = scratchFolder();
    const person = 'f'.repeat(64);
    const name = '001763456789000 abcdefgh12345678 2';
    await put(folder, note('unrated', name, { why: 'there is no such game', text: `{"person":"${person}"}` }));
    const { out } = await admin(folder, ['unrated', '--json']);
    expect(JSON.parse(out)).toEqual([{ ended: '2025-11-18 09:06:29', table: 'abcdefgh', game: 2, why: 'there is no such game' }]);
    expect(JSON.parse((await admin(folder, ['stats', '--json'])).out)).toMatchObject({ unrated: 1, deletionOnHold: false });
    expect(await admin(folder, ['unrated', '--retry'])).toMatchObject({ code: 0, out: 'done: true\ngames: 1\n' });
    expect(await kept(folder, (store) => store.notes('ended', 9))).toMatchObject([{ name, value: `{"person":"${person}"}` }]);
    expect((await admin(folder, ['unrated'])).out).toBe('none\n');
  });

  it('does not keep who was erased', async () => {
    const folder = scratchFolder();
    const [person, other] = ['a'.repeat(64), 'b'.repeat(64)];
    await put(folder, note('unrated', '001763456789000 abcdefgh12345678 2', { why: 'x', text: `${person} ${other}` }));
    const erased = async (store: SqliteStore) =>
      new Operator(store, await Bans.open(store), Date.now, pino({ level: 'silent' })).erase(person);
    await kept(folder, erased);
    const [left] = await kept(folder, (store) => store.notes('unrated', 9));
    expect(left?.value).not.toContain(person);
    expect(left?.value).toContain(other);
  });

  it('is the word that the clock is right', async () => {
    const folder = scratchFolder();
    await put(folder, note('hold', 'deletion', { from: 1, until: 2 }));
    expect(JSON.parse((await admin(folder, ['stats', '--json'])).out)).toMatchObject({ deletionOnHold: true });
    const asked = await admin(folder, ['resume-deletion'], 'n');
    expect(asked).toMatchObject({ code: 1, err: expect.stringMatching(/^Is it \d{4}-\d\d-\d\d \d\d:\d\d UTC\?/) });
    expect(await admin(folder, ['resume-deletion', '--yes'])).toMatchObject({ code: 0 });
    expect(await kept(folder, (store) => store.notes('hold', 9))).toEqual([]);
    expect(await admin(folder, ['resume-deletion', '--yes'])).toMatchObject({ code: 1, err: 'error: deletion is not on hold\n' });
  });
});

it('what is empty is printed as none', async () => {
  expect(lines({ settings: { grace: null, series: 1 }, refused: {}, bad: [], words: '' })).toBe(
    'settings: grace none, series 1\nrefused: none\nbad: none\nwords: none',
  );
  expect(
    lines({
      config: [
        ['Edition', '2016'],
        ['Players', '4'],
      ],
    }),
  ).toBe('config: Edition 2016, Players 4');
  expect(
    columns([
      { a: 1, b: null },
      { a: 2, c: 'x' },
    ]),
  ).toBe('a  b     c\n1  none\n2        x');
});

describe('check', () => {
  const damage = (folder: string, sql: string, ...values: string[]) => {
    const db = new DatabaseSync(databaseFile(folder));
    db.exec('PRAGMA busy_timeout = 5000');
    db.prepare(sql).run(...values);
    db.close();
  };
  const entriesOf = (folder: string, table: string) => {
    const db = new DatabaseSync(databaseFile(folder), { readOnly: true });
    const rows = db.prepare('SELECT * FROM entries WHERE "table" = ? ORDER BY revision').all(table);
    db.close();
    return JSON.stringify(rows);
  };

  it.each([
    [
      'a move that no rule allows',
      `UPDATE entries SET text = '{"kind":"move","seat":1,"move":"B99"}' WHERE "table" = ? AND revision = 5`,
      4,
      'a stored move reads',
    ],
    ['no JSON', `UPDATE entries SET text = '{"kind":"mo' WHERE "table" = ? AND revision = 4`, 3, 'not valid JSON'],
    ['a hole', 'DELETE FROM entries WHERE "table" = ? AND revision = 3', 2, 'missing'],
  ])('sets a bad table aside as it is, and copies its sound beginning: %s', async (_, sql, sound, why) => {
    const { folder, table, running, keys } = await served();
    const { table: other } = await running.api.table({ key: keys[0] as string, ...WOLF });
    damage(folder, sql, table);
    const before = entriesOf(folder, table);
    const { code, out } = await admin(folder, ['check', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ checked: 2, bad: [{ table: table.slice(0, 8), sound, why: `entry ${sound + 1}: ${why}` }] });
    expect(entriesOf(folder, table)).toBe(before);
    expect(await running.api.post(`/api/tables/${table}/look`, {})).toMatchObject({ status: 410, json: { code: 'table-stopped' } });
    expect((await running.api.post(`/api/tables/${other}/look`, {})).status).toBe(200);
    const repaired = JSON.parse((await admin(folder, ['check', '--repair', table.slice(0, 8), '--yes', '--json'])).out) as {
      table: string;
    };
    expect(repaired).toMatchObject({ entries: sound });
    const look = await running.api.post(`/api/tables/${repaired.table}/look`, { key: keys[0] });
    expect(look).toMatchObject({ status: 200, json: { seq: sound, viewer: 1, host: true } });
    expect(entriesOf(folder, table)).toBe(before);
  });

  it('brings a table back that is sound again', async () => {
    const { folder, table, running } = await served();
    damage(folder, `UPDATE tables SET config = '[["Edition","1999"]]' WHERE id = ?`, table);
    const check = () => {
      const checker = new Checker(databaseFile(folder));
      const report = checker.checkAll();
      checker.close();
      return report;
    };
    expect(check()).toMatchObject({ bad: [{ table, sound: 0 }], back: [] });
    await running.server.operator.obey({ order: 'reload', table });
    expect((await running.api.post(`/api/tables/${table}/look`, {})).status).toBe(410);
    damage(folder, 'UPDATE tables SET config = ? WHERE id = ?', JSON.stringify(WOLF.config), table);
    expect(check()).toMatchObject({ bad: [], back: [table] });
    expect((await running.api.post(`/api/tables/${table}/look`, {})).status).toBe(200);
  });

  it('names a table with older rules, and does nothing to it', async () => {
    const { folder, table, stop } = await served();
    await stop();
    damage(folder, 'UPDATE tables SET rules = 0 WHERE id = ?', table);
    const checker = new Checker(databaseFile(folder));
    expect(checker.checkAll()).toMatchObject({ oldRules: [table], bad: [], changed: [] });
    checker.close();
    const reader = new Reader(databaseFile(folder));
    expect(reader.table(table)).toMatchObject({ status: 'old-rules' });
    reader.close();
  });
});
