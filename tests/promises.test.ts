import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runTool } from '../scripts/run-tool.ts';

const ROOT = path.dirname(import.meta.dirname);
const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-promises-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that our lint reports for a statement. */
async function broken(statement: string): Promise<string[]> {
  writeFileSync(
    path.join(folder, 'one.ts'),
    `declare function work(): Promise<void>; declare function later(call: () => void): void; export function all(): void { ${statement} }`,
  );
  const { ok, output } = await runTool({
    program: path.join(ROOT, 'node_modules', '.bin', 'oxlint'),
    args: ['--type-aware', '--deny-warnings', '--format=unix', '-c', path.join(ROOT, '.oxlintrc.json'), folder],
    cwd: ROOT,
    env: process.env,
  });
  const rules = [...output.matchAll(/\[Error\/\w+\(([\w-]+)\)\]/g)].map(([, rule]) => rule ?? '');
  expect(ok, output).toBe(rules.length === 0);
  return rules;
}

describe('a promise that is left alone does not pass the lint', () => {
  it.each([
    ['work();', ['no-floating-promises']],
    ['void work();', ['no-void', 'no-floating-promises']],
    ['later(() => void work());', ['no-void']],
    ['later(async () => work());', ['no-misused-promises']],
    ['work().catch(() => undefined);', []],
  ])('%s', async (statement, rules) => expect(await broken(statement)).toEqual(rules));
});
