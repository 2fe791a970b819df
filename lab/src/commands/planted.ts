import { availableParallelism } from 'node:os';
import type { Verdict } from '@bellwether/review/wolf-and-hound/fairness';
import type { Command } from 'commander';
import { trialCrew } from '../fairness/run.ts';
import { percent, points } from '../fairness/words.ts';
import { Ledger } from '../ledger.ts';
import { wholeNumber } from '../option-values.ts';
import { drawEdits, isNamed, judged, type Planted } from '../wolf-and-hound/planted.ts';

interface PlantedOptions {
  readonly count: number;
  readonly measure: number;
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly ledger?: string;
}

/** The tolerated rate of missed imbalances, and of false alarms. */
const ALLOWED = 1 / 20;

export function addPlanted(program: Command): void {
  program
    .command('planted')
    .description('Check `balance`: random edits that make a set uneven must be named with their cause, edits without effect must not.')
    .option('--count <n>', 'edits of both kinds', wholeNumber(1, 1000), 20)
    .option('--measure <n>', 'games that measure an edit at most; fewer if its kind is certain', wholeNumber(100, 10_000_000), 100_000)
    .option('--games <n>', 'games of each report at most; fewer if its verdict is certain', wholeNumber(100, 10_000_000), 100_000)
    .option('--seed <n>', 'seed of the edits and deals', wholeNumber(0, 1_000_000), 1)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--ledger <file>', 'keep answers in this file, and go on where an earlier run stopped')
    .addHelpText('after', '\nExample:\n  npm run lab -- planted --count 5 --measure 20000 --seed 7')
    .action(planted);
}

async function planted({ count, measure, games, seed, threads, ledger }: PlantedOptions): Promise<void> {
  const bench = { crew: trialCrew(threads), ledger: new Ledger(ledger) };
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const right = { imbalance: 0, 'no-effect': 0 };
  try {
    for await (const edit of drawEdits(count, measure, seed, bench)) {
      const verdict = await judged(edit, games, bench);
      const isRight = edit.kind === 'imbalance' ? isNamed(edit, verdict) : verdict.kind !== 'uneven';
      if (isRight) right[edit.kind]++;
      say(`${isRight ? 'right' : 'WRONG'}: ${editText(edit)}: ${verdictText(verdict)}`);
    }
  } finally {
    await bench.crew.dismiss();
  }
  const { imbalance: named, 'no-effect': quiet } = right;
  say(`${named} of ${count} imbalances named with their cause; ${count - quiet} false alarms in ${count} edits without effect`);
  if (Math.min(named, quiet) < (1 - ALLOWED) * count) process.exitCode = 1;
}

function verdictText(verdict: Verdict): string {
  if (verdict.kind !== 'uneven') return verdict.kind;
  const { team, share, cause } = verdict;
  return `${team} ${percent(team === 'blue' ? share : 1 - share)}, ${cause === undefined ? 'no cause' : `${cause.card ?? 'deck'} ${cause.part}`}`;
}

function editText({ kind, card, part, before, after, after50, before50, printed50, games }: Planted): string {
  const row = (cards: typeof before.cards) => cards?.find(({ id }) => id === card);
  const value = (config: typeof before) =>
    part === 'numbers' ? JSON.stringify(config.numbers ?? 'printed') : JSON.stringify(row(config.cards)?.[part as 'pace']);
  const share = (imbalance: number) => percent(0.5 + imbalance);
  return `${kind} in ${before.animals.slice(0, -2).join(' ')}: ${card ?? 'deck'} ${part} ${value(before)} -> ${value(after)}: Blue ${share(before50)} -> ${share(after50)} (${points(after50 - before50)}, printed ${share(printed50)}, ${games} games)`;
}
