import { isDeepStrictEqual } from 'node:util';
import { gameById } from '../../src/games.ts';
import { pointsIn } from '../../src/match/match.ts';
import { heldIn, ofKind } from '../../src/notes/notes.ts';
import type { Match, Round } from '../../src/notes/shapes.ts';
import { START_RATING } from '../../src/person/ratings/rating.ts';
import { countsFor, resultName } from '../../src/person/ratings/ratings.ts';
import type { Note, StoredTable } from '../../src/store/store.ts';
import { isSame } from '../../src/table/decide.ts';
import { endedNote } from '../../src/table/ended-note.ts';
import { readEntry } from '../../src/table/entry.ts';
import { fold } from '../../src/table/fold.ts';
import { rebuild } from '../../src/table/rebuild.ts';
import { viewOf } from '../../src/table/show.ts';
import { isEnded, isRevealed, newTable, type TableState } from '../../src/table/table-state.ts';
import type { Client } from '../harness/client.ts';
import type { Acknowledged } from './players.ts';
import { retell } from './retell.ts';

/** The contents of the store, read independently of the servers. */
export interface Stored {
  load(table: string): StoredTable | undefined | Promise<StoredTable | undefined>;
  note(kind: string, name: string): Note | undefined | Promise<Note | undefined>;
  notesOf(owner: string): readonly Note[] | Promise<readonly Note[]>;
  close(): unknown;
}

/** What a client shows at one moment. */
type Shown = Pick<Client, 'seq' | 'view' | 'viewer'> & { readonly table: string };

export function shownBy({ options, seq, view, viewer }: Client): Shown {
  return { table: options.table, seq, view, viewer };
}

/** Compares what clients received with what is stored. */
export class Audit {
  readonly #db: Stored;
  readonly #read = new Map<string, StoredTable>();

  constructor(db: Stored) {
    this.#db = db;
  }

  async close(): Promise<void> {
    await this.#db.close();
  }

