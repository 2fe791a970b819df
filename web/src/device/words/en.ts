import { counter } from '../../words/plural.ts';

const count = counter('en');

/** What this device keeps, and the app as an app. */
export const words = {
  title: 'My data',
  here: 'On this device',
  holds: (games: number) =>
    `${count(games, { one: '# game', other: '# games' })}, your settings, names and progress. Nothing of it leaves this browser by itself.`,
  promised: 'The browser has promised not to delete any of it.',
  notPromised: 'When space runs low, the browser may delete it.',
  ask: 'Ask the browser to keep it',
  refused: 'The browser does not promise it yet. Installed apps are kept more readily.',
  save: 'Save as a file',
  saveAbout: 'One file that you can read, for another device or just in case. The key to your seats online is not in it.',
  read: 'Read such a file',
  readAbout: 'Nothing here is lost: if a game is in both places, the longer one stays.',
  /** What came of a file: new games, games that are longer now, games that were here already. */
  done: (added: number, lengthened: number, kept: number) =>
    [
      count(added, { one: '# game added', other: '# games added' }),
      ...(lengthened > 0 ? [count(lengthened, { one: '# game is longer now', other: '# games are longer now' })] : []),
      ...(kept > 0 ? [count(kept, { one: '# was here already', other: '# were here already' })] : []),
    ].join(', '),
  unreadable: (n: number) => count(n, { one: '# game could not be read.', other: '# games could not be read.' }),
  bad: {
    other: 'This is no file of Bellwether, or it is not complete.',
    newer: 'A newer version of Bellwether wrote this file. Load the page anew and try again.',
    large: 'This file is too large to be one of ours.',
    full: 'There is no room left in this browser.',
  },
  forget: 'Delete everything',
  sure: 'All games, settings and names and the key to your seats online are deleted from this browser, for good. Save a file first if you may want them back.',
  yes: 'Yes, delete everything',
  no: 'No, keep it',
  /** Above a table while its moves cannot be saved. */
  unsaved: {
    title: 'Your moves are not being saved.',
    todo: 'This browser can’t store them. Keep this page open and free up space on your device, or save the game as a file.',
    opens: 'You can open the file under “My data”.',
  },
  server: 'On the server',
  app: 'As an app',
  appAbout: 'Bellwether opens like any other app then: on the whole screen, also without a network.',
  install: 'Install',
  installed: 'It is installed.',
  later: 'Not now',
  hint: 'Keep Bellwether at hand?',
  ios: 'Tap the share button of Safari, then “Add to Home Screen”.',
  other: 'Look in the menu of your browser for “Install” or “Add to Home Screen”.',
  more: 'My data: save, read, delete',
};

export type DeviceWords = typeof words;
