import { describe, expect, it } from 'vitest';
import { ClientMessage, Command, faultOf, fits, Name, NewTable, ServerMessage } from '../src/index.ts';

const KEY = 'abcdefghijklmnopqrstuvwx';
const TABLE = '0123456789abcdef';
const move = { t: 'do', id: 'a1b2c3d4', table: TABLE, rev: 3, key: KEY, action: { kind: 'move', seat: 1, move: 'B3' } };

describe('messages are held against their schema', () => {
  it('lets good ones pass', () => {
    expect(faultOf(ClientMessage, move)).toBeUndefined();
    expect(faultOf(ClientMessage, { t: 'hello', protocol: 1 })).toBeUndefined();
    expect(faultOf(NewTable, { key: KEY, game: 'g', config: [['Edition', '2016']], settings: { series: 5 } })).toBeUndefined();
    expect(fits(ServerMessage, { t: 'refused', code: 'stale', id: 'a1b2c3d4' })).toBe(true);
  });

  it.each<[unknown, string]>([
    [null, 'message'],
    [[], 't'],
    [{ t: 'dance' }, 't'],
    [{ ...move, rev: '3' }, 'rev'],
    [{ ...move, rev: 1.5 }, 'rev'],
    [{ ...move, key: 'short' }, 'key'],
    [{ ...move, extra: 1 }, 'extra'],
    [{ ...move, action: { kind: 'move', seat: 0, move: 'B3' } }, 'action.seat'],
    [{ ...move, action: { kind: 'move', seat: 1 } }, 'action.move'],
    [{ ...move, action: { kind: 'move', seat: 1, move: 'x'.repeat(500) } }, 'action.move'],
    [{ ...move, action: { kind: '__proto__' } }, 'action.kind'],
    [JSON.parse(`{"t":"hello","protocol":1,"__proto__":{"x":1}}`), '__proto__'],
  ])('names the offending part of %j', (message, where) => {
    expect(faultOf(ClientMessage, message)?.where).toBe(where);
  });

  it.each([-1, 1.5, 1e300, '3', null])('tells what a number may be where it is %j, by bounds that end', (rev) => {
    expect(faultOf(ClientMessage, { ...move, rev })?.expected).toBe(`a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`);
    expect(faultOf(ClientMessage, { t: 'hello', protocol: null })?.expected).not.toContain('Infinity');
  });

  it('knows a command by itself too', () => {
    expect(fits(Command, move)).toBe(true);
  });

  it.each(['Clover', 'Knöterich', '山の 羊', "L'Agneau", 'a'.repeat(24), 'Berg-Schaf P.'])('%s is a name', (name) => {
    expect(fits(Name, name)).toBe(true);
  });

  it.each(['', ' Clover', 'a  b', 'a'.repeat(25), '<b>', 'a\u202eb', 'a\nb', 'a\u0000', '\u200b', '🐑'])('%j is none', (name) => {
    expect(fits(Name, name)).toBe(false);
  });
});
