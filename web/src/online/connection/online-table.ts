import type { Action, Code, Command, Done, Happening, Refused, ServerMessage } from '@bellwether/wire';
import { freshId } from '../../local/local-source.ts';
import { createSignal, type Signal } from '../../ui/signal.ts';
import { Line, type LineParts } from './line.ts';
import { fromEvent, fromTable, type Mirror, type News } from './mirror.ts';

/** What is over in a moment: ask again. */
const PASSING: readonly Code[] = ['table-stopped', 'storage-failed', 'too-often', 'stopping'];

interface Waiting {
  readonly command: Command;
  resolve(answer: Done | Refused): void;
}

/** A table that this page looks at. Sends a command under one id until it is answered, on any number of connections. */
export class OnlineTable {
  readonly id: string;
  readonly line: Line;
  readonly mirror: Signal<Mirror | undefined> = createSignal<Mirror | undefined>(undefined);
  /** Why the server does not show the table. */
  readonly refused: Signal<Refused | undefined> = createSignal<Refused | undefined>(undefined);
  readonly #key: string | undefined;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #happenings = new Set<(what: Happening) => void>();
  #watching = false;
  /** Where the story that was asked for last begins. */
  #from = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string | undefined, socket?: LineParts['socket']) {
    this.id = id;
    this.#key = key;
    this.line = new Line({ welcome: () => this.#watch(), hear: (message) => this.#hear(message), ...(socket && { socket }) });
    this.line.state.watch(() => {
      if (this.line.state.get() !== 'open') this.#watching = false;
    });
  }

  /** Hears how the table stands after each change. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears what happens now, such as a word; not what happened while the page was away. */
  onHappening(listener: (what: Happening) => void): () => void {
    this.#happenings.add(listener);
    return () => this.#happenings.delete(listener);
  }

  do(action: Action): Promise<Done | Refused> {
    const key = this.#key;
    if (key === undefined) return Promise.resolve({ t: 'refused', code: 'wrong-key' });
    const rev = this.mirror.get()?.seq ?? 0;
    const command: Command = { t: 'do', id: freshId(32), table: this.id, rev, key, action };
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, resolve });
      if (this.#watching) this.line.send(command);
    });
  }

  close(): void {
    clearTimeout(this.#soon);
    this.line.close();
    this.#listeners.clear();
    this.#happenings.clear();
  }

  #watch(from = this.mirror.get()?.seq ?? 0): void {
    const first = this.mirror.get() === undefined;
    this.line.send({
      t: 'watch',
      table: this.id,
      // Legal moves follow from the view: the page has the engine.
      legal: 0,
      from,
      ...(this.#key !== undefined && { key: this.#key }),
      ...(first && { recap: true }),
    });
    this.#from = from;
  }

  /** The table takes a breath, or the server does. If the connection ends as well, the next one asks by itself. */
  #watchSoon(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#watch(), 1_500);
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.#take(message);
        return;
      case 'event': {
        const known = this.mirror.get();
        const news = known && fromEvent(known, message);
        if (news === 'gap') this.#watch();
        else if (news) this.#tell(news);
        return;
      }
      case 'presence': {
        const known = this.mirror.get();
        if (known) this.mirror.set({ ...known, online: message.online });
        return;
      }
      case 'done':
        this.#answer(message.id, message);
        return;
      case 'refused':
        if (message.id !== undefined) this.#answer(message.id, message);
        else if (message.table === this.id && PASSING.includes(message.code)) this.#watchSoon();
        else if (message.table === this.id && this.mirror.get() === undefined) this.refused.set(message);
        return;
      case 'bye':
        this.#watching = false;
        this.#watchSoon();
        return;
    }
  }

  #take(message: Extract<ServerMessage, { t: 'table' }>): void {
    const known = this.mirror.get();
    // Another viewer now: the story must be told from its beginning, as this viewer may know it.
    const other = known !== undefined && known.viewer !== message.viewer;
    const news = fromTable(other || this.#from === 0 ? undefined : known, message);
    this.refused.set(undefined);
    this.#watching = true;
    this.#tell(news);
    if (other) this.#watch(0);
    else this.#from = news.mirror.seq;
    for (const { command } of this.#waiting.values()) this.line.send(command);
  }

  #tell(news: News): void {
    this.mirror.set(news.mirror);
    for (const listener of [...this.#listeners]) listener(news);
    if (news.what) for (const listener of [...this.#happenings]) listener(news.what);
  }

  #answer(id: string, answer: Done | Refused): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }
}
