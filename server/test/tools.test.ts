/** The tools of the operator as programs: what they say, and on what they act. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutPasswords } from '../src/config/passwords.ts';
import { CONFIG_FILE } from '../src/config/read.ts';
import { SetupError } from '../src/config/setup-error.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { VERSION } from '../src/version.ts';
import { atEnd, scratchFolder } from './help.ts';
import { header } from './store/contract.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECRET = 'geheim';
/** Nobody listens there. */
const URL = `postgres://me:${SECRET}@127.0.0.1:1/sheep`;

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  atEnd(() => child.exitCode === null && child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += String(chunk)));
  child.stderr.on('data', (chunk) => (said.err += String(chunk)));
  const ended = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, ...said })));
  return { child, said, ended };
}

const node = (file: string, args: readonly string[], env?: Record<string, string>) => start(process.execPath, [file, ...args], env).ended;

async function folderWithTable(): Promise<string> {
  const folder = scratchFolder();
  const store = await SqliteStore.open(databaseFile(folder));
  await store.create(header('abcdefgh12345678'), []);
  await store.close();
  return folder;
}

describe('where the tables are in PostgreSQL', () => {
  it.each([
    ['a variable', { DATABASE_URL: URL }, []],
    ['an option', {}, ['--database-url', URL]],
    ['the config file', {}, []],
  ] as const)('backup and restore refuse to touch the file: %s says so', async (what, env, more) => {
    const folder = await folderWithTable();
    if (what === 'the config file') writeFileSync(path.join(folder, CONFIG_FILE), JSON.stringify({ databaseUrl: URL }));
    const file = path.join(folder, 'copy.sqlite');
    const saved = await node('server/src/ops/backup.ts', [file, '--data', folder, ...more], env);
    expect(saved).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^error: nothing copied: .*PostgreSQL.* pg_dump /) });
    expect(existsSync(file)).toBe(false);
    const before = statSync(databaseFile(folder)).ino;
    const put = await node('server/src/ops/restore.ts', [databaseFile(folder), '--data', folder, ...more], env);
    expect(put).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^error: nothing restored: .*PostgreSQL.* pg_restore /) });
    expect(statSync(databaseFile(folder)).ino).toBe(before);
    expect(saved.err + put.err).not.toContain(SECRET);
  });

  it('admin looks there, whoever names the database', async () => {
    const folder = await folderWithTable();
    writeFileSync(path.join(folder, CONFIG_FILE), JSON.stringify({ databaseUrl: URL }));
    const { code, out, err } = await node('scripts/admin.ts', ['tables', '--data', folder]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('error: cannot use the database');
    expect(err).not.toContain(SECRET);
  });

  it('a program that knows SQLite alone says so, and makes no second database', async () => {
    const folder = scratchFolder();
    for (const [file, args, other] of [
      ['server/src/main.ts', [], 'scripts/serve.ts'],
      ['server/src/admin/main.ts', ['tables'], 'scripts/admin.ts'],
    ] as const) {
      const { code, err } = await node(file, [...args, '--data', folder], { DATABASE_URL: URL });
      expect(code).toBe(1);
      expect(err).toContain(other);
      expect(err).not.toContain(SECRET);
    }
    expect(existsSync(databaseFile(folder))).toBe(false);
  });
});

describe('passwords', () => {
  it.each([
    ['postgres://me:a/b@c@host:5432,other/name?x=1', 'postgres://me:***@host:5432,other/name?x=1'],
    ['postgresql://host/name?password=abc&user=me', 'postgresql://host/name?password=***&user=me'],
    ['postgres://me@host/name', 'postgres://me@host/name'],
    ['http://localhost:8080/ and me@example.org', 'http://localhost:8080/ and me@example.org'],
  ])('are taken out of %s', (text, shown) => {
    expect(withoutPasswords(text)).toBe(shown);
    expect(new SetupError(`it is ${text}`).message).toBe(`it is ${shown}`);
  });

  it('on the command line are warned of, and gone from the list of processes', async () => {
    const { child, said } = start(process.execPath, ['scripts/serve.ts', '--data', scratchFolder(), '--database-url', URL]);
    await expect.poll(() => said.out, { timeout: 20_000 }).toContain('DATABASE_URL_FILE');
    if (process.platform === 'linux') expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')).toContain('me:***@');
    child.kill('SIGKILL');
    expect(said.out + said.err).not.toContain(SECRET);
  });

  it('of a file are shown by nobody, and move reads such a file too', async () => {
    const folder = await folderWithTable();
    const file = path.join(folder, 'url');
    writeFileSync(file, `postgres://me:${SECRET}@127.0.0.1:1/sheep`);
    const { code, err } = await node('cluster/src/move.ts', ['--from', folder, '--to', `@${file}`]);
    expect(code).toBe(1);
    expect(err).toMatch(/^error: cannot use the database/);
    expect(err).not.toContain(SECRET);
  });
});

it('npm -s run admin writes nothing but JSON to standard output', async () => {
  const folder = await folderWithTable();
  const { code, out } = await start('npm', ['-s', 'run', 'admin', '--', 'tables', '--json', '--data', folder]).ended;
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ table: 'abcdefgh', status: 'open' }]);
});

it('a restore leaves a line in the log of the operator', async () => {
  const [from, to] = [await folderWithTable(), path.join(scratchFolder(), 'data')];
  mkdirSync(to);
  expect(await node('server/src/ops/restore.ts', [databaseFile(from), '--data', to])).toMatchObject({ code: 0, out: '1 table restored\n' });
  const log = path.join(to, 'operator.log');
  expect(JSON.parse(readFileSync(log, 'utf8'))).toMatchObject({ order: 'restore', tables: 1, done: true, msg: 'operator' });
  expect(statSync(log).mode & 0o777).toBe(0o600);
});

it('the server checks its configuration without starting', async () => {
  const check = (...options: string[]) => node('scripts/serve.ts', ['--check-config', ...options]);
  expect(await check('--port', '1')).toEqual({ code: 0, out: 'The configuration is valid.\n', err: '' });
  expect(await check('--port', 'x')).toEqual({ code: 1, out: '', err: expect.stringContaining('option --port is "x"') });
});

it('every program says which version it is, and that of package.json', async () => {
  expect(VERSION).toBe((JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version);
  for (const file of [
    'scripts/start.ts',
    'scripts/serve.ts',
    'scripts/admin.ts',
    'server/src/main.ts',
    'server/src/admin/main.ts',
    'lab/src/main.ts',
  ])
    expect(await node(file, ['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
});
