import { useEffect, useState } from 'preact/hooks';
import { later } from '../ui/later.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, SHELL, ShellWordsContext } from '../words/catalogue.ts';
import type { ShellWords } from '../words/en/shell.ts';
import { preload } from '../words/useWords.ts';
import { entryOf, GAMES } from './games.ts';
import { route } from './routes.ts';
import { languageOf, settings } from './settings.ts';
import { TablePage } from './TablePage.tsx';
import { GamesContext } from './useGames.ts';

/** The whole app: language, theme, and the page that the address names. */
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
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', chosen.still);
  }, [chosen.still]);
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

const GamesPage = later(async () => (await import('./GamesPage.tsx')).GamesPage);
const OnlinePage = later(async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage);
const TableAddress = later(async () => (await import('../online/pages/TableAddress.tsx')).TableAddress);
const MeetPage = later(async () => (await import('../online/meet/MeetPage.tsx')).MeetPage);
const RoomPage = later(async () => (await import('../online/room/RoomPage.tsx')).RoomPage);
const ScreenPage = later(async () => (await import('../online/room/ScreenPage.tsx')).ScreenPage);
const FriendsPage = later(async () => (await import('./FriendsPage.tsx')).FriendsPage);
const LearnPage = later(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const AboutPage = later(async () => (await import('./AboutPage.tsx')).AboutPage);
const SettingsPage = later(async () => (await import('./SettingsPage.tsx')).SettingsPage);

function Page() {
  const [page = '', id] = useSignal(route);
  const { Setup, Gallery, Help, Copy } = entryOf(id) ?? GAMES[0];
  switch (page) {
    case 'new':
      return <Setup />;
    case 'help':
      return <Help />;
    case 'cards':
      return <Gallery />;
    case 'copy':
      return <Copy />;
    case 'games':
      return <GamesPage />;
    case 'online':
      return <OnlinePage />;
    case 't':
      return <TableAddress />;
    case 'meet':
      return <MeetPage />;
    case 'room':
      return <RoomPage />;
    case 'screen':
      return <ScreenPage />;
    case 'friends':
      return <FriendsPage />;
    case 'learn':
      return <LearnPage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    default:
      return <TablePage />;
  }
}
