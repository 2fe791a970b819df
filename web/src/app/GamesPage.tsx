import { useContext, useEffect, useState } from 'preact/hooks';
import { Portrait } from '../art/BotFace.tsx';
import { freshId } from '../local/local-source.ts';
import { emptyBin, type KeptGame, keptGames, putAside } from '../storage/games.ts';
import { castOf } from '../table-kit/characters.ts';
import { ReviewLink } from '../table-kit/ReviewDoor.tsx';
import { LanguageContext, PAGES, useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import '../ui/rest.css';
import { forgetCurrent, prepare } from './opening.ts';
import { Page } from './Page.tsx';
import { go, href } from './routes.ts';
import { useGame } from './useGames.ts';

/** The games this browser keeps, and the way in for records from elsewhere. */
export function GamesPage() {
  const shell = useShell();
  const [games, setGames] = useState<readonly KeptGame[]>();
  useEffect(() => {
    emptyBin()
      .then(keptGames)
      .then((all) => setGames(all.filter(({ plies }) => plies > 0)));
  }, []);
  const [dropped, setDropped] = useState<readonly KeptGame[]>([]);
  const left = games?.filter((game) => !dropped.includes(game));
  const last = dropped.at(-1);
  const drop = async (game: KeptGame) => {
    await putAside(game, true);
    forgetCurrent(game.id);
    setDropped([...dropped, game]);
  };
  const takeBack = async (game: KeptGame) => {
    await putAside(game, false);
    setDropped(dropped.filter((one) => one !== game));
  };
  return (
    <Page title={shell.myGames}>
      <div class="content form">
        {left?.length === 0 && <p>{shell.kept.none}</p>}
        <ul class="kept">
          {left?.map((game) => (
            <Kept key={game.id} game={game} drop={() => drop(game)} />
          ))}
        </ul>
        <div class="row" role="status">
          {last && (
            <>
              {shell.kept.forgotten}{' '}
              <button type="button" class="button" onClick={() => takeBack(last)}>
                {shell.undo}
              </button>
            </>
          )}
        </div>
        <Importer />
      </div>
    </Page>
  );
}

const COATS = ['blue', 'yellow', 'green', 'orange'] as const;

function Kept({ game, drop }: { readonly game: KeptGame; readonly drop: () => void }) {
  const shell = useShell();
  const language = useContext(LanguageContext);
  const { id, plies, over, changed, sitters } = game;
  const entry = useGame(game.game);
  const Sign = entry?.Sign;
  const title = entry?.title ?? game.game;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  return (
    <li class="kept-game">
      <div class="kept-picture" aria-hidden="true">
        {Sign && <Sign />}
        {castOf(sitters).map((bot, i) => (
          <Portrait key={i} bot={bot} seat={i + 1} paint={`var(--${COATS[i]})`} />
        ))}
      </div>
      <div>
        <b>{title}</b>
        <p class="small">
          {[shell.kept.players(sitters.length), shell.kept.moves(plies), ...(over ? [shell.kept.over] : []), when].join(' · ')}
        </p>
      </div>
      <div class="row">
        <a class={over ? 'button' : 'primary'} href={href('game', id, ...(over ? [0] : []))}>
          {over ? shell.kept.look : shell.kept.resume}
        </a>
        {over && <ReviewLink to={['game', id]} about={when} />}
        <button type="button" class="button" aria-label={shell.colon(shell.kept.forget, when)} onClick={drop}>
          {shell.kept.forget}
        </button>
      </div>
    </li>
  );
}

function Importer() {
  const record = useWords(PAGES)?.record;
  const [text, setText] = useState('');
  const open = (what: string) => go('game', prepare({ kind: 'import', text: what, id: freshId() }));
  if (record === undefined) return null;
  return (
    <section class="form">
      <h2 class="form-label">{record.importing}</h2>
      <textarea
        class="record-text"
        rows={5}
        placeholder={record.paste}
        aria-label={record.paste}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="row">
        <button type="button" class="primary" disabled={text.trim() === ''} onClick={() => open(text)}>
          {record.open}
        </button>
        <label class="button file">
          {record.file}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file) open(await file.text());
            }}
          />
        </label>
      </div>
    </section>
  );
}
