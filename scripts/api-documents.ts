/** The routes as an OpenAPI file and the messages as a JSON Schema, from the very types that the server holds messages against. */
import {
  About,
  Action,
  AtSeat,
  ClientMessage,
  CodeMade,
  CommandBody,
  Deleted,
  DeviceMeant,
  DeviceNamed,
  Done,
  EventMessage,
  ForGame,
  Happening,
  Invite,
  Joining,
  JoinMade,
  JoinMatch,
  Look,
  MatchInfo,
  MatchMade,
  MaybeKey,
  Me,
  MyMatches,
  MyTables,
  NewMatch,
  NewTable,
  OpenTables,
  OwnAddress,
  PasskeyKept,
  PasskeyMeant,
  PasskeyOptions,
  PasskeyUsed,
  PlayNow,
  PlayNowAnswer,
  PROTOCOL,
  Profile,
  PushSubscription,
  Recovering,
  Refused,
  Regarding,
  RegardMeant,
  Reporting,
  ServerMessage,
  Settings,
  TableDoors,
  TableInfo,
  TableMade,
  TableMessage,
  TablePeople,
  TablePoster,
  TableStatus,
  WithCode,
  WithKey,
} from '../wire/src/index.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas with a name of their own: wherever else they occur, they are referred to. */
const NAMED: Readonly<Record<string, object>> = {
  ClientMessage,
  ServerMessage,
  TableMessage,
  EventMessage,
  Happening,
  TableInfo,
  TableStatus,
  Settings,
  CommandBody,
  Action,
  Done,
  Refused,
  Look,
  NewTable,
  TableMade,
  Invite,
  WithKey,
  MaybeKey,
  MyTables,
  PushSubscription,
  About,
  TablePoster,
  OpenTables,
  ForGame,
  TableDoors,
  WithCode,
  PlayNow,
  PlayNowAnswer,
  Me,
  TablePeople,
  NewMatch,
  JoinMatch,
  MatchMade,
  MatchInfo,
  MyMatches,
};

/** Those of them that a server reads. All others are read by clients. */
const READ_BY_SERVERS: readonly object[] = [
  ClientMessage,
  CommandBody,
  Action,
  Look,
  NewTable,
  WithKey,
  MaybeKey,
  PushSubscription,
  ForGame,
  WithCode,
  PlayNow,
  NewMatch,
  JoinMatch,
];

/** Servers refuse fields they do not know, clients ignore them and read unknown values as `x-unknown` says: a schema tells its reader's part. */
const NOT_FOR = { servers: 'x-unknown', clients: 'additionalProperties' } as const;
type Reader = keyof typeof NOT_FOR;

interface Writing {
  /** Where named schemas are found. */
  readonly prefix: string;
  readonly reader: Reader;
}

/** A schema as plain JSON, with references in place of the named ones inside it. */
function plain(schema: unknown, writing: Writing, isTop = false): unknown {
  const name = Object.entries(NAMED).find(([, one]) => one === schema)?.[0];
  if (name !== undefined && !isTop) return { $ref: `${writing.prefix}${name}` };
  if (Array.isArray(schema)) return schema.map((one) => plain(one, writing));
  if (typeof schema !== 'object' || schema === null) return schema;
  const told = Object.entries(schema).filter(([key]) => key !== NOT_FOR[writing.reader]);
  return Object.fromEntries(told.map(([key, value]) => [key, plain(value, writing)]));
}

function definitions(prefix: string): Json {
  const readerOf = (schema: object): Reader => (READ_BY_SERVERS.includes(schema) ? 'servers' : 'clients');
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, plain(schema, { prefix, reader: readerOf(schema) }, true)]),
  );
}

