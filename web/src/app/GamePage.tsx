import { useCallback } from 'preact/hooks';
import { entryOf, GAMES } from './games.ts';
import { Lazy } from './Lazy.tsx';

/** A page of the game that the address names; of the first game, if it names none. */
export function GamePage({ game, page }: { readonly game: string | undefined; readonly page: 'setup' | 'gallery' | 'help' }) {
  const entry = entryOf(game ?? '') ?? GAMES[0];
  const load = useCallback(async () => (await entry.pages())[page](), [entry, page]);
  return <Lazy load={load} />;
}
