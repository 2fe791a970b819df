import type { Seat } from '@bellwether/kernel';
import { clockwise, type SeatIndex, seatIndex } from './seats.ts';
import { isDummy, NOTHING, type State } from './state.ts';
import { type Config, type Outcome, type Reason, SEATS, TEAMS, type Tell } from './vocabulary.ts';

/** Seats 1 and 3 are team 0, seats 2 and 4 team 1. */
function teamAt(seat: SeatIndex): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** A seat without sheep loses for its team: the first one clockwise from the current seat (R-BOTH0). */
export function endWithoutSheep(state: State, tell: Tell): void {
  let loser = state.turn;
  while (state.sheep[loser] > 0) loser = clockwise(loser, 1);
  end(state, teamAt(clockwise(loser, 1)), 'no-sheep', tell);
}

/** No cards left: more sheep win. A tie goes to the team that the rules name (R-LASTLAP). */
export function endByCount(state: State, tell: Tell): void {
  const [a, b, c, d] = state.sheep;
  const lead = a + c - (b + d);
  end(state, lead > 0 ? 0 : lead < 0 ? 1 : state.rules.tieTeam, 'cards-out', tell);
}

function end(state: State, winner: 0 | 1, reason: Reason, tell: Tell): void {
  state.asks = 'nothing';
  state.choices = NOTHING;
  state.outcome = { winner: state.rules.teams[winner], reason, sheep: [...state.sheep] };
  tell?.({ kind: 'ends', ...state.outcome });
}

/** Whether a hand is empty; for a dummy, its deck once the number deck is empty too. False for a hand left open. */
export function isOutOfCards(state: State, seat: SeatIndex): boolean {
  if (isDummy(state, seat)) return state.drawIndex >= state.deck.length && state.dummyDecks[seat].length === 0;
  return state.hands[seat].length === 0 && !state.unknown[seat];
}

export function teamOf(_config: Config, seat: Seat): 0 | 1 {
  return teamAt(seatIndex(seat));
}

/** The seats of the winning players. A dummy wins nothing. */
export function winners(config: Config, { winner }: Outcome): readonly Seat[] {
  return SEATS.slice(0, config.players).filter((seat) => TEAMS[config.edition][teamOf(config, seat)] === winner);
}

/**
 * A side's points when others play the same deal, as in a duplicate match: the difference in sheep. At least one for
 * the winner, since a team can win with fewer sheep.
 */
export function pointsOf(config: Config, { winner, sheep }: Outcome, [seat = 1]: readonly Seat[]): number {
  const team = teamOf(config, seat);
  const lead = sheep.reduce((sum, n, i) => sum + (i % 2 === team ? n : -n), 0);
  return TEAMS[config.edition][team] === winner ? Math.max(1, lead) : Math.min(-1, lead);
}
