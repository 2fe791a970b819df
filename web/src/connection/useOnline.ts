import { isUnderstood, type Mirror } from '@bellwether/client';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../deals/games.ts';
import { useSignal } from '../ui/signal.ts';
import { OnlineSource } from './online-source.ts';
import type { OnlineTable } from './online-table.ts';

/** The table's game as the tables on screen know games, once there is one to show. */
export function useSource(table: OnlineTable, mirror: Mirror | undefined): OnlineSource | undefined {
  const [source, setSource] = useState<OnlineSource>();
  const [trouble, setTrouble] = useState<unknown>();
  const game = mirror?.view === undefined ? undefined : mirror.info.game;
  useEffect(() => {
    if (game === undefined) return;
    let made: OnlineSource | undefined;
    let gone = false;
    gameOf(game).then((engine) => {
      // A table beyond this engine is not shown: the connection is outdated, and the bar says so.
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
  // No engine, no game: whoever stands round the table says so.
  if (trouble) throw trouble;
  return source;
}

/** Whether the connection has been down for longer than a blink. */
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
