import { isUnderstood, type Mirror } from '@bellwether/client';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../deals/games.ts';
import { useSignal } from '../ui/signal.ts';
import { OnlineSource } from './online-source.ts';
import type { OnlineTable } from './online-table.ts';

/** The source for the table on screen, once there is a game to show. */
export function useSource(table: OnlineTable, mirror: Mirror | undefined): OnlineSource | undefined {
  const [source, setSource] = useState<OnlineSource>();
  const [trouble, setTrouble] = useState<unknown>();
  const game = mirror?.view === undefined ? undefined : mirror.info.game;
  useEffect(() => {
    if (game === undefined) return;
    let made: OnlineSource | undefined;
    let gone = false;
    gameOf(game).then((engine) => {
      // The engine is too old for this table. The client notices too, and the bar says that the app is outdated.
      if (gone || engine === undefined || (mirror !== undefined && !isUnderstood(mirror, engine))) return;
      made = new OnlineSource(table, engine);
      setSource(made);
    }, setTrouble);
    return () => {
      gone = true;
      made?.close();
      setSource(undefined);
    };
  }, [table, game]);
  // A failed load of the engine is thrown: the boundary around this component shows it.
  if (trouble) throw trouble;
  return source;
}

/** The state of the connection; `lost` only if it has been down for more than a moment. */
export function useConnection(table: OnlineTable): 'open' | 'blink' | 'lost' | 'outdated' {
  const state = useSignal(table.connection);
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (state !== 'connecting') return;
    const timer = setTimeout(() => setLong(true), 1_500);
    return () => clearTimeout(timer);
  }, [state]);
  return state === 'connecting' ? (long ? 'lost' : 'blink') : state;
}
