import { at } from './at.ts';
import { turnOver } from './movement.ts';
import { clockwise, SEAT_INDICES, type SeatIndex } from './seats.ts';
import { NOTHING, type State, type TableAnimal } from './state.ts';
import type { Tell } from './vocabulary.ts';

/**
 * R-META-PAIR, R-META-MORE: clockwise from the seat in turn, one metamorphic card turns over at every seat where two or more of them
 * stand and all show one colour. Of cards that are alike the highest number turns. Stops at the first seat where the player has to
 * choose and gives the cards to choose from; none if all is settled. `settled` seats have had their turn.
 */
export function settleMetamorphic(state: State, settled: number, tell: Tell): readonly TableAnimal[] {
  if (!state.rules.mayClash) return NOTHING;
  for (let n = settled; n < 4; n++) {
    const cards = oneColourAt(state, clockwise(state.turn, n));
    if (cards.length < 2) continue;
    if (!areAlike(cards)) return cards;
    turnOver(at(cards, cards.length - 1), 'pair', tell);
  }
  return NOTHING;
}

/** The cards that the player has to choose from first. */
export function nextChoices(state: State): readonly TableAnimal[] {
  const here = SEAT_INDICES.map((n) => oneColourAt(state, clockwise(state.turn, n)));
  return here.find((cards) => cards.length > 1 && !areAlike(cards)) ?? [];
}

/** How many seats are settled once a card of this seat has turned over. */
export function settledWith(state: State, seat: SeatIndex): number {
  return clockwise(seat, -state.turn) + 1;
}

/** The metamorphic cards at a seat if all of them show one colour. */
function oneColourAt(state: State, seat: SeatIndex): readonly TableAnimal[] {
  const here = state.animals.filter((animal) => animal.at === seat && animal.card.metamorphic);
  return new Set(here.map((animal) => animal.face.kind)).size === 1 ? here : [];
}

function areAlike(cards: readonly TableAnimal[]): boolean {
  return new Set(cards.map(({ card }) => card.likeness)).size === 1;
}
