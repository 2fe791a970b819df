import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { later } from '../ui/later.ts';
import { useShell } from '../words/catalogue.ts';
import { Menu } from './Menu.tsx';

const Hills = later(async () => (await import('../scenery/Hills.tsx')).Hills);

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
  useEffect(() => {
    // A table on a server says there whose turn it is.
    if (!bar) document.title = title ? `${title} – ${shell.app}` : shell.app;
  }, [title]);
  useEffect(() => {
    // Whoever follows a link hears where it led. A table keeps the focus for its cards.
    const moved = shownAt !== undefined && shownAt !== location.hash;
    shownAt = location.hash;
    if (moved && !wide) heading.current?.focus({ preventScroll: true });
  }, []);
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
        <h1 class={rooms ? 'hidden' : 'head-title'} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {rooms}
        <Menu />
      </header>
      {bar}
      <main id="main" class="main" tabIndex={-1}>
        {children}
      </main>
      {!wide && <Hills />}
    </div>
  );
}

function BellIcon() {
  return (
    <svg viewBox="0 0 32 32" class="bell" aria-hidden="true">
      <path
        d="M16 4c-7 0-8 10-9 16l-3 4h24l-3-4C24 14 23 4 16 4z"
        fill="var(--amber)"
        stroke="var(--ink)"
        stroke-width="2.200"
        stroke-linejoin="round"
      />
      <circle cx="16" cy="26" r="3.500" fill="var(--wood)" stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}
