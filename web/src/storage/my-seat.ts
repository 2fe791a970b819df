import type { Seat } from '@bellwether/kernel';
import { keyOf } from './kept-by.ts';

/** Which seat of an online game was mine, since its record names no “you”. Stored while the tab is open. */
const name = (text: string) => `bellwether.mine.${keyOf(text)}`;

export function noteMine(text: string, seat: Seat): void {
  try {
    sessionStorage.setItem(name(text), String(seat));
  } catch {
    // Private browsing: then my seat shows my name.
  }
}

export function mineOf(text: string): Seat | undefined {
  try {
    return Number(sessionStorage.getItem(name(text))) || undefined;
  } catch {
    return undefined;
  }
}
