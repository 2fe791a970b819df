/** docs/api is generated from the types (npm run docs:api); this fails if a file is outdated. */
import { describe, expect, it } from 'vitest';
import { apiFiles, messageSchema, openApi, ROUTES } from '../scripts/api-documents.ts';
import * as wire from '../wire/src/index.ts';
import { CODES } from '../wire/src/index.ts';
import { SET_UP_HEADERS } from './set-up-headers.ts';
import { filesOf, textOf } from './sources.ts';

const PROTOCOL = textOf('docs/PROTOCOL.md');

describe('docs/api', () => {
  it.each(Object.keys(apiFiles()))('%s is up to date', (file) => {
    expect(textOf(`docs/${file}`)).toBe(apiFiles()[file]);
  });

  it.each([
    ['the messages', messageSchema()],
    ['the routes', openApi()],
  ])('%s refer only to what is there', (_, document) => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place]) => place as string);
    expect(references.length).toBeGreaterThan(10);
    const lost = references.filter((place) => {
      let at: unknown = document;
      for (const name of place.split('/')) at = (at as Record<string, unknown> | undefined)?.[name];
      return at === undefined;
    });
    expect(lost).toEqual([]);
  });

  it('has every route of the server, with the body that the server checks', () => {
    const sources = filesOf('server/src/http/*.ts').map(textOf).join('\n');
    const served = [...sources.matchAll(/app\.(get|post)(?:<[^(]*>)?\(\s*'(\/api[^']*)'(?:,\s*\{ schema: \{([^}]*)\})?/g)];
    const listed = Object.entries(ROUTES).map(([name, { body }]) => [name, Object.entries(wire).find(([, one]) => one === body)?.[0]]);
    const found = served.map(([, method, path, schema]) => [`${method?.toUpperCase()} ${path}`, /body: (\w+)/.exec(schema ?? '')?.[1]]);
    const sorted = (list: unknown[][]) => list.map(String).sort();
    expect(found.length).toBeGreaterThan(10);
    expect(sorted(listed)).toEqual(sorted(found));
  });
});

describe('docs/PROTOCOL.md', () => {
  it.each(CODES)('tells when a client hears %s', (code) => {
    expect(PROTOCOL).toContain(`\`${code}\``);
  });

  it('names every message, every action and every kind of happening', () => {
    const { ClientMessage, ServerMessage, Action, Happening } = wire;
    const names = [
      ...[ClientMessage, ServerMessage].flatMap(({ anyOf }) => anyOf.map((one) => one.properties.t.const)),
      ...[Action, Happening].flatMap(({ anyOf }) => anyOf.map((one) => one.properties.kind.const)),
    ];
    expect(names.filter((name) => !new RegExp(`[\`"]${name}[\`"]`).test(PROTOCOL))).toEqual([]);
  });

  it('names every route', () => {
    const missing = Object.keys(ROUTES).filter(
      (name) => !PROTOCOL.includes((name.split(' ')[1] as string).replace(/:(table|match)/, (_, named: string) => named.toUpperCase())),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(SET_UP_HEADERS))('names the headers of a set-up of %s, and says which may be left out', (game, headers) => {
    const [, rows = ''] = new RegExp(`^\\| \\*${game}\\* \\|.*\\n\\|-.*\\n((?:\\|.*\\n)+)`, 'm').exec(PROTOCOL) ?? [];
    const named = [...rows.matchAll(/^\| `(\w+)` \| (optional:)?/gm)];
    expect(named.map(([, name]) => name)).toEqual(headers.all);
    expect(named.flatMap(([, name, optional]) => (optional ? [] : name))).toEqual(headers.needed);
  });

  it.each([
    ['wolf-and-hound', '*Wolf & Hound*: ', '*Sheep & Thief*: '],
    ['sheep-and-thief', '*Sheep & Thief*: ', '## Clocks'],
  ])('names every field of a view of %s', (game, from, to) => {
    const [, fields = ''] = /^export interface View \{\n(.*?)^\}/ms.exec(textOf(`games/${game}/src/vocabulary.ts`)) ?? [];
    const names = [...fields.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name as string);
    expect(names.length).toBeGreaterThan(15);
    const section = PROTOCOL.slice(PROTOCOL.indexOf('## Views')).split(from)[1]?.split(to)[0] ?? '';
    expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
