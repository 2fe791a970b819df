import { expect, it } from 'vitest';
import { PAGES } from '../../proof/browsers/pages.ts';
import room from '../../src/app/Room.tsx?raw';

/** Pages whose address needs an id: `journey.ts` makes a table, a match and a finished game. */
const OF_AN_ID = ['t', 'm', 'review'];

it('Firefox and WebKit open every page', () => {
  const pages = [...room.matchAll(/\['(\w+)', later\(|case '(\w+)':/g)].map(([, listed, cased]) => listed ?? cased);
  expect(pages.length).toBeGreaterThan(20);
  const opened = new Set([...PAGES.map((page) => page.split('/')[0]), ...OF_AN_ID]);
  expect(pages.filter((page) => !opened.has(page))).toEqual([]);
});
