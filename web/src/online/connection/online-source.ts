import {
  type AnyGame,
  FastRandom,
  type GameRecord,
  type GameTypes,
  isRefusal,
  ParseError,
  readRecord,
  replay,
  type Seat,
  type Viewer,
  writeRecord,
} from '@bellwether/kernel';
import type { Refused } from '@bellwether/wire';
import { prepare } from '../../app/opening.ts';
import { freshId } from '../../local/local-source.ts';
import type { News, Sitter, TableSource, Update } from '../../table-kit/source.ts';
import { createSignal, type Signal } from '../../ui/signal.ts';
import { recordOf } from './api.ts';
import type { Mirror, News as Told } from './mirror.ts';
import type { OnlineTable } from './online-table.ts';

type AnyUpdate = Update<GameTypes>;

/** More moves than this are not listed: a table that has so many composes them step by step. */
const MOST_LISTED = 200;
/** A page that is further behind than this catches up at one blow. */
const MOST_BEHIND = 4;

/**
 * A game on a server as the tables know games. Moves arrive when they are made; the page shows them at its own pace, so they wait
 * here until it has shown the one before.
 */
export class OnlineSource implements TableSource<GameTypes> {
  readonly online: { readonly table: string; again(): void };
  /** Why the server did not take a move, where the rules had nothing to do with it. */
  readonly problem: Signal<Refused | undefined> = createSignal<Refused | undefined>(undefined);
  /** The game that is shown; another one waits if a rematch has begun while the page still shows the end of this one. */
  readonly shown: Signal<string | undefined> = createSignal<string | undefined>(undefined);
  readonly nextWaits: Signal<boolean> = createSignal(false);
  readonly #table: OnlineTable;
  readonly #game: AnyGame;
  readonly #listeners = new Set<(news: News<GameTypes>) => void>();
  readonly #stop: () => void;
  #queue: AnyUpdate[] = [];
  #latest: AnyUpdate | undefined;
  /** The page shows something and will say when it is done. */
  #busy = false;
  #looking = false;
  #sent: GameTypes['Move'] | undefined;
  #record: Promise<GameRecord<GameTypes> | undefined> | undefined;

