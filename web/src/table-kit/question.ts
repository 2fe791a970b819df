import type { GameTypes } from '@bellwether/kernel';
import type { Update } from '../model/source.ts';

/** What the viewer is asked, as a key: it stays the same while others move, until the viewer has answered. */
export function questionOf<T extends GameTypes>({ id, question, ply, viewer }: Update<T>): string {
  return `${id}:${question ?? ply}:${viewer}`;
}

/**
 * Whether a move that was sent at `sent` still waits for its answer. Others may have moved meanwhile; a question that comes again without
 * that (a move taken back, a server that could not take it) is open again.
 */
export function isAwaited<T extends GameTypes>(sent: Update<T> | undefined, now: Update<T> | undefined): boolean {
  if (sent === undefined || now === undefined) return false;
  return sent === now || (questionOf(sent) === questionOf(now) && now.ply > sent.ply);
}
