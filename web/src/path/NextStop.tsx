import { href } from '../ui/routes.ts';
import { useWords } from '../words/useWords.ts';
import { doneIn } from './progress.ts';
import { type GamePath, nextStop, type Stop } from './stops.ts';
import { usePath } from './usePath.ts';
import { PATH } from './words/area.ts';

interface NextStopProps {
  readonly game: string;
  /** The stop to continue from. */
  readonly behind?: string | undefined;
  readonly look?: string;
}

/** A link to the next stop of the path. */
export function NextStop({ game, behind, look = 'button' }: NextStopProps) {
  const path = usePath(game);
  const stop = path && nextStop(path, doneIn(game), behind);
  return path && stop ? <Link game={game} path={path} stop={stop} look={look} /> : null;
}

interface LinkProps {
  readonly game: string;
  readonly path: GamePath;
  readonly stop: Stop;
  readonly look: string;
}

function Link({ game, path, stop, look }: LinkProps) {
  const words = useWords(PATH);
  const names = path.useNames();
  if (words === undefined || names === undefined) return null;
  return (
    <a class={look} href={addressOf(game, stop)}>
      {words.next(names.of(stop.id).title)}
    </a>
  );
}

/** A stop without a drill is a lesson. */
export function addressOf(game: string, { id, drill }: Stop): string {
  return drill ? href('path', game, id) : href('learn', id);
}
