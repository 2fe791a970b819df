import type { Config, Edition } from '../vocabulary.ts';
import { type Animal, type AnimalRow, animal, faceOf } from './animal.ts';
import type { Correction } from './copy.ts';
import designer023 from './designer-02-3.ts';
import extra01 from './extra-01.ts';
import extra02 from './extra-02.ts';
import house01 from './house-01.ts';
import sheep01 from './sheep-01.ts';
import sheep02 from './sheep-02.ts';
import { PLAIN_2015_DRAFT, PLAIN_2016 } from './table.ts';

const FAMILIES = ['wolf', 'hound', 'sheep', 'tornado', 'metamorphic', 'extra', 'designer'];

const tornado01 = animal({ ...sheep01, id: 'tornado-01', provenance: 'picture', unsure: { pace: 'picture' } });
const tornado02 = animal({ ...sheep02, id: 'tornado-02', provenance: 'picture', unsure: { pace: 'picture' } });

const CARDS = {
  '2016': [...PLAIN_2016, sheep01, sheep02, extra01, extra02, designer023],
  '2015-draft': [...PLAIN_2015_DRAFT, tornado01, tornado02],
  /** Invented by us, playable with both editions. */
  house: [house01],
};

/**
 * The id of every published card and of ours. Words and pictures are typed by it: a card without one does not compile.
 */
export type AnimalId = (typeof CARDS)[keyof typeof CARDS][number]['id'];

/** Every card of an edition in the order of the table, which is also the order in which they act. */
export const CATALOGUE: Readonly<Record<Edition, readonly Animal[]>> = {
  '2016': inOrder(CARDS['2016']),
  '2015-draft': inOrder(CARDS['2015-draft']),
};

export const HOUSE: readonly Animal[] = CARDS.house;

function inOrder(cards: readonly Animal[]): readonly Animal[] {
  const rank = (card: Animal) => FAMILIES.indexOf(card.id.split('-')[0] as string);
  return [...cards].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

/**
 * All cards that a config may name: the edition's, with this copy's corrections; ours; and the config's custom cards.
 */
export function cardsOf({ edition, copy, cards = [] }: Config): readonly Animal[] {
  const printed = copy?.animals
    ? CATALOGUE[edition].filter(({ id }) => copy.animals?.[id]?.exists !== false).map((card) => corrected(card, copy.animals?.[card.id]))
    : CATALOGUE[edition];
  return [...printed, ...HOUSE, ...cards.map(withRule)];
}

/** H-COPY: the same card with the values of this copy. */
export function corrected(card: Animal, correction: Correction | undefined): Animal {
  if (correction === undefined) return card;
  const { back, front, exists: _, ...values } = correction;
  const sides = front === undefined || front === card.kind ? card : sidesSwapped(card);
  return { ...sides, ...values, ...(sides.back && { back: { ...sides.back, ...back } }) };
}

/** The same card with the wolf's side as its back, or vice versa. Pace and target stay with front and back. */
function sidesSwapped(card: Animal): Animal {
  const { kind, movedBy, sheep } = card;
  const back = faceOf(card, 1);
  return { ...card, kind: back.kind, movedBy: back.movedBy, sheep: back.sheep, back: { ...card.back, kind, movedBy, sheep } };
}

/** A custom row may name the rule of a published card or of ours. */
function withRule(row: AnimalRow): Animal {
  const own = row.rule === undefined ? undefined : ruleModel(row.rule)?.own;
  return own === undefined ? row : { ...row, own };
}

export function ruleModel(id: string): Animal | undefined {
  return [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].find((card) => card.id === id);
}

/** The ids a custom card may name as its `rule`. */
export function ruleIds(): string[] {
  const all = [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE];
  return [...new Set(all.filter((card) => card.own).map((card) => card.id))];
}
