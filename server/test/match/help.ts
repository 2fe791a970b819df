import type { MatchInfo, TableMessage } from '@bellwether/wire';
import { newId } from '../../proof/harness/client.ts';
import type { Running } from '../help.ts';

type Posting = Pick<Running, 'api'>;

export async function makeMatch({ api }: Posting, key: string, asked: object): Promise<string> {
  const { status, json, text } = await api.post('/api/matches', { key, form: 'fours', deals: 2, ...asked });
  if (status !== 201) throw new Error(text);
  return (json as { match: string }).match;
}

export async function lookAt({ api }: Posting, match: string, key?: string): Promise<MatchInfo> {
  return (await api.post(`/api/matches/${match}/look`, key === undefined ? {} : { key })).json as MatchInfo;
}

/** Returns 204, or the code of the refusal. */
export async function ask({ api }: Posting, match: string, what: string, body: object, from?: string): Promise<number | string> {
  const { status, json } = await api.post(`/api/matches/${match}/${what}`, body, from === undefined ? {} : { 'x-forwarded-for': from });
  return status === 204 ? status : (json as { code: string }).code;
}

/** The keys of all players by room and seat: `${room} ${seat}`. The first key is the host's. */
export async function seatedMatch(
  running: Posting,
  asked: object,
  places: readonly (readonly [room: number, seat: number])[],
  mark?: string,
) {
  const keys = new Map<string, string>();
  let match = '';
  for (const [room, seat] of places) {
    const key = await running.api.key();
    if (match === '') match = await makeMatch(running, key, asked);
    const done = await ask(running, match, 'join', {
      key,
      room,
      seat,
      name: `Guest ${room}${seat}`,
      ...(mark && { mark: `${mark}-${room}${seat}` }),
    });
    if (done !== 204) throw new Error(String(done));
    keys.set(`${room} ${seat}`, key);
  }
  const host = keys.values().next().value as string;
  return { match, keys, host, key: (room: number, seat: number) => keys.get(`${room} ${seat}`) as string };
}

export const FOURS = [1, 2].flatMap((room) => [1, 2, 3, 4].map((seat) => [room, seat] as const));
export const PAIRS = [1, 2].flatMap((room) => [1, 3].map((seat) => [room, seat] as const));

export async function lookAtTable({ api }: Posting, table: string, key?: string): Promise<TableMessage> {
  return (await api.post(`/api/tables/${table}/look`, { ...(key !== undefined && { key }), protocol: 3 })).json as TableMessage;
}

/**
 * Plays a table to its end over HTTP: each key makes the move that `pick` selects from the list whenever it is its turn. `most`: stops
 * after this many moves.
 */
export async function playTable(
  running: Posting,
  table: string,
  keys: readonly string[],
  pick: (legal: readonly string[]) => string = (legal) => legal[0] as string,
  most = Number.POSITIVE_INFINITY,
): Promise<TableMessage> {
  const seats = new Map<number, string>();
  for (const key of keys) seats.set((await lookAtTable(running, table, key)).viewer as number, key);
  let acting = keys[0] as string;
  for (let made = 0; ; ) {
    const seen = await lookAtTable(running, table, acting);
    if (seen.info.status !== 'playing' || made >= most) return seen;
    if (seen.legal !== undefined) {
      const action = { kind: 'move', seat: seen.viewer, move: pick(seen.legal) };
      const { json } = await running.api.post(`/api/tables/${table}/commands`, { id: newId(), rev: seen.seq, key: acting, action });
      if ((json as { t: string }).t === 'done') made++;
    } else acting = seen.info.toAct.flatMap((seat) => seats.get(seat) ?? [])[0] ?? acting;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
