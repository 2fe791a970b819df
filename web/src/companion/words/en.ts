/** Words of the companion for printed games, shared by both. */
export const words = {
  title: 'At the real table',
  about: 'For the printed games on your table. Works offline and remembers where you stopped.',
  back: 'All tools',
  open: 'Open the tools',
  goOn: 'Continue',
  tools: {
    setup: { name: 'Set up', about: 'What to take out of the box' },
    referee: { name: 'Referee', about: 'Tap the card that was played' },
    resolve: { name: 'Activate', about: 'What the animals here do' },
    score: { name: 'Score', about: 'Count, draw or pick your board' },
    place: { name: 'May I place it here?', about: 'Draw the neighbors and ask' },
    teach: { name: 'Teach', about: 'A script for six minutes' },
  },
  ask: { name: 'Ask a rule', about: 'Questions and answers' },
  undo: 'Undo',
  fewer: (what: string) => `${what}: one fewer`,
  more: (what: string) => `${what}: one more`,
  name: (n: number) => `Name of player ${n}`,
  player: (n: number) => `Player ${n}`,
  ofSteps: (n: number, all: number) => `${n} of ${all}`,
  lay: 'Lay out',
  say: 'Say',
  try: 'Try it',
  asked: 'They will ask',
  previous: 'Previous',
  next: 'Next',
};

export type CompanionWords = typeof words;
