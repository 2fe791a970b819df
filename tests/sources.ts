import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

export function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
