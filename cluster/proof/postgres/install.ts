import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** PostgreSQL is 60 MB and no part of the project: it is installed here, from its own lockfile, when a test or a proof needs it. */
export function installPostgres(): void {
  const folder = import.meta.dirname;
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log('installing PostgreSQL for tests and proofs …');
  const args = ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}
