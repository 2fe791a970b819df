import { hex, sha256 } from '@bellwether/kernel';

/** The key of data about a game: a hash of its record's text. */
export function keyOf(text: string): string {
  return hex(sha256(new TextEncoder().encode(text))).slice(0, 32);
}
