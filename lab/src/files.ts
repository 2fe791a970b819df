import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from './user-error.ts';

/**
 * npm runs these scripts in the project's root, but file names on the command line are relative to the folder in which the user called npm.
 */
const OWN_SCRIPTS = ['start', 'lab', 'conformance', 'soak'];

export function callersFolder(): string {
  const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
  return script !== undefined && OWN_SCRIPTS.includes(script) ? (calledIn ?? '.') : '.';
}

export function filePath(name: string): string {
  return resolve(callersFolder(), name);
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'is a folder',
  ENOTDIR: 'part of the path is not a folder',
};

/** Throws UserError. */
export function readText(name: string): string {
  try {
    return readFileSync(filePath(name), 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${name}: ${reason(error)}`);
  }
}

/** Throws UserError. */
export function writeText(name: string, text: string): void {
  try {
    writeFileSync(filePath(name), text);
  } catch (error) {
    throw new UserError(`cannot write ${name}: ${reason(error)}`);
  }
}

export interface LineWriter {
  write(line: string): Promise<void>;
  close(): void;
}

/** Writes lines to a file, or to standard output with back-pressure. Throws UserError. */
export function lineWriter(name: string | undefined): LineWriter {
  if (name === undefined) {
    return {
      async write(line) {
        if (!process.stdout.write(`${line}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
      },
      close() {},
    };
  }
  const file = opened(name);
  return {
    async write(line) {
      writeSync(file, `${line}\n`);
    },
    close: () => closeSync(file),
  };
}

function opened(name: string): number {
  try {
    return openSync(filePath(name), 'w');
  } catch (error) {
    throw new UserError(`cannot write ${name}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
}
