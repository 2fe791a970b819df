import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atEnd, run } from './help.ts';

it('the example bot makes a table and plays a game to its end', async () => {
  const { api } = await run();
  const bot = spawn(process.execPath, [path.join(import.meta.dirname, '../examples/bot.ts'), api.base], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => bot.kill('SIGKILL'));
  let said = '';
  bot.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await new Promise((resolve) => bot.once('exit', resolve));
  expect(said).toMatch(/^table [0-9a-z]{16}: http:\S+\nover: (won|lost)\n$/);
});
