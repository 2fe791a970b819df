/** An upgrade that failed is undone: the older release starts again on the backup made before (docs/versions.md). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { runTool } from '../scripts/run-tool.ts';
import { createServer } from '../server/src/index.ts';
import { databaseFile } from '../server/src/ops/folder.ts';
import { SCHEMA_VERSION } from '../server/src/store/migrations.ts';
import { ROOT } from './sources.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-back-'));
const data = path.join(scratch, 'data');
const before = path.join(scratch, 'before.sqlite');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const bellwether = (...args: readonly string[]) =>
  runTool({
    program: process.execPath,
    args: ['scripts/bellwether.ts', ...args],
    cwd: ROOT,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });

async function server() {
  const { port, stop } = await createServer({ data, port: 0, logLevel: 'silent' });
  const post = async (at: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return { post, stop };
}

/** What a release of the future does when it starts: a migration of its own. */
function upgrade(): void {
  const db = new DatabaseSync(databaseFile(data));
  db.exec(`BEGIN; CREATE TABLE flocks (id TEXT PRIMARY KEY) STRICT; PRAGMA user_version = ${SCHEMA_VERSION + 1}; COMMIT`);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

it('refuses the newer data untouched, and starts on the backup with the newer data kept next to it', async () => {
  const config = [
    ['Edition', '2014'],
    ['Players', '3'],
  ];
  const first = await server();
  const { key } = await first.post('/keys', {});
  const { table } = await first.post('/tables', { key, game: 'sheep-and-thief', config });
  expect(await bellwether('backup', before, '--data', data)).toMatchObject({ ok: true });
  await first.stop();

  upgrade();
  const newer = readFileSync(databaseFile(data));
  const refused = await bellwether('serve', '--port', '0', '--data', data);
  expect(refused.ok).toBe(false);
  expect(refused.output).toMatch(/made by a newer release/);
  expect(refused.output.trim().split('\n').at(-1)).toMatch(/^error: /);
  expect(readFileSync(databaseFile(data)).equals(newer)).toBe(true);

  const restored = await bellwether('restore', before, '--data', data);
  expect(restored).toMatchObject({ ok: true, output: expect.stringMatching(/^1 table restored; the previous data is kept as (\S+)/) });
  const again = await server();
  expect(await again.post('/me/tables', { key })).toMatchObject({ tables: [{ table }] });
  await again.stop();
  const aside = / is kept as (\S+)/.exec(restored.output)?.[1] ?? '';
  expect(readFileSync(aside).equals(newer)).toBe(true);
});
