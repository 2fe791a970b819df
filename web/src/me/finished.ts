import { LEVELS, type Level } from '@bellwether/bots/levels';
import type { Seat } from '@bellwether/kernel';
import { isGuest, levelOf, nameOf, type Sitter } from '../model/sitter.ts';
import type { Ended } from '../storage/ended.ts';
import type { KeptGame } from '../storage/games.ts';

/** A player's result. */
export const HOWS = ['won', 'shared', 'lost'] as const;
export type How = (typeof HOWS)[number];

/** A finished game from my point of view. */
export interface Finished {
  readonly kept: KeptGame;
  readonly ended: Ended;
  readonly seat: Seat;
  readonly how: How;
  /** My share of the win: 1, or less if others have won too. */
  readonly share: number;
  /** The share if all players were equal. */
  readonly fair: number;
  /** The strongest bot among the rivals; undefined if all of them are people. */
  readonly level: Level | undefined;
  readonly partner: Sitter | undefined;
}

/** The seat of the device's owner: the only person there, or of several the one with my name. */
export function mySeat(sitters: readonly Sitter[], myName: string): Seat | undefined {
  const people = sitters.flatMap((sitter, i) => (isGuest(sitter) ? [i + 1] : []));
  if (people.length === 1) return people[0];
  const wanted = myName.trim().toLowerCase();
  const mine = people.filter((seat) => wanted !== '' && nameOf(sitters[seat - 1] ?? '').toLowerCase() === wanted);
  return mine.length === 1 ? mine[0] : undefined;
}

/** Undefined for an unfinished game, one that is not mine, and one whose cards were known before. */
export function finishedOf(kept: KeptGame, myName: string): Finished | undefined {
  const { ended, sitters, again } = kept;
  const seat = mySeat(sitters, myName);
  if (ended === undefined || seat === undefined || again) return undefined;
  const { teams } = ended;
  const team = teams[seat - 1];
  const others = sitters.filter((_, i) => teams[i] !== team);
  const share = shareOf(ended, seat);
  return {
    kept,
    ended,
    seat,
    how: howOf(share),
    share,
    fair: 1 / new Set(teams).size,
    level: strongest(others),
    partner: sitters.find((_, i) => i !== seat - 1 && teams[i] === team),
  };
}

/** Share of the win, from 0 to 1: winning teams divide it. */
export function shareOf({ winners, teams }: Ended, seat: Seat): number {
  return winners.includes(seat) ? 1 / new Set(winners.map((one) => teams[one - 1])).size : 0;
}

export function howOf(share: number): How {
  return share === 1 ? 'won' : share > 0 ? 'shared' : 'lost';
}

export function strongest(sitters: readonly Sitter[]): Level | undefined {
  const levels = sitters.map((sitter) => levelOf(sitter));
  return LEVELS.findLast((level) => levels.includes(level));
}
