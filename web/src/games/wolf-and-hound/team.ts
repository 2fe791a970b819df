import type { Seat } from '@bellwether/kernel';
import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { isDummy } from './names.ts';
import type { Config, Team, View } from './vocabulary.ts';
import type { Bond } from './words/en.ts';

/** The team of a seat, and its sign: the second team's are pointed, so that colour is never the only one. */
export function teamAt(config: Config, seat: Seat): { readonly team: Team; readonly pointed: boolean } {
  const team = wolfAndHound.teamOf(config, seat);
  return { team: TEAMS[config.edition][team === 0 ? 0 : 1], pointed: team === 1 };
}

/** What a seat is to the viewer. Nobody sits with a dummy, and nobody is their own partner. */
export function bondOf({ config, viewer }: Pick<View, 'config' | 'viewer'>, seat: Seat): Bond {
  if (typeof viewer !== 'number' || seat === viewer || isDummy(config, seat)) return 'none';
  return wolfAndHound.teamOf(config, seat) === wolfAndHound.teamOf(config, viewer) ? 'partner' : 'rival';
}
