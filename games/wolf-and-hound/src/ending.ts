import type { Tell } from './movement.ts';
import { NONE, type Place, type State } from './state.ts';
import type { Outcome } from './vocabulary.ts';

/** The end check of a turn: a seat without sheep loses for its team, the first one clockwise from the current seat (R-BOTH0). */
export function endsWithoutSheep(state: State, tell: Tell): boolean {
  const { sheep, turn } = state;
  for (let n = 0; n < 4; n++) {
    const place = (turn + n) & 3;
    if (sheep[place] === 0) {
      end(state, 1 - (place & 1), false, tell);
      return true;
    }
  }
  return false;
}

/** Cards out: more sheep win; a tie goes to the team the rules name (R-LASTLAP). */
export function endByCount(state: State, tell: Tell): void {
  const [a, b, c, d] = state.sheep as [number, number, number, number];
  const lead = a + c - (b + d);
  end(state, lead > 0 ? 0 : lead < 0 ? 1 : state.rules.tieTeam, true, tell);
}

function end(state: State, winner: number, cardsOut: boolean, tell: Tell): void {
  state.asks = 'nothing';
  state.winner = winner;
  state.cardsOut = cardsOut;
  const outcome = outcomeOf(state);
  if (tell && outcome) tell({ kind: 'ends', ...outcome });
}

/** A hand is empty; a dummy's counts as its hand only once the number deck is empty too. Unknown hands never are. */
export function isOutOfCards(state: State, place: Place): boolean {
  const bit = 1 << place;
  if ((state.rules.dummies & bit) !== 0)
    return state.next >= state.deck.length && (state.dummyDecks[place] as readonly number[]).length === 0;
  return state.held[place] === 0 && (state.unknown & bit) === 0;
}

export function outcomeOf(state: State): Outcome | undefined {
  if (state.winner === NONE) return undefined;
  return {
    winner: state.rules.teams[state.winner as 0 | 1],
    reason: state.cardsOut ? 'cards-out' : 'no-sheep',
    sheep: state.sheep.slice(),
  };
}
