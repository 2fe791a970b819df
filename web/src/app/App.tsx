import { useEffect, useState } from 'preact/hooks';
import { KindPage } from '../kind/KindPage.ts';
import { Boundary } from '../ui/Boundary.tsx';
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

const GamesPage = later(async () => (await import('../me/GamesPage.tsx')).GamesPage);
const OnlinePage = later(async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage);
const TableAddress = later(async () => (await import('../online/pages/TableAddress.tsx')).TableAddress);
const MeetPage = later(async () => (await import('../online/meet/MeetPage.tsx')).MeetPage);
const MatchPage = later(async () => (await import('../online/match/MatchPage.tsx')).MatchPage);
const RoomPage = later(async () => (await import('../online/room/RoomPage.tsx')).RoomPage);
const ScreenPage = later(async () => (await import('../online/room/ScreenPage.tsx')).ScreenPage);
const FriendsPage = later(async () => (await import('./FriendsPage.tsx')).FriendsPage);
const LearnPage = later(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const PathPage = later(async () => (await import('../path/PathPage.tsx')).PathPage);
const PuzzlesPage = later(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const DayPage = later(async () => (await import('../day/DayPage.tsx')).DayPage);
const AboutPage = later(async () => (await import('./AboutPage.tsx')).AboutPage);
const DataPage = later(async () => (await import('../device/DataPage.tsx')).DataPage);
const MePage = later(async () => (await import('../person/MePage.tsx')).MePage);
const ReviewPage = later(async () => (await import('../review/ReviewPage.tsx')).ReviewPage);
const SettingsPage = later(async () => (await import('./SettingsPage.tsx')).SettingsPage);

/** Addresses of a table on this device. */
const TABLES = ['', 'play', 'game', 'record'];
/** Pages whose address may name a game. */
const OF_A_GAME = ['play', 'new', 'help', 'cards', 'copy'];

function Page() {
  const [page = '', id] = useSignal(route);
  // What broke on one page is whole on the next.
  return (
    <Boundary key={TABLES.includes(page) ? 'table' : page}>
      <Room page={page} id={id} />
    </Boundary>
  );
}

function Room({ page, id }: { readonly page: string; readonly id: string | undefined }) {
  if (id !== undefined && OF_A_GAME.includes(page) && entryOf(id) === undefined) return <KindPage why="game" />;
  if (TABLES.includes(page)) return <TablePage />;
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
    case 'm':
      return <MatchPage />;
    case 'room':
      return <RoomPage />;
    case 'screen':
      return <ScreenPage />;
    case 'friends':
      return <FriendsPage />;
    case 'learn':
      return <LearnPage />;
    case 'path':
      return <PathPage />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'day':
      return <DayPage />;
    case 'data':
      return <DataPage />;
    case 'me':
      return <MePage />;
    case 'review':
      return <ReviewPage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    default:
      return <KindPage why="nowhere" />;
  }
}
