import { FastRandom } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import { databaseFile, prepareFolder } from '../../src/ops/folder.ts';
import { hashKey, newKey, newTableId, systemRandom } from '../../src/secrets.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Append, StoredTable } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { Tables } from '../../src/table/tables.ts';
import { cpuTimeMs, systemTime } from '../../src/time.ts';
import { MemoryStore } from '../harness/memory-store.ts';
import { noServer } from '../harness/no-server.ts';

export interface Known {
  readonly table: string;
  readonly key: string;
}

/** Tables for attacks that take long to make: one with many legal moves, one with a long history, and very many. */
export interface Prepared {
  readonly wide: Known & { readonly seat: number };
  readonly long: Known;
  readonly many: readonly string[];
}

const HOW_MANY = 1_500;

export const WIDE = {
  game: 'sheep-and-thief',
  config: [
    ['Edition', '2017'],
    ['Players', '2'],
    ['Deck', Array.from({ length: 60 }, () => 'road:NESW,sheep:3,dogs:2,foxes:2').join(' ')],
  ],
};
export const BIG_DECK = {
  game: 'sheep-and-thief',
  config: [
    ['Edition', '2017'],
    ['Players', '4'],
    ['Modules', 'missions black-sheep'],
    ['Deck', Array.from({ length: 500 }, () => 'road:NESW,sheep:3,dogs:2,foxes:2').join(' ')],
  ],
};
/** The maximum number of animals, all moved by one color, with the maximum number of custom cards. */
export const OWN_CARDS = {
  game: 'wolf-and-hound',
  config: [
    ['Edition', '2016'],
    ['Players', '4'],
    ['Animals', Array.from({ length: 24 }, (_, i) => `own-${i}`).join(' ')],
    ['Cards', JSON.stringify(Array.from({ length: 100 }, (_, i) => ownCard(i)))],
  ],
};
/** A record of maximum length with its error at the very end. */
export const JUNK = `[Game "sheep-and-thief"] [Edition "2017"] [Players "2"]\n\n${'1. zz '.repeat(8_000)}`;

export const PLAIN = {
  game: 'wolf-and-hound',
  config: [
    ['Edition', '2016'],
    ['Players', '4'],
    ['Animals', 'hound-01 wolf-01'],
  ],
};

function ownCard(i: number): object {
  const rules = ['sheep-01', 'sheep-02', 'extra-01', 'extra-02', 'house-01'];
  const targets = ['self', 'left', 'across', 'right'];
  const side = { kind: 'sheep', movedBy: 'black', pace: '+1', target: targets[i % 4], sheep: (i % 3) - 1 };
  return { id: `own-${i}`, name: `Card ${'x'.repeat(30)}`, ...side, back: side, rule: rules[i % rules.length] };
}

const random = new FastRandom(18);

/** Plays in memory and writes the result to disk, before a server opens it. */
export async function prepare(folder: string): Promise<Prepared> {
  prepareFolder(folder);
  const memory = new MemoryStore();
  let clock = Date.now() - 1_000_000_000;
  // A minute passes between any two readings of the clock, so no limit on speed applies.
  const time = { ...systemTime, now: () => (clock += 60_000) };
  const tables = new Tables(noServer(memory, { time, cpuTimeMs }));
  const wide = await play(tables, WIDE, [1, 2], (seq, hasMore) => seq > 14 && hasMore);
  const long = await play(tables, PLAIN, [1, 2, 3, 4], (seq) => seq > 1_500);
  const disk = await SqliteStore.open(databaseFile(folder));
  for (const { table } of [wide, long]) {
    const stored = await memory.load(table);
    if (stored === undefined) throw new Error('a table is gone');
    const entries = stored.entries.map((entry): Append => ({ ...entry, table, status: 'playing', due: null, key: null }));
    await disk.create(stored.header, entries);
  }
  const many = await copies(disk, await memory.load(long.table));
  await disk.close();
  await tables.close();
  return { wide, long, many };
}

/** Many copies of the beginning of this table. */
async function copies(disk: SqliteStore, table: StoredTable | undefined): Promise<string[]> {
  if (table === undefined) throw new Error('a table is gone');
  const ids = Array.from({ length: HOW_MANY }, () => newTableId(systemRandom));
  const made = ids.map((id) => {
    const entries = table.entries.slice(0, 20).map((entry): Append => ({ ...entry, table: id, status: 'playing', due: null, key: null }));
    return disk.create({ ...table.header, id }, entries);
  });
  await Promise.all(made);
  return ids;
}

/** One key plays all seats. */
async function play(
  tables: Tables,
  what: { game: string; config: string[][] },
  seats: readonly number[],
  isEnough: (seq: number, hasMore: boolean) => boolean,
): Promise<Prepared['wide']> {
  const key = newKey(systemRandom);
  const made = await tables.create({ key, ...what, settings: { grace: null } }, hashKey(key));
  if ('code' in made) throw new Error(made.code);
  const table = await tables.get(made.id);
  if (!(table instanceof Table)) throw new Error('no table');
  let commands = 0;
  const act = async (action: Action, rev: number) => {
    const answer = await table.do({ id: `prepared-${++commands}`, rev, key, action }, hashKey(key));
    if (answer.t === 'refused') throw new Error(JSON.stringify(answer));
  };
  for (const seat of seats) await act({ kind: 'sit', seat, name: `Seat ${seat}` }, 0);
  await act({ kind: 'start' }, 0);
  for (;;) {
    const look = await table.look({ legal: 0 }, hashKey(key));
    if (look.t !== 'table') throw new Error(look.code);
    const { seq, info } = look;
    const [seat] = info.toAct;
    if (seat === undefined) await act({ kind: 'rematch', seat: 1 }, seq);
    else {
      const seen = await table.look({ seat, legal: what === WIDE ? 500 : 50 }, hashKey(key));
      if (seen.t !== 'table') throw new Error(seen.code);
      if (isEnough(seq, seen.more === true)) return { table: made.id, key, seat };
      const { legal = [] } = seen;
      // Long moves leave the most legal moves.
      const move = what === WIDE ? legal.reduce((a, b) => (b.length > a.length ? b : a)) : (legal[random.below(legal.length)] as string);
      await act({ kind: 'move', seat, move }, seq);
    }
  }
}
