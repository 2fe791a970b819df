import type { Doubt, Mission, TownName } from '../vocabulary.ts';

/**
 * All data of Sheep & Thief, to read, to question and to change. `unsure` names the fields that no rulebook gives, with
 * the reasons in RULES.md (`DOUBTS`). A rulebook gives all other fields.
 */
export const DECK: Row<'cards' | 'count'> & { readonly cards: readonly string[] } = {
  unsure: { cards: 'deck', count: 'count' },
  cards: [
    'road:EW sheep:1',
    'road:EW dogs:1',
    'road:EW foxes:1',
    'road:EW sheep:1 foxes:1',
    'road:EW sheep:1 dogs:1',
    'road:NS sheep:1',
    'road:NS dogs:1',
    'road:NS foxes:1',
    'road:NS sheep:1 foxes:1',
    'road:NS sheep:1 dogs:1',
    'road:SW sheep:1',
    'road:SW dogs:1',
    'road:SW foxes:1',
    'road:SW barn',
    'road:NE sheep:1',
    'road:NE dogs:1',
    'road:NE foxes:1',
    'road:NE barn',
    'road:ES sheep:2',
    'road:NW sheep:2',
    'road:ESW',
    'road:ESW dogs:1',
    'road:NES',
    'road:NES dogs:1',
    'road:NEW',
    'road:NEW foxes:1',
    'road:NSW',
    'road:NSW foxes:1',
    'road:NESW',
    'road:NESW dogs:1',
    'road:N sheep:1 barn',
    'road:W sheep:1 barn',
    'river:EW sheep:2',
    'river:EW sheep:1 foxes:1',
    'river:NS sheep:2',
    'river:NS sheep:1 foxes:1',
    'river:NE sheep:1 dogs:1',
    'river:SW sheep:1 dogs:1',
    'river:NW dogs:2',
    'river:ES foxes:2',
    'river:N sheep:1 barn',
    'river:W sheep:1 barn',
    'river:E sheep:1',
    'river:S sheep:1',
    'road:NS river:EW sheep:1',
    'road:NS river:EW dogs:1',
    'road:EW river:NS sheep:1',
    'road:EW river:NS dogs:1',
    'road:SW river:NE sheep:1',
    'road:NE river:SW sheep:1',
    'road:NW river:ES sheep:1',
    'road:ES river:NW foxes:1',
    'sheep:3',
    'sheep:2 barn',
    'sheep:1 dogs:2',
    'sheep:1 foxes:2',
  ],
};

/** R-YARD-DRY: it shows no river. */
export const FARMYARD = {
  unsure: { roads: 'farmyard', barn: 'barn', river: 'dry' },
  cell: '1,1',
  shows: 'road:ES barn',
  white: 1,
} as const;

export const FOX_START = { unsure: { cell: 'fox' }, cell: '3,3' } as const;

export const SUPPLY = { unsure: { white: 'supply' }, white: 50 } as const;

interface Row<Field extends string> {
  readonly unsure: Readonly<Record<Field, Doubt>>;
}

export interface Town extends Row<'edges'> {
  readonly cell: string;
  /** A road reaches the town through any of these edges of the cell. */
  readonly edges: string;
  readonly gold: number;
}

const UNSURE = { unsure: { edges: 'towns' } } as const;

export const TOWNS: Readonly<Record<TownName, Town>> = {
  baabourne: { ...UNSURE, cell: '1,4', edges: 'NE', gold: 5 },
  woolington: { ...UNSURE, cell: '4,1', edges: 'SW', gold: 5 },
  sheepville: { ...UNSURE, cell: '4,4', edges: 'ES', gold: 10 },
};

/** Gold by the number of cards of one river, then `more` for each further card; 2014: for each connected card. */
export const RIVER_GOLD = { unsure: { each2014: 'rivers2014' }, byLength: [0, 1, 3, 5, 8, 11, 15], more: 5, each2014: 2 } as const;

export interface MissionRow {
  readonly sole: number;
  readonly shared: number;
}

export const MISSION_GOLD: Readonly<Record<Mission, MissionRow>> = {
  'longest-river': { sole: 3, shared: 1 },
  'longest-road': { sole: 5, shared: 2 },
  'most-barns': { sole: 3, shared: 1 },
  'bottom-rows': { sole: 5, shared: 2 },
  'right-columns': { sole: 5, shared: 2 },
  'most-foxes': { sole: 5, shared: 2 },
  'most-dogs': { sole: 5, shared: 2 },
  'most-sheep-cards': { sole: 5, shared: 2 },
  /** Not compared with others: the fox is there or not. */
  'fox-at-town': { sole: 3, shared: 3 },
};

/** By cell, row by row from the top. */
export const BLACK_SHEEP_GOLD = {
  byCell: [0, 1, 3, 5, 1, 3, 5, 7, 3, 5, 7, 10, 5, 7, 10, 15],
} as const;
