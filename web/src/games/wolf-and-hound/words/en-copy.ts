import type { Colour, CopyProblem, Doubt, Refusal, Target } from '../vocabulary.ts';

type Facts = Refusal['facts'];

export const words = {
  numbers: 'Number cards',
  animals: 'Animal cards',
  count: 'copies',
  sum: (colour: string, sum: number) => `${colour}: ${sum} of 16`,
  total: (sum: number) => `${sum} of 32 cards`,
  most: 'The rulebooks say that Black 3 is the most common card.',
  field: { pace: 'modifier', target: 'target', sheep: 'effect', front: 'front', start: 'side at the start', exists: 'in the box' },
  values: {
    front: { wolf: 'wolf', hound: 'hound' },
    start: { '': 'by our ruling', front: 'front', back: 'back' },
    exists: { true: 'yes', false: 'no' },
  } as Readonly<Record<'front' | 'start' | 'exists', Readonly<Record<string, string>>>>,
  onBack: (field: string) => `${field} of the back`,
  none: 'none',
  paces: { reverse: 'counter-clockwise' } as Readonly<Record<string, string>>,
  targets: { self: 'own player', left: 'left', across: 'across', right: 'right' } satisfies Record<Target, string>,
  effect: (sheep: number) => `${sheep > 0 ? '+' : '−'}${Math.abs(sheep)} sheep`,
  doubts: {
    picture: 'Readable only in a picture in the rulebook.',
    draft: 'Taken from a picture in the 2015 draft. The 2016 rulebooks do not say.',
    unnamed: 'No rulebook mentions anything else, so we assume the value of the plain card.',
    order: 'The rulebooks mention such values, but not which card has which. Assigned in card order.',
    neighbor: 'A picture shows that this card targets a neighbor. We had to guess which one.',
    wolves: 'Assumed to match the wolf card with the same number.',
    pair: 'Assumed to match the other card of the pair.',
    'other-side': 'At most one side is shown. The other is assumed to match.',
    number: 'The example shows such a card without its number. We use the number from 2016.',
    fronts: 'Only an example from 2016 labels a front, that of Metamorphic 03. The others are assumed to match.',
    start: 'No rulebook says. Our ruling: front, back, front, back, in card order.',
    unlisted: 'The draft has 16 cards but names only eleven. We assume this is one of the other five.',
    sums: 'The rulebooks say only that there are 16 black and 16 white cards from 1 to 4, and that Black 3 is the most common. The rest is our reconstruction.',
    'draft-sums': 'The draft says only that there are 32 cards of 8 kinds. The rest is taken from our 2016 deck.',
  } satisfies Record<Doubt, string>,
  problems: {
    unreadable: () => 'A value is missing, or no card can have it.',
    'unknown-card': () => 'This edition has no such card.',
    certain: (_, card) => `${card}: the rulebooks give this value, so it can’t be corrected.`,
    'one-side': (_, card) => `${card} has only one side.`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card}: a wolf chases sheep away.`
        : facts.kind === 'hound'
          ? `${card}: a hound brings sheep back.`
          : `${card}: a sheep card doesn’t move sheep.`,
    sum: (facts) => `There are 16 ${facts.colour} cards, not ${facts.sum}.`,
    total: (facts) => `There are 32 number cards, not ${facts.sum}.`,
    'too-few': (facts, card) => `At least ${facts.least} of ${card}: every value exists, and Meat & Bone swaps some cards.`,
    'own-numbers': () => 'You can’t combine this with a custom number deck.',
  } satisfies Record<CopyProblem, (facts: Facts, card: string) => string> as Readonly<
    Record<CopyProblem, (facts: Facts, card: string) => string>
  >,
  colour: { black: 'Black', white: 'White' } satisfies Record<Colour, string>,
};

export type WolfCopyWords = typeof words;
