import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runTool } from '../scripts/run-tool.ts';

const node = (script: string) => runTool({ program: process.execPath, args: ['-e', script] });

/** Starts a background process that never ends and inherits our pipe, prints its id, and exits. */
const LEAVES_ONE_BEHIND = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  process.stdout.write(String(child.pid), () => process.exit(3));
`;

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('a tool is judged by its exit status, with all it prints', async () => {
  expect(await node("console.log('one'); console.error('two')")).toEqual({ ok: true, output: 'one\ntwo\n' });
  expect(await node('process.exit(1)')).toEqual({ ok: false, output: '' });
});

it('a program that is not there is a failure', async () => {
  expect(await runTool({ program: '/no/such/program', args: [] })).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') });
});

it.skipIf(process.platform === 'win32')('what a failed tool leaves behind ends with it', async () => {
  const { ok, output } = await node(LEAVES_ONE_BEHIND);
  const pid = Number(output);
  expect(ok).toBe(false);
  expect(pid).toBeGreaterThan(0);
  for (let tries = 0; tries < 100 && isThere(pid); tries++) await setTimeout(20);
  expect(isThere(pid)).toBe(false);
});
