import { WolfSign } from '../../art/Signs.tsx';
import type { GameEntry } from '../../model/game.ts';
import { later } from '../../ui/later.ts';
import { TITLE, WOLF_WORDS } from './words/table.ts';

const pages = () => import('./pages.ts');

export const wolfAndHound: GameEntry = {
  id: 'wolf-and-hound',
  title: TITLE,
  counts: 'sheep',
  Sign: WolfSign,
  first: {
    config: { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false },
    sitters: ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'],
  },
  words: WOLF_WORDS,
  table: () => import('./Table.tsx').then((part) => part.WolfTable),
  Setup: later(async () => (await pages()).setup()),
  Gallery: later(async () => (await pages()).gallery()),
  Help: later(async () => (await pages()).help()),
  teller: async () => (await pages()).teller(),
  Copy: later(async () => (await pages()).copy()),
  Values: later(async () => (await pages()).values()),
};
