import { FastRandom, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import type { MatchForm, MatchInfo, TableMessage } from '@bellwether/wire';
import type { ServedGame } from '../../src/games.ts';
import { openSeats } from '../../src/match/match.ts';
import { hashKey } from '../../src/secrets.ts';
import { Table } from '../../src/table/table.ts';
import { Client } from '../harness/client.ts';
import { plainChoice } from '../harness/plain-bots.ts';
import { answerTo, asksOf } from './asks.ts';
import type { TwinServer } from './twin-server.ts';

/** What differs between two matches that must look the same outside room 1: all cards, or only how room 1 plays them. */
export const VARIED = ['cards', 'play'] as const;

export interface MatchScript {
  readonly served: ServedGame;
  readonly config: GameTypes['Config'];
  readonly form: MatchForm;
  readonly seed: number;
  readonly varied: (typeof VARIED)[number];
}

/** Numbers of moves before the viewers ask questions. */
const FEW = 8;
const MANY = 60;
/** For watchers from the other room and strangers: after a refusal they never retry. */
const NEVER_MS = 3_600_000;
const PONG = JSON.stringify({ t: 'pong' });

/** A match on a twin server, with its first deal begun. */
class Scene {
  readonly heard: string[] = [];
  readonly #twin: TwinServer;
  readonly #script: MatchScript;
  match = '';
  readonly tables: Table[] = [];
  /** By room, then by seat. */
  readonly keys: Map<Seat, string>[] = [new Map(), new Map()];
  host = '';

  constructor(twin: TwinServer, script: MatchScript) {
    this.#twin = twin;
    this.#script = script;
  }

  async #post(path: string, body: object): Promise<unknown> {
    const { status, json, text } = await this.#twin.api.post(path, body);
    if (status >= 400) throw new Error(`${path}: ${text}`);
    return json;
  }

  async begin(): Promise<void> {
    const { served, config, form } = this.#script;
    const { game } = served;
    this.host = await this.#twin.api.key();
    const asked = { key: this.host, game: game.id, config: game.configs.write(config), form, deals: 2 };
    this.match = ((await this.#post('/api/matches', asked)) as { match: string }).match;
    for (const [i, keys] of this.keys.entries()) {
      for (const seat of openSeats(form, game.seats(config))) {
        const key = await this.#twin.api.key();
        keys.set(seat, key);
        await this.#post(`/api/matches/${this.match}/join`, { key, room: i + 1, seat, name: `Guest ${i + 1}${seat}` });
      }
    }
    await this.#post(`/api/matches/${this.match}/deal`, { key: this.host });
    for (const i of [0, 1]) {
      const { dealt } = await this.look(this.keys[i]?.get(1));
      const table = await this.#twin.server.tables.get(dealt[0]?.tables[i]?.table ?? '');
      if (!(table instanceof Table)) throw new Error('no table');
      this.tables.push(table);
    }
  }

  async look(key = this.host): Promise<MatchInfo> {
    return (await this.#post(`/api/matches/${this.match}/look`, { key })) as MatchInfo;
  }

  /** Asks everything about room 1 with keys that have no seat there. */
  async ask(keys: readonly (string | undefined)[]): Promise<void> {
    const { served, config } = this.#script;
    const set = { game: served.game.id, config: served.game.configs.write(config) };
    const about = { table: this.tables[0]?.id ?? '', match: this.match, seat: 1, ...set };
    for (const key of keys)
      for (const one of asksOf({ ...about, ...(key !== undefined && { key }) })) this.heard.push(await answerTo(this.#twin, one));
  }
}

/**
 * Every byte that people outside room 1 get of a deal of a match before it has ended in both rooms. `twist` draws what is varied. Undefined
 * if the deal ended after all, since then nothing is secret.
 */
export async function matchTranscript(twin: TwinServer, script: MatchScript, twist: number): Promise<string[] | undefined> {
  const { seed, varied } = script;
  twin.reset(seed, varied === 'cards' ? twist : seed);
  twin.bots.answer = plainChoice;
  const [same, other] = [new FastRandom(seed), new FastRandom(twist)];
  const scene = new Scene(twin, script);
  await scene.begin();
  const [one, two] = scene.tables as [Table, Table];
  const [inOne, inTwo] = scene.keys as [Map<Seat, string>, Map<Seat, string>];
  const stranger = await twin.api.key();
  // With other cards the other room has other hands, so only people without a hand ask there.
  const outside = [scene.host, stranger, undefined, ...(varied === 'play' ? [inTwo.get(1)] : [])];
  const ears = await watchRoomOne(twin, one.id, outside);
  const own = varied === 'play' ? watch(twin, two.id, inTwo.get(1)) : undefined;
  await own?.client.until(({ info }) => info !== undefined);
  await scene.ask(outside);
  const mayEnd = same.below(2) === 0;
  if (own) await play(two, inTwo, same, mayEnd ? Number.POSITIVE_INFINITY : same.below(FEW));
  await play(one, inOne, other, !mayEnd && other.below(2) === 0 ? Number.POSITIVE_INFINITY : other.below(MANY));
  await scene.ask(outside);
  if (own && !mayEnd) await play(two, inTwo, same, 2);
  const { seq } = await seen(two, inTwo.get(1));
  await own?.client.until((client) => client.seq === seq);
  const isOver = (await scene.look()).dealt[0]?.over === true;
  for (const { client } of [...ears, ...(own ? [own] : [])]) client.close();
  if (isOver) return undefined;
  const all = [...scene.heard, ...ears.flatMap(({ heard }) => heard), ...(own?.heard ?? [])];
  // Commitments are public and depend on the cards: mask them.
  return varied === 'cards' ? all.map((text) => text.replace(/sha256:[0-9a-f]{64}/g, 'sha256:…')) : all;
}

interface Ear {
  readonly client: Client;
  readonly heard: readonly string[];
}

function watch({ door }: TwinServer, table: string, key: string | undefined): Ear {
  const heard: string[] = [];
  const own = key === undefined ? {} : { key };
  // Pongs depend on timing alone.
  const hear = (text: string) => text !== PONG && heard.push(text);
  return { heard, client: new Client({ url: door.socket, table, ...own, retry: NEVER_MS, heard: hear }) };
}

/** Sockets of people who try to watch room 1. */
async function watchRoomOne(twin: TwinServer, table: string, keys: readonly (string | undefined)[]): Promise<readonly Ear[]> {
  const ears = keys.map((key) => watch(twin, table, key));
  const isRefused = () => ears.every(({ heard }) => heard.some((text) => text.includes('still-secret')));
  while (!isRefused()) await new Promise((resolve) => setTimeout(resolve, 1));
  return ears;
}

async function seen(table: Table, key = ''): Promise<TableMessage> {
  const look = await table.look({ legal: 40, protocol: 3 }, hashKey(key));
  if (look.t === 'refused') throw new Error(look.code);
  return look;
}

/** Plays this many moves of the people at a table, with the bots' answers. */
async function play(table: Table, keys: ReadonlyMap<Seat, string>, random: FastRandom, most: number): Promise<void> {
  for (let made = 0; ; ) {
    const { info, seq } = await seen(table, keys.get(1));
    if (info.status !== 'playing') return;
    const seat = info.toAct.find((one) => keys.has(one));
    const key = seat === undefined ? undefined : keys.get(seat);
    if (seat === undefined || key === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    if (made >= most) return;
    const { legal = [] } = await seen(table, key);
    const action = { kind: 'move', seat, move: pick(legal, random) } as const;
    const answer = await table.do({ id: `move-${seq}`, rev: seq, key, action }, hashKey(key));
    if (answer.t === 'refused') throw new Error(`a move was refused: ${answer.code}`);
    made++;
  }
}
