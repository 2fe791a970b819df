import { FastRandom } from '@bellwether/kernel';
import { isSettled, type playBatch, type Tally, type Verdict, WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import type { Config } from '@bellwether/wolf-and-hound';
import type { FairnessTask, TrialCrew } from '../fairness/run.ts';
import type { Ledger } from '../ledger.ts';
import { type Edit, randomEdits } from './plants.ts';

/** The minimum imbalance, in shares, of a planted one, and the maximum of an edit that counts as having no effect. */
const PLANTED = 0.03;
const NO_EFFECT = 0.01;
<<<<<<< HEAD
/** The maximum imbalance of a set before the edit. */
const EVEN = 0.025;
/** Pairs of games in the first screening, which rejects most edits. */
const FIRST_LOOK = 400;
const BATCH = 250;
/** Reports use other deals than those by which the edits were selected. */
=======
/** How uneven a set may be before the edit, and after one without effect: `balance` calls no such set unfair. */
const EVEN = 0.02;
/** Standard errors by which a measurement may be wrong. */
const DOUBT = 3;
/** Edits of one set, and how many of each kind are kept: sets should differ. */
const EDITS_OF_A_SET = 16;
const KEPT_OF_A_SET = 2;
const FIRST_LOOK = 200;
const BATCH = 100;
/** The reports must not see the deals by which the edits were chosen. */
>>>>>>> 957ea52a (lab: measure planted imbalances until their kind is certain, and resume from a ledger)
const REPORT_SEED = 1_000_003;

export interface Planted extends Edit {
  /** Blue's share of wins minus one half: after the edit, before it, and without any home-made card. */
  readonly after50: number;
  readonly before50: number;
  readonly printed50: number;
  /** Games of the last measurement. */
  readonly games: number;
}

export interface PlantedSets {
  readonly imbalances: readonly Planted[];
  readonly noEffects: readonly Planted[];
}

type Sum = Tally['blue'];

/** What both kinds of work need: threads, and answers of earlier runs. */
export interface Bench {
  readonly crew: TrialCrew;
  readonly ledger: Ledger;
}

/** Draws edits until there are enough of both kinds, each measured in this many games, or fewer if that leaves no doubt. */
export async function drawEdits(
  count: number,
  games: number,
  seed: number,
  bench: Bench,
  found: (edit: Planted) => void,
): Promise<PlantedSets> {
  const random = new FastRandom(seed);
  const sets = { imbalance: [] as Planted[], 'no-effect': [] as Planted[] };
  const isFull = (kind: Kind) => sets[kind].length >= count;
  while (!isFull('imbalance') || !isFull('no-effect')) {
    const edits = randomEdits(random, EDITS_OF_A_SET);
    const kept = { imbalance: 0, 'no-effect': 0 };
    const wanted = (kind: Kind) => !isFull(kind) && kept[kind] < KEPT_OF_A_SET;
    for (const edit of edits) {
      const planted = await measured(edit, games / 2, seed, bench, wanted);
      if (planted === 'uneven-before') break;
      if (planted === undefined) continue;
      kept[planted.kind]++;
      sets[planted.kind].push(planted.edit);
      found(planted.edit);
    }
  }
  return { imbalances: sets.imbalance, noEffects: sets['no-effect'] };
}

type Kind = 'imbalance' | 'no-effect';
type Measured = { readonly kind: Kind; readonly edit: Planted } | 'uneven-before' | undefined;

/** Doubles the number of games until the kind of edit is certain. */
async function measured(edit: Edit, mostPairs: number, seed: number, bench: Bench, wanted: (kind: Kind) => boolean): Promise<Measured> {
  const without = new WolfTrial(edit.before).without;
  for (let pairs = Math.min(FIRST_LOOK, mostPairs); ; pairs = Math.min(2 * pairs, mostPairs)) {
    const doubt = pairs === mostPairs ? 0 : DOUBT;
    const before = await imbalanceOf(edit.before, pairs, seed, bench);
    if (isSurely(over(abs(before), EVEN), doubt)) return 'uneven-before';
    const after = await imbalanceOf(edit.after, pairs, seed, bench);
    const printed = await imbalanceOf(without, pairs, seed, bench);
    const isSame = keyOf(edit.before) === keyOf(edit.after);
    const change = isSame ? NOTHING : less(after, before);
    const side = Math.sign(after.mean);
    const plantedBy = [
      over(times(after, side), PLANTED),
      over(times(change, side), PLANTED),
      over(times(less(after, printed), side), PLANTED),
    ];
    const harmlessBy = [under(abs(change), NO_EFFECT), under(abs(after), EVEN)];
    const evenBy = under(abs(before), EVEN);
    const kinds = (
      [
        ['imbalance', [...plantedBy, evenBy]],
        ['no-effect', [...harmlessBy, evenBy]],
      ] as const
    ).filter(([kind, margins]) => wanted(kind) && !margins.some((margin) => isSurely(times(margin, -1), doubt)));
    const sure = kinds.find(([, margins]) => margins.every((margin) => isSurely(margin, doubt)));
    if (sure !== undefined) {
      return { kind: sure[0], edit: { ...edit, after50: after.mean, before50: before.mean, printed50: printed.mean, games: 2 * pairs } };
    }
    if (kinds.length === 0 || pairs === mostPairs) return undefined;
  }
}

interface Share {
  readonly mean: number;
  readonly error: number;
}

<<<<<<< HEAD
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
=======
const NOTHING: Share = { mean: 0, error: 0 };
const abs = ({ mean, error }: Share): Share => ({ mean: Math.abs(mean), error });
const less = (a: Share, b: Share): Share => ({ mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) });
const times = ({ mean, error }: Share, sign: number): Share => ({ mean: sign * mean, error });
const over = ({ mean, error }: Share, limit: number): Share => ({ mean: mean - limit, error });
const under = ({ mean, error }: Share, limit: number): Share => ({ mean: limit - mean, error });
const isSurely = ({ mean, error }: Share, doubt: number): boolean => mean > doubt * error;

