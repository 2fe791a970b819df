import { FastRandom } from '@bellwether/kernel';
import { type Batch, type Tally, type Verdict, WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import type { Config } from '@bellwether/wolf-and-hound';
import type { AnyTrial } from '../fairness/kit.ts';
import { type FairnessTask, runTrial, type TrialCrew } from '../fairness/run.ts';
import { type Edit, randomEdit } from './plants.ts';

/** The minimum imbalance, in shares, of a planted one, and the maximum of an edit that counts as having no effect. */
const PLANTED = 0.03;
const NO_EFFECT = 0.01;
/** The maximum imbalance of a set before the edit. */
const EVEN = 0.025;
/** Pairs of games in the first screening, which rejects most edits. */
const FIRST_LOOK = 400;
const BATCH = 250;
/** Reports use other deals than those by which the edits were selected. */
const REPORT_SEED = 1_000_003;

export interface Planted extends Edit {
  /** Blue's share of wins minus one half: after the edit, before it, and without any home-made card. */
  readonly after50: number;
  readonly before50: number;
  readonly printed50: number;
}

export interface Sets {
  readonly imbalances: readonly Planted[];
  readonly noEffects: readonly Planted[];
}

interface Share {
  readonly mean: number;
  readonly error: number;
}

/** Draws random edits until there are enough of both kinds, measured with this many games each. */
export async function drawEdits(
  count: number,
  games: number,
  seed: number,
  crew: TrialCrew,
  found: (edit: Planted) => void,
): Promise<Sets> {
  const random = new FastRandom(seed);
  const imbalances: Planted[] = [];
  const noEffects: Planted[] = [];
  while (imbalances.length < count || noEffects.length < count) {
    const edit = randomEdit(random);
    // Most random sets are unbalanced before any edit; reject them first.
    if (!isEven(await shareOf(edit.before, FIRST_LOOK, seed, crew), 3)) continue;
    const rough = await measured(edit, FIRST_LOOK, seed, crew);
    const wanted = kindOf(rough, 3);
    if (wanted === undefined || (wanted === 'imbalance' ? imbalances : noEffects).length >= count) continue;
    const exact = await measured(edit, games / 2, seed, crew);
    if (kindOf(exact, 0) !== wanted) continue;
    const planted = { ...edit, after50: exact.after.mean, before50: exact.before.mean, printed50: exact.printed.mean };
    (wanted === 'imbalance' ? imbalances : noEffects).push(planted);
    found(planted);
  }
  return { imbalances, noEffects };
}

interface Measured {
  readonly after: Share;
  readonly before: Share;
  readonly printed: Share;
}

/** `doubt`: tolerance for a rough measurement, in standard errors. */
function kindOf({ after, before, printed }: Measured, doubt: number): 'imbalance' | 'no-effect' | undefined {
  const slack = doubt * Math.hypot(after.error, before.error);
  const side = Math.sign(after.mean);
  if (!isEven(before, doubt) || !isEven(printed, doubt)) return undefined;
  const changed = side * (after.mean - before.mean);
  const least = Math.min(side * after.mean, changed, side * (after.mean - printed.mean));
  if (least >= PLANTED - slack && (doubt === 0 || changed > NO_EFFECT + slack)) return 'imbalance';
  return Math.abs(after.mean - before.mean) <= NO_EFFECT + slack ? 'no-effect' : undefined;
}

const isEven = ({ mean, error }: Share, doubt: number): boolean => Math.abs(mean) < EVEN + doubt * error;

async function measured(edit: Edit, pairs: number, seed: number, crew: TrialCrew): Promise<Measured> {
  const printed = new WolfTrial(edit.before).without;
  return {
    after: await shareOf(edit.after, pairs, seed, crew),
    before: await shareOf(edit.before, pairs, seed, crew),
    printed: await shareOf(printed, pairs, seed, crew),
  };
}

const shares = new Map<string, Share>();

/** Blue's share minus one half. Memoized. */
async function shareOf(config: Config, pairs: number, seed: number, crew: TrialCrew): Promise<Share> {
  const key = JSON.stringify([config, pairs, seed]);
  const share = shares.get(key) ?? (await play(config, pairs, seed, crew));
  shares.set(key, share);
  return share;
}

async function play(config: Config, pairs: number, seed: number, crew: TrialCrew): Promise<Share> {
  const sum = { n: 0, sum: 0, squares: 0 };
  let first = 0;
  const next = (): FairnessTask | undefined => {
    if (first >= pairs) return undefined;
    const batch: Batch<Config> = { arm: 'with', config, levels: ['herder', 'herder'], seed, first, pairs: Math.min(BATCH, pairs - first) };
    first += batch.pairs;
    return { game: 'wolf-and-hound', batch };
  };
  await crew.run(next, (_, tally) => {
    const { blue } = tally as Tally;
    sum.n += blue.n;
    sum.sum += blue.sum;
    sum.squares += blue.squares;
  });
  const mean = sum.sum / sum.n;
  return { mean: mean - 0.5, error: Math.sqrt(Math.max(0, sum.squares / sum.n - mean * mean) / sum.n) };
}

/** The report's verdict on a set, on separate deals. */
export async function judged({ after }: Edit, games: number, crew: TrialCrew): Promise<Verdict> {
  const trial = new WolfTrial(after, 'herder', REPORT_SEED);
  await runTrial(trial as AnyTrial, 'wolf-and-hound', { pairs: games / 2, changePairs: games / 8, batch: BATCH }, crew);
  return wolfReport(trial).verdict;
}

/** Whether the report names the edit as the cause. */
export function isNamed({ card, part }: Edit, verdict: Verdict): boolean {
  return verdict.kind === 'uneven' && verdict.cause?.card === card && verdict.cause?.part === part;
}
