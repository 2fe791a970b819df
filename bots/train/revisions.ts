/**
 * `node bots/train/revisions.ts OTHER LEDGER [players] [minutes]`: compares Wolf of Sheep & Thief with Wolf of another revision, at the
 * twelve tables, with default budgets. OTHER is a folder with `bots/` of that revision, its packages in node_modules. Plays mirrored deals
 * in all seatings of the ladder; their number is fixed below. Prints shares with 95 % intervals over deals, and the CPU time of a decision
 * on either side. Results are saved in LEDGER: a run stopped after that many minutes resumes from there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { type Config, type Outcome, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { LadderSetup } from '../src/shared/game-bots.ts';
import { scoreOfA } from '../src/shared/winnings.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';

const SEED = 3307;
/** Deals of each table by number of players. They are played in this many parts, alternating between the tables. */
const DEALS: Readonly<Record<number, number>> = { 2: 360, 3: 120, 4: 84 };
const PARTS = 12;
const SETUPS = ['plain', 'missions', 'black-sheep', 'modules'];
const Z95 = 1.959964;
const MINUTE_MS = 60_000;

/** Results of one table: A's share of each deal, and the milliseconds of every decision with a choice, by A and by B. */
interface Table {
  shares: number[];
  ms: [number[], number[]];
}

const [other = '', ledger = 'revisions.json', players = '2,3,4', minutes = '1000'] = process.argv.slice(2);
const then = (await import(path.resolve(other, 'bots/src/sheep-and-thief/game-bots.ts'))) as {
  sheepAndThiefBots: typeof sheepAndThiefBots;
};
const wolves = { a: sheepAndThiefBots.players.wolf, b: then.sheepAndThiefBots.players.wolf };
const until = performance.now() + Number(minutes) * MINUTE_MS;
const kept: Record<string, Table> = existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {};
const tables = players.split(',').flatMap((count) => SETUPS.map((setup) => ({ setup, players: Number(count), name: `${count} ${setup}` })));

search: for (let part = 1; part <= PARTS; part++) {
  for (const table of tables) {
    const found = kept[table.name] ?? { shares: [], ms: [[], []] };
    kept[table.name] = found;
    while (found.shares.length < (part * (DEALS[table.players] as number)) / PARTS) {
      if (performance.now() > until) break search;
      playDeal(table.setup, table.players, found);
      writeFileSync(ledger, JSON.stringify(kept));
    }
  }
}
for (const [name, table] of Object.entries(kept)) console.log(rowOf(name, table));

function playDeal(setup: string, players: number, into: Table): void {
  const found = sheepAndThiefBots.setups(players).find((one) => one.name === setup);
  const { configs, seatings } = found as LadderSetup<SheepAndThief>;
  const config = configs[0] as Config;
  const n = into.shares.length + 1_000_000 * SETUPS.indexOf(setup) + 10_000_000 * players;
  const deal = sheepAndThief.deal(config, new FastRandom(SEED * 0x1_0000_0000 + n));
  let got = 0;
  for (const [i, seating] of seatings.entries()) {
    const random = new FastRandom((SEED + 1) * 0x1_0000_0000 + 10 * n + i);
    const state = sheepAndThief.start(config, deal);
    for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
      const side = seating[seat - 1] as 'a' | 'b';
      const [view, legal] = [sheepAndThief.view(state, seat), sheepAndThief.legal(state, seat)];
      const began = process.threadCpuUsage();
      const { move, considered } = wolves[side].choose(view, legal, { explain: false }, random);
      const { user, system } = process.threadCpuUsage(began);
      if (considered.length > 1) into.ms[side === 'a' ? 0 : 1].push((user + system) / 1000);
      sheepAndThief.apply(state, seat, move);
    }
    got += scoreOfA(sheepAndThief, config, sheepAndThief.outcome(state) as Outcome, seating);
  }
  into.shares.push(got / seatings.length);
}

function rowOf(name: string, { shares, ms }: Table): string {
  const mean = meanOf(shares);
  const error = Z95 * Math.sqrt(meanOf(shares.map((share) => (share - mean) ** 2)) / (shares.length - 1));
  const [now, before] = ms.map((times) => `${meanOf(times).toFixed(1)} ms, 95 % within ${quantile95(times).toFixed(1)}`);
  return `${name}: ${shares.length} deals, ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %, now ${now}, then ${before}`;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function quantile95(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(0.95 * numbers.length) - 1] ?? Number.NaN;
}
