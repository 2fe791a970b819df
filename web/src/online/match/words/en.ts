import type { MatchForm } from '@bellwether/wire';
import { counter } from '../../../words/plural.ts';

const count = counter('en');

/** Duplicate matches: the same cards at two tables. */
export const words = {
  title: 'Duplicate match',
  about: 'The same cards at two tables, so that luck cancels out. What counts is who made more of them.',
  make: {
    game: 'Game',
    players: 'At each table',
    playersOf: (n: number) => count(n, { one: '# player', other: '# players' }),
    form: 'Who plays',
    forms: { fours: 'Two teams', pairs: 'Two pairs against bots' } satisfies Record<MatchForm, string>,
    formsAbout: {
      fours: 'Each team has one half of the seats at one table and the other half at the other.',
      pairs: 'Each pair has a table of its own. The bots play the same at both.',
    } satisfies Record<MatchForm, string>,
    deals: 'Deals',
    bots: 'Bots',
    clock: 'Clock',
    go: 'Make a match',
    link: 'Duplicate match',
  },
  dealsOf: (n: number) => count(n, { one: '# deal', other: '# deals' }),
  botsOf: (level: string) => `Bots: ${level}`,
  team: (n: number) => `Team ${'AB'[n] ?? ''}`,
  table: (n: number) => `Table ${n}`,
  /** What choices gave away. */
  given: 'Gave away',
  seat: (n: number) => `Seat ${n}`,
  places: {
    title: 'Who sits where',
    about: 'Whoever sits at one table sees nothing of the other until a deal is over. So one house has one table.',
    free: 'free – a bot plays',
    sit: 'Sit here',
    sitAt: (table: number, seat: number) => `Sit here: table ${table}, seat ${seat}`,
    leave: 'Give up my place',
    you: 'you',
  },
  invite: {
    title: 'Invite',
    about: 'Whoever has this link may take a place.',
    link: 'Link to the match',
    copy: 'Copy link',
    copied: 'Copied.',
    share: 'Share',
    qr: 'QR code of the link',
    text: (game: string) => `Join our duplicate match of ${game}:`,
  },
  deal: {
    title: (n: number, of: number) => `Deal ${n} of ${of}`,
    begin: 'Begin the match',
    next: 'Next deal',
    go: 'To my table',
    waits: 'In play. Both tables are told what happened once both have finished.',
    watch: 'Whoever made the match begins it.',
    void: 'A table was closed early: this deal does not count.',
    points: 'Points',
    look: 'Look at the table',
    review: (table: number, deal: number) => `table ${table} of deal ${deal}`,
    compare: 'Both reviews side by side',
    move: 'Move',
    same: (moves: number) => count(moves, { one: 'The same for # move, then they part.', other: 'The same for # moves, then they part.' }),
    allSame: 'The same to the last move.',
  },
  score: {
    title: 'Score',
    counts: {
      sheep: 'By the difference in sheep, at least 1 for whoever wins.',
      gold: 'By gold.',
    },
    leads: (team: string) => `${team} leads.`,
    wins: (team: string) => `${team} wins the match.`,
    even: 'Nobody leads.',
    draw: 'The match is drawn.',
  },
  line: {
    sealed: 'The other table still plays this deal. Until it has finished, nobody sees more than their own seat.',
    open: 'Both tables have finished this deal.',
    toMatch: 'To the match',
    here: (deal: number, of: number, table: number) => `Deal ${deal} of ${of}, table ${table}`,
  },
};

export type MatchWords = typeof words;
