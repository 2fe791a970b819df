import type { Seat } from '@bellwether/kernel';
import { keyOf } from './kept-by.ts';

/** Which seat of a game on a server was mine: its record names no “you”. As long as the tab is open. */
const name = (text: string) => `bellwether.mine.${keyOf(text)}`;

export function noteMine(text: string, seat: Seat): void {
  try {
    sessionStorage.setItem(name(text), String(seat));
  } catch {
    // Private browsing: then I am called by my name.
  }
}

export function mineOf(text: string): Seat | undefined {
  try {
    return Number(sessionStorage.getItem(name(text))) || undefined;
  } catch {
    return undefined;
  }
}
