import { type Animal, CATALOGUE, corrected, faceOf, NUMBER_DECK } from '@bellwether/wolf-and-hound';
import type { Copy, Correction, Edition, Side } from '../vocabulary.ts';
import { FACE_FIELDS, type FaceField } from './told.ts';

type CorrectedFace = Partial<Pick<Animal, FaceField>>;

/** The cards of an edition with fields to correct. */
export function correctable(edition: Edition): readonly Animal[] {
  return CATALOGUE[edition].filter(({ unsure }) => unsure !== undefined);
}

/** A copy with another value on one side of a card. Values equal to ours are dropped. */
export function withFace(edition: Edition, copy: Copy, id: string, side: Side, value: Omit<Correction, 'back'>): Copy {
  const old = copy.animals?.[id] ?? {};
  const next = side === 'back' ? { ...old, back: { ...old.back, ...value } } : { ...old, ...value };
  return tidy(edition, { ...copy, animals: { ...copy.animals, [id]: next } });
}

export function withCount(edition: Edition, copy: Copy, card: string, count: number): Copy {
  return tidy(edition, { ...copy, numbers: { ...copy.numbers, [card]: Number.isNaN(count) ? 0 : count } });
}

/** Drops values equal to ours. */
export function tidy(edition: Edition, { animals = {}, numbers = {} }: Copy): Copy {
  const differing = CATALOGUE[edition].flatMap((card) => {
    const left = tidyCorrection(card, animals[card.id]);
    return left === undefined ? [] : [[card.id, left] as const];
  });
  // Cards unknown to this edition stay, so that the engine can refuse them.
  const strange = Object.entries(animals).filter(([id]) => !CATALOGUE[edition].some((card) => card.id === id));
  const counts = Object.entries(numbers).filter(([card, count]) => count !== NUMBER_DECK.cards[card]);
  return {
    ...(differing.length + strange.length > 0 && { animals: Object.fromEntries([...differing, ...strange]) }),
    ...(counts.length > 0 && { numbers: Object.fromEntries(counts) }),
  };
}

function tidyCorrection(card: Animal, correction: Correction | undefined): Correction | undefined {
  if (correction === undefined) return undefined;
  const { front, start, exists } = correction;
  const sides = front && front !== card.kind ? { front } : {};
  const values = unlike(correction, faceOf(corrected(card, sides), 0));
  const back = unlike(correction.back ?? {}, faceOf(corrected(card, { ...sides, ...values }), 1));
  const left: Correction = {
    ...values,
    ...(Object.keys(back).length > 0 && { back }),
    ...sides,
    ...(start && { start }),
    ...(exists === false && { exists }),
  };
  return Object.keys(left).length > 0 ? left : undefined;
}

function unlike(face: CorrectedFace, ours: Pick<Animal, FaceField>): CorrectedFace {
  return Object.fromEntries(
    FACE_FIELDS.filter((field) => face[field] !== undefined && face[field] !== ours[field]).map((field) => [field, face[field]]),
  );
}
