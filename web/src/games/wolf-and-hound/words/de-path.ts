import type { WolfPath } from './en-path.ts';

export const words: WolfPath = {
  chapters: {
    first: 'Das erste Spiel',
    paces: 'Andere Schritte',
    targets: 'Schafe der anderen',
    expansion: 'Fleisch & Knochen',
    sheep: 'Schafskarten',
    metamorphic: 'Verwandlungskarten',
    extra: 'Extrakarten',
    dummies: 'Zu zweit oder zu dritt',
    designer: 'Designerkarten',
    draft: 'Der Entwurf von 2015',
    house: 'Von uns',
  },
  modules: {
    meat: {
      title: 'Fleisch',
      about: 'Fleisch hält Wölfe auf.',
    },
    bone: {
      title: 'Knochen',
      about: 'Knochen halten Hunde auf.',
    },
    changelings: {
      title: 'Zwei gleichfarbige',
      about: 'Liegen zwei gleichfarbige Verwandlungskarten vor einem Spieler, wird eine umgedreht.',
    },
    'exchange-call': {
      title: 'Austauschwunsch',
      about: 'Dein Partner ist ein virtueller Spieler (Dummy): Behalte seine Karte oder tausche sie.',
    },
    draft: {
      title: 'Der Entwurf von 2015',
      about: 'Grün und Orange, Tornadokarten; Verwandlungskarten werden jedes Mal bei Spieler 1 umgedreht.',
    },
  },
};
