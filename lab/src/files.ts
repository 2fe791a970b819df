import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from './user-error.ts';

/** Our npm scripts run in the project's root, whatever folder the user stands in; file names are meant from where the user stands. */
const OWN_SCRIPTS = ['start', 'lab', 'conformance', 'soak'];

function filePath(name: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: stands } = process.env;
  return resolve(script !== undefined && OWN_SCRIPTS.includes(script) ? (stands ?? '.') : '.', name);
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
};

/** Throws UserError. */
export function readText(name: string): string {
  try {
    return readFileSync(filePath(name), 'utf8');
  } catch (error) {
    throw new UserError(`${name} cannot be read: ${reason(error)}`);
  }
}

/** Throws UserError. */
export function writeText(name: string, text: string): void {
  try {
    writeFileSync(filePath(name), text);
  } catch (error) {
    throw new UserError(`${name} cannot be written: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
}
