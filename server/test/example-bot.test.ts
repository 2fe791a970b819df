import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atEnd, run } from './help.ts';

const PYTHON = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import sys; assert sys.version_info >= (3, 8)']).status === 0,
);
const WHY = PYTHON === undefined ? ' (skipped: no Python 3.8 here)' : '';

/** A bot's output until it exits. */
async function played(program: string, ...args: readonly string[]): Promise<string> {
  const [file = '', ...more] = args;
  const bot = spawn(program, [path.resolve(import.meta.dirname, '../examples', file), ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  atEnd(() => bot.kill('SIGKILL'));
  let said = '';
  bot.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await new Promise((resolve) => bot.once('exit', resolve));
  return said;
}

it('the example bot makes a table and plays a game to its end', async () => {
  const { api } = await run();
  expect(await played(process.execPath, 'bot.ts', api.base)).toMatch(/^table [0-9a-z]{16}: http:\S+\nover: (won|lost)\n$/);
});

it.skipIf(PYTHON === undefined && !process.env.CI)(`so does the one in Python${WHY}`, async () => {
  const { api } = await run();
  expect(await played(PYTHON ?? 'python3', 'bot.py', api.base)).toMatch(/^table [0-9a-z]{16}: http:\S+\nover: (won|lost)\n$/);
});

it.skipIf(PYTHON === undefined && !process.env.CI)(`so does the one that docs/PROTOCOL.md begins with${WHY}`, async () => {
  const { api } = await run();
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/PROTOCOL.md'), 'utf8');
  const [, source = ''] = /^```python\n(.*?)^```$/ms.exec(text) ?? [];
  expect(source.trim().split('\n').length).toBeLessThanOrEqual(25);
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-bot-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'bot.py'), source);
  expect(await played(PYTHON ?? 'python3', path.join(folder, 'bot.py'), api.base)).toMatch(/^watch it at http:\S+\n(won|lost)\n$/);
});

it.skipIf(PYTHON === undefined && !process.env.CI)(`both sit at one table${WHY}`, async () => {
  const { api } = await run();
  const key = await api.key();
  const config = [
    ['Edition', '2016'],
    ['Players', '2'],
    ['Animals', 'hound-01 wolf-01'],
  ];
  const { table } = await api.table({ key, game: 'wolf-and-hound', config });
  const bots = [played(PYTHON ?? 'python3', 'bot.py', api.base, table, '2'), played(process.execPath, 'bot.ts', api.base, table, '1')];
  await expect
    .poll(
      async () =>
        ((await api.post(`/api/tables/${table}/look`, {})).json as { info: { seats: { kind: string }[] } }).info.seats.filter(
          ({ kind }) => kind === 'program',
        ).length,
      { timeout: 60_000, interval: 500 },
    )
    .toBe(2);
  const start = { id: 'start-now', rev: 0, key, action: { kind: 'start' } };
  expect((await api.post(`/api/tables/${table}/commands`, start)).status).toBe(200);
  const said = await Promise.all(bots);
  expect(said.map((words) => words.trim()).sort()).toEqual(['over: lost', 'over: won']);
});
