import type { Analyst, SecondLook } from '@bellwether/bots';
import type { GameTypes, Random } from '@bellwether/kernel';
import type { Effort } from './kit.ts';
import type { Again, Decision } from './review.ts';
import { Samples, sureAbove0 } from './statistics.ts';

/**
 * Certainty that the second look needs to confirm a label. Of the labels that the first look is sure of, four in five are true, and one
 * false label in twenty passes the second look. Together that gives the certainty that labels promise.
 */
const AGREES = 0.95;
/** Certainty at which sampling stops early. It is stricter than the final one, since the samples are tested repeatedly. */
const SETTLED = 0.999;
const HOPELESS = 0.2;
/** Samples between two tests. */
const LOOK = 8;
/** With fewer whole games, their standard error is unreliable. */
const LEAST_GAMES = 16;

/**
 * Evaluates a decision again before it gets a label for losing `first`, and stops at the first look that disagrees. Undefined if the first
 * look is final.
 */
export function weighAgain<T extends GameTypes>(
  analyst: Analyst<T>,
  view: T['View'],
  player: number,
  [played, better]: readonly [T['Move'], T['Move']],
  first: number,
  { again: samples, games = 0 }: Pick<Effort, 'again' | 'games'>,
  random: Random,
): Again | undefined {
  const draw = (look: SecondLook<T>, count: number, more: Samples) => {
    const [one, other] = look.weigh(view, played, better, count, random);
    for (const [n, shares] of other.samples.entries()) more.add((shares[player] as number) - (one.samples[n]?.[player] as number));
  };
  let found: Again | undefined;
  for (const look of analyst.secondLooks ?? []) {
    if (samples === 0 || !isConfirmed(found)) break;
    const more = new Samples();
    while (more.count < samples && !isSettled(more)) draw(look, Math.min(LOOK, samples - more.count), more);
    const { mean: given, error } = more;
    const least = found === undefined || given < found.given ? { given, error } : found;
    found = { ...least, sure: Math.min(sureOf(more), found?.sure ?? 1) };
  }
  const wholeGames = games > 0 && isConfirmed(found) && analyst.wholeGames?.(view);
  if (found === undefined || !wholeGames) return found;
  const more = new Samples();
  const told = Math.min(first, found.given);
  while (more.count < games && !isBorneOut(told, more)) draw(wholeGames, Math.min(LOOK, games - more.count), more);
  return heldTo(found, more);
}

function isBorneOut(told: number, { mean, error, count }: Samples): boolean {
  return count >= LEAST_GAMES && mean - error >= told;
}

/** Limits a loss to what whole games support, within their error; 0 if they show none. */
function heldTo(found: Again, { mean, error }: Samples): Again {
  const most = Math.max(0, mean + error);
  return most < found.given ? { given: most, error, sure: most === 0 ? 0 : found.sure } : found;
}

function isSettled(more: Samples): boolean {
  const sure = sureOf(more);
  return more.count > 0 && (sure >= SETTLED || sure < HOPELESS);
}

function sureOf({ mean, error, count }: Samples): number {
  return sureAbove0(mean, error, count);
}

/** Whether the second look, if there was one, confirms the first. */
export function isConfirmed(again: Again | undefined): boolean {
  return again === undefined || again.sure >= AGREES;
}

/** The loss shown to players: the smallest that was found. */
export function toldOf({ again, ...first }: Pick<Decision, 'given' | 'error' | 'again'>): Pick<Again, 'given' | 'error'> {
  return again !== undefined && again.given < first.given ? again : first;
}
