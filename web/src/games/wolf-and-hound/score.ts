import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Config, Outcome } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

/** The sheep of the own team and of the other: “3 : 5”. */
export function score(_: WolfWords, config: Config, { sheep }: Outcome, seat: number): string {
  const own = wolfAndHound.teamOf(config, seat);
  const sums = TEAMS[config.edition].map((__, team) =>
    sheep.reduce((sum, n, i) => (wolfAndHound.teamOf(config, i + 1) === team ? sum + n : sum), 0),
  );
  return `${sums[own] ?? 0} : ${sums[1 - own] ?? 0}`;
}
