import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/**
 * Other users of the machine must not read hands, seeds and names. SQLite gives its other files this one's permissions.
 */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
}
