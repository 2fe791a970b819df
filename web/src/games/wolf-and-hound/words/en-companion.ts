import type { RefereeCode } from '@bellwether/wolf-and-hound';
import type { TeachStep } from '../../../companion/companion.ts';
import { counter } from '../../../words/plural.ts';

const count = counter('en');
const cards = (n: number) => count(n, { one: '# card', other: '# cards' });

type Facts = Readonly<Record<string, string | number>>;

/** Why an entry is impossible. A code without a phrase does not compile; `card` is a name. */
const impossible: Record<RefereeCode, (card: string, facts: Facts) => string> = {
  'all-seen': (card, { copies }) => `All ${copies} copies of ${card} have been seen already. Undo, or correct the table.`,
  'wrong-count': (_, { cards: shown, expected }) => `The hand has ${cards(Number(expected))}, not ${shown}.`,
  'can-play': (card) => `${card} may be played, so the hand isn’t shown.`,
  'not-shown': (card) => `Everyone knows that ${card} is there.`,
  'which-card': () => 'Which card came up?',
  'not-asked': () => 'That can’t happen now.',
  'bad-correction': () => 'The table can’t be like this.',
};

/** Words of the tools for the printed game. */
export const words = {
  mode: 'What to enter',
  modes: { cards: 'Every card', light: 'Sheep only' },
  modesAbout: { cards: 'we move the animals', light: 'you move, we count' },
  box: 'Out of the box',
  animals: 'Animal cards, with this side up, in front of seat 1',
  numbersOut: 'Back in the box',
  numbersIn: 'Take instead, with Meat and Bone',
  numbersPlain: (n: number) => `All ${n} number cards. The seven with Meat or Bone stay in the box.`,
  deal: 'Deal four number cards to everyone. The rest is the deck.',
  dummies: (seats: string) => `Deal four face down to ${seats}: a dummy deck nobody looks at.`,
  sheep: 'Sheep in the pastures',
  seats: 'Who sits where, clockwise',
  teams: 'Seats 1 and 3 play together, and seats 2 and 4.',
  made: 'Your cards from the workshop',
  begin: 'Begin',
  running: 'A game is running.',
  goOn: 'Continue the game',
  turn: (name: string) => `${name}: which card was played?`,
  turnUp: (name: string) => `${name} turns up a card. Which?`,
  exchanged: 'Which card came up instead?',
  hand: (name: string, n: number) => `${name} shows the hand: tap all ${cards(n)}.`,
  only: 'Can’t play: shows the hand',
  unseen: (card: string, n: number) => `${card}, ${n} unseen`,
  deck: (n: number) => `Deck: ${cards(n)}`,
  correct: 'Correct',
  correctAbout: 'Make this look like your table.',
  place: (animal: string) => `${animal}: in front of`,
  side: (animal: string) => `${animal}: side`,
  sides: { front: 'front', back: 'back' },
  whose: 'Who plays next',
  inHand: (name: string) => `${name}: cards in hand`,
  save: 'Apply',
  series: 'Games won',
  next: 'Next game',
  fresh: 'New game',
  lightAbout: 'Tap − when a sheep is lost, + when it comes home.',
  empty: (name: string) => `${name} has no sheep left.`,
  resolve: {
    about: 'Choose the seat’s animals and its sheep. Sheep cards act first, then wolves, then hounds.',
    seat: 'Whose turn begins',
    here: 'Animals in front of this seat',
    nothing: 'Nothing happens.',
    before: 'Sheep before',
    after: (before: number, after: number) => `${before} → ${after} sheep`,
    start: 'Resolve',
  },
  impossible,
  teach: [
    {
      title: 'What we want',
      lay: 'Four pastures with three sheep each. Partners sit across from each other.',
      say: 'We are two teams. The wolf takes sheep, the hound brings them home. A team loses when one of its pastures is empty.',
    },
    {
      title: 'The animals',
      lay: 'Hound 01 and Wolf 01 in front of seat 1.',
      say: 'Animals walk around the table, clockwise, from seat to seat.',
    },
    {
      title: 'Number cards',
      lay: 'A Black 1 and a White 2, face up.',
      say: 'On your turn, play one card. Black ones move the wolves, white ones the hounds, that many seats. Then draw a card.',
      try: 'Seat 1 plays any black card and moves the wolf.',
      ask: ['Can I play a card that moves nothing?', 'Yes.'],
    },
    {
      title: 'Your turn begins',
      lay: 'Put the wolf in front of seat 2.',
      say: 'First, the animals in front of you act: a wolf takes one of your sheep, a hound brings one back. Then you play.',
      try: 'Seat 2 puts one sheep into the forest.',
      ask: ['Does the wolf bite when it arrives?', 'No, only when that player’s turn begins.'],
    },
    {
      title: 'Both at once',
      lay: 'Put the hound there, too.',
      say: 'The wolf acts first, then the hound. Even if the wolf takes your last sheep, the hound can still save you.',
      ask: ['Can the hound bring more sheep than I started with?', 'No.'],
    },
    {
      title: 'Partners',
      lay: 'Point at the partners.',
      say: 'Don’t tell your partner your cards. Send the wolf away from both of you, and on to the others.',
    },
    {
      title: 'The end',
      lay: 'An empty pasture.',
      say: 'If a pasture is empty after the animals have acted, that team loses. If the cards run out, more sheep win.',
      ask: ['How long does it take?', 'Ten to twenty minutes. Play best of five.'],
    },
  ] as readonly TeachStep[],
};

export type WolfCompanion = typeof words;
