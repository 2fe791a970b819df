import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Looks, looksOf } from '../model/characters.ts';

/** The looks that a server sends for people with a face. */
export const SeatLooks = createContext<Looks | undefined>(undefined);

/** The look of every player: bots by character, people by their face. */
export function useLooks(sitters: readonly string[]): Looks {
  const told = useContext(SeatLooks);
  const [here, setHere] = useState<Looks>([]);
  const all = sitters.join();
  useEffect(() => {
    if (told === undefined) looksHere(sitters).then(setHere, () => {});
  }, [all, told]);
  return useMemo(() => looksOf(sitters).map((look, i) => look ?? (told ?? here)[i]), [all, told, here]);
}

/** Face drawings are loaded only if someone has chosen one. */
async function looksHere(sitters: readonly string[]): Promise<Looks> {
  if (localStorage.getItem('bellwether.face') === null) return [];
  const { looksAt } = await import('../storage/mine.ts');
  return await looksAt(sitters);
}
