import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs PostgreSQL (60 MB, with its own lockfile) here when a test or proof needs it. It is not a dependency of the project. */
export function installPostgres(): void {
  const folder = import.meta.dirname;
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log('installing PostgreSQL for tests and proofs …');
  const args = ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}
