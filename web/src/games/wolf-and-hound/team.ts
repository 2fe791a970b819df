import type { Seat } from '@bellwether/kernel';
import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Config, Team } from './vocabulary.ts';

/** The team of a seat, and its sign: the second team's are pointed, so that colour is never the only one. */
export function teamAt(config: Config, seat: Seat): { readonly team: Team; readonly pointed: boolean } {
  const team = wolfAndHound.teamOf(config, seat);
  return { team: TEAMS[config.edition][team === 0 ? 0 : 1], pointed: team === 1 };
}
