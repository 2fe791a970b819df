/**
 * `node scripts/keep-release.ts`, once for each release: writes to tests/releases what this release writes. Later releases must read it
 * (docs/versions.md). What is there already is never written again.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { OPTION_NAMES } from '@bellwether/server/config/list';
import { backup } from '@bellwether/server/ops/backup';
import { createServer } from '../server/src/index.ts';
import { VERSION } from './packages.ts';
import { namesOfDoors } from './public-names.ts';

const ROOT = path.dirname(import.meta.dirname);
const to = path.join(ROOT, 'tests', 'releases', VERSION);
const WOLF = {
  game: 'wolf-and-hound',
  config: [
    ['Edition', '2016'],
    ['Players', '4'],
    ['Animals', 'hound-01 wolf-01'],
  ],
};
const SHEEP = {
  game: 'sheep-and-thief',
  config: [
    ['Edition', '2014'],
    ['Players', '3'],
  ],
};

if (existsSync(to)) throw new Error(`${to} is there already`);
mkdirSync(to, { recursive: true });
const keepText = (name: string, text: string) => writeFileSync(path.join(to, name), text);
const keepPacked = (name: string, file: string) => writeFileSync(path.join(to, `${name}.gz`), gzipSync(readFileSync(file), { level: 9 }));

keepText('api.json', `${JSON.stringify(await namesOfDoors(), undefined, 2)}\n`);
keepText('options.json', `${JSON.stringify(OPTION_NAMES, undefined, 2)}\n`);
for (const name of ['messages.schema.json', 'openapi.json']) keepPacked(name, path.join(ROOT, 'docs', 'api', name));
await keepData();

/** A folder as a server leaves it: a finished and a running game of one person, with name, recovery code and rating. */
async function keepData(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'bellwether-keep-'));
  const server = await createServer({ data, port: 0, botPause: 0 });
  const base = `http://127.0.0.1:${server.port}/api`;
  const post = async (at: string, body: object) => {
    const answer = await fetch(base + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${at}: ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  const { key } = await post('/keys', {});
  await post('/me/profile', { key, name: 'Clover' });
  const { code } = await post('/me/recovery', { key });
  const finished = await play(WOLF, 1_000);
  const running = await play(SHEEP, 3);
  const me = await post('/me', { key });
  const record = await post(`/tables/${finished}/record`, { key });
  const look = await post(`/tables/${running}/look`, { key });
  await server.stop();
  const file = path.join(data, 'kept.sqlite');
  backup(data, file);
  keepPacked('data.sqlite', file);
  keepText('finished.txt', record);
  keepText('data.json', `${JSON.stringify({ key, code, finished, running, me, look }, undefined, 2)}\n`);
  rmSync(data, { recursive: true });

  /** Creates a table of this person against bots and makes at most `most` of the person's moves. Returns its id. */
  async function play(what: object, most: number): Promise<string> {
    const { table } = await post('/tables', { key, ...what, settings: { botLevel: 'lamb' } });
    const act = async (action: object) => {
      const { seq } = await post(`/tables/${table}/look`, { key });
      await post(`/tables/${table}/commands`, { id: crypto.randomUUID(), rev: seq, key, action });
    };
    await act({ kind: 'sit', seat: 1, name: 'Clover' });
    await act({ kind: 'start' });
    for (let moves = 0; moves < most; ) {
      const { info, legal = [] } = await post(`/tables/${table}/look`, { key, legal: 1 });
      if (info.status === 'over') break;
      if (legal.length > 0) {
        await act({ kind: 'move', seat: 1, move: legal[0] });
        moves++;
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return table;
  }
}
