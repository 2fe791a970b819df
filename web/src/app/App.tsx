import { useEffect, useState } from 'preact/hooks';
import { GamesContext } from '../model/game.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { background } from '../ui/background.ts';
import { later } from '../ui/later.ts';
import { route } from '../ui/routes.ts';
import { languageOf, settings } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, SHELL, ShellWordsContext } from '../words/catalogue.ts';
import type { ShellWords } from '../words/en/shell.ts';
import { preload } from '../words/useWords.ts';
import { entryOf, GAMES } from './games.ts';
import type { RoomProps } from './Room.tsx';
import { TablePage } from './TablePage.tsx';

/** The whole app: language, theme, and the page that the address names. */
export function App() {
  const chosen = useSignal(settings);
  const language = languageOf(chosen);
  const [words, setWords] = useState<ShellWords>();
  useEffect(() => {
    let isWanted = true;
    background(preload(SHELL, language).then((came) => isWanted && setWords(came)));
    document.documentElement.lang = language;
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (chosen.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen.theme;
  }, [chosen.theme]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', chosen.still);
    document.documentElement.toggleAttribute('data-left-hand', chosen.leftHand);
  }, [chosen.still, chosen.leftHand]);
  if (words === undefined) return null;
  return (
    <LanguageContext.Provider value={language}>
      <ShellWordsContext.Provider value={words}>
        <GamesContext.Provider value={GAMES}>
          <Page />
        </GamesContext.Provider>
      </ShellWordsContext.Provider>
    </LanguageContext.Provider>
  );
}

const room = () => import('./Room.tsx');
const Room = later<RoomProps>(async () => (await room()).Room);

/** Starts loading the page dispatcher before the first render, where the address needs it. */
export function fetchRoom(): void {
  room().catch(() => undefined);
}

/** First parts of addresses that show a local table. */
const TABLES = ['', 'play', 'game', 'record'];

function Page() {
  const [page = '', id] = useSignal(route);
  const isTable = TABLES.includes(page) && (page !== 'play' || id === undefined || entryOf(id) !== undefined);
  // The key resets the error boundary on the next page.
  return <Boundary key={isTable ? 'table' : page}>{isTable ? <TablePage /> : <Room page={page} id={id} />}</Boundary>;
}
