import type { GameTypes, Seat } from '@bellwether/kernel';
import type { PastHappening } from '@bellwether/wire';
import type { StoredEntry } from '../store/store.ts';
import { TimeSlice } from '../time-slice.ts';
import { type Entry, readEntry } from './entry.ts';
import { happeningOf, type Onlooker } from './show.ts';
import { newTable, type TableState } from './table-state.ts';

/** Older events are not listed: the view shows the current state. */
export const MAX_EVENTS = 300;
/** Kept of one game besides moves: the last chat messages, and the last changes of people. */
const MAX_WORDS = 50;
const MAX_CHANGES = 150;
/** Cached until the next entry: many clients ask for the same one, above all after a restart. */
const MAX_HISTORIES = 8;

/** Long moves mean fewer listed events. */
const MAX_HISTORY_CHARS = 200_000;

/** Events since a sequence number, as one viewer may know them. */
export interface History {
  /** A JSON array of `PastHappening`. */
  readonly text: string;
  /** Whether events are missing from it. */
  readonly isCut: boolean;
}

/** A game replayed to recover its events. */
interface Replay {
  readonly state: GameTypes['State'];
  readonly events: Map<number, readonly GameTypes['Event'][]>;
  /** The last revision replayed. */
  at: number;
}

/** One game of a table: its start and its entries. */
class Chapter {
  readonly begin: () => GameTypes['State'];
  readonly entries: StoredEntry[] = [];
  replay: Replay | undefined;
  readonly #counts = { words: 0, changes: 0 };

  constructor(begin: () => GameTypes['State']) {
    this.begin = begin;
  }

  add(stored: StoredEntry, kind: Entry['kind']): void {
    this.entries.push(stored);
    const sort = sortOf(kind);
    if (sort === 'move') return;
    if (++this.#counts[sort] <= (sort === 'words' ? MAX_WORDS : MAX_CHANGES)) return;
    this.#counts[sort]--;
    this.entries.splice(
      this.entries.findIndex(({ text }) => sortOf(readEntry(text).kind) === sort),
      1,
    );
  }
}

function sortOf(kind: Entry['kind']): 'move' | 'words' | 'changes' {
  if (kind === 'move') return 'move';
  return kind === 'say' || kind === 'react' ? 'words' : 'changes';
}

/**
 * The part of the log in memory: this game and the one before, with limited chat. It serves clients that were away for
 * a while, and keeps memory constant at a long-lived table. The disk has all of it.
 */
export class TableLog {
  #chapters: Chapter[];
  readonly #histories = new Map<string, History>();

  /** For a new table. */
  constructor({ header, served }: TableState) {
    this.#chapters = [new Chapter(() => newTable(header, served).game)];
  }

  /** `state` is the table after the entry. */
  add(stored: StoredEntry, entry: Entry, { served: { game }, config, deal }: TableState): void {
    this.#histories.clear();
    if (entry.kind === 'rematch') this.#chapters = [...this.#chapters.slice(-1), new Chapter(() => game.start(config, deal))];
    this.#chapters.at(-1)?.add(stored, entry.kind);
  }

  /** Drops caches. */
  tidy(): void {
    this.#histories.clear();
    for (const chapter of this.#chapters) chapter.replay = undefined;
  }

  /** Events since `from`. Only call it exclusively. */
  async history(state: TableState, from: number, viewer: Onlooker): Promise<History> {
    const key = `${from} ${viewer}`;
    const known = this.#histories.get(key);
    if (known !== undefined) return known;
    const told = await this.#write(state, from, viewer);
    const newest = newestOf(told);
    const story = { text: `[${newest.join()}]`, isCut: newest.length < state.revision - from };
    if (this.#histories.size >= MAX_HISTORIES) this.#histories.clear();
    this.#histories.set(key, story);
    return story;
  }

  /** Each event in JSON. */
  async #write(state: TableState, from: number, viewer: Onlooker): Promise<string[]> {
    const breath = new TimeSlice();
    const wanted = this.#chapters.flatMap(({ entries }) => entries.filter(({ revision }) => revision > from)).slice(-MAX_EVENTS);
    const first = wanted[0]?.revision ?? Number.POSITIVE_INFINITY;
    const told: string[] = [];
    for (const chapter of this.#chapters) {
      if ((chapter.entries.at(-1)?.revision ?? 0) < first) continue;
      const then = chapter === this.#chapters.at(-1) ? viewer : seatBefore(state, viewer);
      const events = viewer === 'nobody' ? undefined : await replayed(chapter, state, breath);
      for (const { text, at, revision } of chapter.entries) {
        if (revision < first) continue;
        const what = happeningOf(state, readEntry(text), events?.get(revision) ?? [], then);
        told.push(JSON.stringify({ seq: revision, at, what } satisfies PastHappening));
        await breath.yieldIfBusy();
      }
    }
    return told;
  }
}

/** The viewer's seat in the previous game, if seats were mixed since. */
function seatBefore({ mixed }: TableState, viewer: Onlooker): Onlooker {
  return typeof viewer === 'number' && mixed ? (mixed.from[viewer - 1] as Seat) : viewer;
}

function newestOf(told: readonly string[]): readonly string[] {
  let length = 0;
  const tooLong = told.findLastIndex((text) => {
    length += text.length;
    return length > MAX_HISTORY_CHARS;
  });
  return told.slice(tooLong + 1);
}

/** Events of a chapter's moves by revision. Continues an earlier replay. */
async function replayed(chapter: Chapter, { served: { game } }: TableState, breath: TimeSlice): Promise<Replay['events']> {
  chapter.replay ??= { state: chapter.begin(), events: new Map(), at: 0 };
  const { replay } = chapter;
  for (const { text, revision } of chapter.entries) {
    if (revision <= replay.at) continue;
    replay.at = revision;
    const entry = readEntry(text);
    if (entry.kind !== 'move') continue;
    const events: GameTypes['Event'][] = [];
    game.apply(replay.state, entry.seat, game.read(entry.move) as GameTypes['Move'], (event) => events.push(event));
    replay.events.set(revision, events);
    await breath.yieldIfBusy();
  }
  return replay.events;
}
