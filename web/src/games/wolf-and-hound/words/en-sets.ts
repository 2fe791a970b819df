import { counter } from '../../../words/plural.ts';
import type { PickName } from '../picks.ts';
import type { Kind, Refusal, SetLevel, SetupRefusalCode } from '../vocabulary.ts';

const count = counter('en');
const list = (facts: Refusal['facts'], key: string) => [facts[key] ?? ''].flat().join(', ');

/** Why a set-up cannot be played. A refusal code without a phrase does not compile. */
const refusals: Record<SetupRefusalCode, (facts: Refusal['facts']) => string> = {
  'no-animals': () => 'Choose at least one animal card.',
  'unknown-animal': (facts) => `There is no animal card “${list(facts, 'animal')}”.`,
  'wrong-edition': (facts) => `“${list(facts, 'animal')}” belongs to the other edition.`,
  'two-copies': (facts) => `“${list(facts, 'animal')}” is there twice.`,
  'not-alone': () => 'The three blanket cards only play together.',
  'too-many-animals': (facts) => `At most ${list(facts, 'most')} animal cards may play.`,
  'no-expansion-in-draft': () => 'The 2015 draft has no Meat & Bone.',
  'expansion-with-own-numbers': () => 'Meat & Bone does not go with a number deck of your own.',
  'bad-players': () => 'Two, three or four can play.',
  'bad-sheep-count': () => 'Every shepherd starts with 1 to 5 sheep.',
  'bad-number-deck': () => 'This number deck cannot be played.',
  'bad-card': (facts) => `The card “${list(facts, 'card')}” cannot be played.`,
  'bad-copy': () => 'The corrected values of this copy cannot be played.',
  'bad-deal': () => 'These cards are not the deck of this game.',
  'bad-position': () => 'The table could never look like this.',
};

/** What set-up says, and what is said of recommended sets where one is chosen. */
export const words = {
  setup: {
    title: 'New game: Wolf & Hound',
    playersOf: (n: number) => `${n}`,
    playersAbout: { 2: 'two dummies', 3: 'one dummy', 4: 'two teams' },
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
    sheepUsual: 'As the rules say',
    sheepOwn: 'My own counts',
    series: 'Best of five',
    deal: 'Deal',
    cannot: 'This cannot be played:',
  },
  refusals,
  levelsAbout: {
    'first-game': 'For everybody’s first game.',
    beginner: 'When all have played once.',
    experienced: 'When all know the rules well.',
    gamer: 'For those who love to plan.',
    designer: 'Special cards, for when you know the others.',
  } satisfies Record<SetLevel, string>,
  /** Six sets to begin with, each with a name of ours and one sentence. */
  picks: {
    title: 'Suggestions',
    surprise: 'Surprise me',
    hard: (paws: number) => ['easy', 'for more thought', 'tricky'][paws - 1] ?? '',
    of: {
      first: { name: 'First steps', about: 'One wolf, one hound.' },
      slow: { name: 'The slow glutton', about: 'A second wolf, which goes only half as far.' },
      across: { name: 'Across the meadow', about: 'This wolf takes its sheep on the far side.' },
      asleep: { name: 'Sound asleep', about: 'Where this sheep snores, a turn is skipped.' },
      changelings: { name: 'Changelings', about: 'A wolf now, a hound in a moment.' },
      grandpa: { name: 'Grandpa comes too', about: 'He goes counter-clockwise, one turn late.' },
    } satisfies Record<PickName, { readonly name: string; readonly about: string }>,
  },
  ownAbout: 'Add cards, take some away, combine sets.',
  any: { wolf: 'any wolf', hound: 'any hound' },
  /** Between cards of which one plays. */
  or: ' or ',
  which: { wolf: 'Which wolf?', hound: 'Which hound?', sheep: 'Which sheep card?' } satisfies Record<Kind, string>,
  experienced: 'For experienced players',
  ours: 'Our own suggestion',
  /** With three players: who has no partner but the dummy. */
  alone: (seat: string) => `${seat} (seat 2) plays alone with the dummy across: best the most experienced player.`,
  aloneYou: 'You are seat 2: you play alone, with the dummy across. Best for the most experienced player.',
};

export type WolfSets = typeof words;
