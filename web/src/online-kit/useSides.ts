import { ParseError, readSetUp } from '@bellwether/kernel';
import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameOf } from '../deals/games.ts';
import { background } from '../ui/background.ts';

/** Seats by team, in table order; one row for all where there are no partners. */
export function useSides({ game, config, seats }: Pick<TableInfo, 'game' | 'config' | 'seats'>): readonly (readonly SeatInfo[])[] {
  const [teamOf, setTeamOf] = useState<(seat: number) => number>();
  const key = JSON.stringify(config);
  useEffect(() => {
    let gone = false;
    background(
      gameOf(game).then((engine) => {
        const set = engine && readSetUp(engine, config as [string, string][]);
        if (gone || engine === undefined || set === undefined || set instanceof ParseError) return;
        setTeamOf(() => (seat: number) => engine.teamOf(set, seat));
      }),
    );
    return () => {
      gone = true;
    };
  }, [game, key]);
  return useMemo(() => (teamOf ? sidesOf(seats, teamOf) : [seats]), [seats, teamOf]);
}

export function sidesOf(seats: readonly SeatInfo[], teamOf: (seat: number) => number): readonly (readonly SeatInfo[])[] {
  const sides = new Map<number, SeatInfo[]>();
  for (const seat of seats) sides.set(teamOf(seat.seat), [...(sides.get(teamOf(seat.seat)) ?? []), seat]);
  return sides.size === seats.length ? [seats] : [...sides.values()];
}
