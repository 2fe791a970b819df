import type { Mirror } from '@bellwether/client';
import { FORMER_PLAYER, type SeatInfo, type TableInfo } from '@bellwether/wire';
import type { OnlineWords } from '../words/en/online.ts';

/** A name, cut to a maximum length. */
export function short(name: string, longest = 12): string {
  const letters = [...name];
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join('')}…`;
}

/** Names of the people at a table by seat. Empty for bots and for erased people, who are called by their farm. */
export function namesOf({ seats }: Pick<TableInfo, 'seats'>): string[] {
  return seats.map(({ name }) => (name === undefined || name === FORMER_PLAYER ? '' : short(name)));
}

/** A name for display: erased people have a phrase. */
export function told(name: string, { table }: OnlineWords): string {
  return name === FORMER_PLAYER ? table.erased : name;
}

export function isPerson({ kind }: SeatInfo): boolean {
  return kind === 'human' || kind === 'program';
}

/** Games won in the series, side by side. */
export function scoreOf({ score, seats }: TableInfo, sides: readonly (readonly SeatInfo[])[]): string {
  const counted = sides.length > 1 ? sides.flatMap(([first]) => first ?? []) : seats;
  return counted.map(({ seat }) => score[seat - 1] ?? 0).join(' : ');
}

/**
 * Milliseconds a seat has left at `now` (`performance.now()`), counted from when the clocks were received; undefined
 * without clocks.
 */
export function timeLeft({ info, clocksAt }: Pick<Mirror, 'info' | 'clocksAt'>, seat: number, now: number): number | undefined {
  const left = info.clocks?.left[seat - 1];
  const sitter = info.seats[seat - 1];
  if (left === undefined || sitter === undefined || !isPerson(sitter)) return undefined;
  const runs = info.toAct.includes(seat) && !sitter.covered && info.paused === undefined;
  return Math.max(0, runs ? left - Math.max(0, now - clocksAt) : left);
}

export function timeShort(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)}d ${two(Math.floor((seconds % 86_400) / 3_600))}h`;
  if (seconds >= 3_600) return `${Math.floor(seconds / 3_600)}:${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
