import { counter } from '../../words/plural.ts';

const count = counter('en');

/** English is the type of every other language. */
export const words = {
  title: 'Deal of the day',
  about: 'The same cards, the same seat and the same bots for everybody today.',
  honour: 'One try is a matter of honour.',
  play: 'Play',
  goOn: 'Play on',
  you: 'You',
  wolf: 'Wolf in your seat',
  thinking: 'Wolf is playing your cards …',
  won: 'won',
  lost: 'lost',
  /** Of both sides. */
  score: (mine: number, theirs: number) => `${mine} : ${theirs}`,
  better: 'You did better than Wolf.',
  same: 'You did as well as Wolf.',
  worse: 'Wolf did better with the same cards.',
  streak: (days: number) => count(days, { one: '# day in a row', other: '# days in a row' }),
  noStreak: 'Play today to begin a streak.',
  week: 'The last seven days',
  notPlayed: 'not played',
  share: 'Share picture',
  save: 'Save picture',
  copy: 'Copy as text',
  copied: 'Copied.',
  picture: 'A picture of your result, without any card',
  replay: 'Look back',
  review: 'Review',
  yesterday: 'Yesterday',
  late: 'Played on another day: it counts for no streak.',
  next: (hours: number, minutes: number) => `The next deal comes in ${hours} h ${minutes} min.`,
  over: 'The deal of the day is over.',
  result: 'See the result',
};

export type DayWords = typeof words;
