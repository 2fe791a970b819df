import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { HouseIcon } from '../art/HouseIcon.tsx';
import { later } from '../ui/later.ts';
import { useShell } from '../words/catalogue.ts';
import { HomeBar } from './HomeBar.tsx';
import { Menu } from './Menu.tsx';

const PageScene = later<{ readonly title: string }>(() => import('../scenery/PageScene.tsx').then((part) => part.PageScene));

/**
 * Draws what a page shows between its head and its content, such as the bar of an online table. A function, not an
 * element: a kept Preact element leaks the page it was first rendered to.
 */
export const PageBar = createContext<(() => ComponentChildren) | undefined>(undefined);

/** Draws the navigation in the page's head where it differs: a local table adds its game, a shared screen has none. */
export const HeadBar = createContext<(() => ComponentChildren) | undefined>(undefined);

/** The address of the last page shown. A page that replaces a loading page at the same address is not a navigation. */
let shownAt: string | undefined;

/** The frame of every page: the head with the menu, then the content. */
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
    // An online table shows whose turn it is in the document title.
    if (!bar) document.title = title === shell.app ? title : `${title} – ${shell.app}`;
  }, [title]);
  // The placeholder of a table that is loading does not count as a page.
  const isPlace = children !== null;
  useEffect(() => {
    if (!isPlace) return;
    // After following a link, the focus moves to the new page. At a table it moves to the cards, not to the navigation.
    const moved = shownAt !== undefined && shownAt !== location.hash;
    shownAt = location.hash;
    // A lesson's coach takes the focus itself.
    if (moved && !document.activeElement?.closest('.coach')) (wide ? main : heading).current?.focus({ preventScroll: true });
  }, [isPlace]);
  return (
    <div class={`page ${wide ? 'wide' : ''}`}>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {shell.skip}
      </button>
      <header class="head">
        <a class="brand" href="#/" aria-label={shell.colon(shell.app, shell.play)}>
          <HouseIcon />
          <span>{shell.app}</span>
        </a>
        <h1 id="title" class={wide && !rooms ? 'hidden head-title' : 'hidden'} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {rooms ? rooms() : isPlace && <HomeBar isSpare={wide} />}
        <Menu />
      </header>
      {bar?.()}
      <main id="main" class="main" ref={main} tabIndex={-1} aria-labelledby="title">
        {children}
      </main>
      {!wide && <PageScene title={title} />}
    </div>
  );
}
