/**
 * The game's data in one place: plain animal cards, number decks, starting sheep; `sets.ts` has the recommended sets.
 * No text we have gives the fields listed in `unsure`: owners of the printed cards correct them for their games
 * (`copy.ts`), we correct them here for everyone. Cards with their own rule are in files next to this one.
 */
import type { Card, Edition } from '../vocabulary.ts';
import { animal, type Doubt, type Pace, type Unsure } from './animal.ts';

/** No text gives the other value of these cards: Wolf 03's pace, Wolf 05's target. */
const BY_TARGET = { target: 'order', pace: 'unnamed' } as const;
const BY_PACE = { pace: 'order', target: 'unnamed' } as const;
const AS_WOLVES = { target: 'wolves', pace: 'unnamed' } as const;
/** The draft has 16 cards; its text names eleven. */
const UNLISTED = { exists: 'unlisted' } as const;

export const PLAIN_2016 = [
  animal({ id: 'wolf-01', kind: 'wolf' }),
  animal({ id: 'wolf-02', kind: 'wolf', target: 'left', unsure: { pace: 'unnamed' } }),
  animal({ id: 'wolf-03', kind: 'wolf', target: 'right', unsure: BY_TARGET }),
  animal({ id: 'wolf-04', kind: 'wolf', target: 'across', unsure: BY_TARGET }),
  animal({ id: 'wolf-05', kind: 'wolf', pace: '+1', unsure: BY_PACE }),
  animal({ id: 'wolf-06', kind: 'wolf', pace: '1/2', unsure: { target: 'unnamed' } }),
  animal({ id: 'wolf-07', kind: 'wolf', pace: '-1', unsure: BY_PACE }),
  animal({ id: 'wolf-08', kind: 'wolf', pace: '-1/2', unsure: BY_PACE }),
  animal({ id: 'hound-01', kind: 'hound' }),
  animal({ id: 'hound-02', kind: 'hound', target: 'left', unsure: AS_WOLVES }),
  animal({ id: 'hound-03', kind: 'hound', target: 'right', unsure: AS_WOLVES }),
  animal({ id: 'hound-04', kind: 'hound', target: 'across', unsure: AS_WOLVES }),
  metamorphic('metamorphic-01', '+1', { pace: 'draft', back: 'other-side', front: 'fronts' }),
  metamorphic('metamorphic-02', '+1', { pace: 'pair', back: 'pair', front: 'fronts' }),
  metamorphic('metamorphic-03', 'plain', { back: 'other-side' }),
  metamorphic('metamorphic-04', 'plain', { pace: 'pair', back: 'pair', front: 'fronts' }),
  animal({ id: 'designer-01', name: 'Red Devil', kind: 'wolf', pace: 'x3', unsure: { target: 'unnamed' } }),
  animal({ id: 'designer-02-1', name: 'Black Blanket', kind: 'wolf', with: ['designer-02-2', 'designer-02-3'] }),
  animal({ id: 'designer-02-2', name: 'White Blanket', kind: 'hound', with: ['designer-02-1', 'designer-02-3'] }),
];

export const PLAIN_2015_DRAFT = [
  animal({ id: 'wolf-01', kind: 'wolf' }),
  animal({ id: 'wolf-02', kind: 'wolf', pace: '1/2', unsure: { pace: 'picture', target: 'unnamed' } }),
  animal({ id: 'wolf-03', kind: 'wolf', target: 'left', unsure: { target: 'neighbor', pace: 'unnamed' } }),
  animal({ id: 'wolf-04', kind: 'wolf', target: 'right', unsure: BY_TARGET }),
  animal({ id: 'wolf-05', kind: 'wolf', pace: '+1', unsure: { ...BY_PACE, ...UNLISTED } }),
  animal({ id: 'wolf-06', kind: 'wolf', pace: '-1', unsure: { ...BY_PACE, ...UNLISTED } }),
  animal({ id: 'hound-01', kind: 'hound' }),
  animal({ id: 'hound-02', kind: 'hound', pace: '1/2', unsure: { pace: 'wolves', target: 'unnamed', ...UNLISTED } }),
  animal({ id: 'hound-03', kind: 'hound', target: 'left', unsure: { ...AS_WOLVES, ...UNLISTED } }),
  animal({ id: 'hound-04', kind: 'hound', target: 'right', unsure: { ...AS_WOLVES, ...UNLISTED } }),
  metamorphic('metamorphic-01', '+1', { pace: 'picture', back: 'other-side', front: 'fronts' }),
  metamorphic('metamorphic-02', '+1', { pace: 'pair', back: 'pair', front: 'fronts' }),
  metamorphic('metamorphic-03', 'plain', { pace: 'number', back: 'other-side', front: 'fronts' }),
  metamorphic('metamorphic-04', 'plain', { pace: 'pair', back: 'pair', front: 'fronts' }),
];

/**
 * The text gives a wolf's side and a hound's, both with the same modifier. The sides at the start are our ruling
 * (R-META-START).
 */
function metamorphic<Id extends string>(id: Id, pace: Pace, unsure: Unsure) {
  const doubts: Unsure = { ...unsure, start: 'start' };
  return animal({ id, kind: 'wolf', pace, unsure: doubts, metamorphic: true, back: { kind: 'hound', movedBy: 'white', sheep: 1 } });
}

/** 16 black, 16 white, values 1 to 4, Black 3 the most common: the rest is reconstructed. The draft says only 32 cards of 8 kinds. */
export const NUMBER_DECK = {
  cards: { B1: 4, B2: 4, B3: 5, B4: 3, W1: 4, W2: 4, W3: 4, W4: 4 } as Readonly<Record<Card, number>>,
  provenance: 'reconstructed',
  unsure: { '2016': 'sums', '2015-draft': 'draft-sums' } satisfies Record<Edition, Doubt>,
} as const;

/** Meat & Bone: these replace as many of the same number without the symbol. Pinned. */
export const EXPANSION_CARDS: readonly Card[] = ['B1m', 'B1m', 'B2m', 'B3m', 'W1b', 'W2b', 'W3b'];

/**
 * R-START, by number of players: the counts by seat, and the extra for each seat with two or more wolf cards. Pinned.
 */
export const STARTING_SHEEP: Readonly<
  Record<
    2 | 3 | 4,
    {
      readonly flock: readonly [number, number, number, number];
      readonly more: Readonly<Record<Edition, number>>;
    }
  >
> = {
  4: { flock: [3, 3, 3, 3], more: { '2016': 1, '2015-draft': 1 } },
  3: { flock: [2, 4, 3, 3], more: { '2016': 1, '2015-draft': 0 } },
  2: { flock: [2, 3, 3, 3], more: { '2016': 1, '2015-draft': 0 } },
};
