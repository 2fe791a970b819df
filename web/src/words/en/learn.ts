/** What every lesson says beside its own words, which are the game's. */
export const words = {
  title: 'Learn',
  coach: 'Coach',
  next: 'Next',
  skip: 'Skip',
  start: 'Start',
  resume: 'Go on',
  again: 'Start over',
  more: 'More lessons',
  path: 'Path',
  pathAbout: 'One animal or module at a time: a drill of 20 seconds and a game with it.',
  wholePath: 'The whole path',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  read: 'Read this first, then press Next.',
  follow: 'Press what the light falls on.',
};

export type LearnWords = typeof words;
