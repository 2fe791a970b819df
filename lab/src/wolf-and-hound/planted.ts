import { FastRandom } from '@bellwether/kernel';
import { isSettled, type playBatch, type Tally, type Verdict, WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import type { Config } from '@bellwether/wolf-and-hound';
import type { FairnessTask, TrialCrew } from '../fairness/run.ts';
import type { Ledger } from '../ledger.ts';
import { type Edit, randomEdits } from './plants.ts';

/** Points of imbalance that a planted one has at least, and that an edit without effect has at most. */
const PLANTED = 0.03;
const NO_EFFECT = 0.01;
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
const REPORT_SEED = 1_000_003;

export type Kind = 'imbalance' | 'no-effect';

export interface Planted extends Edit {
  readonly kind: Kind;
  /** Blue's share of wins after the edit, before it, and without any home-made card, less one half. */
  readonly after50: number;
  readonly before50: number;
  readonly printed50: number;
  /** Games of the last measurement. */
  readonly games: number;
}

type Sum = Tally['blue'];

/** What both kinds of work need: threads, and answers of earlier runs. */
export interface Bench {
  readonly crew: TrialCrew;
  readonly ledger: Ledger;
}

/** Draws edits until there are enough of both kinds, each measured in this many games, or fewer if that leaves no doubt. */
export async function* drawEdits(count: number, games: number, seed: number, bench: Bench): AsyncGenerator<Planted> {
  const random = new FastRandom(seed);
  const all = { imbalance: 0, 'no-effect': 0 };
  while (all.imbalance < count || all['no-effect'] < count) {
    const kept = { imbalance: 0, 'no-effect': 0 };
    const wanted = (kind: Kind) => all[kind] < count && kept[kind] < KEPT_OF_A_SET;
    for (const edit of randomEdits(random, EDITS_OF_A_SET)) {
      if (!wanted('imbalance') && !wanted('no-effect')) break;
      const planted = await measured(edit, games / 2, seed, bench, wanted);
      if (planted === 'uneven-before') break;
      if (planted === undefined) continue;
      kept[planted.kind]++;
      all[planted.kind]++;
      yield planted;
    }
  }
}

type Measured = Planted | 'uneven-before' | undefined;

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
      return { ...edit, kind: sure[0], after50: after.mean, before50: before.mean, printed50: printed.mean, games: 2 * pairs };
    }
    if (kinds.length === 0 || pairs === mostPairs) return undefined;
  }
}

interface Share {
  readonly mean: number;
  readonly error: number;
}

const NOTHING: Share = { mean: 0, error: 0 };
const abs = ({ mean, error }: Share): Share => ({ mean: Math.abs(mean), error });
const less = (a: Share, b: Share): Share => ({ mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) });
const times = ({ mean, error }: Share, sign: number): Share => ({ mean: sign * mean, error });
const over = ({ mean, error }: Share, limit: number): Share => ({ mean: mean - limit, error });
const under = ({ mean, error }: Share, limit: number): Share => ({ mean: limit - mean, error });
const isSurely = ({ mean, error }: Share, doubt: number): boolean => mean > doubt * error;

/** Names change no game. */
const keyOf = ({ cards, ...rest }: Config): string => JSON.stringify([rest, cards?.map(({ name: _, ...row }) => row)]);

/** Blue's share of wins in the first N pairs of games, less one half. The ledger keeps every doubling. */
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
  });
}

/** Each look has twice the pairs of the one before it, but for the last. */
function lookBefore(pairs: number): number {
  if (pairs <= FIRST_LOOK) return 0;
  let before = FIRST_LOOK;
  while (2 * before < pairs) before *= 2;
  return before;
}

type Batch = Parameters<typeof playBatch>[0];
const taskOf = (batch: Batch): FairnessTask => ({ game: 'wolf-and-hound', batch });

/** The report's verdict on a set, from separate deals: it plays until the verdict is certain, at most this number of games. */
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
}

/** Whether the report names the edit as the cause. */
export function isNamed({ card, part }: Edit, verdict: Verdict): boolean {
  return verdict.kind === 'uneven' && verdict.cause?.card === card && verdict.cause?.part === part;
}