  constructor(table: OnlineTable, game: AnyGame) {
    this.#table = table;
    this.#game = game;
    this.online = { table: table.id, again: () => void this.#again() };
    const mirror = table.mirror.get();
    if (mirror) this.#hear({ mirror });
    this.#stop = table.listen((news) => this.#hear(news));
  }

  subscribe(listen: (news: News<GameTypes>) => void): () => void {
    this.#listeners.add(listen);
    if (this.#latest) {
      this.#busy = isWatched(this.#latest);
      listen(this.#latest);
    }
    return () => {
      this.#listeners.delete(listen);
      if (this.#listeners.size === 0) this.#busy = false;
    };
  }

  async play(move: GameTypes['Move']): Promise<void> {
    const viewer = this.#latest?.viewer;
    if (typeof viewer !== 'number' || this.#looking) return;
    this.#sent = move;
    this.problem.set(undefined);
    const answer = await this.#table.do({ kind: 'move', seat: viewer, move: this.#game.write(move) });
    if (answer.t === 'done') return;
    this.#sent = undefined;
    if (isRefusal(answer.refusal)) this.#tell({ kind: 'refused', refusal: answer.refusal });
    else {
      this.problem.set(answer);
      // What was chosen may be chosen again, if it still can.
      if (this.#latest && this.#queue.length === 0) this.#show({ ...this.#latest, events: [] });
    }
  }

  goOn(): void {
    this.#busy = false;
    this.#pump();
  }

  take(): void {}
  undo(): void {}
  async hint(): Promise<undefined> {}

  async seek(ply: number, viewer?: Viewer): Promise<void> {
    const record = await this.#wholeRecord();
    const latest = this.#latest;
    if (record === undefined || latest === undefined) return;
    const game = this.#game;
    const looker = viewer ?? latest.viewer;
    const at = Math.max(0, Math.min(ply, record.moves.length));
    const state = replay(game, record, Math.max(0, at - 1));
    const last = record.moves[at - 1];
    const events: GameTypes['EventView'][] = [];
    if (last)
      game.apply(state, last.seat, last.move, (event) => {
        const shown = game.show(event, looker);
        if (shown !== undefined) events.push(shown);
      });
    this.#looking = true;
    const { past: _, ...rest } = latest;
    this.#tell({
      ...rest,
      viewer: looker,
      view: game.view(state, looker),
      legal: [],
      events,
      ...(last && { last }),
      acting: game.toAct(state),
      ply: at,
      plies: record.moves.length,
      live: false,
    });
  }

  live(): void {
    this.#looking = false;
    if (this.#latest) this.#tell(this.#latest);
  }

  async fork(ply: number): Promise<string> {
    const id = freshId();
    const record = await this.#wholeRecord();
    const mine = typeof this.#latest?.viewer === 'number' ? this.#latest.viewer : 1;
    if (record === undefined) return id;
    const { seed: _, commitment: __, ...rest } = record;
    const sitters = this.#game.seats(record.config).map((seat) => (seat === mine ? 'guest' : 'bot:herder'));
    const text = writeRecord(this.#game, { ...rest, sitters, moves: record.moves.slice(0, ply) });
    return prepare({ kind: 'import', text, id });
  }

  async record(): Promise<string | undefined> {
    return await recordOf(this.#table.id);
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  /** On to the game that has begun meanwhile. */
  next(): void {
    this.nextWaits.set(false);
    this.#busy = false;
    this.#looking = false;
    this.#jump();
  }

  async #again(): Promise<void> {
    const mirror = this.#table.mirror.get();
    if (mirror === undefined || typeof mirror.viewer !== 'number') return;
    if (this.nextWaits.get()) return this.next();
    const answer = await this.#table.do({ kind: 'rematch', seat: mirror.viewer });
    // Somebody else was quicker.
    if (answer.t === 'done' || answer.code === 'game-not-over') this.next();
    else this.problem.set(answer);
  }

  #wholeRecord(): Promise<GameRecord<GameTypes> | undefined> {
    this.#record ??= recordOf(this.#table.id).then((text) => {
      const record = text === undefined ? undefined : readRecord(this.#game, text);
      return record instanceof ParseError ? undefined : record;
    });
    return this.#record;
  }

  #hear({ mirror, what }: Told): void {
    if (mirror.view === undefined) return;
    const before = this.#queue.at(-1) ?? this.#latest;
    const update = this.#updateOf(mirror, what?.kind === 'move' ? what : undefined);
    if (before !== undefined && before.id !== update.id) this.#record = undefined;
    if (what?.kind !== 'move' && before !== undefined && isSame(before, update)) return;
    this.#queue.push(update);
    this.#pump();
  }

  #updateOf(mirror: Mirror, move?: { readonly seat: Seat; readonly events: readonly unknown[] }): AnyUpdate {
    const { info, viewer, view, moves, own } = mirror;
    const over = info.status === 'over' || info.status === 'withdrawn';
    const mine = move !== undefined && move.seat === viewer && this.#sent !== undefined;
    const { legal, more } = listed(this.#game, mirror);
    const update: AnyUpdate = {
      kind: 'update',
      id: `${info.table}-${info.gameNumber}`,
      game: info.game,
      viewer,
      view: view as GameTypes['View'],
      legal,
      more,
      events: (move?.events ?? []) as GameTypes['EventView'][],
      ...(move === undefined && { past: mirror.events }),
      ...(mine && { last: { seat: move.seat, move: this.#sent as GameTypes['Move'] } }),
      why: [],
      acting: info.toAct,
      sitters: info.seats.map(({ seat, level }): Sitter => (seat === viewer ? 'guest' : `bot:${(level ?? 'herder') as 'herder'}`)),
      question: own,
      ply: moves,
      plies: over && typeof viewer === 'number' ? moves : 0,
      live: true,
      over,
      canUndo: false,
    };
    if (mine) this.#sent = undefined;
    return update;
  }

  #pump(): void {
    const [next] = this.#queue;
    if (next === undefined || this.#busy || this.#looking) {
      this.#catchUp();
      return;
    }
    // Whoever still looks at the end of a game is not torn away from it.
    if (this.#latest?.over && next.id !== this.#latest.id) {
      this.nextWaits.set(true);
      return;
    }
    this.#queue.shift();
    this.#show(next);
    this.#pump();
  }

  /** Too far behind: the last of all that waits says it all. */
  #catchUp(): void {
    const last = this.#queue.at(-1);
    const first = this.#queue[0];
    if (this.#queue.length <= MOST_BEHIND || last === undefined || first?.id !== last.id || this.nextWaits.get() || this.#looking) return;
    this.#jump();
  }

  #jump(): void {
    const update = this.#queue.splice(0).at(-1);
    if (update === undefined) return;
    const { last: _, ...rest } = update;
    this.#show({ ...rest, events: [], past: this.#table.mirror.get()?.events ?? [] });
  }

  #show(update: AnyUpdate): void {
    this.#latest = update;
    this.#busy = this.#listeners.size > 0 && isWatched(update);
    this.shown.set(update.id);
    this.#tell(update);
  }

  #tell(news: News<GameTypes>): void {
    for (const listen of [...this.#listeners]) listen(news);
  }
}

/** The page shows this and asks for more by itself; what asks the viewer something, or ends the game, it leaves standing. */
function isWatched({ viewer, acting, over }: AnyUpdate): boolean {
  return !over && !(typeof viewer === 'number' && acting.includes(viewer));
}

/** Nothing that the table shows has changed. */
function isSame(a: AnyUpdate, b: AnyUpdate): boolean {
  return a.id === b.id && a.viewer === b.viewer && a.over === b.over && a.ply === b.ply && a.legal.length === b.legal.length;
}

/** The viewer's moves, worked out from the view alone. */
function listed(game: AnyGame, { info, viewer, view }: Mirror): { legal: GameTypes['Move'][]; more: boolean } {
  const legal: GameTypes['Move'][] = [];
  if (typeof viewer !== 'number' || view === undefined || !info.toAct.includes(viewer)) return { legal, more: false };
  if (info.seats[viewer - 1]?.covered) return { legal, more: false };
  for (const move of game.legal(game.imagine(view, new FastRandom(1)), viewer)) {
    if (legal.length === MOST_LISTED) return { legal, more: true };
    legal.push(move);
  }
  return { legal, more: false };
}
