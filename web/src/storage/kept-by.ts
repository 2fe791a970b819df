import { hex, sha256 } from '@bellwether/kernel';

/** What is kept about a game is found again by the text of its record. */
export function keyOf(text: string): string {
  return hex(sha256(new TextEncoder().encode(text))).slice(0, 32);
}
