import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Sitter } from '../model/sitter.ts';
import { keptGames } from '../storage/games.ts';
import { route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { usualBots } from './seats.ts';
import { configOf, pathOf } from './stops.ts';

/** Set-up of the game that follows a drill. */
export interface StopSetup {
  readonly stop: string;
  readonly config: GameTypes['Config'];
  /** As many bots as the set-up allows, as strong as those of the last game. */
  readonly bots: readonly Sitter[];
}

/** `#/new/<game>/path/<stop>`: the set-up to start from. Undefined while it loads, null for any other set-up. */
export function useStopSetup(game: string): StopSetup | undefined | null {
  const [, , kind, stop] = useSignal(route);
  const named = kind === 'path' ? stop : undefined;
  const [found, setFound] = useState<StopSetup | null | undefined>(named === undefined ? null : undefined);
  useEffect(() => {
    if (named === undefined) return;
    let here = true;
    Promise.all([pathOf(game), keptGames()]).then(
      ([path, kept]) => {
        const config = path && configOf(path, named);
        if (here) setFound(config ? { stop: named, config, bots: usualBots(kept, game) } : null);
      },
      () => here && setFound(null),
    );
    return () => {
      here = false;
    };
  }, [game, named]);
  return found;
}
