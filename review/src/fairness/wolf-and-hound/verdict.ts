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

/** Of these changes, the one that leaves the least imbalance, if that is a true improvement. */
export function mendedBy(trial: WolfTrial, changes: readonly Change[]): Change | undefined {
  const now = Math.abs(trial.imbalance('with').mean);
  const tried = changes.filter(({ name }) => trial.tally(name).blue.n > 0);
  const best = tried.sort((a, b) => Math.abs(trial.imbalance(a.name).mean) - Math.abs(trial.imbalance(b.name).mean))[0];
  if (best === undefined) return undefined;
  return Math.abs(trial.imbalance(best.name).mean) < 0.75 * now ? best : undefined;
}

/** More games would hardly change the verdict or its cause. */
export function isSettled(trial: WolfTrial): boolean {
  if (!isUneven(trial)) return isEven(trial, SETTLED);
  const culprit = trial.culprit();
  return culprit !== undefined && isClear(trial, culprit, trial.suspects());
}

/** Whether this change leaves certainly less imbalance than any other. */
function isClear(trial: WolfTrial, best: Change, changes: readonly Change[]): boolean {
  const { mean, error } = trial.imbalance(best.name);
  return changes.every(({ name }) => {
    if (name === best.name) return true;
    const other = trial.imbalance(name);
    return Math.abs(other.mean) - Math.abs(mean) > SURE * Math.hypot(error, other.error);
  });
}
