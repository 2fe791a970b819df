import { duplicateTeam } from '@bellwether/kernel';
import type { MatchDeal, MatchInfo, MatchPlace } from '@bellwether/wire';
import type { Match, Round } from '../notes/shapes.ts';
import type { Entrant } from './entrants.ts';
import { gameOf, ROOMS, sumOf } from './match.ts';

/** Everything about a match that leaves the server is built here, field by field. */
export function infoOf(
  id: string,
  match: Match,
  entrants: readonly Entrant[],
  person: string,
  may: Pick<MatchInfo, 'host' | 'mayDeal'>,
): MatchInfo {
  const { game, config, form, deals, settings, rounds } = match;
  return {
    match: id,
    game,
    config: JSON.parse(config) as string[][],
    form,
    deals,
    clock: settings.clock,
    botLevel: settings.botLevel,
    places: placesIn(match, entrants, person),
    dealt: rounds.map((round) =>
      dealInfoOf(
        round,
        entrants.filter((one) => one.person === person).map(({ room }) => room),
      ),
    ),
    points: sumOf(rounds.flatMap(({ points = [] }) => points)),
    ...may,
  };
}

function placesIn(match: Match, entrants: readonly Entrant[], person: string): MatchPlace[] {
  const { seats } = gameOf(match);
  return ROOMS.flatMap((room) =>
    seats.flatMap((seat) => {
      const team = duplicateTeam(match.form, room, seat);
      if (team === undefined) return [];
      const taken = entrants.find((one) => one.room === room && one.seat === seat);
      const who = taken && { name: taken.name, ...(taken.person === person && person !== '' && { me: true as const }) };
      return { room, seat, team, ...who };
    }),
  );
}

/** Before both rooms have ended a deal, neither the other table's id nor any result is sent. */
function dealInfoOf({ tables, over, points }: Round, mine: readonly number[]): MatchDeal {
  return {
    tables: tables.map((table, i) => ({
      room: i + 1,
      ...((over || mine.includes(i + 1)) && { table }),
      ...(over && points?.[i] && { points: [...points[i]] }),
    })),
    ...(over && { over }),
    ...(over && points && { points: sumOf(points) }),
  };
}
