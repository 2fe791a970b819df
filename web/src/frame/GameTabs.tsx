import { useGames } from '../model/game.ts';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';

/** Tabs that show the same page for each game. */
export function GameTabs({ page, here, name }: { readonly page: string; readonly here: string; readonly name?: string }) {
  const shell = useShell();
  return (
    <nav class="game-tabs" aria-label={name ?? shell.cards}>
      {useGames().map(({ id, title }) => (
        <a key={id} href={href(page, id)} aria-current={id === here ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
