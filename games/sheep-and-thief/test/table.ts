import { attempt, isRefusal, type Seat } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import {
  conformance as adapter,
  type Config,
  type Event,
  sheepAndThiefWithPositions as game,
  type Move,
  type Refusal,
  type State,
} from '../src/index.ts';

/**
 * A rule as a table-driven test: the table given, the moves, and the result by the rule.
 *
 *   { rule: '[R-ANYORDER] the fox first, then the sheep', given: 'fox 2,2; hand 1: sheep:1,foxes:1',
 *     when: '1:place(sheep:1,foxes:1)@1,2:fox-N,sheep', expect: 'sheep 1: 1,2=1; fox 1,2' }
 *
 * Statements are separated by `;` and named as in `conformance/FORMAT.md`; cards are written with commas. If the supply is not
 * given, it is 50 white sheep minus those on boards and in paddocks. `expect: 'refused river-mismatch'` refers to the last
 * move, or without moves to the table itself.
 */
export interface Row {
  readonly rule: string;
  /** `2p` (left out) `3p` `4p`, `2014`, `missions`, `black`. */
  readonly set?: string;
  readonly given?: string;
  /** Moves as `seat:notation`, separated by spaces. */
  readonly when?: string;
  readonly expect: string;
}

export function rows(all: readonly Row[]): void {
  for (const row of all) test(row.rule, () => judge(row));
}

export function configOf(set = ''): Config {
  const words = set.split(' ');
  const has = (word: string) => words.includes(word);
  return {
    edition: has('2014') ? '2014' : '2017',
    players: has('4p') ? 4 : has('3p') ? 3 : 2,
    missions: has('missions'),
    blackSheep: has('black'),
  };
}

type Json = Record<string, unknown>;
const words = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');
const numbers = (text: string | undefined) => words(text).map(Number);
const cardName = (text: string) => (text === 'back' ? 'face-down' : text.replaceAll(',', ' '));
const cell = (text: string | undefined) => (text ?? '').split(',').map(Number);
const pairs = (text: string | undefined, value: (text: string) => unknown) =>
  Object.fromEntries(
    words(text).map((word) => {
      const [at, ...rest] = word.split('=');
      return [at, value(rest.join('='))];
    }),
  );

function put(json: Json, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) json[key] = value;
  else {
    json[key] ??= {};
    put(json[key] as Json, rest, value);
  }
}

type Statement = (json: Json, rest: string, seat: string) => void;
const field =
  (key: string, value: (rest: string) => unknown): Statement =>
  (json, rest) =>
    put(json, [key], value(rest));
const seatField =
  (key: string, value: (rest: string) => unknown, part?: string): Statement =>
  (json, rest, seat) =>
    put(json, [key, seat, ...(part ? [part] : [])], value(rest));
const cardNames = (rest: string) => words(rest).map(cardName);

const STATEMENTS: Readonly<Record<string, Statement>> = {
  round: field('round', Number),
  turn: field('turn', Number),
  starter: field('starter', Number),
  supply: field('supply', Number),
  stage: field('stage', String),
  fox: field('fox', cell),
  paddocks: field('paddocks', numbers),
  placed: field('placed', numbers),
  winners: field('winners', numbers),
  deck: field('deck', cardNames),
  board: seatField('boards', (rest) => pairs(rest, cardName), 'cards'),
  sheep: seatField('boards', (rest) => pairs(rest, Number), 'sheep'),
  black: seatField('boards', String, 'black'),
  hand: seatField('hands', cardNames),
  kept: seatField('kept', cardNames),
  mission: seatField('missionsHeld', String),
  score: seatField('scores', (rest) => pairs(rest, Number)),
  cells: (json, rest) => {
    const [card = '', ...cells] = words(rest);
    put(json, ['legalCells', cardName(card)], cells.map(cell));
  },
  'face-down': field('mustPlaceFaceDown', (rest) => rest === 'yes'),
  over: field('over', () => true),
  'goes-on': field('over', () => false),
};

/** Parses one statement into the fields of a case. */
function state(json: Json, statement: string): void {
  const [, head = '', seat = '', rest = ''] = /^([a-z-]+)(?: ([1-4]))?:? ?(.*)$/.exec(statement) ?? [];
  const bySeat = statement.startsWith(`${head} ${seat}:`);
  const put = STATEMENTS[head];
  if (put === undefined) throw new Error(`no such statement: ${statement}`);
  put(json, bySeat ? rest : statement.slice(head.length).replace(/^:? /, ''), seat);
}

function readStatements(text: string): Json {
  const json: Json = {};
  for (const statement of text.split(';')) if (statement.trim() !== '') state(json, statement.trim());
  if (json.scores) {
    const scores = json.scores as Record<string, Json>;
    json.scores = [1, 2, 3, 4].map((seat) => scores[seat] ?? {}).slice(0, Math.max(...Object.keys(scores).map(Number)));
  }
  return json;
}

/** The given table, or why it is impossible. */
export function layTable(set: string | undefined, given = ''): State | Refusal {
  const config = configOf(set);
  const json = readStatements(given);
  json.stage ??= 'place';
  json.supply ??= 50 - sheepOutside(config, json);
  return game.checkConfig(config) ?? (adapter.start(config)({ position: json }, 'given')() as State | Refusal);
}

function sheepOutside(config: Config, json: Json): number {
  const boards = (json.boards ?? {}) as Record<string, { sheep?: Record<string, number> }>;
  let sheep = ((json.paddocks ?? []) as number[]).reduce((sum, n) => sum + n, 0);
  for (let seat = 1; seat <= config.players; seat++) {
    const here = boards[seat]?.sheep;
    sheep += here ? Object.values(here).reduce((sum, n) => sum + n, 0) : config.blackSheep ? 0 : 1;
  }
  return sheep;
}

export function tableOf(given: string, set?: string): State {
  const table = layTable(set, given);
  if (isRefusal(table)) throw new Error(`the table is refused: ${JSON.stringify(table)}`);
  return table as State;
}

export function moveOf(text: string): { seat: Seat; move: Move } {
  const [, seat, notation] = /^([1-4]):(.+)$/.exec(text) ?? [];
  const move = game.read(notation ?? '');
  if (move instanceof Error) throw move;
  return { seat: Number(seat), move };
}

/** Makes moves, which must be legal; returns all events. */
export function play(table: State, when: string): Event[] {
  const events: Event[] = [];
  for (const word of words(when)) {
    const { seat, move } = moveOf(word);
    expect(
      attempt(game, table, seat, move, (event) => events.push(event)),
      word,
    ).toBeUndefined();
  }
  return events;
}

function judge(row: Row): void {
  const table = layTable(row.set, row.given);
  const moves = words(row.when);
  const refused = /^refused ([a-z-]+)$/.exec(row.expect)?.[1];
  if (refused !== undefined && moves.length === 0) {
    expect(table, row.rule).toMatchObject({ kind: 'refusal', code: refused });
    return;
  }
  if (isRefusal(table)) throw new Error(`the table is refused: ${JSON.stringify(table)}`);
  const state = table as State;
  if (refused === undefined) play(state, moves.join(' '));
  else {
    play(state, moves.slice(0, -1).join(' '));
    const before = game.positions.write(state);
    const { seat, move } = moveOf(moves.at(-1) as string);
    expect(attempt(game, state, seat, move)).toMatchObject({ kind: 'refusal', code: refused });
    expect(game.positions.write(state)).toBe(before);
    return;
  }
  const then = adapter.expect(game.config(state))(readStatements(row.expect), 'expect');
  for (const [path, wanted, found] of adapter.comparisons(state, then)) expect(found, path).toEqual(wanted);
}
