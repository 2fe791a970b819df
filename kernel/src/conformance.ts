import type { GameTypes, GameWithPositions } from './game.ts';
import { attempt } from './game.ts';
import { aFlag, anObject, aText, fields, list, oneOf, parseJson, type Reader } from './json.ts';
import { ParseError, reading } from './parse-error.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** What a game adds to run the cases of `conformance/FORMAT.md`. Readers throw ParseError for what is malformed. */
export interface ConformanceAdapter<T extends GameTypes, Expect extends object> {
  readonly game: GameWithPositions<T>;
  readonly config: Reader<T['Config']>;
  /** Reads `start` of a case. The function it returns sets the table up, or refuses to. */
  start(config: T['Config']): Reader<(watch?: Watch<T>) => T['State'] | Refusal>;
  move(config: T['Config']): Reader<{ seat: Seat; move: T['Move'] }>;
  expect(config: T['Config']): Reader<Expect>;
  /** Expected and actual values in pairs; the first pair that differs is reported. */
  comparisons(state: T['State'], expect: Expect): Iterable<Comparison>;
}

/** Called with the position before anything follows from it; returns the listener for what follows. */
export type Watch<T extends GameTypes> = (before: T['State']) => (event: T['Event']) => void;

export type Comparison = readonly [path: string, expected: unknown, actual: unknown];

interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface CaseResult {
  readonly name: string;
  /** Left out if the case passed. */
  readonly failure?: string;
}

/** An adapter whose types are not known: the runner passes values from its readers to its comparisons and never examines them. */
export type AnyAdapter = ConformanceAdapter<GameTypes, object>;

export function anyAdapter<T extends GameTypes, E extends object>(adapter: ConformanceAdapter<T, E>): AnyAdapter {
  return adapter;
}

export function runConformance(text: string, file: string, adapters: readonly AnyAdapter[]): CaseResult[] {
  const cases = reading(() => list((value) => value, 0, 1_000_000)(parseJson(text, file), file));
  if (cases instanceof ParseError) return [{ name: file, failure: `malformed file: ${cases.message}` }];
  return cases.map((value, i) => runCase(value, `${file}[${i}]`, adapters));
}

function runCase(value: unknown, where: string, adapters: readonly AnyAdapter[]): CaseResult {
  const name = nameOf(value) ?? where;
  try {
    const difference = judge(value, where, adapters);
    return difference === undefined ? { name } : { name, failure: describe(difference) };
  } catch (error) {
    if (error instanceof ParseError) return { name, failure: `malformed case: ${error.message}` };
    return {
      name,
      failure: `the engine broke: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function nameOf(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null ? (value as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : undefined;
}

const raw: Reader<unknown> = (value) => value;
const shape = fields({
  name: aText,
  game: aText,
  config: raw,
  start: raw,
  moves: list(raw),
  expect: raw,
});

function judge(value: unknown, where: string, adapters: readonly AnyAdapter[]): Difference | undefined {
  const given = shape(value, where);
  const id = oneOf(adapters.map((d) => d.game.id))(given.game, `${where}.game`);
  const adapter = adapters.find((d) => d.game.id === id) as AnyAdapter;
  const { game } = adapter;
  const config = adapter.config(given.config, `${where}.config`);
  const start = adapter.start(config)(given.start, `${where}.start`);
  const steps = given.moves.map((move, i) => readStep(adapter, config, move, `${where}.moves[${i}]`));
  const end = readExpect(adapter, config, given.expect, `${where}.expect`);

  const refused = game.checkConfig(config);
  const begun = refused ?? start();
  if (isRefusal(begun)) {
    if (end.illegal && steps.length === 0) return undefined;
    return {
      path: 'start',
      expected: 'a start that the rules allow',
      actual: begun,
    };
  }
  const state = begun as GameTypes['State'];
  for (const [i, step] of steps.entries()) {
    const last = i === steps.length - 1;
    const before = game.positions.write(state);
    const no = attempt(game, state, step.seat, step.move);
    if (last && end.illegal) {
      const wrong = judgeRefusal(no, i, before, game.positions.write(state));
      if (wrong) return wrong;
    } else if (no) return { path: `moves[${i}]`, expected: 'a legal move', actual: no };
    const difference = step.expect && firstDifference(adapter.comparisons(state, step.expect));
    if (difference) return { ...difference, path: `moves[${i}].expect.${difference.path}` };
  }
  if (end.illegal && steps.length === 0)
    return {
      path: 'expect.illegal',
      expected: 'a start that the rules refuse',
      actual: 'an accepted start',
    };
  const difference = firstDifference(adapter.comparisons(state, end.expect));
  return difference && { ...difference, path: `expect.${difference.path}` };
}

function firstDifference(comparisons: Iterable<Comparison>): Difference | undefined {
  for (const [path, expected, actual] of comparisons) {
    if (JSON.stringify(expected) !== JSON.stringify(actual)) return { path, expected, actual };
  }
  return undefined;
}

function judgeRefusal(no: Refusal | undefined, i: number, before: string, after: string): Difference | undefined {
  if (no === undefined)
    return {
      path: 'expect.illegal',
      expected: `moves[${i}] refused`,
      actual: 'accepted',
    };
  if (before !== after)
    return {
      path: 'expect.illegal',
      expected: `a state untouched by moves[${i}]`,
      actual: 'a changed state',
    };
  return undefined;
}

function readStep(adapter: AnyAdapter, config: object, value: unknown, where: string) {
  const { expect, ...move } = anObject(value, where);
  const step = adapter.move(config)(move, where);
  return {
    ...step,
    expect: expect === undefined ? undefined : adapter.expect(config)(expect, `${where}.expect`),
  };
}

function readExpect(adapter: AnyAdapter, config: object, value: unknown, where: string): { illegal: boolean; expect: object } {
  const { illegal, ...rest } = anObject(value, where);
  return {
    illegal: illegal === undefined ? false : aFlag(illegal, `${where}.illegal`),
    expect: adapter.expect(config)(rest, where),
  };
}

function describe({ path, expected, actual }: Difference): string {
  return `${path}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`;
}
