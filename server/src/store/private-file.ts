import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** Hands, seeds and names are nobody else's on this machine. SQLite gives its other files the rights of this one. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
}
