import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableInfo } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { gameById, type ServedGame } from '../src/games.ts';
import type { Header, StoredEntry } from '../src/store/store.ts';
import { readEntry } from '../src/table/entry.ts';
import { rebuild } from '../src/table/rebuild.ts';
import { infoOf, recordOf } from '../src/table/show.ts';

interface Golden {
  readonly header: Header;
  readonly entries: readonly StoredEntry[];
  /** How the table stood after all entries, and the record of its first game. */
  readonly info: TableInfo;
  readonly record: string;
}

/**
 * Tables as a server of protocol 1 stored them: a game, talk, a rematch and its first moves. Entries and records are never changed, only
 * added to; `info` is what clients of the current protocol are told.
 */
const TABLES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'golden/tables.json'), 'utf8')) as readonly Golden[];

it.each(TABLES.map((golden) => [golden.header.game, golden.header.config, golden] as const))(
  'a stored table of %s, %s, stands as it stood',
  (game, _config, { header, entries, info, record }) => {
    const served = gameById(game) as ServedGame;
    const now = infoOf(rebuild(header, served, entries), 0);
    expect(now).toEqual(info);
    // What came later has the meaning that it had without a word.
    expect([now.access, now.asks, now.vote, now.paused]).toEqual(['link', undefined, undefined, undefined]);
    const rematch = entries.findIndex(({ text }) => readEntry(text).kind === 'rematch');
    expect(recordOf(rebuild(header, served, entries.slice(0, rematch)))).toBe(record);
  },
);
