import { clear } from 'idb-keyval';
import { gameOf } from '../deals/games.ts';
import {
  type BackupGame,
  type BadBackup,
  backupGame,
  idBeside,
  isOurs,
  merge,
  readBackup,
  tableOf,
  writeBackup,
} from '../storage/backup.ts';
import { type KeptGame, keptGames, recordOf, saveOver } from '../storage/games.ts';
import { unpack } from '../ui/pack.ts';

/** Export, import and deletion of all data in this browser. */

export async function exportAll(now = new Date()): Promise<Blob> {
  const games = await Promise.all((await keptGames()).map(backupOf));
  const kept = Object.fromEntries(ourNames().map((name) => [name, fromText(localStorage.getItem(name) ?? '')]));
  return new Blob([writeBackup({ games: games.filter((game) => game !== undefined), kept }, now)], { type: 'application/json' });
}

async function backupOf(game: KeptGame): Promise<BackupGame | undefined> {
  const kept = await recordOf(game.id);
  return kept && (await backupGame(game, kept.record));
}

export interface Imported {
  readonly added: number;
  /** Games that existed, and are longer now. */
  readonly lengthened: number;
  /** Games that existed and are not longer in the file. */
  readonly kept: number;
  readonly unreadable: number;
}

/** Adds what is missing here. */
export async function importAll(text: string): Promise<Imported | BadBackup> {
  const backup = readBackup(text);
  if (typeof backup === 'string') return backup;
  for (const [name, value] of Object.entries(backup.kept)) {
    if (localStorage.getItem(name) !== null) continue;
    localStorage.setItem(name, toText(value));
    // The browser sends this event to other pages only.
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
  const done = { added: 0, lengthened: 0, kept: 0, unreadable: 0 };
  for (const game of backup.games) done[await take(game)] += 1;
  return done;
}

async function take(came: BackupGame): Promise<keyof Imported> {
  const { id, changed, record, packed, again } = came;
  const text = record ?? (await unpack(packed ?? '')) ?? '';
  const game = await gameOf(/\[Game "([a-z-]+)"\]/.exec(text)?.[1] ?? '');
  const read = game && tableOf(game, id, text);
  if (read === undefined) return 'unreadable';
  const table = { ...read, ...(again === true && { again }) };
  const here = await recordOf(id);
  const how = merge(here?.record, table.record);
  if (how === 'keep') return 'kept';
  if (how === 'beside') return await take({ ...came, id: idBeside(id, table.record), record: table.record });
  const rev = `import-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  // Another tab has saved meanwhile: compare again.
  if ((await saveOver(table, [here?.rev], rev, changed)) === 'beaten') return await take({ ...came, record: table.record });
  tell(id);
  return how === 'add' ? 'added' : 'lengthened';
}

/** Deletes all data of this person; the cached app stays. */
export async function forgetAll(): Promise<void> {
  const games = await keptGames();
  for (const name of ourNames()) localStorage.removeItem(name);
  sessionStorage.clear();
  const all = (await indexedDB.databases?.()) ?? [{ name: 'bellwether' }, { name: 'bellwether-online' }];
  for (const { name } of all) if (name?.startsWith('bellwether')) await empty(name);
  for (const { id } of games) tell(id);
}

async function empty(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const store of database.objectStoreNames)
    await clear(async (mode, use) => use(database.transaction(store, mode).objectStore(store)));
  database.close();
}

/** Tells a tab that has this game open to load the new save. */
function tell(id: string): void {
  const channel = new BroadcastChannel(`bellwether.game.${id}`);
  channel.postMessage('saved');
  channel.close();
}

function ourNames(): string[] {
  return Object.keys(localStorage).filter(isOurs);
}

/** Most stored values are JSON: in the file they are readable as such. */
function fromText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : text;
  } catch {
    return text;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