  /** Cached: an audit is about one moment. */
  async #stored(table: string): Promise<StoredTable> {
    const stored = this.#read.get(table) ?? (await this.#db.load(table));
    if (stored === undefined) throw new Error('a table is gone');
    this.#read.set(table, stored);
    return stored;
  }

  #stateAt(stored: StoredTable, seq: number): TableState | undefined {
    const served = gameById(stored.header.game);
    if (served === undefined || seq > stored.entries.length) return undefined;
    return rebuild(stored.header, served, stored.entries.slice(0, seq));
  }

  /** Whether a client shows, byte for byte, what a fresh replay gives for the same number. */
  async agrees({ table, seq, view, viewer }: Shown): Promise<boolean> {
    if (seq < 0 || viewer === undefined) return true;
    const state = this.#stateAt(await this.#stored(table), seq);
    if (state === undefined) return false;
    return JSON.stringify(view) === JSON.stringify(viewOf(state, viewer));
  }

  /** Whether all events that a client received equal those of a fresh replay. */
  async toldRight(client: Client): Promise<boolean> {
    const stored = await this.#stored(client.options.table);
    const state = this.#stateAt(stored, stored.entries.length);
    const { viewer } = client;
    if (state === undefined || viewer === undefined) return false;
    const fresh = new Map(retell(state, stored.entries, viewer).map(({ seq, what }) => [seq, JSON.parse(JSON.stringify(what)) as unknown]));
    for (const [seq, what] of client.told) {
      // Before it had its seat, the client received events as a spectator.
      if (fresh.has(seq) && what.kind === 'move' && !isDeepStrictEqual(fresh.get(seq), what)) return false;
    }
    return true;
  }

  /** Acknowledged commands that are not stored under their number, and commands stored twice. */
  async count(acknowledged: Iterable<Acknowledged>): Promise<{ lost: number; doubled: number }> {
    let lost = 0;
    let doubled = 0;
    const tables = new Map<string, StoredTable>();
    for (const { table, id, seq, action } of acknowledged) {
      const stored = await this.#stored(table);
      tables.set(table, stored);
      const entry = stored.entries[seq - 1];
      if (!entry?.command?.endsWith(` ${id}`) || !isSame(readEntry(entry.text), action)) lost++;
    }
    for (const { entries } of tables.values()) {
      const ids = entries.flatMap(({ command }) => command ?? []);
      doubled += ids.length - new Set(ids).size;
      if (entries.some(({ revision }, i) => revision !== i + 1)) lost++;
    }
    return { lost, doubled };
  }

  /**
   * The number of deals in these matches, and of faulty ones: other cards at the other table, revealed too early or never, miscounted, or a
   * player at both tables.
   */
  async matches(ids: readonly string[]): Promise<{ deals: number; wrong: number }> {
    let [deals, wrong] = [0, 0];
    for (const id of ids) {
      const found = await this.#db.note('match', id);
      if (found === undefined) wrong++;
      else {
        const match = heldIn('match', found);
        deals += match.rounds.length;
        for (const round of match.rounds) if (round.seed === undefined && !(await this.#isRound(match, round))) wrong++;
      }
    }
    return { deals, wrong };
  }

  async #isRound(match: Match, { tables, over, points }: Round): Promise<boolean> {
    const [one, two] = (await Promise.all(tables.map((table) => this.#stored(table)))) as [StoredTable, StoredTable];
    if (one.header.seed !== two.header.seed || !areSealed(one, two) || !areSealed(two, one)) return false;
    if (keysOf(one).some((key) => keysOf(two).includes(key))) return false;
    if (!over) return true;
    const fresh = [one, two].map((stored, i) => {
      const state = this.#stateAt(stored, stored.entries.length);
      const outcome = state?.served.game.outcome(state.game);
      return outcome && pointsIn(match, i + 1, outcome);
    });
    return [one, two].every(isUnsealed) && isDeepStrictEqual(fresh, points);
  }

  /** Finished games that count, and how many of their players were not rated exactly once. Some games may still wait to be rated. */
  async rated(tables: Iterable<string>): Promise<{ games: number; wrong: number }> {
    const persons = new Set<string>();
    let [games, wrong] = [0, 0];
    for (const table of new Set(tables)) {
      for (const ended of endedOf(await this.#stored(table))) {
        games++;
        if ((await this.#db.note('ended', ended.name)) !== undefined) continue;
        const game = heldIn('ended', ended);
        const players = game.seats.map((player, seat) =>
          'person' in player ? { person: player.person, seat, found: undefined, rating: START_RATING } : undefined,
        );
        for (const { person } of countsFor(game, players, [])) {
          persons.add(person);
          if ((await this.#db.note('result', resultName(person, game))) === undefined) wrong++;
        }
      }
    }
    for (const person of persons) {
      const notes = await this.#db.notesOf(person);
      const results = ofKind(notes, 'result').length;
      if (ofKind(notes, 'rating').reduce((sum, { value }) => sum + value.games, 0) !== results) wrong++;
    }
    return { games, wrong };
  }
}

const unsealsIn = ({ entries }: StoredTable) => entries.filter(({ text }) => readEntry(text).kind === 'unseal');
const isUnsealed = (table: StoredTable) => unsealsIn(table).length === 1;

/** A table reveals its deal once, and only after the other one has ended. */
function areSealed(table: StoredTable, other: StoredTable): boolean {
  const unsealed = unsealsIn(table);
  const served = gameById(other.header.game);
  if (unsealed.length === 0 || served === undefined) return true;
  const before = other.entries.filter(({ at }) => at <= (unsealed[0]?.at ?? 0));
  return unsealed.length === 1 && isEnded(rebuild(other.header, served, before));
}

/** Hashes of all keys that have held a seat there. */
function keysOf({ entries }: StoredTable): string[] {
  return entries.flatMap(({ text }) => {
    const entry = readEntry(text);
    return entry.kind === 'sit' ? [entry.key] : [];
  });
}

/** The notes that the table's games should have left when they ended, recomputed. */
function endedOf({ header, entries }: StoredTable): Note[] {
  const served = gameById(header.game);
  if (served === undefined) return [];
  const state = newTable(header, served);
  return entries.flatMap(({ text, at }) => {
    const before = isRevealed(state);
    fold(state, readEntry(text), at);
    return (!before && isRevealed(state) && state.status === 'over' && endedNote(state, at)) || [];
  });
}
