import { entryOf, GAMES } from './games.ts';
import { Lazy } from './Lazy.tsx';

/** The card gallery of a game. */
export function CardsPage({ game }: { readonly game: string | undefined }) {
  return <Lazy load={(entryOf(game ?? '') ?? GAMES[0])?.gallery} />;
}
