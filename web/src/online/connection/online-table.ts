import { type ClientPorts, type ConnectionState, type Mirror, type TableChange, TableClient } from '@bellwether/client';
import type { Action, Done, Happening, Refused } from '@bellwether/wire';
import { gameOf } from '../../local/games.ts';
import { isMutedAt, noteSeats } from '../../person/muted.ts';
import { createSignal, type Signal } from '../../ui/signal.ts';
import { browserPorts, onWaking } from './browser-ports.ts';

/** The table that this page looks at, as components watch it. */
export class OnlineTable {
  readonly id: string;
  readonly connection: Signal<ConnectionState> = createSignal<ConnectionState>('connecting');
  readonly mirror: Signal<Mirror | undefined> = createSignal<Mirror | undefined>(undefined);
  /** Why the server does not show the table. */
  readonly refused: Signal<Refused | undefined> = createSignal<Refused | undefined>(undefined);
  /** When the server restarts, by a clock that nobody sets, if its operator said so. */
  readonly restart: Signal<number | undefined> = createSignal<number | undefined>(undefined);
  readonly #client: TableClient;
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #stopWaking: () => void;

  constructor(id: string, key: string | undefined, ports: ClientPorts = browserPorts) {
    this.id = id;
    this.#client = new TableClient({ table: id, ...(key !== undefined && { key }), engine: gameOf, story: true }, ports, {
      changed: (change) => this.#tell(change),
      connection: (state) => this.connection.set(state),
      refused: (refused) => this.refused.set(refused),
      notice: ({ seconds }) => this.restart.set(seconds === undefined ? undefined : performance.now() + 1_000 * seconds),
    });
    this.#stopWaking = onWaking(() => this.#client.wake());
  }

  /** Hears how the table looks after each change. */
  listen(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears what happens now, such as a word; not what happened while the page was away. */
  onHappening(listener: (what: Happening) => void): () => void {
    return this.listen((change) => change.kind === 'event' && !this.#isMuted(change.what) && listener(change.what));
  }

  /** Words of somebody whom the reader has muted or blocked. */
  #isMuted(what: Happening): boolean {
    return (what.kind === 'say' || what.kind === 'react') && isMutedAt(this.id, what.seat);
  }

  do(action: Action): Promise<Done | Refused> {
    return this.#client.do(action);
  }

  close(): void {
    this.#stopWaking();
    this.#client.close();
    this.#listeners.clear();
  }

  #tell(change: TableChange): void {
    this.mirror.set(change.mirror);
    noteSeats(this.id, change.mirror);
    for (const listener of [...this.#listeners]) listener(change);
  }
}
