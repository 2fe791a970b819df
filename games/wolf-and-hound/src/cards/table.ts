/**
 * The data of the game in one place: plain animal cards, number decks, starting sheep; `sets.ts` has the recommended sets. Rows with
 * `provenance: 'reconstructed'` stand on no text we have: whoever owns the printed cards can correct them here and nowhere else.
 * Cards with a rule of their own are in files beside this one; all of their values are pinned by the text.
 */
import type { Card, Edition } from '../vocabulary.ts';
import { animal, type Pace, type Provenance } from './animal.ts';

export const PLAIN_2016 = [
  animal({ id: 'wolf-01', kind: 'wolf', provenance: 'pinned' }),
  animal({ id: 'wolf-02', kind: 'wolf', target: 'left', provenance: 'pinned' }),
  animal({
    id: 'wolf-03',
    kind: 'wolf',
    target: 'right',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-04',
    kind: 'wolf',
    target: 'across',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-05',
    kind: 'wolf',
    pace: '+1',
    provenance: 'reconstructed',
  }),
  animal({ id: 'wolf-06', kind: 'wolf', pace: '1/2', provenance: 'pinned' }),
  animal({
    id: 'wolf-07',
    kind: 'wolf',
    pace: '-1',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-08',
    kind: 'wolf',
    pace: '-1/2',
    provenance: 'reconstructed',
  }),
  animal({ id: 'hound-01', kind: 'hound', provenance: 'pinned' }),
  animal({
    id: 'hound-02',
    kind: 'hound',
    target: 'left',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'hound-03',
    kind: 'hound',
    target: 'right',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'hound-04',
    kind: 'hound',
    target: 'across',
    provenance: 'reconstructed',
  }),
  metamorphic('metamorphic-01', '+1', 'reconstructed'),
  metamorphic('metamorphic-02', '+1', 'reconstructed'),
  metamorphic('metamorphic-03', 'plain', 'pinned'),
  metamorphic('metamorphic-04', 'plain', 'reconstructed'),
  animal({ id: 'designer-01', name: 'Red Devil', kind: 'wolf', pace: 'x3', provenance: 'pinned' }),
  animal({
    id: 'designer-02-1',
    name: 'Black Blanket',
    kind: 'wolf',
    provenance: 'pinned',
    with: ['designer-02-2', 'designer-02-3'],
  }),
  animal({
    id: 'designer-02-2',
    name: 'White Blanket',
    kind: 'hound',
    provenance: 'pinned',
    with: ['designer-02-1', 'designer-02-3'],
  }),
];

export const PLAIN_2015_DRAFT = [
  animal({ id: 'wolf-01', kind: 'wolf', provenance: 'pinned' }),
  animal({ id: 'wolf-02', kind: 'wolf', pace: '1/2', provenance: 'pinned' }),
  animal({
    id: 'wolf-03',
    kind: 'wolf',
    target: 'left',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-04',
    kind: 'wolf',
    target: 'right',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-05',
    kind: 'wolf',
    pace: '+1',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'wolf-06',
    kind: 'wolf',
    pace: '-1',
    provenance: 'reconstructed',
  }),
  animal({ id: 'hound-01', kind: 'hound', provenance: 'pinned' }),
  animal({
    id: 'hound-02',
    kind: 'hound',
    pace: '1/2',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'hound-03',
    kind: 'hound',
    target: 'left',
    provenance: 'reconstructed',
  }),
  animal({
    id: 'hound-04',
    kind: 'hound',
    target: 'right',
    provenance: 'reconstructed',
  }),
  metamorphic('metamorphic-01', '+1', 'reconstructed'),
  metamorphic('metamorphic-02', '+1', 'reconstructed'),
  metamorphic('metamorphic-03', 'plain', 'pinned'),
  metamorphic('metamorphic-04', 'plain', 'reconstructed'),
];

/** Both sides are pinned by the text (front wolf, back hound); the provenance is the modifier's. */
function metamorphic<Id extends string>(id: Id, pace: Pace, provenance: Provenance) {
  return animal({
    id,
    kind: 'wolf',
    pace,
    provenance,
    metamorphic: true,
    back: { kind: 'hound', movedBy: 'white', sheep: 1 },
  });
}

/** 16 black, 16 white, values 1 to 4, Black 3 the most common: the rest is reconstructed. */
export const NUMBER_DECK: {
  readonly cards: Readonly<Record<Card, number>>;
  readonly provenance: Provenance;
} = {
  cards: { B1: 4, B2: 4, B3: 5, B4: 3, W1: 4, W2: 4, W3: 4, W4: 4 },
  provenance: 'reconstructed',
};

/** Meat & Bone: these come in, as many of the same number without the symbol go out. Pinned. */
export const EXPANSION_CARDS: readonly Card[] = ['B1m', 'B1m', 'B2m', 'B3m', 'W1b', 'W2b', 'W3b'];

/** R-START, by number of players: the counts by seat, and what each seat gets more with two or more wolf cards. Pinned. */
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
