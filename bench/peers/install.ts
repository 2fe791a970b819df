import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Peers are not dependencies of the project. Each is installed from its own lockfile into its own folder when a benchmark needs it. */
export function installPeer(name: string): void {
  const folder = path.join(import.meta.dirname, name);
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log(`installing the peer ${name} …`);
  const args = ['ci', '--workspaces=false', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}
