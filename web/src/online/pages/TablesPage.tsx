import type { MyTable } from '@bellwether/wire';
import { useContext, useEffect, useState } from 'preact/hooks';
import '../../ui/rest.css';
import { Page } from '../../app/Page.tsx';
import { href } from '../../app/routes.ts';
import { useGame, useGames } from '../../app/useGames.ts';
import { ReviewLink } from '../../table-kit/ReviewDoor.tsx';
import { LanguageContext, useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { myTables } from '../connection/api.ts';
import { Notices } from '../push/Notices.tsx';
import { told } from '../table/people.ts';
import { useTrouble } from '../table/useTrouble.ts';

/** The tables of this browser's key, those that wait for me first; notices; my data. */
export function TablesPage({ words }: { readonly words: OnlineWords }) {
  const shell = useShell();
  const games = useGames();
  const { mine } = words;
  const [tables, setTables] = useState<readonly MyTable[]>();
  const { trouble, attempt } = useTrouble(words);
  useEffect(() => {
    const look = () => attempt(async () => setTables([...(await myTables())].sort((a, b) => Number(b.myTurn) - Number(a.myTurn))));
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
        {tables?.length === 0 && <p>{mine.none}</p>}
        <ul class="kept">
          {tables?.map((table) => (
            <Mine key={table.table} words={words} table={table} />
          ))}
        </ul>
        <div class="row">
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
