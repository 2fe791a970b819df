import type { Seat } from '@bellwether/kernel';
import { missionOf } from './missions.ts';
import { scoreLines, scoreOf } from './scoring.ts';
import type { State } from './state.ts';
import type { Config, Event, Outcome, Score } from './vocabulary.ts';

export function outcomeOf(state: State): Outcome | undefined {
  return state.stage === 'over' ? countOut(state) : undefined;
}

/** The final score, as if the game ended now. */
export function countOut(state: State): Outcome {
  const scores: Score[] = [];
  for (let player = 0; player < state.rules.players; player++) scores.push(scoreOf(state, player));
  return { winners: winnersOf(scores), scores };
}

/**
 * Most gold; then more gold from white sheep on one's own board, without the black one (R-BLACK-TIE); then shared
 * (S-TIES).
 */
export function winnersOf(scores: readonly Score[]): Seat[] {
  let winners: Seat[] = [];
  let best = { total: -1, sheep: -1 };
  for (const [i, score] of scores.entries()) {
    const lead = score.total - best.total || score.sheep - best.sheep;
    if (lead > 0) {
      best = score;
      winners = [i + 1];
    } else if (lead === 0) winners.push(i + 1);
  }
  return winners;
}

/** Reports the final score line by line. Missions are shown first. */
export function tellScores(state: State, tell: (event: Event) => void): void {
  const { players } = state.rules;
  for (let player = 0; player < players; player++) {
    const mission = missionOf(state, player);
    if (mission !== undefined) tell({ kind: 'reveals', seat: player + 1, mission });
  }
  for (let player = 0; player < players; player++) {
    for (const line of scoreLines(state, player)) tell({ kind: 'scores', seat: player + 1, line });
  }
  tell({ kind: 'ends', outcome: countOut(state) });
}

/** A side's points when others play the same deal, as in a duplicate match: its gold. */
export function pointsOf(_config: Config, { scores }: Outcome, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (scores[seat - 1]?.total ?? 0), 0);
}
