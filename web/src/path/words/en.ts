/** The path through a game: one new thing at a time. */
export const words = {
  title: 'Path',
  about: 'One new thing at a time: a drill of 20 seconds, then a game with it. Nothing is locked.',
  next: (name: string) => `Next: ${name}`,
  upNext: 'Up next',
  start: 'Start',
  drill: 'Drill',
  play: 'Play',
  playWith: 'Play with it',
  again: 'Once more',
  all: 'The whole path',
  came: (done: number, all: number) => `${done} of ${all} done`,
  drilled: 'drilled',
  played: 'played',
  everything: 'You know everything there is. Play any of it again.',
  /** After something else than what is wanted. */
  wrong: 'Not that: look what it would do, and try another.',
  missing: 'The path cannot be loaded now.',
};

export type PathWords = typeof words;
