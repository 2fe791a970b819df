/**
 * `node server/proof/starting/main.ts`: how long a server takes to start, with nothing stored and with very many tables, a tenth of which
 * wait for a bot or a clock. Exit status 1 if the tables slow it down.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hex } from '@bellwether/kernel';
import { gameById } from '../../src/games.ts';
import { databaseFile, prepareFolder } from '../../src/ops/folder.ts';
import { hashKey, newKey, newTableId, systemRandom } from '../../src/secrets.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Append, Header } from '../../src/store/store.ts';
import { writeEntry } from '../../src/table/entry.ts';
import { PLAIN } from '../hostile/prepare.ts';

const TABLES = 100_000;
const AT_ONCE = 2_000;
const ROUNDS = 5;
/** Maximum slowdown in milliseconds. */
const MAX_SLOWDOWN_MS = 300;
const RULES = gameById(PLAIN.game)?.game.rulesVersion ?? 0;
const MAIN = path.join(import.meta.dirname, '../../src/main.ts');

const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-starting-'));
const [empty, full] = [path.join(scratch, 'empty'), path.join(scratch, 'full')];
prepareFolder(empty);
await fill(full);
const times = { empty: [] as number[], full: [] as number[] };
for (let i = 0; i < ROUNDS; i++) {
  times.empty.push(await start(empty));
  times.full.push(await start(full));
}
rmSync(scratch, { recursive: true, force: true });
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] as number;
const more = median(times.full) - median(times.empty);
const said = (all: readonly number[]) => `${median(all).toFixed(0)} ms (${all.map((one) => one.toFixed(0)).join(', ')})`;
console.log(`empty ${said(times.empty)}, ${TABLES} tables ${said(times.full)}: ${more.toFixed(0)} ms more`);
process.exit(more > MAX_SLOWDOWN_MS ? 1 : 0);

async function fill(folder: string): Promise<void> {
  prepareFolder(folder);
  const store = await SqliteStore.open(databaseFile(folder));
  const host = hashKey(newKey(systemRandom));
  for (let i = 0; i < TABLES; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => make(store, host, (i + j) % 10 === 0)));
  await store.close();
}

function make(store: SqliteStore, host: string, isPlaying: boolean): Promise<unknown> {
  const created = Date.now() - 1_000_000;
  const id = newTableId(systemRandom);
  const header: Header = {
    ...{ id, game: PLAIN.game, rules: RULES, config: JSON.stringify(PLAIN.config), host, created },
    ...{ settings: '{"spectators":"public","clock":{"kind":"none"},"grace":60,"series":1,"lateJoining":true,"botLevel":"lamb"}' },
    ...{ seed: hex(systemRandom(32)), commitment: null, record: null, webhook: null },
  };
  const kinds = isPlaying ? [{ kind: 'sit', seat: 1, name: 'Clover', key: host, program: false } as const, { kind: 'start' } as const] : [];
  const entries = kinds.map((entry, i): Append => {
    const status = entry.kind === 'start' ? 'playing' : 'open';
    const stored = { table: id, revision: i + 1, at: created, command: null, text: writeEntry(entry) };
    return { ...stored, status, due: created, key: entry.kind === 'sit' ? host : null };
  });
  return store.create(header, entries);
}

/** Milliseconds until it listens. */
async function start(folder: string): Promise<number> {
  const began = performance.now();
  const child = fork(MAIN, ['--port', '0', '--data', folder, '--log-level', 'silent'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve) => child.once('message', resolve));
  const took = performance.now() - began;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return took;
}
