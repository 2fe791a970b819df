/** What earlier releases wrote is read by this one (docs/versions.md). */
import { copyFileSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FORMER_PLAYER, type Me, type TableMessage } from '@bellwether/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { namesOfDoors } from '../scripts/public-names.ts';
import { OPTION_NAMES } from '../server/src/config/list.ts';
import { createServer } from '../server/src/index.ts';
import { databaseFile, prepareFolder } from '../server/src/ops/folder.ts';
import { restore } from '../server/src/ops/restore.ts';
import { ROOT } from './sources.ts';

const FOLDER = path.join(ROOT, 'tests', 'releases');
const RELEASES = readdirSync(FOLDER);
const kept = (release: string, name: string) => readFileSync(path.join(FOLDER, release, name));
const keptJson = <T>(release: string, name: string) => JSON.parse(kept(release, name).toString()) as T;
const unpacked = (release: string, name: string) => gunzipSync(kept(release, `${name}.gz`));

const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-release-'));
  scratch.push(folder);
  return folder;
}

interface Data {
  readonly key: string;
  readonly code: string;
  readonly finished: string;
  readonly running: string;
  readonly me: Me;
  readonly look: TableMessage;
}

it('there is at least the first release', () => {
  expect(RELEASES).toContain('1.0.0');
});

