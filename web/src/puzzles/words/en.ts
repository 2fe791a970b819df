/** English is the type of every other language. */
export const words = {
  title: 'Puzzles',
  /** The theme of positions that are nearly lost. */
  save: 'Save what can be saved',
  about: 'Your cards, the table, and one move that does best on average over all hands the others may hold.',
  level: 'Difficulty',
  solves: (level: string) => `${level} finds it`,
  solved: (n: number, of: number) => `${n} of ${of} solved`,
  theme: 'Topic',
  all: 'Everything',
  mine: 'My own mistakes',
  mineAbout: 'From reviewed games, where you had a better move.',
  mineNone: 'None yet. Review a game you’ve played.',
  start: 'Start',
  missing: 'We couldn’t load the puzzles. Once loaded, they work offline.',
  none: 'No puzzles of this kind yet.',
  panel: 'Puzzle',
  ask: 'Find the best move.',
  leave: 'All puzzles',
  show: 'Show me',
  next: 'Next',
  again: 'Try again',
  hands: 'Other hands',
  right: 'Right!',
  wrong: 'There’s a better move.',
  best: (move: string) => `Best: ${move}.`,
  /** `first` and `second` in games out of a hundred. */
  lead: (first: number, second: number) => `It wins ${first} of 100 games, the next best ${second}.`,
  sure: (points: number) => `Give or take ${points.toFixed(1)} games.`,
  counted: 'Calculated to the end of the game.',
  noReason: 'No single reason: it simply does best over all hands that fit.',
  moves: 'What would have happened',
  movesAbout: 'Press a move to see it played, with hands that fit what you’ve seen.',
  yours: 'yours',
  percent: (n: number) => `${n}%`,
};

export type PuzzleWords = typeof words;
