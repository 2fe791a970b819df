import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atEnd, run } from '../help.ts';

/** Debian's Python first: packages from apt-get are installed for it. */
const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import sys, websockets; assert sys.version_info >= (3, 10)']).status === 0,
);
const WHY = PYTHON === undefined ? ' (skipped: no Python 3.10 with websockets here; on Debian: apt-get install python3-websockets)' : '';

// Its client was written from docs/PROTOCOL.md alone, which must therefore contain everything it needs.
it.skipIf(PYTHON === undefined && !process.env.CI)(`a client in another language plays both games${WHY}`, async () => {
  const { api } = await run();
  const outsider = spawn(PYTHON ?? 'python3', ['-B', path.join(import.meta.dirname, 'play.py'), api.base], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => outsider.kill('SIGKILL'));
  let said = '';
  for (const stream of [outsider.stdout, outsider.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  await new Promise((resolve) => outsider.once('close', resolve));
  expect(said).toMatch(/^wolf-and-hound: [1-9]\d* moves, number \d+\nsheep-and-thief: [1-9]\d* moves, number \d+\n$/);
});
