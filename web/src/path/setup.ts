import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import { route } from '../app/routes.ts';
import { keptGames } from '../storage/games.ts';
import { isGuest, levelOf, type Sitter } from '../table-kit/sitter.ts';
import { useSignal } from '../ui/signal.ts';
import { configOf, pathOf } from './stops.ts';

/** The game with what was drilled, for its page of set-up. */
export interface StopSetup {
  readonly stop: string;
  readonly config: GameTypes['Config'];
  /** Bots as strong as those of the last game; as many as the set-up has to offer. */
  readonly bots: readonly Sitter[];
}

/** `#/new/<game>/path/<stop>`: what to begin with there. Undefined while it loads, null for any other set-up. */
export function useStopSetup(game: string): StopSetup | undefined | null {
  const [, , kind, stop] = useSignal(route);
  const named = kind === 'path' ? stop : undefined;
  const [found, setFound] = useState<StopSetup | null | undefined>(named === undefined ? null : undefined);
  useEffect(() => {
    if (named === undefined) return;
    let here = true;
    Promise.all([pathOf(game), usualBots(game)]).then(
      ([path, bots]) => {
        const config = path && configOf(path, named);
        if (here) setFound(config ? { stop: named, config, bots } : null);
      },
      () => here && setFound(null),
    );
    return () => {
      here = false;
    };
  }, [game, named]);
  return found;
}

/** The learner's level: whom they played last, alone at this device. Empty before a first game. */
async function usualBots(game: string): Promise<readonly Sitter[]> {
  const last = (await keptGames()).find((kept) => kept.game === game && kept.plies > 0 && kept.sitters.filter(isGuest).length === 1);
  return last?.sitters.filter((sitter) => levelOf(sitter) !== undefined) ?? [];
}

/** Somebody alone among bots: those that are usual, or else these; the last of them as often as it takes. */
export function seatsWith(bots: readonly Sitter[], others: readonly Sitter[]): readonly Sitter[] {
  return others.map((other, i) => (isGuest(other) ? other : (bots[i - 1] ?? bots.at(-1) ?? other)));
}
