/** The game's name, the same in every language. */
export const TITLE = 'Wolf & Hound';
