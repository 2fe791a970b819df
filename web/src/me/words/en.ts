import { counter, lister } from '../../words/plural.ts';

const count = counter('en');
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const fine = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const games = (n: number) => count(n, { one: '# game', other: '# games' });
const days = (n: number) => count(n, { one: '# day', other: '# days' });

export const words = {
  games,
  and: lister('en'),
  /** A share in whole percent. */
  share: (part: number) => percent.format(part),
  /** A small share, with one decimal. */
  fine: (part: number) => fine.format(part),
  how: { won: 'Won', shared: 'Win shared', lost: 'Lost' },
  /** The bounds of an interval. */
  within: (low: string, high: string) => `${low} to ${high}`,
  results: {
    title: 'Results',
    about: 'From the games on this device. Second tries and games opened from text don’t count.',
    none: 'No finished games yet. Your results will appear here.',
    sum: (won: number, shared: number, lost: number) =>
      [`${won} won`, ...(shared > 0 ? [`${shared} shared`] : []), `${lost} lost`].join(', '),
    by: 'Group by',
    ways: { set: 'Setup', level: 'Rivals', partner: 'Partner' },
    columns: { games: 'Games', won: 'Won', share: 'Win rate' },
    /** For rivals without a bot, and for a partner without a name. */
    people: 'People',
    somebody: 'Someone here',
    /** What the results say about how well I play. */
    judged: {
      few: 'Too few games to judge.',
      more: 'More wins than a fair share, and not by luck alone.',
      less: 'Fewer wins than a fair share, and not by bad luck alone.',
      even: 'About a fair share of wins.',
    },
    fair: 'The vertical mark on a bar is a fair share of wins. Your true win rate is somewhere along the thin line, 19 times out of 20.',
    list: 'All my games',
    /** The link from a row of the table to its games. */
    show: (what: string) => `${what}: show these games`,
  },
  given: {
    title: 'What my mistakes cost',
    about: 'How much of your winning chances a decision costs on average, according to the reviews of your games. Less is better.',
    none: 'No reviewed games yet. A review finds out what every decision cost you.',
    review: 'Review my last game',
    rate: (rate: string) => `${rate} per decision`,
    from: (n: number, decisions: number) => `from ${games(n)}, ${count(decisions, { one: '# decision', other: '# decisions' })}`,
    within: (low: string, high: string) => `The true number is between ${low} and ${high}, 19 times out of 20.`,
    few: 'Too few games to tell how much of this is luck.',
    change: {
      less: 'You’re getting better: your decisions cost less in the later half of these games, by more than luck explains.',
      more: 'Your decisions cost more in the later half of these games, by more than luck explains.',
      even: 'The two halves of these games differ by no more than luck explains.',
    },
    bots: 'Bots in the same games',
    graph: 'Over time',
    inWords: 'The graph in words',
    stretch: (from: number, to: number) => (from === to ? `Game ${from}` : `Games ${from} to ${to}`),
    columns: { games: 'Games', rate: 'Per decision', within: 'Range' },
  },
  streaks: {
    title: 'Streaks',
    now: {
      won: (n: number) => count(n, { one: 'One win', other: '# wins in a row' }),
      shared: (n: number) => count(n, { one: 'One shared win', other: '# shared wins in a row' }),
      lost: (n: number) => count(n, { one: 'One loss', other: '# losses in a row' }),
    },
    best: (n: number) => `most wins: ${n}`,
    days: (n: number) => (n === 0 ? 'No game today or yesterday' : count(n, { one: 'One day', other: '# days in a row' })),
    bestDays: (n: number) => `most days: ${n}`,
    daily: (n: number) => `Daily deal: ${days(n)} in a row`,
  },
  next: {
    title: 'What to try next',
    level: (level: string) => `Play against ${level}`,
    levelWhy: (level: string, won: number, of: number) => `You’ve won ${won} of your last ${games(of)} against ${level}.`,
    review: 'Review the game you lost',
    reviewWhy: (when: string) => `You haven’t reviewed your loss on ${when} yet.`,
    mistakes: 'Solve your own mistakes',
    mistakesWhy: (n: number) =>
      count(n, { one: 'One puzzle from your games is waiting.', other: '# puzzles from your games are waiting.' }),
    day: 'Play the daily deal',
    dayWhy: (n: number) => `You ${n === 1 ? 'played it yesterday' : `have played it ${n} days in a row`}. Today’s is waiting.`,
    set: (set: string) => `New setup: ${set}`,
    setWhy: (set: string, n: number) => `You’ve played ${games(n)} of “${set}”, but none of this one.`,
    other: (title: string) => `Play ${title}`,
    otherWhy: (known: string, n: number) => `You’ve finished ${games(n)} of ${known}, but none of this one.`,
    first: 'Play a game to its end',
    firstWhy: 'Your stats will appear here.',
  },
  kept: {
    none: 'No games yet.',
    resume: 'Continue',
    look: 'Replay',
    forget: 'Delete',
    forgotten: 'Deleted.',
  },
  list: {
    search: 'Search',
    searchAbout: 'Names, animals, dates…',
    filters: 'Filters',
    any: 'All',
    game: 'Game',
    how: 'Result',
    level: 'Level',
    set: 'Setup',
    company: 'With',
    state: 'State',
    states: { running: 'in progress', over: 'finished' },
    found: (n: number, of: number) => (n === of ? games(n) : `${n} of ${games(of)}`),
    nothing: 'No matching games.',
    clear: 'Clear filters',
    more: (n: number) => `Show ${n} more`,
    wins: (names: string, several: boolean) => `${names} ${several ? 'win' : 'wins'}`,
    again: 'not counted',
    againWhy: 'You knew the cards.',
    refereed: 'at the real table',
    refereedWhy: {
      moves: 'The moves are those of the table. Which cards a hand held before they were played is reconstructed.',
      result: 'Only the result was kept: the table was corrected, or only sheep were counted.',
    },
    you: 'You',
  },
  files: {
    title: 'Save these games',
    about: 'All games the filters show. Only finished games have a record: during a game, it would reveal all hands.',
    records: (n: number) => `${count(n, { one: '# record', other: '# records' })} as text`,
    csv: 'Results as CSV',
    json: 'Results as JSON',
    all: 'Everything on this device',
  },
};

export type MeWords = typeof words;
