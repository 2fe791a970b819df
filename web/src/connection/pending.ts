import type { Headers, Mix } from '@bellwether/kernel';
import type { Access } from '@bellwether/wire';

/** What is to become a table on a server: a set-up, or a game of this device with its moves so far. */
export type Pending =
  | { readonly game: string; readonly config: Headers; readonly series?: boolean; readonly mix?: Mix | undefined; readonly access?: Access }
  | { readonly record: string };

let pending: Pending | undefined;

export function carry(what: Pending): void {
  pending = what;
}

export function carried(): Pending | undefined {
  return pending;
}
