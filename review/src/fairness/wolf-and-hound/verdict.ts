import { type Estimate, estimateOf } from '../trial.ts';
import type { Change } from './changes.ts';
import type { Tally } from './play.ts';
import type { WolfTrial } from './trial.ts';

/** How far a set may favor a team before we call it uneven, as a share of wins. */
const LIMIT = 0.02;
/** A set that favors a team by less is about even; above `SETTLED`, more games may still change the verdict. */
const EVEN = 0.04;
const SETTLED = 0.03;
/** Standard errors that make a difference certain enough to name. */
const SURE = 2.6;

/** Blue's share of wins less one half. */
export function imbalanceOf(tally: Tally): Estimate {
  const { mean, error, n } = estimateOf(tally.blue);
  return { mean: mean - 0.5, error, n };
}

/** What the home-made cards changed: Blue's share with them less its share without. */
export function effectOf(trial: WolfTrial): Estimate {
  const one = trial.imbalance('with');
  const other = trial.imbalance('without');
  return { mean: one.mean - other.mean, error: Math.hypot(one.error, other.error), n: Math.min(one.n, other.n) };
}

/** The cards themselves make the set uneven, beyond doubt: it was less so without them. */
export function isUneven(trial: WolfTrial): boolean {
  const { mean, error } = trial.imbalance('with');
  const effect = effectOf(trial);
  const side = Math.sign(mean);
  return Math.abs(mean) - SURE * error > LIMIT && side * effect.mean - SURE * effect.error > LIMIT;
}

/** The cards certainly change little. */
export function isEven(trial: WolfTrial, limit = EVEN): boolean {
  const { mean, error } = trial.imbalance('with');
  const effect = effectOf(trial);
  const small = (value: Estimate) => Math.abs(value.mean) + SURE * value.error < limit;
  return small(effect) || small({ mean, error, n: effect.n });
}

/** Whether a change leaves the set about even, or at least as even as it was without the cards. */
export function isMended(trial: WolfTrial, { name }: Change): boolean {
  const { mean, n } = trial.imbalance(name);
  return n > 0 && Math.abs(mean) < Math.max(EVEN, Math.abs(trial.imbalance('without').mean));
}

/** What a change may leave of an imbalance to count as its cure. */
function cureLimit(trial: WolfTrial): number {
  return Math.min(EVEN, Math.abs(trial.imbalance('with').mean) / 2);
}

/**
 * Of these changes, the one at fault: of those that cure the set, the one that changes most. If none cures it, the one that leaves the
 * least, if that is a true improvement.
 */
export function mendedBy(trial: WolfTrial, changes: readonly Change[]): Change | undefined {
  const { mean: now } = trial.imbalance('with');
  const left = ({ name }: Change) => trial.imbalance(name).mean;
  const tried = changes.filter(({ name }) => trial.tally(name).blue.n > 0);
  const cures = tried.filter((change) => Math.abs(left(change)) < cureLimit(trial));
  if (cures.length > 0) return cures.sort((a, b) => Math.sign(now) * (left(a) - left(b)))[0];
  const best = tried.sort((a, b) => Math.abs(left(a)) - Math.abs(left(b)))[0];
  return best && Math.abs(left(best)) < 0.75 * Math.abs(now) ? best : undefined;
}

/** More games would hardly change the verdict or its cause. */
export function isSettled(trial: WolfTrial): boolean {
  if (!isUneven(trial)) return isEven(trial, SETTLED);
  const culprit = trial.culprit();
  return culprit !== undefined && isClear(trial, culprit, trial.suspects());
}

/** Whether this change certainly cures the set, and every other one certainly does not, or changes less. */
function isClear(trial: WolfTrial, best: Change, changes: readonly Change[]): boolean {
  const side = Math.sign(trial.imbalance('with').mean);
  const limit = cureLimit(trial);
  const { mean, error } = trial.imbalance(best.name);
  if (Math.abs(mean) + SURE * error > limit) return false;
  return changes.every(({ name }) => {
    if (name === best.name) return true;
    const other = trial.imbalance(name);
    const isNoCure = Math.abs(other.mean) - SURE * other.error > limit;
    return isNoCure || side * (other.mean - mean) > SURE * Math.hypot(error, other.error);
  });
}
