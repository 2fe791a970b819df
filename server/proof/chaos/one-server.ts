import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseFile } from '../../src/ops/folder.ts';
import { type CrashPoint, Sqlite } from '../../src/store/sqlite.ts';
import { Keeper } from './keeper.ts';
import { PlayersRun } from './players-run.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface ChaosPlan {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
}

/** One server on SQLite, killed at random moments and in the middle of commits. True if there were no violations. */
export async function oneServer({ kills, tables, seed }: ChaosPlan): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-chaos-'));
  const keeper = new Keeper(folder);
  const run = new PlayersRun(seed, () => new Sqlite(databaseFile(folder)));
  const counts = { kills: 0, midDraft: 0, 'before-commit': 0, 'after-commit': 0 };
  await keeper.start();
  await run.seat(keeper.port, tables, seed);
  await pause(500);
  const began = Date.now();
  let plan: CrashPoint | undefined;
  while (counts.kills < kills) {
    // Half of the servers are killed at a random moment; the others crash in the middle of a commit.
    if (plan === undefined) await pause(50 + run.random.below(400));
    else await keeper.ended(5_000);
    if (run.isMidDraft) counts.midDraft++;
    await keeper.kill();
    counts.kills++;
    if (plan !== undefined) counts[plan]++;
    plan = ([undefined, undefined, 'before-commit', 'after-commit'] as const)[run.random.below(4)];
    await keeper.start(plan && { point: plan, group: 5 + run.random.below(60) });
    if (counts.kills % 10 === 0) await run.compare();
    if (counts.kills % 20 === 0) {
      const seconds = ((Date.now() - began) / 1_000).toFixed(0);
      console.log(
        `${counts.kills} kills after ${seconds} s, ${run.ledger.acknowledged.size} acknowledged, ${counts.midDraft} in mid-draft`,
      );
    }
  }
  // Let all clients catch up, then stop all moves.
  run.stop();
  if (plan !== undefined) {
    await keeper.kill();
    await keeper.start();
  }
  await pause(3_000);
  await keeper.stop();
  console.log(`in mid-draft ${counts.midDraft}, before a commit ${counts['before-commit']}, after one ${counts['after-commit']}`);
  const isGood = await run.close(`kills ${counts.kills}`);
  rmSync(folder, { recursive: true, force: true });
  return isGood;
}
