import { type ClientPorts, type ConnectionState, type Mirror, type TableChange, TableClient } from '@bellwether/client';
import type { Action, Done, Happening, Refused } from '@bellwether/wire';
import { gameOf } from '../deals/games.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import { browserPorts, onWaking } from './browser-ports.ts';
import { forgetSeats, isMutedAt, noteSeats } from './table-people.ts';
import { gameId } from './update-of.ts';

/** The table shown by this page, as signals for components. */
export class OnlineTable {
  readonly id: string;
  readonly connection: Signal<ConnectionState> = createSignal<ConnectionState>('connecting');
  readonly mirror: Signal<Mirror | undefined> = createSignal<Mirror | undefined>(undefined);
  /** Why the server refuses to show the table. */
  readonly refused: Signal<Refused | undefined> = createSignal<Refused | undefined>(undefined);
  /** When the server restarts, in monotonic time, if the operator announced it. */
  readonly restart: Signal<number | undefined> = createSignal<number | undefined>(undefined);
  /** The last game dealt while this page was open. Its first moves may have come in the same message. */
  #dealt: string | undefined;
  readonly #client: TableClient;
  readonly #mark: string | undefined;
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #stopWaking: () => void;

  /** Without a key no hand is ever shown, whoever uses this browser: for shared screens. */
  constructor(id: string, key: string | undefined, { mark, ports = browserPorts }: { mark?: string; ports?: ClientPorts } = {}) {
    this.id = id;
    this.#mark = mark;
    const who = { ...(key !== undefined && { key }), ...(mark !== undefined && { mark }) };
    this.#client = new TableClient({ table: id, ...who, engine: gameOf, story: true }, ports, {
      changed: (change) => this.#tell(change),
      connection: (state) => this.connection.set(state),
      refused: (refused) => this.refused.set(refused),
      notice: ({ seconds }) => this.restart.set(seconds === undefined ? undefined : performance.now() + 1_000 * seconds),
    });
    this.#stopWaking = onWaking(() => this.#client.wake());
  }

  /** Subscribes to the table's state after each change. */
  listen(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to live happenings, such as chat; not to those missed while the page was away. */
  onHappening(listener: (what: Happening) => void): () => void {
    return this.listen((change) => change.kind === 'event' && !this.#isMuted(change.what) && listener(change.what));
  }

  /** Chat of a person whom the reader has muted or blocked. */
  #isMuted(what: Happening): boolean {
    return (what.kind === 'say' || what.kind === 'react') && isMutedAt(this.id, what.seat);
  }

  do(action: Action): Promise<Done | Refused> {
    return this.#client.do(action.kind === 'sit' && this.#mark !== undefined ? { ...action, mark: this.#mark } : action);
  }

  /** Whether this page was open when the game was dealt. */
  sawDealOf(game: string): boolean {
    return this.#dealt === game;
  }

  close(): void {
    this.#stopWaking();
    this.#client.close();
    forgetSeats();
    this.#listeners.clear();
  }

  #tell(change: TableChange): void {
    const before = this.mirror.get();
    const { info, view, moves } = change.mirror;
    const isNew = before === undefined ? moves === 0 : before.view === undefined || gameId(before.info) !== gameId(info);
    if (view !== undefined && isNew) this.#dealt = gameId(info);
    this.mirror.set(change.mirror);
    noteSeats(this.id, change.mirror);
    for (const listener of [...this.#listeners]) listener(change);
  }
}
