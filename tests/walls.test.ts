import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../scripts/walls.ts';

/** A small tree shaped like ours: packages are resolved through node_modules, as npm links workspaces. */
const GOOD = {
  'kernel/package.json': '{ "name": "@bellwether/kernel", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'kernel/src/index.ts': "export * from './seat.ts';",
  'kernel/src/seat.ts': 'export type Seat = number; export const seat: Seat = 1;',
  'games/one/src/index.ts': "import { seat } from '@bellwether/kernel'; export const one = seat;",
  'games/two/src/index.ts': "import type { Seat } from '@bellwether/kernel'; export const two: Seat = 2;",
  'lab/src/main.ts': "import { one } from '../../games/one/src/index.ts'; import fs from 'node:fs'; fs.statSync(String(one));",
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bellwether-walls-'));
  mkdirSync(path.join(root, 'node_modules/@bellwether'), { recursive: true });
  symlinkSync('../../kernel', path.join(root, 'node_modules/@bellwether/kernel'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function breachesOf(bad: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries({ ...GOOD, ...bad })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { breaches, modules } = await findBreaches(root);
  expect(modules).toMatchObject({ kernel: expect.any(Number), games: expect.any(Number), lab: 1 });
  expect(modules.kernel).toBeGreaterThanOrEqual(2);
  expect(modules.games).toBeGreaterThanOrEqual(2);
  return breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
}

describe('the walls between the packages', () => {
  it('let the allowed imports pass', async () => {
    expect(await breachesOf({})).toEqual([]);
  });

  it.each<[title: string, file: string, text: string, breach: string]>([
    [
      'a game that imports another game',
      'games/one/src/index.ts',
      "export * from '../../two/src/index.ts';",
      'games-never-import-each-other: games/one/src/index.ts → games/two/src/index.ts',
    ],
    [
      'a kernel that knows a game, if only its types',
      'kernel/src/seat.ts',
      "import type { one } from '../../games/one/src/index.ts'; export type Seat = typeof one; export const seat = 1;",
      'kernel-imports-only-below: kernel/src/seat.ts → games/one/src/index.ts',
    ],
    [
      'a game that reads files',
      'games/two/src/index.ts',
      "export * from 'node:fs';",
      'engine-imports-engine-only: games/two/src/index.ts → fs',
    ],
    [
      'a kernel with a package of others',
      'kernel/src/seat.ts',
      "export * from 'left-pad'; export const seat = 1;",
      'not-to-unresolvable: kernel/src/seat.ts → left-pad',
    ],
    [
      'a bot that knows the server',
      'bots/src/index.ts',
      "export * from '../../server/src/index.ts';",
      'bots-imports-only-below: bots/src/index.ts → server/src/index.ts',
    ],
    [
      'a ring of modules',
      'kernel/src/seat.ts',
      "export * from './index.ts'; export const seat = 1;",
      'no-cycles: kernel/src/index.ts → kernel/src/seat.ts',
    ],
    [
      'a client that reads files',
      'client/src/index.ts',
      "export * from 'node:fs';",
      'client-imports-no-surroundings: client/src/index.ts → fs',
    ],
    [
      'a server that is its own client',
      'server/src/index.ts',
      "export * from '../../client/src/index.ts';",
      'server-is-no-client: server/src/index.ts → client/src/index.ts',
    ],
    [
      'a server that knows of other servers',
      'server/src/index.ts',
      "export type * from '../../cluster/src/index.ts';",
      'server-imports-only-below: server/src/index.ts → cluster/src/index.ts',
    ],
    [
      'an engine that leans on its own tests',
      'games/two/src/index.ts',
      "export * from '../test/help.ts';",
      'sources-never-import-tests: games/two/src/index.ts → games/two/test/help.ts',
    ],
    [
      'a web folder that knows a higher layer, if only its types',
      'web/src/ui/dialog.ts',
      "import type { bar } from '../table-kit/bar.ts'; export type Bar = typeof bar;",
      'web-ui-imports-only-below: web/src/ui/dialog.ts → web/src/table-kit/bar.ts',
    ],
    [
      'a feature that does not use the door of another',
      'web/src/me/MyPlay.tsx',
      "export * from '../review/room.ts';",
      'web-me-imports-only-below: web/src/me/MyPlay.tsx → web/src/review/room.ts',
    ],
    [
      'two features that import each other through their doors',
      'web/src/puzzles/public.ts',
      "import type { review } from '../review/public.ts'; export type Review = typeof review; export const puzzle = 1;",
      'folders-import-one-way: web/src/puzzles/public.ts → web/src/review/public.ts',
    ],
    [
      'texts of a feature that know more than texts',
      'web/src/me/words/en.ts',
      "export * from '../../table-kit/bar.ts';",
      'web-texts-import-only-texts: web/src/me/words/en.ts → web/src/table-kit/bar.ts',
    ],
    [
      'a web folder without a layer',
      'web/src/attic/old.ts',
      "export * from '../table-kit/bar.ts';",
      'web-folder-without-layer: web/src/attic/old.ts → web/src/table-kit/bar.ts',
    ],
  ])('stop %s', async (_title, file, text, breach) => {
    const others = {
      'server/src/index.ts': 'export const server = 1;',
      'client/src/index.ts': 'export const client = 1;',
      'cluster/src/index.ts': 'export const cluster = 1;',
      'games/two/test/help.ts': 'export const help = 1;',
      'web/src/table-kit/bar.ts': 'export const bar = 1;',
      'web/src/review/room.ts': 'export const room = 1;',
      'web/src/review/public.ts': "import { puzzle } from '../puzzles/public.ts'; export const review = puzzle;",
      'web/src/puzzles/public.ts': 'export const puzzle = 1;',
    };
    expect(await breachesOf({ ...others, [file]: text })).toContain(breach);
  });
});

describe('the folders of the server', () => {
  const ONE_WAY = {
    'server/src/main.ts': "export * from './table/table.ts';",
    'server/src/table/table.ts': "import { bucket } from '../limits/bucket.ts'; export const table = bucket;",
    'server/src/table/log.ts': 'export type Log = string;',
    'server/src/limits/bucket.ts': 'export const bucket = 1;',
    'server/src/net/socket.ts': "import type { Log } from '../table/log.ts'; export const socket: Log = '';",
  };

  it('may import each other one way', async () => {
    expect(await breachesOf(ONE_WAY)).toEqual([]);
  });

  it('never import each other, not even types and through other files', async () => {
    const text = "import type { Log } from '../table/log.ts'; export const bucket: Log | number = 1;";
    expect(await breachesOf({ ...ONE_WAY, 'server/src/limits/bucket.ts': text })).toEqual([
      'folders-import-one-way: server/src/limits/bucket.ts → server/src/table/log.ts',
      'folders-import-one-way: server/src/table/table.ts → server/src/limits/bucket.ts',
    ]);
  });

  it('make no ring of three', async () => {
    const text = "import type { socket } from '../net/socket.ts'; export const bucket: typeof socket | number = 1;";
    expect(await breachesOf({ ...ONE_WAY, 'server/src/limits/bucket.ts': text })).toEqual([
      'folders-import-one-way: server/src/limits/bucket.ts → server/src/net/socket.ts',
      'folders-import-one-way: server/src/net/socket.ts → server/src/table/log.ts',
      'folders-import-one-way: server/src/table/table.ts → server/src/limits/bucket.ts',
    ]);
  });
});
