import { counter, joiner } from '../plural.ts';

const { list } = joiner('en');
const count = counter('en');

/** What is said of values that no text fixes, and of copies that have others. */
export const words = {
  unsure: 'Not certain',
  /** What the mark means, beside it. */
  legend: 'reconstructed: no text fixes this value',
  unknown: 'What we do not know',
  title: 'Correct the printed values',
  about:
    'No text fixes these values, so ours are reconstructed. If you own the game, enter what is printed on it. It stays in this browser.',
  use: 'Play with the values of my copy',
  useAbout: 'New games take them along, online too: everybody at the table sees what differs.',
  differ: (n: number) => count(n, { one: '# value differs from ours', other: '# values differ from ours' }),
  same: 'Nothing differs from ours yet.',
  cannot: 'This cannot be played.',
  notKept: 'It is kept as soon as it can be played.',
  ofCopy: 'Values of this copy',
  ofCopyAbout: 'This game is played with what is printed on somebody’s own copy:',
  /** A value of something. */
  entry: (what: string, field: string, value: string) => `${what}, ${field}: ${value}`,
  /** A value that several things have, and why. */
  shared: (field: string, value: string, whats: readonly string[]) => `${field}: ${value} (${list(whats)})`,
  because: (values: string, why: string) => `${values}. ${why}`,
  ours: (value: string) => `ours: ${value}`,
  reset: 'Back to our values',
  save: 'Save as a file',
  read: 'Read a file',
  send: 'Copy a text to send in',
  sendAbout: 'Send the text to whoever runs this site or to the project: a value that several copies share becomes everybody’s.',
  copied: 'Copied.',
  done: 'Read.',
  badFile: 'This file cannot be read here.',
  otherGame: 'This file is for another game.',
};

export type CopyWords = typeof words;
