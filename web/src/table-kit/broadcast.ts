import type { GameTypes } from '@bellwether/kernel';
import type { News, TableSource } from '../model/source.ts';

/** Sends a table's news to all subscribers; a new one gets the latest of each kind. A refusal is not repeated. */
export interface Broadcast<T extends GameTypes> {
  readonly subscribe: TableSource<T>['subscribe'];
  tell(news: News<T>): void;
  close(): void;
}

export function createBroadcast<T extends GameTypes>(): Broadcast<T> {
  const listeners = new Set<(news: News<T>) => void>();
  let latest: News<T> | undefined;
  return {
    subscribe(listen) {
      listeners.add(listen);
      if (latest) listen(latest);
      return () => listeners.delete(listen);
    },
    tell(news) {
      if (news.kind !== 'refused') latest = news;
      for (const listen of listeners) listen(news);
    },
    close: () => listeners.clear(),
  };
}
