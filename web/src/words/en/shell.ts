import { counter, joiner } from '../plural.ts';

const count = counter('en');

/** The type of every other language. */
export const words = {
  app: 'Bellwether',
  about: 'About',
  skip: 'Skip to content',
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
  online: 'My online tables',
  cards: 'Cards',
  me: 'Me',
  settings: 'Settings',
  keys: 'Shortcuts',
  hint: 'Hint',
  undo: 'Undo',
  undone: 'Undone.',
  pace: { name: 'Speed', calm: 'Calm', brisk: 'Brisk', fast: 'Fast', instant: 'Instant' },
  log: 'Story',
  logEmpty: 'Nothing has happened yet.',
  counter: 'Count',
  lookUp: 'Overview',
  replay: 'Replay',
  more: 'More',
  share: 'Share',
  /** Short: labels below small icons. */
  home: {
    name: 'Home',
    awaited: 'your turn',
    friends: 'Friends',
    learn: 'Learn',
    goOn: 'Continue',
    puzzles: 'Puzzles',
    day: 'Daily deal',
  },
  ...joiner('en'),
  level: {
    name: 'Level',
    lamb: 'Lamb',
    shepherd: 'Shepherd',
    herder: 'Herder',
    fox: 'Fox',
    wolf: 'Wolf',
    /** Names of bots: the first bot of a level gets the first name. */
    names: {
      lamb: ['Clover', 'Daisy', 'Pip', 'Button'],
      shepherd: ['Molly', 'Ned', 'Beth', 'Tom'],
      herder: ['Walter', 'Agnes', 'Hazel', 'Martin'],
      fox: ['Rusty', 'Copper', 'Saffron', 'Ginger'],
      wolf: ['Fang', 'Ash', 'Grimm', 'Shadow'],
    },
    about: {
      lamb: 'beginner',
      shepherd: 'casual player',
      herder: 'solid player',
      fox: 'counts cards',
      wolf: 'expert',
    },
  },
  curtain: {
    pass: (name: string) => `Pass the device to ${name}`,
    others: 'Everyone else: look away.',
    ready: 'Show my cards',
  },
  kept: {
    moves: (n: number) => count(n, { one: '# move', other: '# moves' }),
    players: (n: number) => count(n, { one: '# player', other: '# players' }),
  },
  /** In place of a part of the app that cannot be shown. */
  gone: {
    text: 'This part didn’t load. There may be a newer version. Your games are safe.',
    reload: 'Reload',
  },
  keyboard: {
    typed: (text: string) => `Typed: ${text}`,
    unknown: (text: string) => `“${text}” isn’t a move here.`,
  },
};

export type ShellWords = typeof words;
