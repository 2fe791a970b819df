import { describe, expect, test } from 'vitest';
import {
  aFlag,
  aText,
  fields,
  list,
  mapOf,
  nullable,
  oneOf,
  ParseError,
  type ParseProblem,
  parseJson,
  type Reader,
  reading,
  seatKey,
  whole,
} from '../src/index.ts';

const pasture = fields({ sheep: whole(0, 5) }, { name: aText, gates: list(oneOf(['open', 'shut']), 1, 2), lost: nullable(whole(1, 9)) });
const farm = fields({ pastures: mapOf(seatKey(4), pasture) }, { fair: aFlag });

describe('readers of JSON', () => {
  test('give the value they describe', () => {
    const value = { pastures: { '1': { sheep: 3, gates: ['open'], lost: null }, '4': { sheep: 0, name: '' } }, fair: true };
    const read = farm(value, 'farm');
    expect(read.fair).toBe(true);
    expect([...read.pastures]).toEqual([
      [1, { sheep: 3, gates: ['open'], lost: null }],
      [4, { sheep: 0, name: '' }],
    ]);
  });

  test.each<[value: unknown, where: string, problem: ParseProblem, expected: RegExp]>([
    [7, 'farm', 'wrong-type', /an object/],
    [null, 'farm', 'wrong-type', /an object/],
    [[], 'farm', 'wrong-type', /an object/],
    [{}, 'farm.pastures', 'missing', /"pastures"/],
    [{ pastures: {}, pond: 1 }, 'farm.pond', 'unknown-field', /pastures, fair/],
    [{ pastures: {}, toString: 1 }, 'farm.toString', 'unknown-field', /pastures, fair/],
    [{ pastures: {}, fair: 'yes' }, 'farm.fair', 'wrong-type', /true or false/],
    [{ pastures: { '5': { sheep: 1 } } }, 'farm.pastures.5', 'unknown-name', /seat from 1 to 4/],
    [{ pastures: { '01': { sheep: 1 } } }, 'farm.pastures.01', 'unknown-name', /seat from 1 to 4/],
    [{ pastures: { '2': { sheep: 6 } } }, 'farm.pastures.2.sheep', 'out-of-range', /from 0 to 5/],
    [{ pastures: { '2': { sheep: 1.5 } } }, 'farm.pastures.2.sheep', 'wrong-type', /whole number/],
    [{ pastures: { '2': { sheep: Number.NaN } } }, 'farm.pastures.2.sheep', 'wrong-type', /whole number/],
    [{ pastures: { '2': { sheep: 1, name: 3 } } }, 'farm.pastures.2.name', 'wrong-type', /a text/],
    [{ pastures: { '2': { sheep: 1, gates: [] } } }, 'farm.pastures.2.gates', 'out-of-range', /list of 1 to 2/],
    [{ pastures: { '2': { sheep: 1, gates: ['open', 'ajar'] } } }, 'farm.pastures.2.gates[1]', 'unknown-name', /open, shut/],
    [{ pastures: { '2': { sheep: 1, gates: [3] } } }, 'farm.pastures.2.gates[0]', 'wrong-type', /open, shut/],
    [{ pastures: { '2': { sheep: 1, lost: 0 } } }, 'farm.pastures.2.lost', 'out-of-range', /from 1 to 9/],
  ])('say where %j is wrong, and why', (value, where, problem, expected) => {
    const error = reading(() => farm(value, 'farm'));
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ where, problem });
    expect((error as ParseError).expected).toMatch(expected);
    expect((error as ParseError).message).toContain(where);
  });

  test('text that is no JSON is told as such', () => {
    expect(reading(() => parseJson('{"a":', 'cards.json'))).toMatchObject({ where: 'cards.json', problem: 'not-json' });
  });

  test('a name out of the prototype is no field', () => {
    const value = parseJson('{"__proto__": {"sheep": 1}}', 'x');
    expect(reading(() => pasture(value, 'x'))).toMatchObject({ problem: 'unknown-field', where: 'x.__proto__' });
  });
});

describe('a parse error', () => {
  test.each([
    ['x'.repeat(500), /^w: syntax: found "x{1,90}…?, expected e$/],
    [Array(9), /found a list of 9/],
    [{ a: 1 }, /found an object/],
    [undefined, /found nothing/],
    [null, /found null/],
    ['two\nlines', /found "two\\nlines"/],
    [12345678901234567890n, /found 12345678901234567890/],
  ])('is one short line whatever was found', (found, message) => {
    const error = new ParseError('w', 'syntax', found, 'e');
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
    expect(error.message.length).toBeLessThan(160);
  });

  test('only parse errors are caught by `reading`', () => {
    const broken: Reader<never> = () => {
      throw new TypeError('ours');
    };
    expect(() => reading(() => broken(1, 'x'))).toThrow(TypeError);
  });
});
