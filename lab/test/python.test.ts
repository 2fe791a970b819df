import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NO_PYTHON, PYTHONS } from './python.ts';

const ROOT = join(import.meta.dirname, '../..');
const WHY = PYTHONS.length === 0 ? ` (skipped: ${NO_PYTHON})` : '';
const ENGINE = JSON.stringify([process.execPath, join(ROOT, 'lab/src/main.ts'), 'stdio']);

// Some installations have NumPy, others do not: both must work.
test.skipIf(PYTHONS.length === 0 && !process.env.CI)(`the Python package keeps what its tests promise${WHY}`, () => {
  for (const python of PYTHONS.length === 0 ? ['python3'] : PYTHONS) {
    const { status, stderr } = spawnSync(python, ['-B', '-W', 'error', '-m', 'unittest', 'discover', 'test'], {
      cwd: join(ROOT, 'python'),
      env: { ...process.env, BELLWETHER_ENGINE: ENGINE },
      encoding: 'utf8',
    });
    expect(stderr, python).toMatch(/^Ran \d\d tests in .*\n\nOK$/m);
    expect(status).toBe(0);
  }
});
