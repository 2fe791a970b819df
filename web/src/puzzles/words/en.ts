import type { SheepTheme } from '@bellwether/bots/puzzles/sheep-and-thief';
import type { WolfTheme } from '@bellwether/bots/puzzles/wolf-and-hound';

/** English is the type of every other language. */
export const words = {
  title: 'Puzzles',
  about: 'Your cards, the table, and one move that is best whatever the others hold.',
  level: 'How hard?',
  solves: (level: string) => `${level} finds it`,
  solved: (n: number, of: number) => `${n} of ${of} solved`,
  theme: 'What about?',
  all: 'Everything',
  themes: {
    defend: 'Defend',
    strike: 'Strike',
    count: 'Count',
    partner: 'Partner',
    flip: 'Turn over',
    stop: 'Stop at Meat',
    exchange: 'Exchange Call',
    draft: 'Draft',
    lay: 'Lay',
    drive: 'Drive',
    fox: 'Fox',
  } satisfies Record<WolfTheme | SheepTheme, string>,
  mine: 'My own mistakes',
  mineAbout: 'From reviewed games: where you had something better.',
  mineNone: 'None yet. Review a game you have played.',
  start: 'Start',
  missing: 'The puzzles could not be fetched. Once they are here, they need no network.',
  none: 'There is no puzzle of this kind yet.',
  panel: 'Puzzle',
  ask: 'Find the best move.',
  leave: 'All puzzles',
  show: 'Show me',
  next: 'Next',
  again: 'Try again',
  hands: 'Other hands',
  right: 'Right!',
  wrong: 'There is something better.',
  best: (move: string) => `Best: ${move}.`,
  /** `first` and `second` of a hundred. */
  lead: (first: number, second: number) => `It wins ${first} games in 100, the next best ${second}.`,
  sure: (points: number) => `The lead is sure to within ${points.toFixed(1)} points.`,
  counted: 'Counted out to the end.',
  noReason: 'No single thing decides: over all hands that fit, it comes out best.',
  moves: 'What would have happened',
  movesAbout: 'Press a move to see it played, with hands that fit what you have seen.',
  yours: 'yours',
  percent: (n: number) => `${n} %`,
};

export type PuzzleWords = typeof words;
