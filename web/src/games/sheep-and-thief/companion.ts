import type { CompanionOfGame } from '../../companion/companion.ts';
import { later } from '../../ui/later.ts';
import { SHEEP_COMPANION } from './words/companion.ts';

/** The tools for the printed game; each is loaded when it is opened. */
export const companion: CompanionOfGame = {
  tools: {
    score: later(() => import('./companion/Score.tsx').then((part) => part.Score)),
    place: later(() => import('./companion/MayPlace.tsx').then((part) => part.MayPlace)),
    setup: later(() => import('./companion/SetUp.tsx').then((part) => part.SetUp)),
  },
  teach: {
    words: SHEEP_COMPANION,
    Picture: later(() => import('./companion/TeachPicture.tsx').then((part) => part.TeachPicture)),
  },
};
