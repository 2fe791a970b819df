import type { Headers, Mix } from '@bellwether/kernel';
import type { Access } from '@bellwether/wire';

/** A future online table: a set-up, or a local game with its moves so far. */
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
