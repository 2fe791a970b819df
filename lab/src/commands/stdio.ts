import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { Session } from '../arena/session.ts';
import { lineWriter } from '../files.ts';
import { GAMES } from '../games.ts';

export function addStdio(program: Command): void {
  program
    .command('stdio')
    .description('Play games by JSON lines over standard input and output, many at once: for bots and learning programs (docs/arena.md).')
    .addHelpText(
      'after',
      `
Example:
  echo '{"t":"start","table":1,"game":"${GAMES[0].game.id}","seed":7,"bots":{"2":"fox","4":"fox"}}' | npm -s run lab -- stdio`,
    )
    .action(stdio);
}

async function stdio(): Promise<void> {
  const session = new Session();
  const out = lineWriter(undefined);
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    await out.write(session.answer(line, number));
  }
}
