import { commitment, hasPartners, hex, type Mix, type Seat, seatingFromSeed, unhex } from '@bellwether/kernel';
import type { Decision } from './command.ts';
import type { Entry } from './entry.ts';
import { peopleAt, type TableState, VOTE_MS } from './table-state.ts';

/** A new deal, with seats derived from its seed. */
export function rematch(state: TableState, seat: Seat, mix: Mix | undefined, seed: Uint8Array): Extract<Entry, { kind: 'rematch' }> {
  const fixed = { seed: hex(seed), commitment: commitment(state.served.game, state.config, seed) };
  return { kind: 'rematch', seat, ...fixed, ...mixedBy(state, mix, fixed.seed) };
}

/** When the vote for the next game ends: immediately if everyone has answered. */
export function nextGameAt(state: TableState): number {
  const { vote } = state;
  if (vote === undefined || state.status !== 'over') return Number.POSITIVE_INFINITY;
  return peopleAt(state).every((seat) => vote.answers.has(seat)) ? vote.since : vote.since + VOTE_MS;
}

/** The next game, if enough players want it and everyone answered or time is up. Bots replace the others. */
export function nextGame(state: TableState, now: number, seed: () => Uint8Array): Decision | undefined {
  const { vote } = state;
  if (vote === undefined || nextGameAt(state) > now) return undefined;
  const absent = peopleAt(state).filter((seat) => !vote.answers.has(seat));
  const left = [...vote.answers].flatMap(([seat, ready]) => (ready ? [] : [seat]));
  const entry = rematch(state, vote.seat, vote.mix, seed());
  return { entry: { ...entry, ...(absent.length > 0 && { absent }), ...(left.length > 0 && { left }) } };
}

/** Teams stay together until their series is won. */
export function keepsTeams({ settings, seriesWinners, served: { game }, config }: TableState): boolean {
  return settings.series > 1 && seriesWinners.length === 0 && hasPartners(game, config);
}

/** Mixed seats follow from the committed seed: neither host nor server can choose them. */
export function mixedBy(
  { served: { game }, config }: TableState,
  mix: Mix | undefined,
  seed: string | undefined,
): Pick<Extract<Entry, { kind: 'start' }>, 'mixed'> {
  const bytes = unhex(seed ?? '');
  return mix === undefined || bytes === undefined ? {} : { mixed: seatingFromSeed(game, config, mix, bytes) };
}
