import { counter } from '../../../words/plural.ts';
import type { PickName } from '../picks.ts';
import type { Kind, Refusal, SetLevel, SetupRefusalCode } from '../vocabulary.ts';

const count = counter('en');
const list = (facts: Refusal['facts'], key: string) => [facts[key] ?? ''].flat().join(', ');

/** Refusals of set-ups. A refusal code without a phrase does not compile. */
const refusals: Record<SetupRefusalCode, (facts: Refusal['facts']) => string> = {
  'no-animals': () => 'Choose at least one animal card.',
  'unknown-animal': (facts) => `There is no animal card “${list(facts, 'animal')}”.`,
  'wrong-edition': (facts) => `“${list(facts, 'animal')}” belongs to the other edition.`,
  'two-copies': (facts) => `“${list(facts, 'animal')}” is in the game twice.`,
  'not-alone': () => 'The three blanket cards must be played together.',
  'too-many-animals': (facts) => `You can play with at most ${list(facts, 'most')} animal cards.`,
  'no-expansion-in-draft': () => 'The 2015 draft has no Meat & Bone.',
  'expansion-with-own-numbers': () => 'You can’t combine Meat & Bone with a custom number deck.',
  'bad-players': () => 'This game is for two, three or four players.',
  'bad-sheep-count': () => 'Each player starts with 1 to 5 sheep.',
  'bad-number-deck': () => 'You can’t play with this number deck.',
  'bad-card': (facts) => `You can’t play with the card “${list(facts, 'card')}”.`,
  'bad-copy': () => 'You can’t play with the corrected values of this copy.',
  'bad-deal': () => 'These cards aren’t the deck of this game.',
  'bad-position': () => 'This position can’t happen.',
};

/** Words of the set-up page, including those about recommended sets. */
export const words = {
  setup: {
    title: 'New game: Wolf & Hound',
    playersOf: (n: number) => `${n}`,
    playersAbout: { 2: 'with two dummies', 3: 'with one dummy', 4: 'two teams' },
    who: 'Who sits where',
    animals: 'Animals',
    own: 'My own choice',
    levels: {
      'first-game': 'First game',
      beginner: 'Beginner',
      experienced: 'Experienced',
      gamer: 'Gamer',
      designer: 'Designer’s cards',
    } satisfies Record<SetLevel, string>,
    chosen: (n: number) => count(n, { one: '# animal card', other: '# animal cards' }),
    expansionAbout: 'Meat stops wolves, Bone stops hounds.',
    sheep: 'Starting sheep',
    sheepUsual: 'By the rules',
    sheepOwn: 'My own counts',
    series: 'Best of five',
    deal: 'Start game',
    cannot: 'You can’t play this:',
  },
  refusals,
  levelsAbout: {
    'first-game': 'For everyone’s first game.',
    beginner: 'Once everyone has played a game.',
    experienced: 'Once everyone knows the rules well.',
    gamer: 'For players who love to plan.',
    designer: 'Special cards, for when you know the others.',
  } satisfies Record<SetLevel, string>,
  /** Six sets to start with, each with a name of ours and a sentence. */
  picks: {
    title: 'Suggestions',
    surprise: 'Surprise me',
    hard: (paws: number) => ['easy', 'medium', 'tricky'][paws - 1] ?? '',
    of: {
      first: { name: 'First steps', about: 'One wolf, one hound.' },
      slow: { name: 'The slow glutton', about: 'A second wolf that moves only half as far.' },
      across: { name: 'Across the meadow', about: 'This wolf takes sheep from the player across.' },
      asleep: { name: 'Sound asleep', about: 'Where this sheep snores, the turn is skipped.' },
      changelings: { name: 'Changelings', about: 'A wolf now, a hound in a moment.' },
      grandpa: { name: 'Grandpa comes too', about: 'He goes counter-clockwise, one turn late.' },
    } satisfies Record<PickName, { readonly name: string; readonly about: string }>,
  },
  ownAbout: 'Add cards, remove some, combine sets.',
  any: { wolf: 'any wolf', hound: 'any hound' },
  /** Between cards of which one plays. */
  or: ' or ',
  which: { wolf: 'Which wolf?', hound: 'Which hound?', sheep: 'Which sheep card?' } satisfies Record<Kind, string>,
  experienced: 'For experienced players',
  ours: 'Our own suggestion',
  /** With three players: the seat whose partner is the dummy. */
  alone: (seat: string) => `${seat} (seat 2) plays alone with the dummy across: ideally the most experienced player.`,
  aloneYou: 'You are seat 2: you play alone with the dummy across. Ideally, the most experienced player sits here.',
};

export type WolfSets = typeof words;
