import {
  About,
  type MyTable,
  MyTables,
  type NewTable,
  OpenTables,
  type PlayNow,
  PlayNowAnswer,
  type Profile,
  type PushSubscription,
  Refused,
  readAs,
  TableDoors,
  TableMade,
  TablePoster,
} from '@bellwether/wire';
import { recallMine } from '../storage/mine.ts';
import { IS_SERVED } from '../ui/served.ts';
import { keyIfAny, myKey, myMark } from './me.ts';

/** A refusal by the server, or the reason why it could not be asked. */
export class Trouble extends Error {
  readonly refused: Refused | undefined;
  constructor(refused?: Refused) {
    super(refused?.code ?? 'no-server');
    this.refused = refused;
  }
}

const at = (path: string) => new URL(path, document.baseURI);

export async function post(path: string, body?: object): Promise<Response> {
  if (!IS_SERVED) throw new Trouble();
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method: 'POST',
      referrerPolicy: 'no-referrer',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble();
  }
  if (answer.ok) return answer;
  throw new Trouble(readAs(Refused, await jsonOf(answer)));
}

/** Undefined for anything but JSON, for example from another server. */
async function jsonOf(answer: Response | undefined): Promise<unknown> {
  return await answer?.json().catch(() => undefined);
}

type Schema = Parameters<typeof readAs>[0];
type Read<S extends Schema> = NonNullable<ReturnType<typeof readAs<S>>>;

/** An answer that does not match the schema comes from a server newer than the page. */
function understood<S extends Schema>(schema: S, answer: unknown): Read<S> {
  const read = readAs(schema, answer);
  if (read === undefined) throw new Trouble(answer === undefined ? undefined : { t: 'refused', code: 'unknown-answer' });
  return read as Read<S>;
}

export async function asked<S extends Schema>(schema: S, path: string, body?: object): Promise<Read<S>> {
  return understood(schema, await jsonOf(await post(path, body)));
}

/** This browser's key; a new one from the server if it has none. */
export function key(): Promise<string> {
  return myKey(async () => {
    const { key: fresh } = (await (await post('api/keys')).json()) as { key?: unknown };
    if (typeof fresh !== 'string') throw new Trouble();
    // Name and face chosen before the server knew this device.
    const { name, face } = await recallMine();
    if (face !== undefined)
      await post('api/me/profile', { key: fresh, face, ...(name && { name }) } satisfies Profile).catch(() => undefined);
    return fresh;
  });
}

export async function makeTable(wanted: Omit<NewTable, 'key'>): Promise<TableMade> {
  return await asked(TableMade, 'api/tables', { key: await key(), ...wanted } satisfies NewTable);
}

/** Makes a table for the shared screen of a living room, without a key: the first person to sit down becomes host. */
export async function makeTableForRoom(wanted: Pick<NewTable, 'game' | 'config'>): Promise<TableMade> {
  const { key: passing } = (await (await post('api/keys')).json()) as { key?: unknown };
  if (typeof passing !== 'string') throw new Trouble();
  return await asked(TableMade, 'api/tables', { key: passing, host: 'first', ...wanted } satisfies NewTable);
}

/** Link, QR code and join code of a table. */
export async function doorsOf(table: string): Promise<TableDoors> {
  return await asked(TableDoors, `api/tables/${table}/doors`);
}

export async function openTables(): Promise<readonly TablePoster[]> {
  return (await asked(OpenTables, 'api/open', {})).tables;
}

/** The table that a join code belongs to. */
export async function tableOfCode(code: string): Promise<TablePoster> {
  return await asked(TablePoster, 'api/codes', { code });
}

export async function playNow(wanted: Omit<PlayNow, 'key' | 'mark'>): Promise<PlayNowAnswer> {
  const body = { key: await key(), mark: await myMark(), ...wanted } satisfies PlayNow;
  return await asked(PlayNowAnswer, 'api/play', body);
}

export async function waitNoMore(): Promise<void> {
  await post('api/play/stop', { key: await key() });
}

/** The record of a finished game, if this person may read it. */
export async function recordOf(table: string): Promise<string | undefined> {
  const mine = await keyIfAny();
  try {
    return await (await post(`api/tables/${table}/record`, mine === undefined ? {} : { key: mine })).text();
  } catch {
    return undefined;
  }
}

/** My tables, latest change first. Without a key there are none. */
export async function myTables(): Promise<readonly MyTable[]> {
  const mine = await keyIfAny();
  return mine === undefined ? [] : (await asked(MyTables, 'api/me/tables', { key: mine })).tables;
}

/** All data that the server stores about this key, as a file. */
export async function myData(): Promise<Blob> {
  return await (await post('api/me/export', { key: await key() })).blob();
}

export async function pushKey(): Promise<string> {
  const answer = await fetch(at('api/push'));
  const { publicKey } = (await answer.json()) as { publicKey?: unknown };
  if (typeof publicKey !== 'string') throw new Trouble();
  return publicKey;
}

/** The server's public information. */
export async function aboutServer(): Promise<About> {
  return understood(About, await jsonOf(await fetch(at('api')).catch(() => undefined)));
}

/** Whether the server offers a webhook for turns. */
export async function hasWebhooks(): Promise<boolean> {
  return (await aboutServer()).webhooks;
}

export async function subscribePush(subscription: Omit<PushSubscription, 'key'>): Promise<void> {
  await post('api/me/push', { key: await key(), ...subscription } satisfies PushSubscription);
}

export async function stopPush(): Promise<void> {
  await post('api/me/push/stop', { key: await key() });
}

export function socketAddress(): string {
  return at('api/socket').href.replace(/^http/, 'ws');
}
