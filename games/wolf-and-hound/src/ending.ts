import type { Seat } from '@bellwether/kernel';
import { counted, sheepAt } from './pastures.ts';
import { NONE, type Place, type State } from './state.ts';
import type { Tell } from './telling.ts';
import { type Config, type Outcome, SEATS, TEAMS } from './vocabulary.ts';

/** A seat without sheep loses for its team: the first one clockwise from the current seat (R-BOTH0). */
export function endWithoutSheep(state: State, tell: Tell): false {
  let place = state.turn;
  while (sheepAt(state.sheep, place) !== 0) place = (place + 1) & 3;
  return end(state, 1 - (place & 1), false, tell);
}

/** Cards out: more sheep win; a tie goes to the team the rules name (R-LASTLAP). */
export function endByCount(state: State, tell: Tell): false {
  const [a, b, c, d] = counted(state.sheep);
  const lead = a + c - (b + d);
  return end(state, lead > 0 ? 0 : lead < 0 ? 1 : state.rules.tieTeam, true, tell);
}

function end(state: State, winner: number, cardsOut: boolean, tell: Tell): false {
  state.asks = 'nothing';
  state.winner = winner;
  state.cardsOut = cardsOut;
  if (tell !== undefined) tell({ kind: 'ends', ...(outcomeOf(state) as Outcome) });
  return false;
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
    sheep: counted(state.sheep),
  };
}

/** Seats 1 and 3 are team 0, seats 2 and 4 are team 1. */
export function teamOf(_config: Config, seat: Seat): 0 | 1 {
  return seat % 2 === 1 ? 0 : 1;
}

/** The seats of the players who have won; a dummy wins nothing. */
export function winners(config: Config, { winner }: Outcome): readonly Seat[] {
  return SEATS.slice(0, config.players).filter((seat) => TEAMS[config.edition][teamOf(config, seat)] === winner);
}
