import type { ComponentType } from 'preact';
import { ErrorPage } from '../error-pages/ErrorPage.ts';
import { later } from '../ui/later.ts';
import { IS_SERVED } from '../ui/served.ts';
import { entryOf, GAMES } from './games.ts';

/** Every page except local tables, by address. Separate, so that the first load does not list all pages. */

/** In place of everything that needs a server. */
const noServer = async () => (await import('./ServerPage.tsx')).ServerPage;

const ROOMS: ReadonlyMap<string, ComponentType> = new Map([
  ['games', later(async () => (await import('../me/GamesPage.tsx')).GamesPage)],
  ['online', later(IS_SERVED ? async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage : noServer)],
  ['t', later(IS_SERVED ? async () => (await import('../online/pages/TableAddress.tsx')).TableAddress : noServer)],
  ['meet', later(IS_SERVED ? async () => (await import('../online/meet/MeetPage.tsx')).MeetPage : noServer)],
  ['m', later(IS_SERVED ? async () => (await import('../online/match/MatchPage.tsx')).MatchPage : noServer)],
  ['room', later(IS_SERVED ? async () => (await import('../online/room/RoomPage.tsx')).RoomPage : noServer)],
  ['screen', later(IS_SERVED ? async () => (await import('../online/room/ScreenPage.tsx')).ScreenPage : noServer)],
  ['friends', later(async () => (await import('./FriendsPage.tsx')).FriendsPage)],
  ['learn', later(async () => (await import('../path/LearnPage.tsx')).LearnPage)],
  ['path', later(async () => (await import('../path/PathPage.tsx')).PathPage)],
  ['companion', later(async () => (await import('../companion/CompanionPage.tsx')).CompanionPage)],
  ['puzzles', later(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage)],
  ['day', later(async () => (await import('../day/DayPage.tsx')).DayPage)],
  ['data', later(async () => (await import('../device/DataPage.tsx')).DataPage)],
  ['me', later(async () => (await import('../person/MePage.tsx')).MePage)],
  ['review', later(async () => (await import('../review/ReviewPage.tsx')).ReviewPage)],
  ['workshop', later(async () => (await import('../workshop/WorkshopPage.tsx')).WorkshopPage)],
  ['settings', later(async () => (await import('./SettingsPage.tsx')).SettingsPage)],
  ['about', later(async () => (await import('./AboutPage.tsx')).AboutPage)],
]);

/** Pages whose second address part may name a game. */
const OF_A_GAME = ['play', 'new', 'help', 'cards', 'copy'];

export interface RoomProps {
  /** The first two parts of the address. */
  readonly page: string;
  readonly id: string | undefined;
}

export function Room({ page, id }: RoomProps) {
  if (id !== undefined && OF_A_GAME.includes(page) && entryOf(id) === undefined) return <ErrorPage why="game" />;
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
  }
  const Page = ROOMS.get(page);
  return Page ? <Page /> : <ErrorPage why="nowhere" />;
}
