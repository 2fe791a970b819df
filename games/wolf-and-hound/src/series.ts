import type { Outcome, Team } from './vocabulary.ts';

/** Best of five, teams kept: the first to win three games. */
export const SERIES_WINS = 3;

export interface SeriesScore {
  /** Games won, by team; a team without wins is left out. */
  readonly wins: Readonly<Partial<Record<Team, number>>>;
  /** Left out until the series is decided. */
  readonly winner?: Team;
}

/** The score of a series after these games; games after its end do not count. */
export function seriesScore(outcomes: readonly Pick<Outcome, 'winner'>[]): SeriesScore {
  const wins: Partial<Record<Team, number>> = {};
  for (const { winner } of outcomes) {
    const won = (wins[winner] ?? 0) + 1;
    wins[winner] = won;
    if (won === SERIES_WINS) return { wins, winner };
  }
  return { wins };
}
