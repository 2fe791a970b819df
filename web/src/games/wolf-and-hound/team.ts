import type { Seat } from '@bellwether/kernel';
import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { isDummy } from './names.ts';
import type { Config, Team, View } from './vocabulary.ts';
import type { Bond } from './words/en.ts';

/** The team of a seat, and its sign: the second team's is pointed, since color is never the only sign. */
export function teamAt(config: Config, seat: Seat): { readonly team: Team; readonly pointed: boolean } {
  const team = wolfAndHound.teamOf(config, seat);
  return { team: TEAMS[config.edition][team === 0 ? 0 : 1], pointed: team === 1 };
}

/** A seat's relation to the viewer. A dummy is no one's partner, and nobody is their own. */
export function bondOf({ config, viewer }: Pick<View, 'config' | 'viewer'>, seat: Seat): Bond {
  if (typeof viewer !== 'number' || seat === viewer || isDummy(config, seat)) return 'none';
  return wolfAndHound.teamOf(config, seat) === wolfAndHound.teamOf(config, viewer) ? 'partner' : 'rival';
}
