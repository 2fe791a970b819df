import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { myName } from '../connection/me.ts';
import type { GameWords } from '../model/game.ts';
import { useGames } from '../model/game.ts';
import { type KeptGame, keptGames } from '../storage/games.ts';
import { background } from '../ui/background.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext } from '../words/catalogue.ts';
import { preload } from '../words/useWords.ts';
import { fillIn, lacksResult } from './fill.ts';
import { historyOf } from './game.ts';
import { type Histories, type Item, itemOf } from './items.ts';

/** Loaded words and history functions of all games, by game. */
export interface Tongue {
  readonly histories: Histories;
  readonly words: Readonly<Partial<Record<string, GameWords>>>;
}

/** Undefined while it loads. */
export function useTongue(): Tongue | undefined {
  const language = useContext(LanguageContext);
  const games = useGames();
  const [tongue, setTongue] = useState<Tongue>();
  useEffect(() => {
    let here = true;
    const load = async () => {
      const all = await Promise.all(games.map(async ({ id, words }) => [id, await historyOf(id), await preload(words, language)] as const));
      if (!here) return;
      setTongue({
        histories: Object.fromEntries(all.map(([id, history]) => [id, history])),
        words: Object.fromEntries(all.map(([id, , words]) => [id, words])),
      });
    };
    background(load());
    return () => {
      here = false;
    };
  }, [language]);
  return tongue;
}

interface Rows {
  /** All games that were begun, latest first; undefined while they load. */
  readonly rows: readonly KeptGame[] | undefined;
  /** Reads them again. */
  readonly read: () => Promise<readonly KeptGame[]>;
}

/** Missing results are filled in during idle time. `first`: how to read the rows the first time. */
export function useRows(first = keptGames): Rows {
  const [rows, setRows] = useState<readonly KeptGame[]>();
  const read = async (how = keptGames) => {
    const all = (await how()).filter(({ plies }) => plies > 0);
    setRows(all);
    return all;
  };
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const all = await read(first);
      if (!all.some(lacksResult)) return;
      const { browserParts } = await import('./browser-fill.ts');
      await fillIn(all, await browserParts(), () => background(read()), left.signal);
    };
    background(load());
    return () => left.abort();
  }, []);
  return { rows, read };
}

/** The same as items, ready to be filtered. */
export function useItems(rows: readonly KeptGame[] | undefined, tongue: Tongue | undefined): readonly Item[] | undefined {
  const name = useSignal(myName);
  return useMemo(() => rows && tongue && rows.map((kept) => itemOf(kept, name, tongue.histories)), [rows, tongue, name]);
}