/** Names change no game. */
const keyOf = ({ cards, ...rest }: Config): string => JSON.stringify([rest, cards?.map(({ name: _, ...row }) => row)]);

/** Blue's share of wins in the first so many pairs of games, less one half. Every doubling is kept in the ledger. */
async function imbalanceOf(config: Config, pairs: number, seed: number, bench: Bench): Promise<Share> {
  const { n, sum, squares } = await sumOf(config, pairs, seed, bench);
  const mean = sum / n;
  return { mean: mean - 0.5, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / n) };
}

async function sumOf(config: Config, pairs: number, seed: number, bench: Bench): Promise<Sum> {
  return bench.ledger.answer(`blue ${pairs} ${seed} ${keyOf(config)}`, async () => {
    const played = lookBefore(pairs);
    const total = played === 0 ? { n: 0, sum: 0, squares: 0 } : { ...(await sumOf(config, played, seed, bench)) };
    const tasks: FairnessTask[] = [];
    for (let first = played; first < pairs; first += BATCH) {
      tasks.push(taskOf({ arm: 'with', config, levels: ['herder', 'herder'], seed, first, pairs: Math.min(BATCH, pairs - first) }));
    }
    await bench.crew.run(
      () => tasks.shift(),
      (_, answer) => {
        const { blue } = answer as Tally;
        total.n += blue.n;
        total.sum += blue.sum;
        total.squares += blue.squares;
      },
    );
    return total;
>>>>>>> 957ea52a (lab: measure planted imbalances until their kind is certain, and resume from a ledger)
  });
}

<<<<<<< HEAD
/** The report's verdict on a set, on separate deals. */
export async function judged({ after }: Edit, games: number, crew: TrialCrew): Promise<Verdict> {
  const trial = new WolfTrial(after, 'herder', REPORT_SEED);
  await runTrial(trial as AnyTrial, 'wolf-and-hound', { pairs: games / 2, changePairs: games / 8, batch: BATCH }, crew);
  return wolfReport(trial).verdict;
=======
/** Each look has twice the pairs of the one before it, but for the last. */
function lookBefore(pairs: number): number {
  if (pairs <= FIRST_LOOK) return 0;
  let before = FIRST_LOOK;
  while (2 * before < pairs) before *= 2;
  return before;
}

type Batch = Parameters<typeof playBatch>[0];
const taskOf = (batch: Batch): FairnessTask => ({ game: 'wolf-and-hound', batch });

/** What the report says of a set, on deals of its own: it plays until the verdict is certain, and so many games at most. */
export async function judged({ after }: Edit, games: number, bench: Bench): Promise<Verdict> {
  return bench.ledger.answer(`verdict ${games} ${REPORT_SEED} ${JSON.stringify(after)}`, async () => {
    const trial = new WolfTrial(after, 'herder', REPORT_SEED);
    for (let pairs = Math.min(LEAST_PAIRS, games / 2); ; pairs = Math.min(2 * pairs, games / 2)) {
      await look(trial, pairs, bench);
      if (isSettled(trial) || pairs === games / 2) return wolfReport(trial).verdict;
    }
  });
}

const LEAST_PAIRS = 500;
const LEAST_CHANGE_PAIRS = 250;

/** The set without home-made cards comes again and again. */
const printedTallies = new Map<string, Tally>();

async function look(trial: WolfTrial, pairs: number, { crew }: Bench): Promise<void> {
  const effort = { pairs, changePairs: Math.max(LEAST_CHANGE_PAIRS, pairs / 2), batch: BATCH, only: 'cause' } as const;
  for (let batches = trial.next(effort); batches.length > 0; batches = trial.next(effort)) {
    const known = (batch: Batch) => (batch.arm === 'without' ? JSON.stringify(batch) : undefined);
    const answers = new Map(batches.map((batch) => [batch, printedTallies.get(known(batch) ?? '')]));
    const todo = batches.filter((batch) => answers.get(batch) === undefined);
    await crew.run(
      () => {
        const batch = todo.shift();
        return batch && taskOf(batch);
      },
      ({ batch }, answer) => {
        answers.set(batch as Batch, answer as Tally);
        const key = known(batch as Batch);
        if (key !== undefined) printedTallies.set(key, answer as Tally);
      },
    );
    for (const batch of batches) trial.add(batch.arm, answers.get(batch) as Tally);
  }
>>>>>>> 957ea52a (lab: measure planted imbalances until their kind is certain, and resume from a ledger)
}

/** Whether the report names the edit as the cause. */
export function isNamed({ card, part }: Edit, verdict: Verdict): boolean {
  return verdict.kind === 'uneven' && verdict.cause?.card === card && verdict.cause?.part === part;
}
