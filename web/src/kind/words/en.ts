/** What is said where an address, a text or a game cannot be shown: what it is, and what to do. */
export const words = {
  /** The title, and one sentence or two below it. */
  why: {
    cut: ['This link is not complete', 'A part of it got lost on the way. Ask for it again, and open the whole of it.'],
    text: ['Cannot read this', 'It is no record of a game, or something in it was changed. Copy the whole text once more.'],
    old: [
      'Another version wrote this',
      'The game was written down by other rules than this app plays. Load the page anew, then try again.',
    ],
    missing: ['That game is not here', 'It was deleted, or it was played in another browser. A link or a file brings it here.'],
    game: ['We do not have this game', 'Here you can play these two.'],
    nowhere: ['There is nothing here', 'This address leads nowhere. Perhaps a letter of it is missing.'],
    table: ['No way to this table', ''],
  },
  /** Where in a text it stops making sense. */
  where: (part: string) => `It stops making sense at ${part}.`,
  paste: 'Try the text again',
  reload: 'Load anew',
};

export type KindWords = typeof words;
export type Why = keyof KindWords['why'];
