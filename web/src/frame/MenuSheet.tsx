import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { DaySign, FriendsSign, LearnSign, PuzzleSign } from '../art/Signs.tsx';
import { COMPANION_WORDS } from '../companion/words.ts';
import { isAwaited } from '../model/awaited.ts';
import { useGames } from '../model/game.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { WORKSHOP } from '../workshop/words.ts';
import { helpFor } from './help.ts';
import { AboutSign, BookSign, BoxSign, CardsSign, MeSign, PlaySign, SettingsMenuSign, TablesSign } from './MenuSigns.tsx';
import './menu.css';

/** The menu: a link to every page, in three groups. */
export function MenuSheet({ close }: { readonly close: () => void }) {
  const shell = useShell();
  const games = useGames();
  const companion = useWords(COMPANION_WORDS);
  const awaited = useSignal(isAwaited);
  const workshop = useWords(WORKSHOP);
  const first = useRef<HTMLAnchorElement>(null);
  // Focus goes to the first entry, not to the close button.
  useEffect(() => first.current?.focus(), []);
  return (
    <Dialog title={shell.menu} close={close}>
      <nav class="menu">
        <Group to={href()} text={shell.play} sign={<PlaySign />} close={close} first={first}>
          {games.map(({ id, title, Sign }) => (
            <section key={id} class="menu-game">
              <Sign />
              <h3>{title}</h3>
              <a href={href('new', id)} aria-label={shell.colon(shell.newGame, title)} onClick={close}>
                {shell.newGame}
              </a>
              <a href={helpFor(id)} aria-label={shell.colon(shell.rules, title)} onClick={close}>
                {shell.rules}
              </a>
            </section>
          ))}
          <Way to={href('day')} text={shell.home.day} sign={<DaySign />} close={close} />
          <Way to={href('friends')} text={shell.home.friends} sign={<FriendsSign />} close={close} />
          <Way
            to={href('online')}
            text={awaited ? shell.colon(shell.online, shell.home.awaited) : shell.online}
            sign={<TablesSign />}
            close={close}
          />
        </Group>
        <Group to={href('learn')} text={shell.learn} sign={<LearnSign />} close={close}>
          <Way to={href('puzzles')} text={shell.home.puzzles} sign={<PuzzleSign />} close={close} />
          <Way to={href('cards')} text={shell.cards} sign={<CardsSign />} close={close} />
          {companion && <Way to={href('companion')} text={companion.title} sign={<BoxSign />} close={close} />}
        </Group>
        <Group to={href('me')} text={shell.me} sign={<MeSign />} close={close}>
          <Way to={href('games')} text={shell.myGames} sign={<BookSign />} close={close} />
          {workshop && <Way to={href('workshop')} text={workshop.title} sign={<CardsSign />} close={close} />}
          <Way to={href('settings')} text={shell.settings} sign={<SettingsMenuSign />} close={close} />
          <Way to={href('about')} text={shell.about} sign={<AboutSign />} close={close} />
        </Group>
      </nav>
    </Dialog>
  );
}

interface WayProps {
  readonly to: string;
  readonly text: string;
  readonly sign: ComponentChildren;
  readonly close: () => void;
}

interface GroupProps extends WayProps {
  readonly first?: RefObject<HTMLAnchorElement | null>;
  readonly children: ComponentChildren;
}

/** A page, and those that belong to it. */
function Group({ to, text, sign, close, first, children }: GroupProps) {
  return (
    <section class="menu-group" aria-label={text}>
      <a {...(first && { ref: first })} class="menu-way menu-head" href={to} onClick={close}>
        {sign}
        <span>{text}</span>
      </a>
      {children}
    </section>
  );
}

function Way({ to, text, sign, close }: WayProps) {
  return (
    <a class="menu-way" href={to} onClick={close}>
      {sign}
      <span>{text}</span>
    </a>
  );
}
