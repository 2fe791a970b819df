import type { MyTable } from '@bellwether/wire';
import { useContext, useEffect, useState } from 'preact/hooks';
import '../../ui/rest.css';
import { Portrait } from '../../art/BotFace.tsx';
import { Face } from '../../art/Face.tsx';
import { myTables } from '../../connection/api.ts';
import { told } from '../../connection/people.ts';
import { Page } from '../../frame/Page.tsx';
import { useGame, useGames } from '../../model/game.ts';
import { myFace } from '../../online-kit/profile.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { LonelyGreen } from '../../scenery/Green.tsx';
import { ReviewLink } from '../../table-kit/ReviewDoor.tsx';
import { background } from '../../ui/background.ts';
import { href } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { LanguageContext, useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { MEET } from '../meet/words.ts';
import { Notices } from '../push/Notices.tsx';

/** The tables of this browser's key, those that wait for me first; notifications; my data. */
export function TablesPage({ words }: { readonly words: OnlineWords }) {
  const shell = useShell();
  const games = useGames();
  const { mine } = words;
  const meet = useWords(MEET);
  const [tables, setTables] = useState<readonly MyTable[]>();
  const { trouble, attempt } = useTrouble(words);
  useEffect(() => {
    const read = async () => setTables([...(await myTables())].sort((a, b) => Number(b.myTurn) - Number(a.myTurn)));
    const look = () => background(attempt(read));
    look();
    const again = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  return (
    <Page title={mine.title}>
      <div class="content form">
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        {tables?.length === 0 && (
          <>
            <LonelyGreen />
            {meet && <p>{mine.none(meet.title)}</p>}
          </>
        )}
        <ul class="kept">
          {tables?.map((table) => (
            <Mine key={table.table} words={words} table={table} />
          ))}
        </ul>
        <div class="row">
          {meet && (
            <a class="primary" href={href('meet')}>
              {meet.title}
            </a>
          )}
          {games.map(({ id, title }) => (
            <a key={id} class="button" href={href('new', id)}>
              {shell.colon(shell.newGame, title)}
            </a>
          ))}
        </div>
        <Notices words={words} />
        <p>
          <a href={href('data')}>{mine.data}</a>
        </p>
      </div>
    </Page>
  );
}

const COATS = ['blue', 'yellow', 'green', 'orange'] as const;

/** The game of a table, and its players. */
function Picture({ table: { game, seats, names } }: { readonly table: MyTable }) {
  const Sign = useGame(game)?.Sign;
  const mine = useSignal(myFace);
  return (
    <div class="kept-picture" aria-hidden="true">
      {Sign && <Sign />}
      {names.map((name, i) => {
        const paint = `var(--${COATS[i % 4]})`;
        if (name === '') return null;
        return mine && seats.includes(i + 1) ? (
          <Face key={i} face={mine} paint={paint} />
        ) : (
          <Portrait key={i} look={undefined} seat={i + 1} paint={paint} />
        );
      })}
    </div>
  );
}

function Mine({ words, table }: { readonly words: OnlineWords; readonly table: MyTable }) {
  const language = useContext(LanguageContext);
  const shell = useShell();
  const { mine } = words;
  const title = useGame(table.game)?.title ?? table.game;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.changed);
  const named = table.names.filter((name) => name !== '');
  const names = shell.list(named.map((name) => told(name, words)));
  const facts = [mine.status[table.status], ...(table.gameNumber > 1 ? [mine.game(table.gameNumber)] : []), when];
  return (
    <li class="kept-game">
      <Picture table={table} />
      <div>
        <b>{names ? shell.colon(title, names) : title}</b>
        <p class="small">
          {table.myTurn && <strong class="online-turn">{mine.myTurn}</strong>}
          {facts.join(' · ')}
        </p>
      </div>
      {table.status === 'over' && <ReviewLink to={['t', table.table]} about={`${names} ${when}`} />}
      <a
        class={table.myTurn ? 'primary' : 'button'}
        href={href('t', table.table)}
        aria-label={shell.colon(mine.open, shell.list([...(names ? [names] : []), when]))}
      >
        {mine.open}
      </a>
    </li>
  );
}
