import { SheepSign } from '../../art/Signs.tsx';
import type { GameEntry } from '../../model/game.ts';
import { later } from '../../ui/later.ts';
import { SHEEP_WORDS, TITLE } from './words/table.ts';

const pages = () => import('./pages.ts');

export const sheepAndThief: GameEntry = {
  id: 'sheep-and-thief',
  title: TITLE,
  counts: 'gold',
  Sign: SheepSign,
  first: { config: { edition: '2017', players: 2, missions: false, blackSheep: false }, sitters: ['guest', 'bot:shepherd'] },
  words: SHEEP_WORDS,
  table: () => import('./Table.tsx').then((part) => part.SheepTable),
  Setup: later(async () => (await pages()).setup()),
  Gallery: later(async () => (await pages()).gallery()),
  Help: later(async () => (await pages()).help()),
  teller: async () => (await pages()).teller(),
  Copy: later(async () => (await pages()).copy()),
  Values: later(async () => (await pages()).values()),
};