it('the version stands in one place, and where its readers cannot look there it is the same', () => {
  const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const { version, workspaces } = JSON.parse(text('package.json')) as { version: string; workspaces: readonly string[] };
  expect(JSON.parse(text('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
  expect(/^version: (.*)$/m.exec(text('CITATION.cff'))?.[1]).toBe(version);
  expect(/^version = "(.*)"$/m.exec(text('python/pyproject.toml'))?.[1]).toBe(version);
  expect(/^## (.*)$/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version);
  const manifests = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
  expect(manifests.length).toBeGreaterThan(10);
  expect(manifests.filter((file) => 'version' in JSON.parse(text(file)))).toEqual([]);
});

it('every name of the public API is still there', async () => {
  const now = await namesOfDoors();
  for (const release of RELEASES) {
    const then = keptJson<Record<string, string[]>>(release, 'api.json');
    expect(Object.values(then).flat().length).toBeGreaterThan(300);
    const gone = Object.entries(then).flatMap(([door, names]) =>
      names.filter((name) => !now[door]?.includes(name)).map((name) => `${door}: ${name}`),
    );
    expect(gone, `of ${release}`).toEqual([]);
  }
});

it('every option is still there', () => {
  for (const release of RELEASES) {
    const names: readonly string[] = OPTION_NAMES;
    expect(keptJson<string[]>(release, 'options.json').filter((name) => !names.includes(name))).toEqual([]);
  }
});

describe('the protocol', () => {
  it.each(['messages.schema.json', 'openapi.json'])('still has all of %s', (name) => {
    const now = JSON.parse(readFileSync(path.join(ROOT, 'docs', 'api', name), 'utf8'));
    for (const release of RELEASES) {
      const then = JSON.parse(unpacked(release, name).toString());
      expect(missing(then, now), `of ${release}`).toEqual([]);
    }
  });

  it('notices a field, a choice and a type that are gone', () => {
    const schema = {
      type: 'object',
      properties: { t: { const: 'done' }, seq: { type: 'integer' } },
      anyOf: [{ properties: { t: { const: 'a' } } }, { properties: { t: { const: 'b' } } }],
      enum: ['x', 'y'],
    };
    expect(missing(schema, { ...schema, title: 'more', enum: ['z', 'y', 'x'] })).toEqual([]);
    expect(missing(schema, { ...schema, properties: { t: { const: 'done' } } })).toEqual(['/properties/seq']);
    expect(missing(schema, { ...schema, properties: { ...schema.properties, seq: { type: 'string' } } })).toEqual(['/properties/seq/type']);
    expect(missing(schema, { ...schema, anyOf: schema.anyOf.slice(1) })).toEqual(['/anyOf/a']);
    expect(missing(schema, { ...schema, enum: ['x'] })).toEqual(['/enum/y']);
  });
});

describe.each(RELEASES)('a data folder of %s', (release) => {
  const data = () => keptJson<Data>(release, 'data.json');

  /** A server of today on that data. */
  async function serve(folder: string) {
    const server = await createServer({ data: folder, port: 0, botPause: 0, logLevel: 'silent' });
    const post = async (at: string, body: object) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      return text.startsWith('{') ? JSON.parse(text) : text;
    };
    return { server, post };
  }

  it('opens: the same person with the same name and ratings, the same record, and the running game goes on', async () => {
    const folder = scratchFolder();
    prepareFolder(folder);
    writeFileSync(databaseFile(folder), unpacked(release, 'data.sqlite'));
    const { key, code, finished, running, me, look } = data();
    const { server, post } = await serve(folder);
    try {
      expect(await post('/me', { key })).toMatchObject({ name: me.name, number: me.number, ratings: me.ratings });
      expect(await post(`/tables/${finished}/record`, { key })).toBe(kept(release, 'finished.txt').toString());
      const now = await post(`/tables/${running}/look`, { key, legal: 1 });
      expect(now.info).toMatchObject({ config: look.info.config, rules: look.info.rules, settings: look.info.settings, status: 'playing' });
      const move = { id: crypto.randomUUID(), rev: now.seq, key, action: { kind: 'move', seat: 1, move: now.legal[0] } };
      expect(await post(`/tables/${running}/commands`, move)).toMatchObject({ t: 'done' });
      // The recovery code brings the person to a new device.
      const { key: other } = await post('/keys', {});
      await post('/recover', { key: other, code });
      expect(await post('/me', { key: other })).toMatchObject({ name: me.name, number: me.number });
      expect(me.name).not.toBe(FORMER_PLAYER);
    } finally {
      await server.stop();
    }
  });

  it('is a backup that can be restored', async () => {
    const folder = scratchFolder();
    const file = path.join(folder, 'old.sqlite');
    writeFileSync(file, unpacked(release, 'data.sqlite'));
    copyFileSync(file, path.join(folder, 'untouched.sqlite'));
    expect(restore(path.join(folder, 'data'), file, new Date()).tables).toBe(2);
    const { server, post } = await serve(path.join(folder, 'data'));
    expect((await post('/me/tables', { key: data().key })).tables).toHaveLength(2);
    await server.stop();
    expect(readFileSync(file).equals(readFileSync(path.join(folder, 'untouched.sqlite')))).toBe(true);
  });
});

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What may change freely: words, and limits that become wider. */
const FREE = [
  'title',
  'description',
  'examples',
  'maxLength',
  'maxItems',
  'maximum',
  'minLength',
  'minItems',
  'minimum',
  'pattern',
  'version',
];

/** The parts of an old schema that a new one lacks or has changed. Choices and fields may be added. */
function missing(then: Json, now: Json | undefined, at = ''): string[] {
  if (now === undefined) return [at];
  if (Array.isArray(then)) {
    const there = Array.isArray(now) ? now : [];
    return then.flatMap((part, i) => {
      const name = nameOf(part, i);
      return missing(
        part,
        there.find((other, k) => nameOf(other, k) === name),
        `${at}/${name}`,
      );
    });
  }
  if (typeof then === 'object' && then !== null) {
    const there = typeof now === 'object' && now !== null && !Array.isArray(now) ? (now as { readonly [key: string]: Json }) : {};
    return Object.entries(then).flatMap(([key, part]) => (FREE.includes(key) ? [] : missing(part, there[key], `${at}/${key}`)));
  }
  return then === now ? [] : [at];
}

/** Parts of a list are found again by what tells them apart, wherever they stand. */
function nameOf(part: Json, i: number): string {
  if (typeof part !== 'object' || part === null) return String(part);
  const { properties, const: constant, name, $ref } = part as Readonly<Record<string, Json>>;
  const { t, kind } = (properties ?? {}) as Readonly<Record<string, { readonly const?: Json } | undefined>>;
  return String(t?.const ?? kind?.const ?? constant ?? $ref ?? name ?? i);
}
