import { useEffect, useState } from 'preact/hooks';
import { type GamePath, pathOf } from './stops.ts';

/** The path of a game; undefined while it loads, null if there is none or it failed to load. */
export function usePath(game: string): GamePath | undefined | null {
  const [found, setFound] = useState<{ readonly game: string; readonly path: GamePath | null }>();
  useEffect(() => {
    let here = true;
    pathOf(game).then(
      (path) => here && setFound({ game, path: path ?? null }),
      () => here && setFound({ game, path: null }),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return found?.game === game ? found.path : undefined;
}
