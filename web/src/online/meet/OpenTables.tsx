import type { TablePoster } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { openTables } from '../../connection/api.ts';
import { carry } from '../../connection/pending.ts';
import { isPerson, told } from '../../connection/people.ts';
import { gameOf } from '../../deals/games.ts';
import { useGame, useGames } from '../../model/game.ts';
import { Face } from '../../online-kit/Face.tsx';
import { factsOf } from '../../online-kit/facts.ts';
import { useSides } from '../../online-kit/useSides.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { botsAt } from '../../online-kit/who.ts';
import { background } from '../../ui/background.ts';
import { go, href } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from './words/en.ts';

/** Interval between polls of the list. */
const POLL_MS = 5_000;

interface MeetProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
}

/** Tables that anyone may join: game, clock, players. */
export function OpenTables({ words, meet }: MeetProps) {
  const games = useGames();
  const [tables, setTables] = useState<readonly TablePoster[]>();
  const { trouble, attempt } = useTrouble(words);
  const shell = useShell();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'hidden') background(attempt(async () => setTables(await openTables())));
    };
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const make = async (id: string, config: object) => {
    const game = await gameOf(id);
    if (game === undefined) return;
    carry({ game: id, config: game.configs.write(config), access: 'open' });
    go('online', 'new');
  };
  return (
    <section class="meet-card" aria-labelledby="meet-open">
      <h2 id="meet-open">{meet.open.title}</h2>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
      {tables?.length === 0 && <p>{meet.open.none}</p>}
      <ul class="meet-tables">
        {tables?.map((poster) => (
          <OpenTable key={poster.table} words={words} meet={meet} poster={poster} />
        ))}
      </ul>
      <div class="row">
        {games.map(({ id, title, first }) => (
          <button key={id} type="button" class="button" onClick={() => make(id, first.config)}>
            {shell.colon(meet.open.make, title)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** One open table, with the button to join. */
function OpenTable({ words, meet, poster }: MeetProps & { readonly poster: TablePoster }) {
  const shell = useShell();
  const game = useGame(poster.game);
  const title = game?.title ?? poster.game;
  const people = poster.seats.filter(isPerson).map(({ name = '' }) => told(name, words));
  const free = poster.seats.filter((seat) => !isPerson(seat) && seat.next === undefined).length;
  return (
    <li class="meet-table">
      <div class="meet-about">
        <b>{shell.colon(title, people.length > 0 ? shell.list(people) : meet.open.nobody)}</b>
        <p class="small">
          {[...factsOf(words, meet, poster, game?.first.config), meet.open.state[poster.status], meet.open.free(free)].join(' · ')}
        </p>
        <Faces poster={poster} />
      </div>
      <a class="primary" href={href('t', poster.table)} aria-label={shell.colon(meet.open.join, shell.list([title, ...people]))}>
        {meet.open.join}
      </a>
    </li>
  );
}

export function Faces({ poster }: { readonly poster: Pick<TablePoster, 'table' | 'game' | 'config' | 'seats'> }) {
  const sides = useSides(poster);
  const bots = botsAt(poster.seats);
  return (
    <p class="meet-faces" aria-hidden="true">
      {poster.seats.map((seat, i) => (
        <Face key={seat.seat} info={poster} sides={sides} seat={seat} bot={bots[i]} />
      ))}
    </p>
  );
}
