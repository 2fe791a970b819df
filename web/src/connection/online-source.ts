import type { TableChange } from '@bellwether/client';
import {
  type AnyGame,
  type GameRecord,
  type GameTypes,
  isRefusal,
  type Mix,
  ParseError,
  readRecord,
  type Viewer,
  writeRecord,
} from '@bellwether/kernel';
import type { Refused } from '@bellwether/wire';
import { prepare } from '../deals/opening.ts';
import { botFor } from '../model/new-sitter.ts';
import type { News, TableSource } from '../model/source.ts';
import { openRecord } from '../table-kit/open-record.ts';
import { forkAt, updateAt } from '../table-kit/replay.ts';
import { background } from '../ui/background.ts';
import { freshId } from '../ui/fresh-id.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import { recordOf } from './api.ts';
import type { OnlineTable } from './online-table.ts';
import { type AnyUpdate, isSame, isWatched, updateOf } from './update-of.ts';

/** A page with more updates waiting skips to the newest. */
const MAX_QUEUED_UPDATES = 4;

/**
 * An online game as a table's source. Moves arrive when they are made; they wait here until the page has shown the one
 * before.
 */
export class OnlineSource implements TableSource<GameTypes> {
  readonly online: NonNullable<TableSource<GameTypes>['online']>;
  /** Why the server refused a move for a reason other than the rules. */
  readonly problem: Signal<Refused | undefined> = createSignal<Refused | undefined>(undefined);
  /** The id of the game shown. If a rematch begins while its end is still shown, the new game waits. */
  readonly shown: Signal<string | undefined> = createSignal<string | undefined>(undefined);
  readonly nextWaits: Signal<boolean> = createSignal(false);
  readonly #table: OnlineTable;
  readonly #game: AnyGame;
  readonly #listeners = new Set<(news: News<GameTypes>) => void>();
  readonly #stop: () => void;
  #queue: AnyUpdate[] = [];
  #latest: AnyUpdate | undefined;
  /** The page is playing an update and will report when it has finished. */
  #busy = false;
  #looking = false;
  /** Counts seek requests: an answer to an older request is dropped. */
  #wishes = 0;
  /** The viewer agreed to the next game: it is shown as soon as it begins. */
  #isReady = false;
  #followsOn = false;
  #sent: GameTypes['Move'] | undefined;
  #record: Promise<GameRecord<GameTypes> | undefined> | undefined;

