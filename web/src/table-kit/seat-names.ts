import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/** The names of the players at a table, by seat; empty where the seat keeps its farm's name. */
export const SeatNames = createContext<readonly string[]>([]);

/** A game's words with the players' names as names of the seats. */
export function useNamed<Words extends { readonly seats: readonly string[] }>(
  words: Words | undefined,
  names = useContext(SeatNames),
): Words | undefined {
  return useMemo(
    () => words && (names.length === 0 ? words : { ...words, seats: words.seats.map((farm, i) => names[i] || farm) }),
    [words, names],
  );
}
