import type { CompanionOfGame } from '../../companion/companion.ts';
import { later } from '../../ui/later.ts';
import { WOLF_COMPANION } from './words/companion.ts';

/** The tools for the printed game; each is loaded when it is opened. */
export const companion: CompanionOfGame = {
  tools: {
    setup: later(() => import('./companion/SetUp.tsx').then((part) => part.SetUp)),
    referee: later(() => import('./companion/Referee.tsx').then((part) => part.Referee)),
    resolve: later(() => import('./companion/Resolve.tsx').then((part) => part.Resolve)),
  },
  teach: {
    words: WOLF_COMPANION,
    Picture: later(() => import('./companion/TeachPicture.tsx').then((part) => part.TeachPicture)),
  },
};
