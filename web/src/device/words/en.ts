import { counter } from '../../words/plural.ts';

const count = counter('en');

/** Words about data on this device, and about installing the app. */
export const words = {
  title: 'My data',
  here: 'On this device',
  holds: (games: number) =>
    `${count(games, { one: '# game', other: '# games' })}, your settings, names and progress. None of it leaves this browser on its own.`,
  promised: 'Your browser has promised to keep it all.',
  notPromised: 'If space runs low, your browser may delete it.',
  ask: 'Ask my browser to keep it',
  refused: 'Your browser won’t promise it yet. Installing the app helps.',
  save: 'Save as file',
  saveAbout: 'One readable file, for another device or just in case. The key to your online seats is not in it.',
  read: 'Load a file',
  readAbout: 'Nothing here gets lost: if a game is in both places, the longer one stays.',
  /** The result of an import: new games, longer games, games that existed already. */
  done: (added: number, lengthened: number, kept: number) =>
    [
      count(added, { one: '# game added', other: '# games added' }),
      ...(lengthened > 0 ? [count(lengthened, { one: '# game is longer now', other: '# games are longer now' })] : []),
      ...(kept > 0 ? [count(kept, { one: '# was here already', other: '# were here already' })] : []),
    ].join(', '),
  unreadable: (n: number) => count(n, { one: '# game could not be read.', other: '# games could not be read.' }),
  bad: {
    other: 'This isn’t a Bellwether file, or it’s incomplete.',
    newer: 'This file is from a newer version of Bellwether. Reload the page and try again.',
    large: 'This file is too large to be one of ours.',
    full: 'This browser has no space left.',
  },
  forget: 'Delete everything',
  sure: 'This deletes all games, settings and names and the key to your online seats from this browser, for good. Save a file first if you might want them back.',
  yes: 'Yes, delete everything',
  no: 'No, keep it',
  /** Shown above a table while its moves cannot be saved. */
  unsaved: {
    title: 'Your moves are not being saved.',
    todo: 'This browser can’t store them. Keep this page open and free up space on your device, or save the game as a file.',
    opens: 'You can open the file under “My data”.',
  },
  server: 'On the server',
  app: 'As an app',
  appAbout: 'Installed, Bellwether opens like any other app: full screen, even offline.',
  install: 'Install',
  installed: 'It’s installed.',
  later: 'Not now',
  hint: 'Keep Bellwether handy?',
  ios: 'Tap Safari’s Share button, then “Add to Home Screen”.',
  other: 'Look in your browser’s menu for “Install” or “Add to Home Screen”.',
  more: 'My data: save, load, delete',
};

export type DeviceWords = typeof words;
