import type { GameTypes } from '@bellwether/kernel';
import { dateOf } from '../deals/date.ts';
import type { WolfNews } from '../deals/day.ts';
import { gameOf } from '../deals/games.ts';
import type { Answer, Hint, News, Opening, Request, TableSource } from '../model/source.ts';
import { createBroadcast } from '../table-kit/broadcast.ts';
import { background } from '../ui/background.ts';
import { freshId } from '../ui/fresh-id.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import address from './worker.ts?worker&url';

let worker: Worker | undefined;

/** Requests the worker's script before anything else, since everything waits for it in the end. */
export function fetchHost(): void {
  fetch(address).catch(() => undefined);
}

/** Starts the worker early: it and its game load in parallel with the page. */
export function warmHost(game?: string): Worker {
  if (worker) return worker;
  worker = new Worker(address, { type: 'module', name: 'bellwether-host' });
  if (game === undefined) return worker;
  worker.postMessage({ kind: 'warm', game } satisfies Request);
  // The page requests the game's files before the worker can, which then finds them in the browser's cache.
  background(gameOf(game));
  return worker;
}

export interface LocalSource<T extends GameTypes> extends TableSource<T> {
  /** The last moves are not saved, or not yet. */
  readonly isUnsaved: Signal<boolean>;
  /** The unsaved game as a file that the page *My data* can import; undefined once it is saved. */
  backup(): Promise<string | undefined>;
}

/** A game held by this page's worker. Only one is open at a time. */
export function openLocal<T extends GameTypes>(opening: Opening): LocalSource<T> {
  const host = warmHost();
  const broadcast = createBroadcast<T>();
  const calls = new Map<number, (value: Hint<GameTypes> | string | undefined) => void>();
  let calling = 0;
  const isUnsaved = createSignal(false);

  const hear = ({ data }: MessageEvent<Answer | WolfNews>) => {
    if (data.kind === 'answer') {
      calls.get(data.call)?.(data.value);
      calls.delete(data.call);
      return;
    }
    // Late messages about the previous game are not for this table.
    if (data.kind === 'wolf' || ('id' in data && data.id !== opening.id)) return;
    if (data.kind === 'saving') isUnsaved.set(data.how === 'unsaved');
    else broadcast.tell(data as unknown as News<T>);
  };
  const fail = () => broadcast.tell({ kind: 'broken' });
  host.addEventListener('message', hear);
  host.addEventListener('error', fail);
  const send = (request: Request) => host.postMessage(request);
  const ask = <X>(request: (call: number) => Request): Promise<X> =>
    new Promise((resolve) => {
      calling += 1;
      calls.set(calling, (value) => resolve(value as X));
      send(request(calling));
    });
  send(opening);

  return {
    ...(dateOf(opening.id) !== undefined
      ? { apart: true }
      : { undo: () => send({ kind: 'undo' }), hint: () => ask((call) => ({ kind: 'hint', call })) }),
    isUnsaved,
    backup: () => ask((call) => ({ kind: 'backup', call })),
    subscribe: broadcast.subscribe,
    play: (move) => send({ kind: 'play', move }),
    goOn: () => send({ kind: 'go-on' }),
    take: () => send({ kind: 'take' }),
    seek: (ply, viewer) => send({ kind: 'seek', ply, viewer }),
    live: () => send({ kind: 'live' }),
    fork: (ply) => ask((call) => ({ kind: 'fork', ply, id: freshId(), call })),
    record: () => ask((call) => ({ kind: 'record', call })),
    openRecord: () => ask((call) => ({ kind: 'open-record', call })),
    close() {
      host.removeEventListener('message', hear);
      host.removeEventListener('error', fail);
      broadcast.close();
    },
  };
}
