import {
  type Animal,
  CATALOGUE,
  cardsOf,
  corrected,
  EDITIONS,
  faceOf,
  NUMBER_DECK,
  type Pace,
  startsOnBack,
  UNSURE_FIELDS,
  type UnsureField,
} from '@bellwether/wolf-and-hound';
import type { Difference, Unsure } from '../../../copy/told.ts';
import type { Language } from '../../../words/languages.ts';
import { preload } from '../../../words/useWords.ts';
import { cardName } from '../names.ts';
import { printedName } from '../printed-name.ts';
import type { Config, Side } from '../vocabulary.ts';
import { WOLF_COPY } from '../words/copy.ts';
import type { WolfWords } from '../words/en.ts';
import type { WolfCopyWords } from '../words/en-copy.ts';
import { TITLE, WOLF_WORDS } from '../words/table.ts';

/** Words of the game and of copies. */
export interface Words {
  readonly words: WolfWords;
  readonly copy: WolfCopyWords;
}

export const FACE_FIELDS = ['pace', 'target', 'sheep'] as const;
export type FaceField = (typeof FACE_FIELDS)[number];
/** Fields of a whole card. */
export const CARD_FIELDS = ['front', 'start', 'exists'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** A field's value in words; a modifier as printed. */
export function valueText({ copy }: Words, face: Pick<Animal, FaceField>, field: FaceField): string {
  switch (field) {
    case 'pace':
      return paceText(copy, face.pace);
    case 'target':
      return copy.targets[face.target];
    case 'sheep':
      return copy.effect(face.sheep);
  }
}

export function paceText(copy: WolfCopyWords, pace: Pace): string {
  return pace === 'plain' ? copy.none : (copy.paces[pace] ?? pace.replace('x', '×'));
}

/** What no rulebook gives about a card, except what this copy corrects. */
export function unsureOfCard(all: Words, config: Config, card: Animal): Unsure[] {
  const correction = config.copy?.animals?.[card.id];
  const isOurs = (field: UnsureField) => (field === 'back' ? correction?.back?.pace : correction?.[field]) === undefined;
  return UNSURE_FIELDS.flatMap((field): Unsure[] => {
    const doubt = card.unsure?.[field];
    if (doubt === undefined || !isOurs(field)) return [];
    return [
      {
        of: ofEdition(all, config),
        what: printedName(all.words, config, card.id),
        field: field === 'back' ? all.copy.onBack(all.copy.field.pace) : all.copy.field[field],
        value: unsureValue(all, config, card, field),
        why: all.copy.doubts[doubt],
      },
    ];
  });
}

function unsureValue(all: Words, config: Config, card: Animal, field: UnsureField): string {
  switch (field) {
    case 'pace':
    case 'target':
      return valueText(all, card, field);
    case 'back':
      return valueText(all, faceOf(card, 1), 'pace');
    case 'front':
      return cardValue(all, field, card.kind);
    case 'start':
      return cardValue(all, field, ruledStart(config, card));
    case 'exists':
      return cardValue(all, field, 'true');
  }
}

/**
 * R-META-START: depends on the other metamorphic cards of the set, or of the edition if this card is not in the set.
 */
function ruledStart({ animals, edition }: Config, { id }: Animal): Side {
  const names = animals.includes(id) ? animals : CATALOGUE[edition].map((one) => one.id);
  const cards = CATALOGUE[edition].filter((one) => names.includes(one.id));
  const card = cards.find((one) => one.id === id);
  return card && startsOnBack(card, cards) ? 'back' : 'front';
}

/** A value of a whole card in words: a kind, a side, whether it exists. */
export function cardValue({ copy }: Words, field: CardField, value: string): string {
  return copy.values[field][value] ?? value;
}

/** What no rulebook gives about the number deck. */
export function unsureNumbers(all: Words, config: Config): Unsure[] {
  if (config.numbers !== undefined || config.copy?.numbers !== undefined) return [];
  const counts = Object.entries(NUMBER_DECK.cards).map(([card, count]) => `${cardName(all.words, card)}\u00a0×\u00a0${count}`);
  return [
    {
      of: ofEdition(all, config),
      what: all.copy.numbers,
      field: all.copy.count,
      value: all.words.list(counts),
      why: all.copy.doubts[NUMBER_DECK.unsure[config.edition]],
    },
  ];
}

/** Everything in this game that no rulebook gives. */
export function unsureIn(all: Words, config: Config): Unsure[] {
  const cards = cardsOf(config).filter(({ id }) => config.animals.includes(id));
  return [...cards.flatMap((card) => unsureOfCard(all, config, card)), ...unsureNumbers(all, config)];
}

function ofEdition({ words }: Words, { edition }: Config): string {
  return words.list([TITLE, words.setup.editions[edition]]);
}

export async function unknown(language: Language): Promise<readonly Unsure[]> {
  const [words, copy] = await Promise.all([preload(WOLF_WORDS, language), preload(WOLF_COPY, language)]);
  return EDITIONS.flatMap((edition) =>
    unsureIn({ words, copy }, { edition, players: 4, animals: CATALOGUE[edition].map(({ id }) => id), expansion: false }),
  );
}

/** A value of this copy that differs from ours, as the engine stores it. */
export interface RawDifference {
  readonly card: string;
  readonly side: Side;
  readonly field: FaceField | CardField | 'count';
  readonly ours: string | number;
  readonly copy: string | number;
}

export function rawDifferences(config: Config): RawDifference[] {
  const mine = cardsOf(config);
  const animals = CATALOGUE[config.edition].flatMap((one): RawDifference[] => {
    const { front, start, exists } = config.copy?.animals?.[one.id] ?? {};
    const ofCard = (field: CardField, ours: string, copy: string | undefined): RawDifference[] =>
      copy === undefined || copy === ours ? [] : [{ card: one.id, side: 'front', field, ours, copy }];
    if (exists === false) return ofCard('exists', 'true', 'false');
    const card = corrected(one, front && { front });
    const other = mine.find(({ id }) => id === one.id) ?? card;
    const sides: readonly Side[] = card.back ? ['front', 'back'] : ['front'];
    const faces = sides.flatMap((side): RawDifference[] => {
      const [ours, theirs] = [card, other].map((one) => faceOf(one, side === 'back' ? 1 : 0));
      return FACE_FIELDS.flatMap((field) =>
        ours && theirs && ours[field] !== theirs[field] ? [{ card: card.id, side, field, ours: ours[field], copy: theirs[field] }] : [],
      );
    });
    return [...ofCard('front', one.kind, front), ...ofCard('start', ruledStart(config, one), start), ...faces];
  });
  const numbers = Object.entries(NUMBER_DECK.cards).flatMap(([card, ours]) => {
    const copy = config.copy?.numbers?.[card] ?? ours;
    return copy === ours ? [] : [{ card, side: 'front', field: 'count', ours, copy } as const];
  });
  return [...animals, ...numbers];
}

export function differencesOf(all: Words, config: Config): Difference[] {
  return rawDifferences(config).map(({ card, side, field, ours, copy }) => {
    if (field === 'count') return { what: cardName(all.words, card), field: all.copy.count, ours: String(ours), copy: String(copy) };
    const named = all.copy.field[field];
    const text = (value: string | number) =>
      field === 'front' || field === 'start' || field === 'exists'
        ? cardValue(all, field, String(value))
        : valueText(all, { pace: 'plain', target: 'self', sheep: 0, [field]: value }, field);
    return {
      what: printedName(all.words, config, card),
      field: side === 'back' ? all.copy.onBack(named) : named,
      ours: text(ours),
      copy: text(copy),
    };
  });
}
