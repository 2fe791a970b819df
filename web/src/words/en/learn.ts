/** Words common to all lessons; each game has its own besides. */
export const words = {
  title: 'Learn',
  coach: 'Coach',
  next: 'Next',
  skip: 'Skip',
  start: 'Start',
  resume: 'Continue',
  again: 'Start over',
  more: 'More lessons',
  path: 'Path',
  pathAbout: 'One new animal or module at a time: a 20-second drill, then a game with it.',
  wholePath: 'The whole path',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  read: 'Read this, then press Next.',
  follow: 'Press the highlighted spot.',
};

export type LearnWords = typeof words;
