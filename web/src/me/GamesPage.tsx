import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { myName } from '../connection/me.ts';
import { forgetCurrent } from '../deals/opening.ts';
import { Page } from '../frame/Page.tsx';
import { plain } from '../help/matching.ts';
import { useGames } from '../model/game.ts';
import { LonelyGreen } from '../scenery/Green.tsx';
import type { KeptGame } from '../storage/games.ts';
import { openList, putAside } from '../storage/list.ts';
import { become, href, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import '../ui/rest.css';
import './me.css';
import { Filters } from './Filters.tsx';
import { GameList } from './GameList.tsx';
import { Importer } from './Importer.tsx';
import { type Item, partsOf, type Wish, wanted, wishOf } from './items.ts';
import { peopleAt, resultOf, setName, whyOf } from './naming.ts';
import { SaveGames } from './SaveGames.tsx';
import { type Tongue, useItems, useRows, useTongue } from './useRows.ts';
import type { MeWords } from './words/en.ts';
import { ME } from './words.ts';

/** The games saved in this browser, with search, filters and import. `#/games/level=fox` sets a filter. */
export function GamesPage() {
  const shell = useShell();
  const words = useWords(ME);
  const tongue = useTongue();
  const { rows, read } = useRows(openList);
  const items = useItems(rows, tongue);
  const { dropped, drop, takeBack } = useBin(read);
  const [wish, setWish] = useWish();
  const left = useMemo(() => items?.filter(({ kept }) => !dropped.some(({ id }) => id === kept.id)), [items, dropped]);
  const textOf = useSearchText(words, tongue);
  const found = useMemo(() => left && wanted(left, wish, textOf), [left, wish, textOf]);
  const last = dropped.at(-1);
  const props = words && tongue && left && found && { words, tongue, all: left, found, wish, setWish, drop };
  return (
    <Page title={shell.myGames}>
      <div class="content form">
        {words && left?.length === 0 && <NoGames words={words} />}
        {props && props.all.length > 0 && <Filters {...props} />}
        {props && <GameList key={partsOf(wish).join()} {...props} />}
        <div class="row" role="status">
          {words && last && (
            <>
              {words.kept.forgotten}{' '}
              <button type="button" class="button" onClick={() => takeBack(last)}>
                {shell.undo}
              </button>
            </>
          )}
        </div>
        {props && props.all.length > 0 && <SaveGames {...props} />}
        <Importer />
      </div>
    </Page>
  );
}

/** An empty list, with a link to a first game. */
function NoGames({ words }: { readonly words: MeWords }) {
  const shell = useShell();
  const games = useGames();
  return (
    <>
      <LonelyGreen />
      <p>{words.kept.none}</p>
      <div class="row">
        {games.map(({ id, title }, i) => (
          <a key={id} class={i === 0 ? 'primary' : 'button'} href={href('new', id)}>
            {shell.colon(shell.newGame, title)}
          </a>
        ))}
      </div>
    </>
  );
}

/** Props of the parts of the page. */
export interface GamesProps {
  readonly words: MeWords;
  readonly tongue: Tongue;
  readonly all: readonly Item[];
  /** The games that match. */
  readonly found: readonly Item[];
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  readonly drop: (game: KeptGame) => void;
}

/** Deleted games, restorable until the list is opened again. */
function useBin(read: () => Promise<unknown>) {
  const [dropped, setDropped] = useState<readonly KeptGame[]>([]);
  const drop = async (game: KeptGame) => {
    await putAside(game, true);
    forgetCurrent(game.id);
    setDropped([...dropped, game]);
  };
  const takeBack = async (game: KeptGame) => {
    await putAside(game, false);
    await read();
    setDropped(dropped.filter((one) => one !== game));
  };
  return { dropped, drop, takeBack };
}

/** Delay before the address follows the typing: browsers limit how often it may change. */
const TYPING_PAUSE_MS = 400;

/** The filters are part of the address, so going back restores the list. */
function useWish(): [Wish, (wish: Wish) => void] {
  const [wish, setWish] = useState(() => wishOf(route.get().slice(1)));
  const address = href('games', ...partsOf(wish));
  useEffect(() => {
    const here = location.hash;
    if (address === here) return undefined;
    // Not after the person has left the page.
    const timer = setTimeout(() => location.hash === here && become('games', ...partsOf(wish)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  // Handles a link that changes the filters while this page is open.
  useEffect(() => {
    const follow = () => setWish(wishOf(route.get().slice(1)));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return [wish, setWish];
}

/** The search text of a game: all that is shown of it, and its date in several formats. Computed once per game. */
function useSearchText(words: MeWords | undefined, tongue: Tongue | undefined): (item: Item) => string {
  const shell = useShell();
  const games = useGames();
  const language = useContext(LanguageContext);
  const name = useSignal(myName);
  return useMemo(() => {
    const texts = new Map<Item, string>();
    const long = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
    const short = new Intl.DateTimeFormat(language, { dateStyle: 'short' });
    const write = (item: Item) => {
      if (words === undefined || tongue === undefined) return '';
      const { kept } = item;
      const title = games.find(({ id }) => id === kept.game)?.title ?? kept.game;
      const parts = [
        title,
        setName(tongue, kept.game, kept.config),
        ...peopleAt(words, shell, tongue, item, name),
        resultOf(words, shell, tongue, item, name),
        whyOf(words, shell, tongue, item, name),
        words.list.states[kept.over ? 'over' : 'running'],
        long.format(kept.changed),
        short.format(kept.changed),
        new Date(kept.changed).toISOString().slice(0, 10),
      ];
      return plain(parts.join(' '));
    };
    return (item) => {
      const text = texts.get(item) ?? write(item);
      texts.set(item, text);
      return text;
    };
  }, [words, tongue, language, name]);
}
