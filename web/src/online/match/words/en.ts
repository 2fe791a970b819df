import type { MatchForm } from '@bellwether/wire';
import { counter } from '../../../words/plural.ts';

const count = counter('en');

/** Duplicate matches: the same cards at two tables. */
export const words = {
  title: 'Duplicate match',
  about: 'Two tables play the same cards, so luck cancels out. The side that plays them better wins.',
  make: {
    game: 'Game',
    players: 'At each table',
    playersOf: (n: number) => count(n, { one: '# player', other: '# players' }),
    form: 'Who plays',
    forms: { fours: 'Two teams', pairs: 'Two pairs against bots' } satisfies Record<MatchForm, string>,
    formsAbout: {
      fours: 'Each team takes half the seats at one table and the other half at the other.',
      pairs: 'Each pair has its own table. The bots are the same at both.',
    } satisfies Record<MatchForm, string>,
    deals: 'Deals',
    bots: 'Bots',
    clock: 'Clock',
    go: 'Create match',
    link: 'Duplicate match',
  },
  dealsOf: (n: number) => count(n, { one: '# deal', other: '# deals' }),
  botsOf: (level: string) => `Bots: ${level}`,
  team: (n: number) => `Team ${'AB'[n] ?? ''}`,
  table: (n: number) => `Table ${n}`,
  /** Win probability lost. */
  given: 'Gave away',
  seat: (n: number) => `Seat ${n}`,
  places: {
    title: 'Who sits where',
    about: 'Players at one table see nothing of the other until a deal is over. So each household can only play at one table.',
    free: 'free – a bot plays',
    sit: 'Sit here',
    sitAt: (table: number, seat: number) => `Sit here: table ${table}, seat ${seat}`,
    leave: 'Leave seat',
    you: 'you',
  },
  invite: {
    title: 'Invite',
    about: 'Anyone with this link can take a seat.',
    link: 'Match link',
    copy: 'Copy link',
    copied: 'Copied.',
    share: 'Share',
    qr: 'QR code of the link',
    text: (game: string) => `Join our duplicate match of ${game}:`,
  },
  deal: {
    title: (n: number, of: number) => `Deal ${n} of ${of}`,
    begin: 'Start the match',
    next: 'Next deal',
    go: 'Go to my table',
    waits: 'In progress. You’ll see what happened at both tables once both have finished.',
    watch: 'The organizer starts the match.',
    void: 'A table was closed early, so this deal doesn’t count.',
    points: 'Points',
    look: 'View the table',
    review: (table: number, deal: number) => `table ${table} of deal ${deal}`,
    compare: 'Both reviews side by side',
    move: 'Move',
    same: (moves: number) => count(moves, { one: 'The same for # move, then different.', other: 'The same for # moves, then different.' }),
    allSame: 'The same to the very last move.',
  },
  score: {
    title: 'Score',
    counts: {
      sheep: 'By the difference in sheep. A win scores at least 1.',
      gold: 'By gold.',
    },
    leads: (team: string) => `${team} leads.`,
    wins: (team: string) => `${team} wins the match.`,
    even: 'The score is even.',
    draw: 'The match is a tie.',
  },
  line: {
    sealed: 'The other table is still playing this deal. Until it finishes, everyone sees only their own seat.',
    open: 'Both tables have finished this deal.',
    toMatch: 'Back to the match',
    here: (deal: number, of: number, table: number) => `Deal ${deal} of ${of}, table ${table}`,
  },
};

export type MatchWords = typeof words;
