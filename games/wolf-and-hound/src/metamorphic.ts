import { at } from './at.ts';
import type { Kind } from './cards/animal.ts';
import { turnOver } from './movement.ts';
import { clockwise, SEAT_INDICES, type SeatIndex } from './seats.ts';
import { NOTHING, type State, type TableAnimal } from './state.ts';
import type { Tell } from './vocabulary.ts';

/**
 * R-META-PAIR, R-META-MORE: clockwise from the current seat, one metamorphic card turns over at every seat where two or
 * more of them stand and all show one color. Of equal cards the highest number turns. Stops at the first seat where the
 * player has to choose and returns the cards to choose from; empty if all is settled. `settled` seats are done.
 */
export function settleMetamorphic(state: State, settled: number, tell: Tell): readonly TableAnimal[] {
  if (!state.rules.mayClash) return NOTHING;
  for (let n = settled; n < SEAT_INDICES.length; n++) {
    const seat = clockwise(state.turn, n);
    if (!clashesAt(state, seat)) continue;
    const cards = metamorphicAt(state, seat);
    if (!areAlike(cards)) return cards;
    turnOver(at(cards, cards.length - 1), 'pair', tell);
  }
  return NOTHING;
}

/** How many seats are settled once a card of this seat has turned over. */
export function settledWith(state: State, seat: SeatIndex): number {
  return clockwise(seat, -state.turn) + 1;
}

/** The cards that the player has to choose from first. */
export function firstChoices(state: State): readonly TableAnimal[] {
  const seats = SEAT_INDICES.map((n) => clockwise(state.turn, n)).filter((seat) => clashesAt(state, seat));
  return seats.map((seat) => metamorphicAt(state, seat)).find((cards) => !areAlike(cards)) ?? NOTHING;
}

/** Whether two or more metamorphic cards stand at a seat and all show one color. */
function clashesAt(state: State, seat: SeatIndex): boolean {
  let kind: Kind | undefined;
  let count = 0;
  for (const { at, card, face } of state.animals) {
    if (at !== seat || !card.metamorphic) continue;
    if (count > 0 && face.kind !== kind) return false;
    kind = face.kind;
    count++;
  }
  return count > 1;
}

function metamorphicAt(state: State, seat: SeatIndex): TableAnimal[] {
  return state.animals.filter((animal) => animal.at === seat && animal.card.metamorphic);
}

function areAlike(cards: readonly TableAnimal[]): boolean {
  return new Set(cards.map(({ card }) => card.likeness)).size === 1;
}
