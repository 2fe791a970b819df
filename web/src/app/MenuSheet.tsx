import { helpFor } from '../help/help.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useShell } from '../words/catalogue.ts';
import { href } from './routes.ts';
import { useGames } from './useGames.ts';

/** The way to every page. Help pages join here. */
export function MenuSheet({ close }: { readonly close: () => void }) {
  const shell = useShell();
  const games = useGames();
  return (
    <Dialog title={shell.menu} close={close}>
      <nav class="menu">
        <a href={href()} onClick={close}>
          {shell.play}
        </a>
        {games.map(({ id, title }) => (
          <a key={id} href={href('new', id)} onClick={close}>
            {shell.colon(shell.newGame, title)}
          </a>
        ))}
        <a href={href('learn')} onClick={close}>
          {shell.learn}
        </a>
        <a href={href('day')} onClick={close}>
          {shell.home.daily}
        </a>
        <a href={href('puzzles')} onClick={close}>
          {shell.home.puzzles}
        </a>
        {games.map(({ id, title }) => (
          <a key={id} href={helpFor(id)} onClick={close}>
            {shell.colon(shell.rules, title)}
          </a>
        ))}
        <a href={href('games')} onClick={close}>
          {shell.myGames}
        </a>
        <a href={href('online')} onClick={close}>
          {shell.online}
        </a>
        <a href={href('cards')} onClick={close}>
          {shell.cards}
        </a>
        <a href={href('settings')} onClick={close}>
          {shell.settings}
        </a>
        <a href={href('about')} onClick={close}>
          {shell.about}
        </a>
      </nav>
    </Dialog>
  );
}
