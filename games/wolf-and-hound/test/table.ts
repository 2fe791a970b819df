import { attempt, isRefusal, type Refusal, type Seat } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import type { AnimalRow, Card, Config, Event, Move, View } from '../src/index.ts';
import { conformance as adapter, wolfAndHoundWithPositions as game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { readGiven, readThen } from './statements.ts';

/**
 * A rule as a table-driven test: the table given, the moves, and the result by the rule.
 *
 *   { rule: '[R-LAP] four steps end where they began', set: 'hound-01 wolf-01',
 *     given: 'turn 2 play; hound-01@3; hand 2: W4 B1', when: '2:W4', expect: 'hound-01@3; turn 3' }
 *
 * `set` names the animals and, if needed, `draft`, `expansion`, `2p` or `3p`. `statements.ts` describes the statements of
 * `given` and `expect`. A seat without a given hand has an unknown one.
 */
export interface Row {
  readonly rule: string;
  readonly set: string;
  readonly sheep?: readonly [number, number, number, number];
  readonly cards?: readonly AnimalRow[];
  readonly numbers?: Readonly<Record<Card, number>>;
  readonly given: string;
  /** Moves as `seat:notation`, separated by spaces. */
  readonly when?: string;
  readonly expect: string;
  /** Events that must be among those reported. */
  readonly tells?: readonly Event[];
  /** Public fields for which `expect` has no statement. */
  readonly view?: Partial<View>;
  /** Further moves and what is expected after each. */
  readonly and?: readonly (readonly [when: string, then: string])[];
}

export function rows(all: readonly Row[]): void {
  for (const row of all) test(row.rule, () => judge(row));
}

export function configOf(set: string, more: Pick<Row, 'sheep' | 'cards' | 'numbers'> = {}): Config {
  const words = set.split(' ');
  const has = (word: string) => words.includes(word);
  return {
    edition: has('draft') ? '2015-draft' : '2016',
    players: has('2p') ? 2 : has('3p') ? 3 : 4,
    animals: words.filter((word) => !['', 'draft', 'expansion', '2p', '3p', '4p'].includes(word)),
    expansion: has('expansion'),
    ...(more.sheep && { sheep: more.sheep }),
    ...(more.cards && { cards: more.cards }),
    ...(more.numbers && { numbers: more.numbers }),
  };
}

/** The given table, after everything that needs no answer; or why it is impossible. */
export function layTable(row: Pick<Row, 'set' | 'sheep' | 'cards' | 'numbers' | 'given'>): State | Refusal {
  const config = adapter.config(configOf(row.set, row), 'set');
  return game.checkConfig(config) ?? adapter.start(config)({ position: readGiven(row.given) }, 'given')();
}

export function tableOf(set: string, given: string, more: Pick<Row, 'sheep' | 'cards' | 'numbers'> = {}): State {
  const state = layTable({ set, given, ...more });
  if (isRefusal(state)) throw new Error(`the table is refused: ${JSON.stringify(state)}`);
  return state;
}

export function moveOf(text: string): { seat: Seat; move: Move } {
  const [, seat, notation] = /^([1-4]):(.+)$/.exec(text) ?? [];
  const move = game.read(notation ?? '');
  if (move instanceof Error) throw move;
  return { seat: Number(seat), move };
}

/** Makes moves, which must be legal; returns all events. */
export function play(state: State, when: string): Event[] {
  const events: Event[] = [];
  for (const word of words(when)) {
    const { seat, move } = moveOf(word);
    expect(
      attempt(game, state, seat, move, (event) => events.push(event)),
      word,
    ).toBeUndefined();
  }
  return events;
}

function judge(row: Row): void {
  const state = layTable(row);
  if (isRefusal(state)) {
    expect(`refused ${state.code}`, JSON.stringify(state)).toBe(row.expect);
    return;
  }
  const told = advance(state, row.when ?? '', row.expect);
  for (const event of row.tells ?? []) expect(told).toContainEqual(event);
  if (row.view) expect(game.view(state, 'spectator')).toMatchObject(row.view);
  for (const [when, then] of row.and ?? []) advance(state, when, then);
}

/** Makes the moves, checks the table, and returns all events. */
function advance(state: State, when: string, then: string): Event[] {
  const refused = /^refused (\S+)(?: (\S+))?$/.exec(then);
  const moves = words(when);
  const last = refused ? moves.pop() : undefined;
  const told = moves.flatMap((word) => step(state, word));
  if (last !== undefined) refuse(state, last, refused?.[1] as string, refused?.[2]);
  if (refused === null) hold(state, then);
  return told;
}

/** Makes every move on two tables, one with a listener and one without: both must stay equal. */
function step(state: State, word: string): Event[] {
  const { seat, move } = moveOf(word);
  const told = game.clone(state);
  const events: Event[] = [];
  expect(attempt(game, state, seat, move), word).toBeUndefined();
  game.apply(told, seat, move, (event) => events.push(event));
  expect(game.positions.write(told), `${word}, told and untold`).toBe(game.positions.write(state));
  return events;
}

function refuse(state: State, word: string, code: string, rule: string | undefined): void {
  const { seat, move } = moveOf(word);
  const before = game.positions.write(state);
  const no = attempt(game, state, seat, move);
  expect(no, word).toMatchObject({ kind: 'refusal', code, ...(rule && { rule }) });
  expect(game.positions.write(state)).toBe(before);
}

function hold(state: State, then: string): void {
  const wanted = adapter.expect(game.config(state))(readThen(then), 'then');
  for (const [path, value, found] of adapter.comparisons(state, wanted)) {
    expect(found, `${path} on\n${game.positions.write(state)}`).toEqual(value);
  }
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
