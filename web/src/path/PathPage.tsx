import { useEffect } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { useGames } from '../model/game.ts';
import { become, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { DrillRoom } from './DrillRoom.tsx';
import { doneIn } from './progress.ts';
import { StopList } from './StopList.tsx';
import { type GamePath, nextStop, stopsOf } from './stops.ts';
import { usePath } from './usePath.ts';
import { PATH } from './words/area.ts';

/** In place of a stop: the next one. */
const NEXT = 'next';

/** `#/path/<game>`: the whole path. `#/path/<game>/<stop>`: a drill. `#/path/<game>/next`: the next stop. */
export function PathPage() {
  const [, named, wanted] = useSignal(route);
  const words = useWords(PATH);
  const games = useGames();
  const game = games.find(({ id }) => id === named) ?? games[0];
  const path = usePath(game?.id ?? '');
  if (words === undefined || game === undefined || path === undefined) return null;
  if (path === null)
    return (
      <Page title={words.title}>
        <p class="content" role="alert">
          {words.missing}
        </p>
      </Page>
    );
  if (wanted === NEXT) return <Next game={game.id} path={path} />;
  const stop = stopsOf(path).find(({ id }) => id === wanted);
  if (stop?.drill) return <DrillRoom key={stop.id} words={words} game={game.id} path={path} id={stop.id} drill={stop.drill} />;
  return <StopList key={game.id} words={words} game={game.id} path={path} />;
}

/** Redirects to the next stop. */
function Next({ game, path }: { readonly game: string; readonly path: GamePath }) {
  useEffect(() => {
    const stop = nextStop(path, doneIn(game));
    if (stop === undefined) become('path', game);
    else if (stop.drill) become('path', game, stop.id);
    else become('learn', stop.id);
  }, []);
  return null;
}
