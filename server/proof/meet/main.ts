/** `node server/proof/meet/main.ts`: waiting times of *Play now* and rating gaps of matched people, for 20, 200 and 2,000 people online. */
import { FastRandom } from '@bellwether/kernel';
import { Command } from 'commander';
import { simulate } from './simulate.ts';

const { people, hours, seed } = new Command('node server/proof/meet/main.ts')
  .description('Simulates people who play, rest and want to play again, with the matcher of the server.')
  .option('--people <list>', 'people online', '20,200,2000')
  .option('--hours <n>', 'simulated hours', (text) => Number.parseInt(text, 10), 6)
  .option('--seed <n>', 'where chance begins', (text) => Number.parseInt(text, 10), 1)
  .parse()
  .opts<{ people: string; hours: number; seed: number }>();

const at = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
console.log('online  tables  wait p50  p95  longest | people at a table  alone with bots | apart p50  p95 | at random p50');
for (const online of people.split(',').map(Number)) {
  const { waits, tables, apart, atRandom } = simulate(online, hours, new FastRandom(seed));
  const [wait, far, blind] = [waits, apart, atRandom].map((all) => [...all].sort((a, b) => a - b)) as [number[], number[], number[]];
  const mean = tables.reduce((sum, size) => sum + size, 0) / tables.length;
  const alone = tables.filter((size) => size === 1).length / tables.length;
  console.log(
    [
      String(online).padStart(6),
      String(tables.length).padStart(7),
      `${at(wait, 0.5).toFixed(1).padStart(8)}s`,
      `${at(wait, 0.95).toFixed(1)}s`,
      `${at(wait, 1).toFixed(1).padStart(6)}s |`,
      mean.toFixed(2).padStart(16),
      `${(100 * alone).toFixed(0).padStart(15)} % |`,
      at(far, 0.5).toFixed(0).padStart(9),
      at(far, 0.95).toFixed(0).padStart(5),
      `| ${at(blind, 0.5).toFixed(0).padStart(13)}`,
    ].join(' '),
  );
}
