import { counter } from '../../../words/plural.ts';
import type { MovedBy, Side, Target } from '../vocabulary.ts';

type PaceForm = '+' | '-' | '1/' | '-1/' | 'x';

const count = counter('en');

/** Words about cards in the gallery. */
export const words = {
  title: 'The animal cards',
  add: 'Add to the game',
  side: { front: 'Front', back: 'Back' } satisfies Record<Side, string>,
  /** For a card whose values are all given by the books. */
  pinned: 'The rulebooks give all values of this card.',
  invented: 'Our own invention.',
  does: {
    wolf: (whose: string, sheep: number) => `Takes ${count(sheep, { one: 'one sheep', other: '# sheep' })} from ${whose}.`,
    hound: (whose: string, sheep: number) => `Brings ${count(sheep, { one: 'one sheep', other: '# sheep' })} home to ${whose}.`,
  },
  whose: {
    self: 'the player it stands in front of',
    left: 'the player to the left',
    across: 'the player across',
    right: 'the player to the right',
  } satisfies Record<Target, string>,
  movedBy: {
    black: 'Moved by black cards',
    white: 'Moved by white cards',
    both: 'Moved by all cards',
    none: 'Not moved by any card.',
  } satisfies Record<MovedBy, string>,
  pace: {
    plain: 'as far as the number says.',
    reverse: 'counter-clockwise.',
    '+1': 'one step more than the number.',
    '-1': 'one step fewer than the number.',
    '1/2': 'half the number, rounded down.',
    '-1/2': 'half the number, rounded down, counter-clockwise.',
    x3: 'three times the number.',
  } as Record<string, string>,
  /** What moves it, and how far. */
  moves: (by: string, pace: string) => `${by}: ${pace}`,
  /** Modifiers without a phrase above, such as `+2` and `1/3`. */
  paceOther: (form: PaceForm, n: number): string =>
    ({
      '+': `${n} steps more than the number.`,
      '-': `${n} steps fewer than the number.`,
      '1/': `the number divided by ${n}, rounded down.`,
      '-1/': `the number divided by ${n}, rounded down, counter-clockwise.`,
      x: `${n} times the number.`,
    })[form],
  metamorphic: 'Turns over after passing or reaching seat 1. If two of one color meet, one of them turns over.',
  /** For a card with other values in another edition. */
  otherwise: (edition: string) => `${edition}: other values`,
  rulings: 'Rules that apply',
  /** A column head: what everyone gets more with so many wolf cards. */
  moreWolves: 'two or more wolf cards',
};

export type WolfGallery = typeof words;
