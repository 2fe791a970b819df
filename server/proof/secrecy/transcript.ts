import { hex, type Seat, type Viewer, writeRecord } from '@bellwether/kernel';
import type { Action } from '@bellwether/wire';
import type { ServedGame } from '../../src/games.ts';
import { hashKey } from '../../src/secrets.ts';
import { Table } from '../../src/table/table.ts';
import { Client } from '../harness/client.ts';
import { answerTo, asksOf, farewell } from './asks.ts';
import type { AnyRecord, TwinServer } from './twin-server.ts';

/** The viewer: a person at a seat, a spectator, or the bot that plays a seat. */
export type Onlooker =
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'bot'; readonly seat: Seat };

export function viewerOf(onlooker: Onlooker): Viewer {
  return onlooker.kind === 'spectator' ? 'spectator' : onlooker.seat;
}

export interface Script {
  readonly served: ServedGame;
  readonly onlooker: Onlooker;
  readonly seed: number;
  /** Illegal moves that the viewer tries when the record ends. */
  readonly tries: readonly string[];
  /** After this many moves the viewer is disconnected, and reconnects two moves later. */
  readonly cutAt: number;
}

/** The id of no match. */
const NO_MATCH = 'a'.repeat(16);
const COMMITMENT = `sha256:${hex(new Uint8Array(32))}`;

/** Every byte a viewer got, in order, on every channel. */
export interface Transcript {
  readonly heard: readonly string[];
  /** The viewer reconnected more often than the script says, as can happen between busy nodes: not a fair comparison. */
  readonly isBroken: boolean;
}

/** The number of connections made: each begins with a welcome. */
export const connectionsIn = (heard: readonly string[]) => heard.filter((text) => text.startsWith('{"t":"welcome"')).length;

/** Plays a record on a server and writes down what its viewer gets. */
export async function transcript(twin: TwinServer, record: AnyRecord, script: Script): Promise<Transcript> {
  const { served, onlooker, seed, tries, cutAt } = script;
  const { api, door, server, bots } = twin;
  const { game } = served;
  twin.reset(seed);
  const heard: string[] = [];
  const host = await api.key();
  const deal = writeRecord(game, { config: record.config, sitters: [], deal: record.deal, commitment: COMMITMENT, moves: [] });
  const { table: id } = await api.table({ key: host, record: deal, settings: { grace: null, clock: { kind: 'move', seconds: 60 } } });
  const table = await server.tables.get(id);
  if (!(table instanceof Table)) throw new Error('no table');
  const keys = new Map<Seat, string>();
  let commands = 0;
  const act = async (key: string, action: Action) => {
    const answer = await table.do({ id: `command-${++commands}`, rev: 1_000_000, key, action: action }, hashKey(key));
    return answer;
  };
  for (const seat of game.seats(record.config)) {
    if (onlooker.kind === 'bot' && onlooker.seat === seat) continue;
    const key = await api.key();
    keys.set(seat, key);
    await act(key, { kind: 'sit', seat, name: `Seat ${seat}` });
  }
  const key = onlooker.kind === 'person' ? (keys.get(onlooker.seat) as string) : undefined;
  let connections = 0;
  const connect = () => {
    connections++;
    return new Client({
      url: door.socket,
      table: id,
      ...(key && { key }),
      views: seed % 2 === 0,
      retry: 1,
      heard: (text) => heard.push(text),
    });
  };
  let client = connect();
  await client.until(({ info }) => info !== undefined);
  await act(host, { kind: 'start' });
  const seqOf = async () => ((await table.look({ legal: 0 }, undefined)) as { seq: number }).seq;

  for (const [ply, { seat, move }] of record.moves.entries()) {
    twin.tick();
    if (ply === 1) await comings(act, host, await api.key(), seat === 1 ? 2 : 1, keys);
    const text = game.write(move);
    const before = await seqOf();
    if (onlooker.kind === 'bot' && seat === onlooker.seat) await bots.move(seat, text);
    else {
      const rev = before;
      const own = keys.get(seat) as string;
      const action: Action = { kind: 'move', seat, move: text };
      const command = { id: `command-${++commands}`, rev, key: own, action };
      const answer = await table.do(command, hashKey(own));
      if (answer.t !== 'done') throw new Error(`a move of the record was refused: ${JSON.stringify(answer)}`);
    }
    while ((await seqOf()) === before) await new Promise((resolve) => setImmediate(resolve));
    if (ply === cutAt + 2) {
      const { seq } = client;
      client = connect();
      await client.until(({ info }) => info !== undefined);
      heard.push(await answerTo(twin, [`POST /api/tables/${id}/look`, { from: seq, ...(key && { key }) }]));
    }
    const away = ply > cutAt && ply < cutAt + 2;
    if (!away) await client.until(({ seq }) => seq === before + 1);
    // Only once everything has arrived: what a closing socket still gets depends on the network.
    if (ply === cutAt) client.close();
  }
  if (record.moves.length > cutAt && record.moves.length <= cutAt + 2) {
    client = connect();
    await client.until(({ info }) => info !== undefined);
  }
  if (onlooker.kind === 'person') {
    for (const move of tries)
      heard.push(
        JSON.stringify(await client.do({ kind: 'move', seat: onlooker.seat, move }, { id: `try-${move.length}-${heard.length}x` })),
      );
  }
  // Once a game is over its record, including the deal, is public.
  const tells = client.info?.status === 'over' ? /\/(?:record|export)$/ : /^$/;
  client.close();
  const seat = onlooker.kind === 'spectator' ? 1 : onlooker.seat;
  const set = { game: game.id, config: game.configs.write(record.config) };
  const asks = asksOf({ table: id, match: NO_MATCH, seat, ...set, ...(key && { key }) });
  for (const ask of [...asks, ...(key ? [farewell(key)] : [])]) if (!tells.test(ask[0])) heard.push(await answerTo(twin, ask));
  return { heard: onlooker.kind === 'bot' ? [...heard, ...bots.heard] : heard, isBroken: connectionsIn(heard) !== connections };
}

/** Events outside the game: the host changes access, a latecomer is declined, a pause. They reveal nothing about the cards. */
async function comings(
  act: (key: string, action: Action) => Promise<unknown>,
  host: string,
  stranger: string,
  place: Seat,
  keys: ReadonlyMap<Seat, string>,
): Promise<void> {
  await act(host, { kind: 'access', access: 'open' });
  await act(host, { kind: 'access', access: 'link' });
  for (const seat of [1, 2]) await act(stranger, { kind: 'sit', seat, name: 'Stranger', mark: 'a-stranger' });
  await act(stranger, { kind: 'leave' });
  const own = keys.get(place) ?? keys.get(place === 1 ? 2 : 1);
  const rests = keys.has(place) ? place : place === 1 ? 2 : 1;
  if (own === undefined) return;
  await act(own, { kind: 'pause', seat: rests });
  await act(own, { kind: 'resume', seat: rests });
}
