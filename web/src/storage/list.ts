import { background } from '../ui/background.ts';
import { allRows, change, inTurn, type KeptGame } from './games.ts';

/** Functions on saved games that only the list of my games and the reviews use. */

/** Computed facts about one save of a game. */
export interface Facts extends Pick<KeptGame, 'id' | 'rev' | 'ended' | 'given' | 'again'> {}

/** Adds facts to their games' rows. A row saved meanwhile keeps its own. */
export async function addFacts(all: readonly Facts[]): Promise<void> {
  await change((list) => {
    for (const facts of all) {
      const here: IDBRequest<KeptGame | undefined> = list.get(facts.id);
      here.onsuccess = () => here.result && here.result.rev === facts.rev && list.put({ ...here.result, ...facts } satisfies KeptGame);
    }
  }).catch(() => undefined);
}

/** Opens the list, latest first. Games deleted before are now removed for good. */
export async function openList(): Promise<KeptGame[]> {
  const all = await allRows();
  const gone = all.filter(({ dropped }) => dropped);
  // In the background.
  if (gone.length > 0) background(emptyBin(gone));
  return inTurn(all);
}

/** Deletes a game, or takes that back. */
export async function putAside({ id }: Pick<KeptGame, 'id'>, dropped: boolean): Promise<void> {
  await change((list) => {
    const here: IDBRequest<KeptGame | undefined> = list.get(id);
    here.onsuccess = () => here.result && list.put({ ...here.result, dropped } satisfies KeptGame);
  }).catch(() => undefined);
}

async function emptyBin(gone: readonly KeptGame[]): Promise<void> {
  await change((list, texts) => {
    for (const { id } of gone) {
      list.delete(id);
      texts.delete(id);
    }
  }).catch(() => undefined);
}
