import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { BellIcon } from '../art/BellIcon.tsx';
import { later } from '../ui/later.ts';
import { useShell } from '../words/catalogue.ts';
import { Menu } from './Menu.tsx';

const Hills = later(() => import('../scenery/Hills.tsx').then((part) => part.Hills));

/** What stands between head and page wherever a page is shown inside it, such as the bar of a table on a server. */
export const PageBar = createContext<ComponentChildren>(null);

/** What stands in the head instead of the title: the rooms of the house, on every table of this device. */
export const HeadBar = createContext<ComponentChildren>(null);

/** The address whose page was shown last: a page that replaces the one shown while it loaded is no new place. */
let shownAt: string | undefined;

/** Every page: the head with the menu, and the page itself. */
export function Page({
  title,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  const shell = useShell();
  const bar = useContext(PageBar);
  const rooms = useContext(HeadBar);
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // A table on a server says there whose turn it is.
    if (!bar) document.title = title === shell.app ? title : `${title} – ${shell.app}`;
  }, [title]);
  // What stands there until a table has loaded is none yet.
  const isPlace = children !== null;
  useEffect(() => {
    if (!isPlace) return;
    // Whoever follows a link hears where it led. At a table the cards come next, not the rooms in its head.
    const moved = shownAt !== undefined && shownAt !== location.hash;
    shownAt = location.hash;
    // A coach has spoken first.
    if (moved && !document.activeElement?.closest('.coach')) (wide ? main : heading).current?.focus({ preventScroll: true });
  }, [isPlace]);
  return (
    <div class={`page ${wide ? 'wide' : ''}`}>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {shell.skip}
      </button>
      <header class="head">
        <a class="brand" href="#/" aria-label={shell.colon(shell.app, shell.play)}>
          <BellIcon />
          <span>{shell.app}</span>
        </a>
        <h1 id="title" class={rooms ? 'hidden' : 'head-title'} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {rooms}
        <Menu />
      </header>
      {bar}
      <main id="main" class="main" ref={main} tabIndex={-1} aria-labelledby="title">
        {children}
      </main>
      {!wide && <Hills />}
    </div>
  );
}
