import { GameTabs } from '../frame/GameTabs.tsx';
import { Page } from '../frame/Page.tsx';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { addressOf } from './NextStop.tsx';
import '../help/lookup.css';
import './path.css';
import { type Done, doneIn } from './progress.ts';
import { type GamePath, nextStop, type PathNames, type Stop, stopsOf } from './stops.ts';
import type { PathWords } from './words/en.ts';
import '../ui/progress.css';

interface StopListProps {
  readonly words: PathWords;
  readonly game: string;
  readonly path: GamePath;
}

/** The whole path by chapter, with the next stop above it. */
export function StopList({ words, game, path }: StopListProps) {
  const names = path.useNames();
  if (names === undefined) return null;
  const done = doneIn(game);
  const stops = stopsOf(path);
  const came = stops.filter(({ id }) => done[id]).length;
  const next = nextStop(path, done);
  const shared = { words, game, path, names };
  return (
    <Page title={words.title}>
      <div class="content path">
        <GameTabs page="path" here={game} name={words.title} />
        <p class="path-about">{words.about}</p>
        <section class="path-next" aria-label={words.upNext}>
          {next ? <UpNext {...shared} stop={next} /> : <p>{words.everything}</p>}
          <p class="path-came">
            <progress class="progress" max={stops.length} value={came} aria-hidden="true" />
            <small>{words.came(came, stops.length)}</small>
          </p>
        </section>
        {path.chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{names.chapters[chapter.id]}</h2>
            <ul class="path-stops">
              {chapter.stops.map((stop) => (
                <StopCard key={stop.id} {...shared} stop={stop} done={done[stop.id]} isNext={stop === next} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

interface StopProps extends StopListProps {
  readonly names: PathNames;
  readonly stop: Stop;
}

function UpNext({ words, game, path: { Picture }, names, stop }: StopProps) {
  const { title, about } = names.of(stop.id);
  return (
    <div class="path-hero">
      <span class="path-art">
        <Picture stop={stop} />
      </span>
      <div>
        <h2>{words.next(title)}</h2>
        <p>{about}</p>
        <a class="primary" href={addressOf(game, stop)}>
          {words.start}
        </a>
      </div>
    </div>
  );
}

/** The bend of the road at a stop: its ends meet those of the stops above and below. */
function Road() {
  return (
    <svg viewBox="0 0 100 100" class="path-road" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 0C50 26 78 26 78 50S50 74 50 100" class="road-edge" />
      <path d="M50 0C50 26 78 26 78 50S50 74 50 100" class="road-way" />
    </svg>
  );
}

/** Drill and game of one stop. A lesson leads to the usual game. */
function StopCard({
  words,
  game,
  path: { Picture },
  names,
  stop,
  done,
  isNext,
}: StopProps & { readonly done: Done | undefined; readonly isNext: boolean }) {
  const shell = useShell();
  const { title, about } = names.of(stop.id);
  const playing = stop.drill ? href('new', game, 'path', stop.id) : href('play', game);
  return (
    <li class={`path-stop ${done ?? ''} ${isNext ? 'here' : ''}`}>
      <Road />
      <span class="path-art">
        <Picture stop={stop} />
      </span>
      <div class="path-told">
        <h3>
          {title}
          {done && <span class="path-mark"> ✓ {words[done]}</span>}
        </h3>
        <p class="small">{about}</p>
        <div class="row">
          <a class="button" href={addressOf(game, stop)} aria-label={shell.colon(words.drill, title)}>
            {words.drill}
          </a>
          <a class="button" href={playing} aria-label={shell.colon(words.play, title)}>
            {words.play}
          </a>
        </div>
      </div>
    </li>
  );
}
