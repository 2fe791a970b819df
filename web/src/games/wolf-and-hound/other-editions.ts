import { CATALOGUE, EDITIONS } from '@bellwether/wolf-and-hound';
import type { Animal, Edition } from './vocabulary.ts';

/** The same card in other editions, where it does something else. */
export function othersOf(card: Animal, edition: Edition): readonly (readonly [Edition, Animal])[] {
  const looks = ({ kind, movedBy, pace, target, sheep, back }: Animal) => JSON.stringify([kind, movedBy, pace, target, sheep, back]);
  return EDITIONS.flatMap((one) => {
    const other = CATALOGUE[one].find(({ id }) => id === card.id);
    return one === edition || other === undefined || looks(other) === looks(card) ? [] : [[one, other] as const];
  });
}
