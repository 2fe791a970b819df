import {
  About,
  CodeMade,
  faultOf,
  Invite,
  JoinMade,
  MatchInfo,
  MatchMade,
  Me,
  MyTables,
  OpenTables,
  PlayNowAnswer,
  TableDoors,
  TableMade,
  TablePeople,
  TablePoster,
} from '@bellwether/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aboutServer,
  doorsOf,
  makeTable,
  makeTableForRoom,
  myTables,
  openTables,
  playNow,
  Trouble,
  tableOfCode,
} from '../../src/connection/api.ts';
import { aboutMe, newCode, newJoin, peopleAt } from '../../src/connection/person-api.ts';
import { inviteTo, lookAtMatch, makeMatch } from '../../src/online/match/api.ts';

const ID = 'abcdefghij012345';
const KEY = 'k'.repeat(24);
const GAME = { game: 'wolf-and-hound', config: [['Edition', '2016']] };
const clock = { kind: 'move', seconds: 60 } as const;
const POSTER: TablePoster = {
  table: ID,
  ...GAME,
  clock,
  series: 3,
  access: 'open',
  status: 'open',
  gameNumber: 1,
  seats: [{ seat: 1, kind: 'empty' }],
};
const MADE: TableMade = { table: ID, link: 'https://example.org/#/t/x', qr: ['01'], seq: 1 };
const MINE = {
  table: ID,
  game: 'wolf-and-hound',
  status: 'over',
  gameNumber: 2,
  seats: [1],
  names: ['Clover'],
  myTurn: false,
  host: true,
  changed: 5,
} as const;
const RATING = { game: 'wolf-and-hound', elo: -20, margin: 90, games: 7, above: 'lamb', below: 'herder' };
const PERSON: Me = {
  number: 'person-1',
  name: 'Clover',
  face: 'fox',
  devices: [{ device: 'device-1', number: 1, here: true }],
  passkeys: [{ passkey: 'p', number: 1 }],
  code: true,
  canPasskey: false,
  regards: [{ mark: 'regard-1', as: 'muted', name: 'Thistle' }],
  ratings: [RATING],
};
const MATCH: MatchInfo = {
  match: ID,
  ...GAME,
  form: 'fours',
  deals: 2,
  clock,
  botLevel: 'herder',
  places: [{ room: 1, seat: 1, team: 0, name: 'Clover', me: true }],
  dealt: [{ tables: [{ room: 1, table: ID, points: [3, null] }], over: true, points: [3, -3] }],
  points: [3, -3],
  host: true,
  mayDeal: false,
};
const DOORS: TableDoors = { link: MADE.link, reach: 'house', qr: ['01'], code: 'ABCDEF', seconds: 60 };
const SERVER: About = {
  protocol: 3,
  games: [{ id: 'wolf-and-hound', rules: 1 }],
  levels: ['lamb'],
  webhooks: true,
  kept: { finished: 30, unfinished: null },
};
const PEOPLE: TablePeople = { table: ID, people: [{ seat: 1, face: 'fox', me: true, as: 'muted', rating: RATING }] };
const JOIN: JoinMade = { link: MADE.link, seconds: 120 };

/** A request, the server's answer with its schema, and what the page makes of it. */
const asked: [string, () => Promise<unknown>, object, Parameters<typeof faultOf>[0], unknown][] = [
  ['a table that is made', () => makeTable(GAME), MADE, TableMade, MADE],
  ['a table for a room', () => makeTableForRoom(GAME), MADE, TableMade, MADE],
  ['the ways to a table', () => doorsOf(ID), DOORS, TableDoors, DOORS],
  ['open tables', openTables, { tables: [POSTER], more: true }, OpenTables, [POSTER]],
  ['the table of a code', () => tableOfCode('ABCDEF'), POSTER, TablePoster, POSTER],
  [
    'a wait',
    () => playNow({ ...GAME, pace: 'quick', name: 'Clover' }),
    { waited: 1, people: 2, bots: 9 },
    PlayNowAnswer,
    { waited: 1, people: 2, bots: 9 },
  ],
  ['my tables', myTables, { tables: [MINE], more: true }, MyTables, [MINE]],
  ['the server', aboutServer, SERVER, About, SERVER],
  ['a match that is made', () => makeMatch({ ...GAME, form: 'fours', deals: 2 }), { match: ID, link: MADE.link }, MatchMade, ID],
  ['a match', () => lookAtMatch(ID), MATCH, MatchInfo, MATCH],
  ['the link to a match', () => inviteTo(ID), { link: MADE.link }, Invite, { link: MADE.link }],
  ['me', aboutMe, PERSON, Me, PERSON],
  ['a recovery code', newCode, { code: '123' }, CodeMade, '123'],
  ['a link for another device', newJoin, JOIN, JoinMade, JOIN],
  ['people at a table', () => peopleAt(ID), PEOPLE, TablePeople, PEOPLE],
];

/** The same answer from a newer server: an extra field in every object, at every depth. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  return {
    unheardOf: { kind: 'new', list: [1] },
    ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, newer(field)])),
  };
}

function serve(answer: () => Response): void {
  vi.stubGlobal('fetch', async (address: URL) =>
    address.pathname.endsWith('/api/keys') ? Response.json({ key: KEY, unheardOf: 1 }) : answer(),
  );
}

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://example.org/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a page reads the answers of a newer server', () => {
  it.each(asked)('%s', async (_, ask, answer, schema, expected) => {
    expect(faultOf(schema, answer)).toBeUndefined();
    serve(() => Response.json(newer(answer)));
    expect(await ask()).toEqual(expected);
  });

  it('leaves out what it has no words for', async () => {
    serve(() =>
      Response.json({ ...PERSON, face: 'yak', regards: [{ mark: 'regard-2', as: 'adored', name: 'Bramble' }, ...PERSON.regards] }),
    );
    const { face: _, ...rest } = PERSON;
    expect(await aboutMe()).toEqual(rest);
  });

  it('says that it is too old for an answer, or for the reason of a refusal; what is no server is none', async () => {
    const said = async (answer: Response) => {
      serve(() => answer);
      const error: unknown = await openTables().catch((one: unknown) => one);
      expect(error).toBeInstanceOf(Trouble);
      return (error as Trouble).message;
    };
    expect(await said(Response.json({ list: [] }))).toBe('unknown-answer');
    expect(await said(Response.json({ t: 'refused', code: 'closed-on-sundays', until: 'Monday' }, { status: 409 }))).toBe('unknown-answer');
    expect(await said(Response.json({ t: 'refused', code: 'too-often', seconds: 5 }, { status: 429 }))).toBe('too-often');
    expect(await said(new Response('<html>Sign in to this network'))).toBe('no-server');
  });
});
