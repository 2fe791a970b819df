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
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  read: 'Read this first, then press Next.',
  follow: 'Press what the light falls on.',
};

export type LearnWords = typeof words;
