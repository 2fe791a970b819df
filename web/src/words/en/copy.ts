import { counter, joiner } from '../plural.ts';

const { list } = joiner('en');
const count = counter('en');

/** Words about uncertain values and about corrected copies. */
export const words = {
  unsure: 'Our best guess',
  /** The explanation of the mark, next to it. */
  legend: 'our best guess: the rulebook doesn’t say',
  unknown: 'What we do not know',
  title: 'Match your printed copy',
  about:
    'The rulebook doesn’t give these values, so ours are our best guess. If you own the game, enter what is printed on your copy. It stays in this browser.',
  use: 'Use the values of my copy',
  useAbout: 'New games use them, online too. Everyone at the table sees the differences.',
  differ: (n: number) => count(n, { one: '# value differs from ours', other: '# values differ from ours' }),
  same: 'No differences yet.',
  cannot: 'These values can’t be played.',
  notKept: 'They will be saved as soon as they can be played.',
  ofCopy: 'Values from a printed copy',
  ofCopyAbout: 'This game uses values from someone’s own copy:',
  /** One value of a card. */
  entry: (what: string, field: string, value: string) => `${what}, ${field}: ${value}`,
  /** A value that several cards share, and why. */
  shared: (field: string, value: string, whats: readonly string[]) => `${field}: ${value} (${list(whats)})`,
  because: (values: string, why: string) => `${values}. ${why}`,
  ours: (value: string) => `ours: ${value}`,
  reset: 'Reset to our values',
  save: 'Save as file',
  read: 'Load a file',
  send: 'Copy as text to send in',
  sendAbout: 'Send the text to the operator of this site or to the project. Values that several copies share become everyone’s.',
  copied: 'Copied.',
  done: 'Loaded.',
  badFile: 'We can’t read this file.',
  otherGame: 'This file is for another game.',
};

export type CopyWords = typeof words;
