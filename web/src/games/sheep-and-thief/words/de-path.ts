import type { SheepPath } from './en-path.ts';

export const words: SheepPath = {
  chapters: {
    first: 'Das erste Spiel',
    images: 'Ställe, Hunde, Füchse',
    modules: 'Module',
  },
  stops: {
    barns: {
      title: 'Ställe',
      about: 'Wo Schafe vor dem Fuchs sicher sind.',
    },
    dogs: {
      title: 'Hunde',
      about: 'Schafe von Karte zu Karte treiben, oder auch nicht.',
    },
    foxes: {
      title: 'Zwei Füchse',
      about: 'Zwei Felder, und wessen Schafe du klaust.',
    },
    missions: {
      title: 'Missionen',
      about: 'Für jeden ein geheimes Ziel.',
    },
    'black-sheep': {
      title: 'Schwarzes Schaf',
      about: 'Fern vom Hof bis zu 15 Goldtaler wert.',
    },
  },
};