  constructor(table: OnlineTable, game: AnyGame) {
    this.#table = table;
    this.#game = game;
    const teamsStay = () => {
      const info = table.mirror.get()?.info;
      return info !== undefined && info.settings.series > 1 && info.seriesWinners === undefined;
    };
    this.online = {
      table: table.id,
      again: (mix) => background(this.#again(mix)),
      get teamsStay() {
        return teamsStay();
      },
    };
    const mirror = table.mirror.get();
    if (mirror) this.#hear({ kind: 'table', mirror, missed: [] });
    this.#stop = table.listen((change) => this.#hear(change));
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

  play(move: GameTypes['Move']): void {
    background(this.#play(move));
  }

  async #play(move: GameTypes['Move']): Promise<void> {
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
      // The move may be chosen again, if it is still legal.
      if (this.#latest && this.#queue.length === 0) this.#show({ ...this.#latest, events: [] });
    }
  }

  goOn(): void {
    this.#busy = false;
    this.#pump();
  }

  seek(ply: number, viewer?: Viewer): void {
    background(this.#seek(ply, viewer));
  }

  async #seek(ply: number, viewer?: Viewer): Promise<void> {
    const wish = ++this.#wishes;
    const record = await this.#wholeRecord();
    const latest = this.#latest;
    if (record === undefined || latest === undefined || wish !== this.#wishes) return;
    this.#looking = true;
    const { past: _, last: __, ...rest } = latest;
    const at = updateAt(this.#game, record, ply, viewer ?? latest.viewer);
    const last = record.moves[at.ply - 1];
    this.#tell({ ...rest, ...at, ...(last && { last }) });
  }

  live(): void {
    this.#wishes++;
    this.#looking = false;
    if (this.#latest) this.#tell(this.#latest);
  }

  async fork(ply: number): Promise<string> {
    const id = freshId();
    const record = await this.#wholeRecord();
    if (record === undefined) return id;
    const viewer = this.#latest?.viewer;
    const text = writeRecord(this.#game, forkAt(this.#game, record, ply, typeof viewer === 'number' ? viewer : 1));
    return prepare({ kind: 'import', text, id });
  }

  async record(): Promise<string | undefined> {
    return await recordOf(this.#table.id);
  }

  async openRecord(): Promise<string | undefined> {
    const mirror = this.#table.mirror.get();
    const config = mirror?.view && this.#game.config(this.#game.tableOf(mirror.view));
    if (mirror === undefined || config === undefined) return undefined;
    const whole = mirror.info.status === 'over' ? await this.record() : undefined;
    // No names: only which seats are people.
    const sitters = mirror.info.seats.map(({ kind, level }) => (kind === 'human' ? 'guest' : botFor(`bot:${level}`)));
    return whole ?? openRecord(this.#game, config, sitters, mirror.events);
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  /** Shows the game that has begun meanwhile. */
  next(): void {
    this.nextWaits.set(false);
    this.#isReady = this.#followsOn;
    this.#busy = false;
    this.#wishes++;
    this.#looking = false;
    this.#jump();
  }

  async #again(mix: Mix | undefined): Promise<void> {
    const mirror = this.#table.mirror.get();
    if (mirror === undefined || typeof mirror.viewer !== 'number') return;
    if (this.nextWaits.get()) return this.next();
    await this.ready(true, mix);
  }

  /** Reports whether the viewer wants the next game. */
  async ready(isReady: boolean, mix?: Mix): Promise<void> {
    const viewer = this.#table.mirror.get()?.viewer;
    if (typeof viewer !== 'number') return;
    this.#isReady = isReady;
    const answer = await this.#table.do({ kind: 'ready', seat: viewer, ready: isReady, ...(mix && { mix }) });
    if (answer.t === 'done') return;
    this.#isReady = false;
    // The next game has begun meanwhile.
    if (answer.code === 'game-not-over') this.next();
    else this.problem.set(answer);
  }

  /** For a shared screen: it moves to the next game automatically. */
  followOn(): void {
    this.#isReady = true;
    this.#followsOn = true;
  }

  #wholeRecord(): Promise<GameRecord<GameTypes> | undefined> {
    this.#record ??= recordOf(this.#table.id).then((text) => {
      // In a match the record may become public later.
      if (text === undefined) this.#record = undefined;
      const record = text === undefined ? undefined : readRecord(this.#game, text);
      return record instanceof ParseError ? undefined : record;
    });
    return this.#record;
  }

  #hear(change: TableChange): void {
    const { mirror } = change;
    if (change.kind === 'presence' || mirror.view === undefined) return;
    const before = this.#queue.at(-1) ?? this.#latest;
    const move = change.kind === 'event' && change.what.kind === 'move' ? change.what : undefined;
    const sent = move?.seat === mirror.viewer ? this.#sent : undefined;
    if (sent !== undefined) this.#sent = undefined;
    const update = updateOf(this.#game, mirror, mirror.view, move && { ...move, sent });
    if (before !== undefined && before.id !== update.id) this.#record = undefined;
    if (move === undefined && before !== undefined && isSame(before, update)) return;
    this.#queue.push(update);
    this.#pump();
  }

  #pump(): void {
    const [next] = this.#queue;
    if (next === undefined || this.#busy || this.#looking) {
      this.#catchUp();
      return;
    }
    // A player who still looks at the end of a game stays there.
    if (this.#latest?.over && next.id !== this.#latest.id) {
      if (this.#isReady) this.next();
      else this.nextWaits.set(true);
      return;
    }
    this.#queue.shift();
    this.#show(next);
    this.#pump();
  }

  /** Too far behind: skip to the last waiting update. */
  #catchUp(): void {
    const last = this.#queue.at(-1);
    const first = this.#queue[0];
    if (this.#queue.length <= MAX_QUEUED_UPDATES || last === undefined || first?.id !== last.id || this.nextWaits.get() || this.#looking)
      return;
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
