import type { AnyGame } from '@bellwether/kernel';
import type { Code, EventMessage, Refused } from '@bellwether/wire';

/**
 * How a client stands to its table (docs/ARCHITECTURE.md). `from`: the number after which the story that was asked for begins. `refused`:
 * why the table was not shown the last time; it stays until the table is.
 */
export type Watch =
  | { readonly kind: 'disconnected'; readonly refused?: Refused | undefined }
  /** A `watch` is on its way. */
  | { readonly kind: 'asking'; readonly from: number | undefined; readonly refused?: Refused | undefined }
  /** The server tells what happens; commands are sent. */
  | { readonly kind: 'following' }
  /** The same, and another `watch` is on its way: something was lost, or the viewer is another one now. */
  | { readonly kind: 'catching-up'; readonly from: number | undefined }
  /** The table or the server cannot just now: the next `watch` follows in a moment. */
  | { readonly kind: 'pausing'; readonly refused?: Refused | undefined }
  /** Not shown on this connection. */
  | { readonly kind: 'refused'; readonly refused: Refused }
  /** For good. */
  | { readonly kind: 'closed' };

/** What is over in a moment: ask again. */
const PASSING: readonly Code[] = ['table-stopped', 'storage-failed', 'too-often', 'stopping'];
/** What no waiting helps against. */
const FINAL: readonly Code[] = ['unknown-table', 'old-rules', 'banned', 'revoked'];

export const DISCONNECTED: Watch = { kind: 'disconnected' };
export const CLOSED: Watch = { kind: 'closed' };

export function asked(watch: Watch, from: number | undefined): Watch {
  return isFollowing(watch) ? { kind: 'catching-up', from } : { kind: 'asking', from, refused: refusalOf(watch) };
}

export function shown(): Watch {
  return { kind: 'following' };
}

export function disconnected(watch: Watch): Watch {
  return { kind: 'disconnected', refused: refusalOf(watch) };
}

/** The server stops telling about the table, for a moment. */
export function parted(watch: Watch): Watch {
  return { kind: 'pausing', refused: refusalOf(watch) };
}

export function refused(watch: Watch, refusal: Refused): Watch {
  if (FINAL.includes(refusal.code)) return { kind: 'refused', refused: refusal };
  if (!isAsking(watch)) return watch;
  if (PASSING.includes(refusal.code)) return parted(watch);
  // What was followed is followed on: the next gap asks again.
  return watch.kind === 'catching-up' ? shown() : { kind: 'refused', refused: refusal };
}

export function isFollowing({ kind }: Watch): boolean {
  return kind === 'following' || kind === 'catching-up';
}

export function isAsking(watch: Watch): watch is Extract<Watch, { readonly kind: 'asking' | 'catching-up' }> {
  return watch.kind === 'asking' || watch.kind === 'catching-up';
}

/** Why the table is not shown, as far as it was told. */
export function refusalOf(watch: Watch): Refused | undefined {
  return 'refused' in watch ? watch.refused : undefined;
}

/** What follows the events of a table's game. Until it is there, they are held back. */
export type Engine =
  /** The client asks for whole views, or does without. */
  | { readonly kind: 'none' }
  | { readonly kind: 'wanted'; readonly held: readonly EventMessage[] }
  | { readonly kind: 'loading'; readonly held: readonly EventMessage[] }
  /** Could not be fetched; `cancel` ends the wait before the next try. */
  | { readonly kind: 'failed'; readonly held: readonly EventMessage[]; readonly cancel: () => void }
  | { readonly kind: 'ready'; readonly game: AnyGame };
