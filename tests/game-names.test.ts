import { describe, expect, it } from 'vitest';
import { GAME_FOLDERS } from './games.ts';
import { filesOf, textOf } from './sources.ts';

/** The files that docs/adding-a-game.md lists for editing, and the lockfile, which npm writes. */
const GUIDE = textOf('docs/adding-a-game.md');
const EDITED = [...new Set([...GUIDE.matchAll(/`((?:bots|lab|server|web)\/[\w/.-]+\.(?:ts|json))`/g)].map(([, file]) => file as string))];

/** Files that name a game for another reason. A new game does not touch them. */
const OTHERS = [
  'lab/src/commands/deck.ts',
  'lab/src/commands/planted.ts',
  'lab/src/crossplay/play.ts',
  'lab/src/forecast/play.ts',
  'server/proof/fair-time/case.ts',
  'server/proof/fair-time/simulation.ts',
  'server/proof/hostile/prepare.ts',
  'web/proof/browsers/journey.ts',
  'web/proof/browsers/pages.ts',
  'web/src/deals/opening.ts',
  'web/src/ui/routes.ts',
];

const SOURCES = filesOf('{bots,client,kernel,lab,server,web,wire}/{src,proof}/**/*.{ts,tsx}').concat(
  filesOf('{bots,lab,server,web}/package.json'),
);

describe.each(GAME_FOLDERS.map((folder) => folder.replace('games/', '')))('%s', (game) => {
  const names = new RegExp(`${game}|${game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`);

  it('is named in the files of the guide, and outside its own folders in no others', () => {
    const found = SOURCES.filter((file) => !file.includes(`/${game}/`) && names.test(textOf(file)));
    expect(found.filter((file) => !OTHERS.includes(file)).sort()).toEqual([...EDITED].sort());
  });
});

it('a game edits ten existing files at most, the lockfile among them', () => {
  expect(EDITED.length + 1).toBeLessThanOrEqual(10);
  expect(EDITED.length).toBeGreaterThan(4);
});
