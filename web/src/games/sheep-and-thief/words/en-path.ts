/** Names of the path's chapters, and of stops that are not cards. */
export const words = {
  chapters: {
    first: 'The first game',
    images: 'Barns, dogs, foxes',
    modules: 'Modules',
  },
  stops: {
    barns: {
      title: 'Barns',
      about: 'Where sheep are safe from the fox.',
    },
    dogs: {
      title: 'Dogs',
      about: 'When to drive sheep, and when not to.',
    },
    foxes: {
      title: 'Two foxes',
      about: 'Two spaces, and whose sheep you steal.',
    },
    missions: {
      title: 'Missions',
      about: 'A secret goal for everyone.',
    },
    'black-sheep': {
      title: 'Black sheep',
      about: 'Worth up to 15 gold, far from home.',
    },
  },
};

export type SheepPath = typeof words;
