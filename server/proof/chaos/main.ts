/**
 * `npm run chaos -- --kills N`: live tables of both games, a server that is killed again and again at random moments (in the middle
 * of drafts and commits too), and clients that nobody helps. The last line counts what must not happen; exit status 1 if it did.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { Command } from 'commander';
import { databaseFile } from '../../src/ops/folder.ts';
import type { CrashPoint } from '../../src/store/sqlite.ts';
import { Api } from '../harness/api.ts';
import { PROVED_GAMES, type ProvedGame } from '../harness/games.ts';
import { Audit } from './audit.ts';
import { Keeper } from './keeper.ts';
import { Ledger, type Player, seatTable } from './players.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { kills, tables, seed } = new Command('npm run chaos --')
  .description('Kills the server at random moments under live tables of both games and counts what was lost.')
  .option('--kills <n>', 'how often', number, 50)
  .option('--tables <n>', 'live tables, half of each game', number, 8)
  .option('--seed <n>', 'for set-ups, moves and moments', number, Date.now() % 1_000_000)
  .parse()
  .opts<{ kills: number; tables: number; seed: number }>();

const random = new FastRandom(seed);
const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-chaos-'));
const keeper = new Keeper(folder);
const ledger = new Ledger();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const counts = { kills: 0, midDraft: 0, 'before-commit': 0, 'after-commit': 0, diverged: 0, looks: 0 };

console.log(`seed ${seed}, ${tables} tables, ${kills} kills`);
await keeper.start();
const api = new Api(keeper.port);
const players: Player[] = [];
for (let i = 0; i < tables; i++)
  players.push(...(await seatTable(api, PROVED_GAMES[i % PROVED_GAMES.length] as ProvedGame, ledger, seed + i)));
await pause(500);

const began = Date.now();
let plan: CrashPoint | undefined;
while (counts.kills < kills) {
  // Half of the servers are killed at any moment, the others end by themselves in the middle of a commit.
  if (plan === undefined) await pause(50 + random.below(400));
  else await keeper.ended(5_000);
  if (isMidDraft()) counts.midDraft++;
  await keeper.kill();
  counts.kills++;
  if (plan !== undefined) counts[plan]++;
  plan = ([undefined, undefined, 'before-commit', 'after-commit'] as const)[random.below(4)];
  await keeper.start(plan && { point: plan, group: 5 + random.below(60) });
  if (counts.kills % 10 === 0) compare();
  if (counts.kills % 20 === 0) {
    const seconds = ((Date.now() - began) / 1_000).toFixed(0);
    console.log(`${counts.kills} kills after ${seconds} s, ${ledger.acknowledged.size} acknowledged, ${counts.midDraft} in mid-draft`);
  }
}

// Let everybody catch up, then nobody moves any more.
for (const player of players) player.stop();
if (plan !== undefined) {
  await keeper.kill();
  await keeper.start();
}
await pause(3_000);
await keeper.stop();
compare();
const audit = new Audit(databaseFile(folder));
for (const { client } of players) if (!audit.toldRight(client)) counts.diverged++;
const { lost, doubled } = audit.count(ledger.acknowledged.values());
audit.close();
for (const { client } of players) client.close();
rmSync(folder, { recursive: true, force: true });

const total = { lost, doubled: doubled + ledger.doubled };
const reconnects = players.reduce((sum, { client }) => sum + client.reconnects, 0);
console.log(`in mid-draft ${counts.midDraft}, before a commit ${counts['before-commit']}, after one ${counts['after-commit']}`);
console.log(`refused ${ledger.refused}, reconnects ${reconnects}, views compared ${counts.looks}`);
console.log(
  `kills ${counts.kills}, acknowledged ${ledger.acknowledged.size}, lost ${total.lost}, doubled ${total.doubled}, diverged ${counts.diverged}`,
);
process.exit(total.lost + total.doubled + counts.diverged > 0 ? 1 : 0);

/** Every client's view against a fresh replay of what is on disk. */
function compare(): void {
  const audit = new Audit(databaseFile(folder));
  for (const { client } of players) {
    counts.looks++;
    if (!audit.agrees(client)) counts.diverged++;
  }
  audit.close();
}

/** Some have picked, others not yet. */
function isMidDraft(): boolean {
  return players.some(({ client: { info } }) => {
    const acting = info?.toAct.length ?? 0;
    return info?.status === 'playing' && acting > 1 && acting < info.seats.length;
  });
}
