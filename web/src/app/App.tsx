import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, SHELL, ShellWordsContext } from '../words/catalogue.ts';
import type { ShellWords } from '../words/en/shell.ts';
import { preload } from '../words/useWords.ts';
import { GamePage } from './GamePage.tsx';
import { GAMES } from './games.ts';
import { Lazy } from './Lazy.tsx';
import { route } from './routes.ts';
import { languageOf, settings } from './settings.ts';
import { TablePage } from './TablePage.tsx';
import { GamesContext } from './useGames.ts';

/** The frame: language, theme, and the page that the address names. */
export function App() {
  const chosen = useSignal(settings);
  const language = languageOf(chosen);
  const [words, setWords] = useState<ShellWords>();
  useEffect(() => {
    preload(SHELL, language).then(setWords);
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (chosen.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen.theme;
  }, [chosen.theme]);
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

const gamesPage = async () => (await import('./GamesPage.tsx')).GamesPage;
const onlinePage = async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage;
const tableAddress = async () => (await import('../online/pages/TableAddress.tsx')).TableAddress;
const learnPage = async () => (await import('../learn/LearnPage.tsx')).LearnPage;
const settingsPage = async () => (await import('./SettingsPage.tsx')).SettingsPage;

function Page() {
  const [page = '', ...rest] = useSignal(route);
  switch (page) {
    case 'new':
      return <GamePage key={rest[0]} game={rest[0]} page="setup" />;
    case 'help':
      return <GamePage key={`help ${rest[0]}`} game={rest[0]} page="help" />;
    case 'games':
      return <Lazy key="games" load={gamesPage} />;
    case 'cards':
      return <GamePage key={`cards ${rest[0]}`} game={rest[0]} page="gallery" />;
    case 'online':
      return <Lazy key="online" load={onlinePage} />;
    case 't':
      return <Lazy key="t" load={tableAddress} />;
    case 'learn':
      return <Lazy key="learn" load={learnPage} />;
    case 'settings':
      return <Lazy key="settings" load={settingsPage} />;
    default:
      return <TablePage />;
  }
}
