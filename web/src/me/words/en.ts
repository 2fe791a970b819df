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
  /** A small share, to a tenth of a percent. */
  fine: (part: number) => fine.format(part),
  how: { won: 'Won', shared: 'Win shared', lost: 'Lost' },
  /** Bounds within which a number lies. */
  within: (low: string, high: string) => `${low} to ${high}`,
  results: {
    title: 'Results',
    about: 'Of the games on this device. Second tries and games read from a text do not count.',
    none: 'No finished game yet. Results begin with the first one.',
    sum: (won: number, shared: number, lost: number) =>
      [`${won} won`, ...(shared > 0 ? [`${shared} shared`] : []), `${lost} lost`].join(', '),
    by: 'By',
    ways: { set: 'Set-up', level: 'Rivals', partner: 'Partner' },
    columns: { games: 'Games', won: 'Won', share: 'Share of wins' },
    /** Rivals without a bot, a partner without a name. */
    people: 'People',
    somebody: 'Somebody here',
    fair: 'The upright mark on a bar is a fair share. Your true share lies somewhere along the thin line, 19 times out of 20.',
    list: 'All my games',
    /** Of a line of the table: to the games it counts. */
    show: (what: string) => `${what}: show these games`,
  },
  given: {
    title: 'What I give away',
    about: 'The chance to win that a decision gives away on average, by the reviews of your games. Less is better.',
    none: 'No reviewed game yet. A review finds out what every decision gave away.',
    review: 'Review the last game',
    rate: (rate: string) => `${rate} a decision`,
    from: (n: number, decisions: number) => `from ${games(n)}, ${count(decisions, { one: '# decision', other: '# decisions' })}`,
    within: (low: string, high: string) => `The true number lies between ${low} and ${high}, 19 times out of 20.`,
    few: 'Too few games to tell how far chance has moved it.',
    change: {
      less: 'The later half of these games gives away less than the earlier one, beyond chance.',
      more: 'The later half of these games gives away more than the earlier one, beyond chance.',
      even: 'Between the earlier and the later half of these games there is no difference beyond chance.',
    },
    bots: 'Bots in the same games',
    graph: 'Over time',
    inWords: 'The graph in words',
    stretch: (from: number, to: number) => (from === to ? `Game ${from}` : `Games ${from} to ${to}`),
    columns: { games: 'Games', rate: 'A decision', within: 'Bounds' },
  },
  streaks: {
    title: 'Streaks',
    now: {
      won: (n: number) => count(n, { one: 'One win in a row', other: '# wins in a row' }),
      shared: (n: number) => count(n, { one: 'One shared win in a row', other: '# shared wins in a row' }),
      lost: (n: number) => count(n, { one: 'One loss in a row', other: '# losses in a row' }),
    },
    best: (n: number) => `most wins: ${n}`,
    days: (n: number) => (n === 0 ? 'No game today or yesterday' : count(n, { one: 'One day in a row', other: '# days in a row' })),
    bestDays: (n: number) => `most days: ${n}`,
    daily: (n: number) => `Deal of the day: ${days(n)} in a row`,
  },
  next: {
    title: 'What to try next',
    level: (level: string) => `Play against ${level}`,
    levelWhy: (level: string, won: number, of: number) => `You have won ${won} of your last ${games(of)} against ${level}.`,
    review: 'Review the game you lost',
    reviewWhy: (when: string) => `Nobody has looked yet at how you lost on ${when}.`,
    mistakes: 'Solve your own mistakes',
    mistakesWhy: (n: number) => count(n, { one: 'One puzzle from your games waits.', other: '# puzzles from your games wait.' }),
    day: 'Play the deal of the day',
    dayWhy: (n: number) => `You ${n === 1 ? 'played it yesterday' : `have played it ${n} days in a row`}; today’s is still to come.`,
    set: (set: string) => `New set-up: ${set}`,
    setWhy: (set: string, n: number) => `You know “${set}” from ${games(n)}; this you have never played.`,
    other: (title: string) => `Play ${title}`,
    otherWhy: (known: string, n: number) => `You have finished ${games(n)} of ${known}, and none of this one.`,
    first: 'Play a game to its end',
    firstWhy: 'Then there is something to tell.',
  },
  list: {
    search: 'Search',
    searchAbout: 'Names, animals, dates …',
    filters: 'Filters',
    any: 'All',
    game: 'Game',
    how: 'Result',
    level: 'Level',
    set: 'Set-up',
    company: 'With',
    state: 'State',
    states: { running: 'running', over: 'over' },
    found: (n: number, of: number) => (n === of ? games(n) : `${n} of ${games(of)}`),
    nothing: 'No game fits.',
    clear: 'Clear the filters',
    more: (n: number) => `Show ${n} more`,
    wins: (names: string, several: boolean) => `${names} ${several ? 'win' : 'wins'}`,
    again: 'not counted',
    againWhy: 'Its cards were known.',
    you: 'You',
  },
  files: {
    title: 'Save these games',
    about: 'What the filters leave. Records are those of finished games: one of a running game would show all hands.',
    records: (n: number) => `${count(n, { one: '# record', other: '# records' })} as text`,
    csv: 'Results as CSV',
    json: 'Results as JSON',
    all: 'Everything this device keeps',
  },
};

export type MeWords = typeof words;
