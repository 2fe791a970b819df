import type { AnyGame } from '@bellwether/kernel';
import type { Code, EventMessage, Refused } from '@bellwether/wire';

/**
 * The state of a client at its table (docs/ARCHITECTURE.md). `from`: the number after which the requested history begins. `refused`: why
 * the table was last refused, until it is shown.
 */
export type Watch =
  | { readonly kind: 'disconnected'; readonly refused?: Refused | undefined }
  /** A `watch` is on its way. */
  | { readonly kind: 'asking'; readonly from: number | undefined; readonly refused?: Refused | undefined }
  /** Events arrive; commands are sent. */
  | { readonly kind: 'following' }
  /** Following, with another `watch` on its way: events were lost, or the viewer changed. */
  | { readonly kind: 'catching-up'; readonly from: number | undefined }
  /** Temporarily unavailable: the next `watch` follows soon. */
  | { readonly kind: 'pausing'; readonly refused?: Refused | undefined }
  /** The server refuses to show the table on this connection. */
  | { readonly kind: 'refused'; readonly refused: Refused }
  /** For good. */
  | { readonly kind: 'closed' };

/** Temporary refusals: ask again. */
const PASSING: readonly Code[] = ['table-stopped', 'storage-failed', 'too-often', 'stopping'];
/** Final refusals: asking again cannot help. */
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

/** The server has ended the subscription, temporarily. */
export function parted(watch: Watch): Watch {
  return { kind: 'pausing', refused: refusalOf(watch) };
}

export function refused(watch: Watch, refusal: Refused): Watch {
  if (FINAL.includes(refusal.code)) return { kind: 'refused', refused: refusal };
  if (!isAsking(watch)) return watch;
  if (PASSING.includes(refusal.code)) return parted(watch);
  // Stay with what is followed; the next gap asks again.
  return watch.kind === 'catching-up' ? shown() : { kind: 'refused', refused: refusal };
}

export function isFollowing({ kind }: Watch): boolean {
  return kind === 'following' || kind === 'catching-up';
}

export function isAsking(watch: Watch): watch is Extract<Watch, { readonly kind: 'asking' | 'catching-up' }> {
  return watch.kind === 'asking' || watch.kind === 'catching-up';
}

/** Why the table is not shown, if known. */
export function refusalOf(watch: Watch): Refused | undefined {
  return 'refused' in watch ? watch.refused : undefined;
}

/** The engine that follows events. Events are held back until it is loaded. */
export type Engine =
  /** None is needed: the client asks for whole views or does without. */
  | { readonly kind: 'none' }
  | { readonly kind: 'wanted'; readonly held: readonly EventMessage[] }
  | { readonly kind: 'loading'; readonly held: readonly EventMessage[] }
  /** Could not be loaded; `cancel` stops the next attempt. */
  | { readonly kind: 'failed'; readonly held: readonly EventMessage[]; readonly cancel: () => void }
  | { readonly kind: 'ready'; readonly game: AnyGame };
