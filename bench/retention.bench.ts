/**
 * How long other writes wait while the server deletes old tables: 20,000 finished tables of 40 entries on disk, nine of ten of them old.
 * Meanwhile, entries are written one after another, as players' moves are; each write waits for its commit.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Heartbeat } from '../server/src/heartbeat.ts';
import { deleteOldTables } from '../server/src/ops/retention.ts';
import { hashKey, newKey, newTableId, systemRandom } from '../server/src/secrets.ts';
import { SqliteStore } from '../server/src/store/sqlite-store.ts';
import type { Append, Header } from '../server/src/store/store.ts';
import { systemTime } from '../server/src/time.ts';
import { cost, type Row } from './row.ts';

const TABLES = 20_000;
const ENTRIES = 40;
const PEOPLE = 2_000;
const DAY = 86_400_000;
/** Milliseconds between a commit and the next write. */
const WRITE_EVERY = 3;
/** The longest acceptable wait of a write, in milliseconds. */
const BUDGET = 50;
const LOOKING = 5_000;

export async function bench(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-retention-'));
  const file = path.join(folder, 'bellwether.sqlite');
  try {
    const before = await fill(file);
    const store = await SqliteStore.open(file);
    const quiet = await waitsDuring(store, () => new Promise((resolve) => setTimeout(resolve, LOOKING)));
    const looking = await waitsDuring(store, () => sweep(store, 10_000));
    const deleting = await waitsDuring(store, () => sweep(store, 100));
    const left = await store.count();
    await store.close();
    console.log(
      `${TABLES} tables, ${left - 1} left; ${deleting.length} writes beside it (longest without: ${Math.max(...quiet).toFixed(1)} ms)`,
    );
    return [
      cost('retention/longest-wait-of-a-write-while-deleting', 'ms', Math.max(...deleting), 'budget', BUDGET),
      cost('retention/longest-wait-of-a-write-while-looking', 'ms', Math.max(...looking), 'budget', BUDGET),
      cost('retention/p99-wait-of-a-write-while-deleting', 'ms', p99(deleting), 'the same without', p99(quiet)),
      cost('retention/file-after-deleting-nine-of-ten', 'MB', statSync(file).size / 1e6, 'before', before / 1e6),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(0.99 * values.length)] ?? Number.NaN;
}

/** Creates the tables and returns the size of the file in bytes. One in ten tables is from today, the others are a year old. */
async function fill(file: string): Promise<number> {
  const store = await SqliteStore.open(file);
  const people = Array.from({ length: PEOPLE }, () => hashKey(newKey(systemRandom)));
  for (let i = 0; i < TABLES; i += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, j) => make(store, people, i + j, Date.now() - ((i + j) % 10 === 0 ? 1 : 365) * DAY, ENTRIES)),
    );
  await make(store, people, 0, Date.now(), 0, 'played-on');
  await store.close();
  return statSync(file).size;
}

function make(store: SqliteStore, people: readonly string[], n: number, at: number, length: number, id = newTableId(systemRandom)) {
  const at4 = (seat: number) => people[(n * 7 + seat * 131) % PEOPLE] as string;
  const header: Header = {
    ...{ id, game: 'wolf-and-hound', rules: 1, config: '[["Edition","2016"],["Players","4"],["Animals","hound-01 wolf-01"]]' },
    ...{ settings: '{"spectators":"public","clock":{"kind":"none"},"grace":60,"series":1}', host: at4(0), created: at },
    ...{ seed: hashKey(id), commitment: `sha256:${hashKey(id)}`, record: null, webhook: null },
  };
  const entries = Array.from({ length }, (_, i): Append => {
    const status = i === length - 1 ? 'over' : 'playing';
    const command = i % 2 === 0 ? `${at4(i % 4).slice(0, 16)} ${newTableId(systemRandom)}` : null;
    return {
      ...{ table: id, revision: i + 1, at, command, text: `{"kind":"move","seat":${(i % 4) + 1},"move":"B3"}` },
      ...{ status, due: null, key: i < 4 ? at4(i) : null },
    };
  });
  return store.create(header, entries);
}

let revision = 0;

/** How many milliseconds each write waited during the work. */
async function waitsDuring(store: SqliteStore, work: () => Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const working = work().then(() => {
    isDone = true;
  });
  const waits: number[] = [];
  while (!isDone) {
    const began = performance.now();
    const entry = { revision: ++revision, at: Date.now(), command: null, text: '{"kind":"move","seat":1,"move":"B3"}' };
    const { kind } = await store.append({ ...entry, table: 'played-on', status: 'playing', due: null, key: null });
    if (kind !== 'stored') throw new Error(`a write was not stored: ${kind}`);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY));
  }
  await working;
  return waits;
}

const SILENT = { info() {}, warn() {}, error() {} } as unknown as Parameters<typeof deleteOldTables>[4];

/** One sweep of the server, without the initial hour of delay. */
async function sweep(store: SqliteStore, deleteAfterDays: number): Promise<void> {
  const life = await Heartbeat.begin(store, systemTime);
  let stop = () => {};
  await new Promise<void>((resolve) => {
    let isBegun = false;
    const after = (milliseconds: number, call: () => void) => {
      if (milliseconds < 3_600_000) return systemTime.after(milliseconds, call);
      // The server schedules the next sweep when this one is over.
      if (isBegun) resolve();
      else setImmediate(call);
      isBegun = true;
      return () => {};
    };
    stop = deleteOldTables({ deleteAfterDays }, store, life, { now: systemTime.now, after }, SILENT);
  });
  stop();
  await life.close();
}
