import { type AnyGame, hex, ParseError, readRecord, replay, sha256, writeRecord } from '@bellwether/kernel';
import { sitterOf } from '../model/new-sitter.ts';
import { pack } from '../ui/pack.ts';
import { endedOf } from './ended.ts';
import type { KeptGame, KeptTable } from './games.ts';

/**
 * All data of this browser as one file. Games are records; running games are packed, so that no hand is read by
 * accident.
 */

const FILE_KIND = 'device';
const VERSION = 1;
/** In characters: enough for some thousands of games. */
export const MAX_BACKUP_LENGTH = 50_000_000;

export interface BackupGame {
  readonly id: string;
  readonly changed: number;
  /** Exactly one of `record` and `packed`. */
  readonly record?: string;
  readonly packed?: string;
  /** Its cards were known before it began: it counts for no statistics. */
  readonly again?: true;
}

export interface Backup {
  readonly games: readonly BackupGame[];
  /** Settings, names and progress, by local storage key. */
  readonly kept: Readonly<Record<string, unknown>>;
}

/** Why a file is refused. */
export type BadBackup = 'other' | 'newer' | 'large';

export function writeBackup(backup: Backup, saved: Date): string {
  return `${JSON.stringify({ bellwether: FILE_KIND, version: VERSION, saved: saved.toISOString(), ...backup }, undefined, 1)}\n`;
}

export async function backupGame(
  { id, changed, over, again }: Pick<KeptGame, 'id' | 'changed' | 'over' | 'again'>,
  record: string,
): Promise<BackupGame> {
  return { id, changed, ...(again && { again }), ...(over ? { record } : { packed: await pack(record) }) };
}

/** Reads a backup. Unreadable games and foreign texts are dropped: the file may have been edited. */
export function readBackup(text: string): Backup | BadBackup {
  if (text.length > MAX_BACKUP_LENGTH) return 'large';
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'other';
  }
  if (!isObject(file) || file.bellwether !== FILE_KIND || typeof file.version !== 'number') return 'other';
  if (file.version > VERSION) return 'newer';
  return {
    games: Array.isArray(file.games) ? file.games.filter(isGame) : [],
    kept: isObject(file.kept) ? Object.fromEntries(Object.entries(file.kept).filter(([name]) => isOurs(name))) : {},
  };
}

/** Whether a local storage key is ours. */
export function isOurs(name: string): boolean {
  return name.startsWith('bellwether.');
}

function isObject(x: unknown): x is Readonly<Record<string, unknown>> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function isGame(x: unknown): x is BackupGame {
  if (!isObject(x) || typeof x.id !== 'string' || !/^[\w-]{1,80}$/.test(x.id)) return false;
  return Number.isFinite(x.changed) && (typeof x.record === 'string' || typeof x.packed === 'string');
}

/** A game as this app would save it, from its record alone; undefined if that cannot be read. */
export function tableOf(game: AnyGame, id: string, text: string): KeptTable | undefined {
  const record = readRecord(game, text);
  if (record instanceof ParseError) return undefined;
  const outcome = game.outcome(replay(game, record));
  return {
    id,
    game: game.id,
    record: writeRecord(game, record),
    config: record.config,
    sitters: game.seats(record.config).map((_, i) => sitterOf(record.sitters[i], i)),
    mix: record.mixed?.mix,
    plies: record.moves.length,
    over: outcome !== undefined,
    ended: endedOf(game, record.config, outcome),
  };
}

/** What to do with an imported game whose id exists here: nothing is ever shortened. */
export function merge(here: string | undefined, there: string): 'add' | 'lengthen' | 'keep' | 'beside' {
  if (here === undefined) return 'add';
  const [ours, theirs] = [partsOf(here), partsOf(there)];
  const shared = Math.min(ours.moves.length, theirs.moves.length);
  const isSame = ours.headers === theirs.headers && ours.moves.slice(0, shared).every((move, i) => move === theirs.moves[i]);
  if (!isSame) return 'beside';
  return theirs.moves.length > ours.moves.length ? 'lengthen' : 'keep';
}

/** Headers and moves of a record, without the numbers of the moves. */
function partsOf(text: string): { readonly headers: string; readonly moves: readonly string[] } {
  const [headers = '', body = ''] = text.split(/\n\n/);
  return { headers, moves: body.split(/\s+/).filter((word) => word !== '' && !/^\d+\.$/.test(word)) };
}

/** The id of an imported game that differs from ours: the same whenever the same file is read. */
export function idBeside(id: string, text: string): string {
  return `${id.slice(0, 60)}-${hex(sha256(new TextEncoder().encode(text))).slice(0, 8)}`;
}

/** One unsaved game as a file that the page *My data* can import. */
export async function backupOf(table: KeptTable | undefined): Promise<string | undefined> {
  if (table === undefined) return undefined;
  const now = new Date();
  return writeBackup({ games: [await backupGame({ ...table, changed: now.getTime() }, table.record)], kept: {} }, now);
}
