import type { GameTypes } from '@bellwether/kernel';
import type { Update } from '../model/source.ts';

/** The key of the question to the viewer: it stays the same while others move, until the viewer has answered. */
export function questionOf<T extends GameTypes>({ id, question, ply, viewer }: Update<T>): string {
  return `${id}:${question ?? ply}:${viewer}`;
}

/**
 * Whether the answer to a move sent at `sent` is still outstanding. Others may have moved meanwhile. If the same
 * question comes again without that (a move taken back, a server that could not accept it), it is open again.
 */
export function isAwaited<T extends GameTypes>(sent: Update<T> | undefined, now: Update<T> | undefined): boolean {
  if (sent === undefined || now === undefined) return false;
  return sent === now || (questionOf(sent) === questionOf(now) && now.ply > sent.ply);
}
