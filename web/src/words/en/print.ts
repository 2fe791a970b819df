/** Sheets to print for the table. */
export const words = {
  title: 'Print',
  sheet: 'What to print',
  sheets: { aid: 'Player aid', pad: 'Score pad', rulings: 'Rulings' },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  now: 'Print this sheet',
  rulings: (rules: string) => `${rules}: our rulings`,
  foot: 'Bellwether, an unofficial companion. Our own words and drawings.',
  /** Heads of the tables. */
  game: 'Game',
  set: 'Set',
  winner: 'Winner',
  player: 'Player',
  date: 'Date',
  order: 'On your turn',
  copies: 'Number cards in the deck',
  gold: 'Gold',
  /** A value that no rulebook gives. */
  unsure: '* No rulebook gives these numbers.',
};
export type PrintWords = typeof words;
