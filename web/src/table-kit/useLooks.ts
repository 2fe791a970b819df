import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Looks, looksOf } from '../model/characters.ts';

/** Where a server tells it: how those look who have chosen a face. */
export const SeatLooks = createContext<Looks | undefined>(undefined);

/** How everybody at a table looks: bots as they are, people by the faces they have chosen. */
export function useLooks(sitters: readonly string[]): Looks {
  const told = useContext(SeatLooks);
  const [here, setHere] = useState<Looks>([]);
  const all = sitters.join();
  useEffect(() => {
    if (told === undefined) looksHere(sitters).then(setHere, () => {});
  }, [all, told]);
  return useMemo(() => looksOf(sitters).map((look, i) => look ?? (told ?? here)[i]), [all, told, here]);
}

/** Faces are fetched where one was chosen. */
async function looksHere(sitters: readonly string[]): Promise<Looks> {
  if (localStorage.getItem('bellwether.face') === null) return [];
  const { looksAt } = await import('../storage/mine.ts');
  return await looksAt(sitters);
}
