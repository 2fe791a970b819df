import type { Colour, CopyProblem, Doubt, Refusal, Target } from '../vocabulary.ts';

type Facts = Refusal['facts'];

export const words = {
  numbers: 'Number cards',
  animals: 'Animal cards',
  count: 'copies',
  sum: (colour: string, sum: number) => `${colour}: ${sum} of 16`,
  most: 'The books say that Black 3 is the most common card.',
  field: { pace: 'modifier', target: 'target', sheep: 'effect' },
  onBack: (field: string) => `${field} of the back`,
  none: 'none',
  paces: { reverse: 'counter-clockwise' } as Readonly<Record<string, string>>,
  targets: { self: 'own seat', left: 'left', across: 'across', right: 'right' } satisfies Record<Target, string>,
  effect: (sheep: number) => `${sheep > 0 ? '+' : '−'}${Math.abs(sheep)} sheep`,
  doubts: {
    picture: 'Legible in a picture of the rulebook only.',
    draft: 'Taken from a picture of the 2015 draft; the 2016 books do not say.',
    unnamed: 'No text names anything else, so it is read as on the plain card.',
    order: 'The books name such values, but not whose they are: dealt out in the order of the card numbers.',
    wolves: 'Read like the wolf card of the same number.',
    pair: 'Read like the other card of its pair.',
    'other-side': 'The example shows one side only; the other is read like it.',
    number: 'The example shows such a card without its number; the number is that of 2016.',
    sums: 'The books fix 16 black and 16 white cards from 1 to 4, with Black 3 the most common; the rest is our reading.',
  } satisfies Record<Doubt, string>,
  problems: {
    unreadable: () => 'A value is missing or is none that a card can have.',
    'unknown-card': () => 'This edition has no such card.',
    certain: (_, card) => `The books’ text fixes ${card}: there is nothing to correct.`,
    'one-side': (_, card) => `${card} has one side only.`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card}: a wolf takes sheep.`
        : facts.kind === 'hound'
          ? `${card}: a hound brings sheep.`
          : `${card}: a sheep card moves no sheep.`,
    sum: (facts) => `There are 16 ${facts.colour} cards, not ${facts.sum}.`,
    'too-few': (facts, card) => `At least ${facts.least} of ${card}: every value is there, and Meat & Bone swaps some.`,
    'own-numbers': () => 'This does not go with a number deck of your own.',
  } satisfies Record<CopyProblem, (facts: Facts, card: string) => string> as Readonly<
    Record<CopyProblem, (facts: Facts, card: string) => string>
  >,
  colour: { black: 'Black', white: 'White' } satisfies Record<Colour, string>,
};

export type WolfCopyWords = typeof words;
