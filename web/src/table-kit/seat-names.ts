import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** What the people and bots at a table are called, by seat; empty for a seat that keeps the name of its farm. */
export const SeatNames = createContext<readonly string[]>([]);

/** A game's words in which seats bear the names of those who sit there. */
export function useNamed<Words extends { readonly seats: readonly string[] }>(
  words: Words | undefined,
  names = useContext(SeatNames),
): Words | undefined {
  return useMemo(
    () => words && (names.length === 0 ? words : { ...words, seats: words.seats.map((farm, i) => names[i] || farm) }),
    [words, names],
  );
}
