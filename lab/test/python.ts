import { spawnSync } from 'node:child_process';

export const NO_PYTHON = 'no Python 3.8 here; on Debian: apt-get install python3';

/** Every installed Python 3.8 or newer, Debian's first. */
export const PYTHONS: readonly string[] = ['/usr/bin/python3', 'python3'].filter(
  (program) => spawnSync(program, ['-c', 'import sys; assert sys.version_info >= (3, 8)']).status === 0,
);

export const PYTHON: string | undefined = PYTHONS[0];
