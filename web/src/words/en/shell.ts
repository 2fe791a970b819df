import { counter, joiner } from '../plural.ts';

const count = counter('en');

/** English is the type of every other language. */
export const words = {
  app: 'Bellwether',
  about: 'About',
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  play: 'Play',
  newGame: 'New game',
  again: 'Play again',
  rules: 'Rules',
  learn: 'Learn',
  learnNow: 'Learn in 90 seconds',
  myGames: 'My games',
  online: 'Online tables',
  cards: 'Cards',
  me: 'Me',
  settings: 'Settings',
  keys: 'Keys',
  hint: 'Hint',
  undo: 'Undo',
  undone: 'Taken back.',
  pace: { name: 'Pace', calm: 'Calm', brisk: 'Brisk', fast: 'Fast', instant: 'At once' },
  log: 'Story',
  logEmpty: 'Nothing has happened yet.',
  counter: 'Count',
  lookUp: 'Overview',
  replay: 'Replay',
  more: 'More',
  share: 'Share',
  /** Short: they stand under small pictures. */
  home: { name: 'Home', friends: 'Friends', learn: 'Learn', goOn: 'Go on', puzzles: 'Puzzles', day: 'Today', daily: 'Deal of the day' },
  ...joiner('en'),
  level: {
    name: 'Level',
    lamb: 'Lamb',
    shepherd: 'Shepherd',
    herder: 'Herder',
    fox: 'Fox',
    wolf: 'Wolf',
    /** Bots as somebody: whoever of a level comes first has the first name. */
    names: {
      lamb: ['Clover', 'Daisy', 'Pip', 'Button'],
      shepherd: ['Molly', 'Ned', 'Beth', 'Tom'],
      herder: ['Walter', 'Agnes', 'Hazel', 'Martin'],
      fox: ['Rusty', 'Copper', 'Saffron', 'Ginger'],
      wolf: ['Fang', 'Ash', 'Grimm', 'Shadow'],
    },
    about: {
      lamb: 'plays anything',
      shepherd: 'looks one step ahead',
      herder: 'plays soundly',
      fox: 'counts cards',
      wolf: 'shows no mercy',
    },
  },
  curtain: {
    pass: (name: string) => `${name}, take the device`,
    others: 'Everyone else: look away.',
    ready: 'I am alone: show my cards',
  },
  kept: {
    none: 'No games yet.',
    over: 'over',
    moves: (n: number) => count(n, { one: '# move', other: '# moves' }),
    resume: 'Play on',
    look: 'Look back',
    forget: 'Delete',
    forgotten: 'Deleted.',
    players: (n: number) => count(n, { one: '# player', other: '# players' }),
  },
  /** Instead of a part of the app that cannot be shown. */
  gone: {
    text: 'This part cannot be shown. Perhaps there is a newer version. Your games are kept.',
    reload: 'Load anew',
  },
  keyboard: {
    typed: (text: string) => `Typed: ${text}`,
    unknown: (text: string) => `“${text}” is no move here.`,
  },
};

export type ShellWords = typeof words;
