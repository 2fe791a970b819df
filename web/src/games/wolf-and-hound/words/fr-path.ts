import { spaced } from '../../../words/grammar/fr.ts';
import type { WolfPath } from './en-path.ts';

export const words = spaced<WolfPath>({
  chapters: {
    first: 'La première partie',
    paces: 'D’autres allures',
    targets: 'Les moutons des autres',
    expansion: 'Viande & Os',
    sheep: 'Cartes mouton',
    metamorphic: 'Cartes métamorphe',
    extra: 'Cartes Extra',
    dummies: 'À deux ou à trois',
    designer: 'Cartes Designer',
    draft: 'Le livret de 2015 (ébauche)',
    house: 'De notre cru',
  },
  modules: {
    meat: {
      title: 'Viande',
      about: 'La viande arrête les loups.',
    },
    bone: {
      title: 'Os',
      about: 'L’os arrête les chiens.',
    },
    changelings: {
      title: 'Deux métamorphes de même couleur',
      about: 'À la même place : l’un des deux se retourne.',
    },
    'exchange-call': {
      title: 'Appel à échange',
      about: 'Ton partenaire est un fantôme : garde sa carte ou échange-la.',
    },
    draft: {
      title: 'Le livret de 2015 (ébauche)',
      about: 'Équipes verte et orange, cartes tornade ; les métamorphes se retournent à chaque passage.',
    },
  },
});
