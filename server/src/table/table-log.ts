import type { GameTypes, Seat } from '@bellwether/kernel';
import type { PastHappening } from '@bellwether/wire';
import type { StoredEntry } from '../store/store.ts';
import { TimeSlice } from '../time-slice.ts';
import { type Entry, readEntry } from './entry.ts';
import { happeningOf, type Onlooker } from './show.ts';
import { newTable, type TableState } from './table-state.ts';

/** More than this is not told again one by one: the view says how things stand. */
export const MAX_EVENTS = 300;
/** What is kept of one game besides its moves: the last words, and the last comings and goings. */
const MAX_WORDS = 50;
const MAX_CHANGES = 150;
/** Stories kept until something new happens: many ask for the same one, above all who comes back after a restart. */
const MAX_HISTORIES = 8;

/** Characters of one story: where moves are long, fewer of them are told. */
const MAX_HISTORY_CHARS = 200_000;

/** What happened after some number, as one viewer may know it. */
export interface History {
  /** A list of `PastHappening` in JSON. */
  readonly text: string;
  /** Something that happened since is not in it. */
  readonly isCut: boolean;
}

/** A game played through once more, to hear its events again. */
interface Replay {
  readonly state: GameTypes['State'];
  readonly events: Map<number, readonly GameTypes['Event'][]>;
  /** The last revision that was played. */
  at: number;
}

/** One game of a table: how it began, and what happened since. */
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
 * What a table remembers of its log: this game and the one before, without old chatter. All of it is on disk; this much answers what
 * clients ask who were away for a while, and a table that is played at for years takes no more memory than a new one.
 */
export class TableLog {
  #chapters: Chapter[];
  readonly #histories = new Map<string, History>();

  /** For a table as it was made. */
  constructor({ header, served }: TableState) {
    this.#chapters = [new Chapter(() => newTable(header, served).game)];
  }

  /** `state` is the table after the entry. */
  add(stored: StoredEntry, entry: Entry, { served: { game }, config, deal }: TableState): void {
    this.#histories.clear();
    if (entry.kind === 'rematch') this.#chapters = [...this.#chapters.slice(-1), new Chapter(() => game.start(config, deal))];
    this.#chapters.at(-1)?.add(stored, entry.kind);
  }

  /** Forgets what can be worked out again. */
  tidy(): void {
    this.#histories.clear();
    for (const chapter of this.#chapters) chapter.replay = undefined;
  }

  /** What happened after `from`. Only while nothing is under way at the table. */
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

  /** Each thing in JSON. */
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

/** Whoever looks now, in the game before this one: its seat was another if the seats were mixed since. */
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

/** The events of a chapter's moves, by revision. What was played through before goes on from there. */
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
