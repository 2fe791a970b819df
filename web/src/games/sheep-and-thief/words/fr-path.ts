import { spaced } from '../../../words/grammar/fr.ts';
import type { SheepPath } from './en-path.ts';

export const words = spaced<SheepPath>({
  chapters: {
    first: 'La première partie',
    images: 'Bergeries, chiens, renards',
    modules: 'Modules',
  },
  stops: {
    barns: {
      title: 'Bergeries',
      about: 'Où les moutons sont à l’abri du renard.',
    },
    dogs: {
      title: 'Chiens',
      about: 'Conduire des moutons de carte en carte, ou non.',
    },
    foxes: {
      title: 'Deux renards',
      about: 'Deux cases, et aux dépens de qui.',
    },
    missions: {
      title: 'Missions',
      about: 'Un but secret pour chacun.',
    },
    'black-sheep': {
      title: 'Mouton noir',
      about: 'Loin de la ferme, jusqu’à 15 pièces d’or.',
    },
  },
});
