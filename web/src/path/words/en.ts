/** Words of the path through a game: one new thing at a time. */
export const words = {
  title: 'Path',
  about: 'One new thing at a time: a 20-second drill, then a game with it. Nothing is locked.',
  next: (name: string) => `Next: ${name}`,
  upNext: 'Up next',
  start: 'Start',
  drill: 'Drill',
  play: 'Play',
  playWith: 'Play with it',
  again: 'Again',
  all: 'The whole path',
  came: (done: number, all: number) => `${done} of ${all} done`,
  drilled: 'practiced',
  played: 'played',
  everything: 'You know it all. Play any of it again.',
  /** After a wrong try. */
  wrong: 'Not that one. See what it would do, then try another.',
  missing: 'The path couldn’t be loaded.',
};

export type PathWords = typeof words;
