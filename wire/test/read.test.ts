import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  About,
  Bye,
  DEFAULT_SETTINGS,
  EventMessage,
  faultOf,
  MatchInfo,
  Me,
  MyMatches,
  MyTables,
  OpenTables,
  PlayNowAnswer,
  Refused,
  readAs,
  ServerMessage,
  TableDoors,
  TableMade,
  TableMessage,
  TablePeople,
} from '../src/index.ts';

interface Plain {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Plain[];
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly items?: Plain;
}

/** A random value of a schema, ignoring limits. */
function arbitrary(schema: Plain): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitrary(field)]));
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true });
    }
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.string({ maxLength: 5 });
    default:
      return fc.nat(1_000);
  }
}

/** The same from a newer server: an unknown field in every object. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  return {
    unheardOf: { kind: 'new', list: [1] },
    ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, newer(field)])),
  };
}

const TABLE = '0123456789abcdef';
const SEAT = { seat: 1, kind: 'human', name: 'Clover' };
const INFO = {
  table: TABLE,
  game: 'g',
  rules: 1,
  config: [['Edition', '2016']],
  settings: DEFAULT_SETTINGS,
  status: 'open',
  gameNumber: 1,
  seats: [SEAT],
  toAct: [],
  score: [],
};
const WHOLE = { t: 'table', table: TABLE, seq: 7, info: INFO, viewer: 1, host: true, online: [1] };
const POSTER = {
  table: TABLE,
  game: 'g',
  config: [],
  clock: { kind: 'none' },
  series: 1,
  access: 'open',
  status: 'open',
  gameNumber: 1,
  seats: [SEAT],
};

describe('what a server says is read by those who know less', () => {
  it.each(
    Object.entries({
      ServerMessage,
      OpenTables,
      MyTables,
      MyMatches,
      TableMade,
      TableDoors,
      PlayNowAnswer,
      Me,
      TablePeople,
      MatchInfo,
      About,
    }),
  )('%s: unknown fields are ignored at every depth', (_, schema) => {
    fc.assert(
      fc.property(arbitrary(schema as Plain), (value) => {
        expect(readAs(schema, newer(value))).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, object, object]>([
    ['a status', { ...WHOLE, info: { ...INFO, status: 'adjourned' } }, { ...WHOLE, info: { ...INFO, status: 'playing' } }],
    ['a kind of seat', { ...WHOLE, info: { ...INFO, seats: [{ ...SEAT, kind: 'ghost' }] } }, WHOLE],
    ['an access', { ...WHOLE, info: { ...INFO, access: 'club' } }, WHOLE],
    [
      'a kind of clock',
      { ...WHOLE, info: { ...INFO, settings: { ...DEFAULT_SETTINGS, clock: { kind: 'fischer', seconds: 60, more: 5 } } } },
      WHOLE,
    ],
    ['a length of a series', { ...WHOLE, info: { ...INFO, settings: { ...DEFAULT_SETTINGS, series: 7 } } }, WHOLE],
    ['a viewer', { ...WHOLE, viewer: 'referee' }, { ...WHOLE, viewer: 'spectator' }],
    ['a mark', { ...WHOLE, info: { ...INFO, brought: 'partly' } }, WHOLE],
  ])('reads %s that it does not know as the nearest one', (_, told, expected) => {
    const found = readAs(TableMessage, told);
    expect(found).toEqual(expected);
    expect(faultOf(TableMessage, found)).toBeUndefined();
  });

  it('leaves out what happened where the whole view comes too, and only there', () => {
    const told = { seq: 6, at: 0, what: { kind: 'stand', seat: 1 } };
    const unknown = { seq: 7, at: 0, what: { kind: 'swaps', seat: 1 } };
    expect(readAs(TableMessage, { ...WHOLE, missed: [told, unknown], recap: [unknown] })).toEqual({ ...WHOLE, missed: [told], recap: [] });
    const event = { t: 'event', table: TABLE, seq: 8 };
    expect(readAs(EventMessage, { ...event, what: { kind: 'swaps', seat: 1 } })).toBeUndefined();
    expect(readAs(EventMessage, { ...event, what: { kind: 'say', seat: 1, phrase: 'yodel' } })).toBeUndefined();
  });

  it('reads a refusal whatever its code, and a goodbye whatever its reason', () => {
    expect(readAs(Refused, { t: 'refused', id: 'a1b2c3d4', code: 'too-late' })).toEqual({
      t: 'refused',
      id: 'a1b2c3d4',
      code: 'unknown-answer',
    });
    expect(readAs(Bye, { t: 'bye', reason: 'bored', table: TABLE })).toEqual({ t: 'bye', reason: 'stopping', table: TABLE });
  });

  it('minds no limits: they are for what a server reads', () => {
    const name = 'a name that is far longer than any of today';
    expect(readAs(OpenTables, { tables: [{ ...POSTER, seats: [{ ...SEAT, seat: 13, name }] }] })?.tables[0]?.seats[0]?.name).toBe(name);
  });

  it.each<[unknown]>([
    [null],
    ['table'],
    [[]],
    [{ ...WHOLE, seq: '7' }],
    [{ ...WHOLE, info: { ...INFO, toAct: [1, 'x'] } }],
    [{ ...WHOLE, info: { ...INFO, score: undefined } }],
    [{ ...WHOLE, legal: 'B3' }],
    [{ t: 'event', table: TABLE, seq: 8, what: { kind: 'start' }, info: { status: 'playing' } }],
  ])('does not make sense of %j', (message) => {
    expect(readAs(ServerMessage, message)).toBeUndefined();
  });
});