export function messageSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages of Bellwether, protocol ${PROTOCOL}`,
    description:
      'ClientMessage is what a client may send over the socket, ServerMessage what it may hear; docs/PROTOCOL.md tells what they mean. x-unknown: how a client reads a value that it does not know. Made by npm run docs:api. Patterns are those of ECMAScript with the flag u.',
    $defs: definitions('#/$defs/'),
    anyOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }],
  };
}

interface Route {
  readonly about: string;
  readonly body?: object;
  /** By status: a schema, or what else comes. */
  readonly answers: Readonly<Record<number, object | 'text' | 'nothing' | 'anything'>>;
}

const FREE: Json = { type: 'object' };
const only = (properties: Readonly<Record<string, Json>>): Json => ({ type: 'object', properties, required: Object.keys(properties) });

/** Every route of the API. The server's own list is compared with it in a test. */
export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /api': { about: 'About this server', answers: { 200: About } },
  'GET /api/address': { about: 'Address where others reach this server', answers: { 200: OwnAddress } },
  'GET /api/push': { about: "The server's public key for push subscriptions", answers: { 200: only({ publicKey: { type: 'string' } }) } },
  'POST /api/keys': { about: 'Create a key', answers: { 201: only({ key: { type: 'string' } }) } },
  'POST /api/tables': { about: 'Create a table', body: NewTable, answers: { 201: TableMade } },
  'POST /api/tables/:table/invite': { about: 'The invite link of a table', answers: { 200: Invite } },
  'POST /api/tables/:table/doors': { about: 'All ways to join a table: link, QR code, join code', answers: { 200: TableDoors } },
  'POST /api/open': { about: 'Tables anyone can join', body: ForGame, answers: { 200: OpenTables } },
  'POST /api/codes': { about: 'Find a table by its join code', body: WithCode, answers: { 200: TablePoster } },
  'POST /api/play': { about: 'Wait for other players', body: PlayNow, answers: { 200: PlayNowAnswer } },
  'POST /api/play/stop': { about: 'Stop waiting', body: WithKey, answers: { 204: 'nothing' } },
  'POST /api/matches': { about: 'Create a duplicate match', body: NewMatch, answers: { 201: MatchMade } },
  'POST /api/matches/:match/invite': { about: 'The invite link of a match', answers: { 200: Invite } },
  'POST /api/matches/:match/look': { about: 'A match: seats, deals, points', body: MaybeKey, answers: { 200: MatchInfo } },
  'POST /api/matches/:match/join': { about: 'Take a seat in a match', body: JoinMatch, answers: { 204: 'nothing' } },
  'POST /api/matches/:match/leave': { about: 'Give up a seat in a match', body: WithKey, answers: { 204: 'nothing' } },
  'POST /api/matches/:match/deal': { about: 'Start the next deal at both tables', body: WithKey, answers: { 204: 'nothing' } },
  'POST /api/me/matches': { about: 'List the matches of a person', body: WithKey, answers: { 200: MyMatches } },
  'POST /api/tables/:table/look': { about: 'A table as one viewer sees it', body: Look, answers: { 200: TableMessage } },
  'POST /api/tables/:table/commands': { about: 'Send a command to a table', body: CommandBody, answers: { 200: Done } },
  'POST /api/tables/:table/record': { about: 'The record of a finished game', body: MaybeKey, answers: { 200: 'text' } },
  'POST /api/me/tables': { about: 'List the tables of a key', body: WithKey, answers: { 200: MyTables } },
  'POST /api/me/export': { about: 'Export everything stored about a key', body: WithKey, answers: { 200: 'anything' } },
  'POST /api/me/push': { about: 'Subscribe a browser to push messages for turns', body: PushSubscription, answers: { 204: 'nothing' } },
  'POST /api/me/push/stop': { about: 'Unsubscribe it', body: WithKey, answers: { 204: 'nothing' } },
  'POST /api/me': { about: 'A person: name, face, devices, ratings', body: WithKey, answers: { 200: Me } },
  'POST /api/me/profile': { about: 'Set name and face', body: Profile, answers: { 204: 'nothing' } },
  'POST /api/me/delete': { about: 'Delete the person permanently', body: WithKey, answers: { 200: Deleted } },
  'POST /api/me/device': { about: 'Name a device', body: DeviceNamed, answers: { 204: 'nothing' } },
  'POST /api/me/device/revoke': { about: 'Revoke a device', body: DeviceMeant, answers: { 204: 'nothing' } },
  'POST /api/me/recovery': { about: 'Create a recovery code', body: WithKey, answers: { 201: CodeMade } },
  'POST /api/me/join': { about: 'Create a one-time link for another device', body: WithKey, answers: { 201: JoinMade } },
  'POST /api/join': { about: 'Join a person with such a link', body: Joining, answers: { 204: 'nothing' } },
  'POST /api/recover': { about: 'Join a person with a recovery code', body: Recovering, answers: { 204: 'nothing' } },
  'POST /api/me/passkey': { about: 'Options for creating a passkey', body: WithKey, answers: { 200: PasskeyOptions } },
  'POST /api/me/passkey/keep': { about: 'Store a passkey', body: PasskeyKept, answers: { 204: 'nothing' } },
  'POST /api/me/passkey/drop': { about: 'Delete a passkey', body: PasskeyMeant, answers: { 204: 'nothing' } },
  'POST /api/passkey': { about: 'Options for using a passkey', answers: { 200: PasskeyOptions } },
  'POST /api/passkey/use': { about: 'Join a person with a passkey', body: PasskeyUsed, answers: { 204: 'nothing' } },
  'POST /api/me/regard/undo': { about: 'Unmute or unblock a person', body: RegardMeant, answers: { 204: 'nothing' } },
  'POST /api/tables/:table/people': { about: 'Faces and ratings at a table', body: MaybeKey, answers: { 200: TablePeople } },
  'POST /api/tables/:table/regard': { about: 'Mute or block the person at a seat', body: Regarding, answers: { 204: 'nothing' } },
  'POST /api/tables/:table/report': { about: 'Report the person at a seat to the operator', body: Reporting, answers: { 204: 'nothing' } },
  'POST /api/tables/:table/hint': { about: 'Note that a bot gave a hint in this game', body: AtSeat, answers: { 204: 'nothing' } },
};

const PREFIX = '#/components/schemas/';
const inJson = (schema: unknown): Json => ({ 'application/json': { schema } });

function answer(status: string, what: Route['answers'][number]): Json {
  const description = status === '201' ? 'made' : 'done';
  if (what === 'nothing') return { description };
  if (what === 'text') return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
  return { description, content: inJson(what === 'anything' ? FREE : plain(what, { prefix: PREFIX, reader: 'clients' })) };
}

function operation(path: string, { about, body, answers }: Route): Json {
  const named = /:(table|match)/.exec(path)?.[1];
  const parameter = { name: named, in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-z]{16}$' } };
  return {
    summary: about,
    ...(named !== undefined && { parameters: [parameter] }),
    ...(body && { requestBody: { required: true, content: inJson(plain(body, { prefix: PREFIX, reader: 'servers' })) } }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, what]) => [status, answer(status, what)])),
      default: { description: 'refused', content: inJson({ $ref: `${PREFIX}Refused` }) },
    },
  };
}

export function openApi(): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const [method, path] = name.split(' ') as [string, string];
    const written = path.replace(/:(\w+)/g, '{$1}');
    paths[written] = { ...paths[written], [method.toLowerCase()]: operation(path, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellwether',
      version: String(PROTOCOL),
      description: 'The routes of a Bellwether server; docs/PROTOCOL.md explains them. Generated by npm run docs:api.',
    },
    paths,
    components: { schemas: definitions(PREFIX) },
  };
}

/** The files, by their place under docs/. */
export function apiFiles(): Readonly<Record<string, string>> {
  const text = (json: Json) => `${JSON.stringify(json, null, 1)}\n`;
  return { 'api/messages.schema.json': text(messageSchema()), 'api/openapi.json': text(openApi()) };
}
