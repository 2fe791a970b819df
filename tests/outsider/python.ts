import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'verify.py');

/** The path of Python 3, if it is installed. */
export const PYTHON: string | undefined = ['/usr/bin/python3', 'python3', 'python'].find((name) =>
  spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3'),
);

/** CI must have Python, so there its absence is a failure. */
export const mayRun = PYTHON !== undefined || Boolean(process.env.CI);
if (!mayRun) console.warn('No Python 3 on this machine: tests/outsider, which checks deals as an outsider would, did not run.');

/** The output of verify.py for each text, in order; with `--hands`, including the lines about hands. */
export function verify(texts: readonly string[], ...options: readonly '--hands'[]): string[] {
  if (PYTHON === undefined) throw new Error('python3 is needed to run verify.py');
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-verify-'));
  try {
    const files = texts.map((_, i) => `record-${i}.txt`);
    for (const [i, file] of files.entries()) writeFileSync(path.join(folder, file), texts[i] as string);
    const { status, stdout, stderr } = spawnSync(PYTHON, ['-I', '-S', PROGRAM, ...options, ...files], { cwd: folder, encoding: 'utf8' });
    const said = stdout
      .split(/^record-\d+\.txt: /m)
      .slice(1)
      .map((answer) => answer.trimEnd());
    if (stderr !== '' || said.length !== texts.length) throw new Error(`verify.py: ${stderr || stdout}`);
    const good = said.every((answer) => answer === 'verified' || answer.startsWith('verified\n'));
    if (status !== (good ? 0 : 1)) throw new Error(`verify.py ends with status ${status}`);
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
