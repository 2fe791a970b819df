import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { trialCrew } from '../fairness/run.ts';
import { percent, points } from '../fairness/words.ts';
import { wholeNumber } from '../option-values.ts';
import { drawEdits, isNamed, judged, type Planted } from '../wolf-and-hound/planted.ts';

interface PlantedOptions {
  readonly count: number;
  readonly measure: number;
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
}

/** The tolerated rate of missed imbalances, and of false alarms. */
const ALLOWED = 1 / 20;

export function addPlanted(program: Command): void {
  program
    .command('planted')
    .description('Check `balance`: random edits that make a set uneven must be named with their cause, edits without effect must not.')
    .option('--count <n>', 'edits of both kinds', wholeNumber(1, 1000), 20)
    .option('--measure <n>', 'games that measure an edit', wholeNumber(100, 10_000_000), 100_000)
    .option('--games <n>', 'games of each report', wholeNumber(100, 10_000_000), 20_000)
    .option('--seed <n>', 'seed of the edits and deals', wholeNumber(0, 1_000_000), 1)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- planted --count 5 --measure 20000 --seed 7')
    .action(planted);
}

async function planted({ count, measure, games, seed, threads }: PlantedOptions): Promise<void> {
  const crew = trialCrew(threads);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let missed = 0;
  let alarms = 0;
  try {
    const { imbalances, noEffects } = await drawEdits(count, measure, seed, crew, (edit) => say(editText(edit)));
    for (const edit of imbalances) {
      const verdict = await judged(edit, games, crew);
      if (isNamed(edit, verdict)) continue;
      missed++;
      say(`missed: ${editText(edit)}: ${JSON.stringify(verdict)}`);
    }
    for (const edit of noEffects) {
      const verdict = await judged(edit, games, crew);
      if (verdict.kind !== 'uneven') continue;
      alarms++;
      say(`false alarm: ${editText(edit)}: ${JSON.stringify(verdict)}`);
    }
  } finally {
    await crew.dismiss();
  }
  say(`${count - missed} of ${count} imbalances named with their cause; ${alarms} false alarms in ${count} edits without effect`);
  if (missed > ALLOWED * count || alarms > ALLOWED * count) process.exitCode = 1;
}

function editText({ card, part, before, after, after50, before50, printed50 }: Planted): string {
  const row = (cards: typeof before.cards) => cards?.find(({ id }) => id === card);
  const value = (config: typeof before) =>
    part === 'numbers' ? JSON.stringify(config.numbers ?? 'printed') : JSON.stringify(row(config.cards)?.[part as 'pace']);
  const share = (imbalance: number) => percent(0.5 + imbalance);
  return `${before.animals.slice(0, -2).join(' ')}: ${card ?? 'deck'} ${part} ${value(before)} -> ${value(after)}: Blue ${share(before50)} -> ${share(after50)} (${points(after50 - before50)}, printed ${share(printed50)})`;
}
