/** Words of error pages: what went wrong, and what to do. */
export const words = {
  /** The title, and one sentence or two below it. */
  why: {
    cut: ['This link is incomplete', 'Part of it got lost on the way. Ask for it again and open all of it.'],
    text: ['We can’t read this', 'It isn’t a game record, or something in it was changed. Copy the whole text again.'],
    old: ['From another version', 'This game needs another version of the app. Reload the page, then try again.'],
    missing: ['That game isn’t here', 'It was deleted, or you played it in another browser. A link or a file can bring it here.'],
    game: ['We don’t have this game', 'Here you can play these two.'],
    nowhere: ['Page not found', 'There is nothing at this address. Maybe a letter is missing.'],
    table: ['Table not found', ''],
  },
  /** The place in a text where reading failed. */
  where: (part: string) => `The problem starts at ${part}.`,
  paste: 'Try the text again',
  reload: 'Reload',
};

export type ErrorPageWords = typeof words;
export type Why = keyof ErrorPageWords['why'];
