import { invariant } from '@bellwether/kernel';
import { forEachSeat, type SeatIndex } from './seats.ts';
import { answeringSeat, cardText, type DummyCard, type State } from './state.ts';
import type { Tell } from './vocabulary.ts';

/**
 * W-DUMMY: turns up the top of the number deck or, if that is empty, of the dummy deck. Returns where the card comes
 * from.
 */
export function turnUp(state: State, tell: Tell): 'deck' | 'dummy-deck' | 'nowhere' {
  const { turn, deck, drawIndex } = state;
  const drawn = deck[drawIndex];
  if (drawn === undefined && state.dummyDecks[turn].length === 0) return 'nowhere';
  if (drawn !== undefined) state.drawIndex++;
  state.turnedUp = drawn ?? takeFromDummyDeck(state, turn);
  const from = drawn === undefined ? 'dummy-deck' : 'deck';
  tell?.({ kind: 'turns-up', seat: turn + 1, card: cardText(state, state.turnedUp), from });
  return from;
}

/** The Exchange Call: the card turned up goes under the dummy deck, and its top card takes its place. */
export function exchange(state: State, tell: Tell): void {
  const { turn, turnedUp } = state;
  state.turnedUp = takeFromDummyDeck(state, turn, { type: turnedUp, seen: true });
  tell?.({
    kind: 'exchanges',
    seat: turn + 1,
    by: answeringSeat(state) + 1,
    under: cardText(state, turnedUp),
    card: cardText(state, state.turnedUp),
  });
}

/** The type of the top card, replaced by others under the deck. */
function takeFromDummyDeck(state: State, seat: SeatIndex, ...under: DummyCard[]): number {
  const [top, ...left] = state.dummyDecks[seat];
  invariant(top !== undefined, 'a dummy deck with a card');
  state.dummyDecks = forEachSeat((other) => (other === seat ? [...left, ...under] : state.dummyDecks[other]));
  return top.type;
}
