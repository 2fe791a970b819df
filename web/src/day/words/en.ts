import { counter } from '../../words/plural.ts';

const count = counter('en');

/** The type of every other language. */
export const words = {
  title: 'Daily deal',
  about: 'Same cards, same seat, same bots for everyone today.',
  honour: 'One try only, on your honor.',
  play: 'Play',
  goOn: 'Continue',
  you: 'You',
  wolf: 'Wolf in your seat',
  thinking: 'Wolf is playing your cards…',
  won: 'won',
  lost: 'lost',
  /** The score of both sides. */
  score: (mine: number, theirs: number) => `${mine} : ${theirs}`,
  better: 'You did better than Wolf.',
  same: 'You did as well as Wolf.',
  worse: 'Wolf did better with the same cards.',
  streak: (days: number) => count(days, { one: '# day in a row', other: '# days in a row' }),
  noStreak: 'Play today to start a streak.',
  week: 'Last 7 days',
  notPlayed: 'not played',
  share: 'Share picture',
  save: 'Save picture',
  copy: 'Copy as text',
  copied: 'Copied.',
  picture: 'A picture of your result that shows no cards',
  replay: 'Replay',
  review: 'Review',
  yesterday: 'Yesterday',
  late: 'Played on another day, so it doesn’t count toward a streak.',
  next: (hours: number, minutes: number) => `Next deal in ${hours} h ${minutes} min.`,
  over: 'You’ve finished the daily deal.',
  result: 'See the result',
};

export type DayWords = typeof words;
