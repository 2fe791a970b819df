import type { Seat } from '@bellwether/kernel';

/** A seat index inside the engine, from 0. Outside, seats are numbered from 1. */
export type SeatIndex = 0 | 1 | 2 | 3;

/** One thing for each seat. */
export type BySeat<T> = [T, T, T, T];

export const SEAT_INDICES = [0, 1, 2, 3] as const;

export function seatIndex(seat: Seat): SeatIndex {
  return (seat - 1) as SeatIndex;
}

/** The seat this many seats clockwise; counter-clockwise if negative. */
export function clockwise(from: SeatIndex, seats: number): SeatIndex {
  // `& 3` is the remainder modulo 4, also for negative numbers.
  return ((from + seats) & 3) as SeatIndex;
}

export function forEachSeat<T>(make: (seat: SeatIndex) => T): BySeat<T> {
  return [make(0), make(1), make(2), make(3)];
}
