import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guest } from '../../src/model/new-sitter.ts';
import { isGuest, nameOf } from '../../src/model/sitter.ts';
import { asSeated, keepSeats, keptSeats, withKeptNames } from '../../src/table-kit/kept-seats.ts';
import { memoryStorage } from '../memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

describe('people at this device', () => {
  it('have a name or none, and are no bots', () => {
    expect(['guest', 'guest:Ada', 'bot:fox', 'Ada', undefined].map(isGuest)).toEqual([true, true, false, false, false]);
    expect(['guest', 'guest:Ada', 'bot:fox', 'Ada'].map(nameOf)).toEqual(['', 'Ada', '', '']);
  });

  it.each([
    ['Änne  B.', 'guest:Änne B.'],
    ['  Ada', 'guest:Ada'],
    ['花子', 'guest:花子'],
    ['a; b "c"', 'guest:a b c'],
    ['', 'guest'],
    ['x'.repeat(40), `guest:${'x'.repeat(24)}`],
  ])('%s is kept as %s', (typed, kept) => {
    expect(guest(typed)).toBe(kept);
  });

  it('are asked for their names once', () => {
    keepSeats(['guest:Ada', 'bot:lamb', 'guest:Ben'], 'partners');
    expect(keptSeats()).toEqual({ names: ['Ada', 'Ben'], mix: 'partners' });
    expect(withKeptNames(['guest', 'guest', 'bot:lamb'])).toEqual(['guest:Ada', 'guest:Ben', 'bot:lamb']);
    expect(withKeptNames(['guest:Ben', 'guest', 'guest'])).toEqual(['guest:Ben', 'guest:Ada', 'guest']);
    keepSeats(['guest:Cleo', 'guest:Ada'], undefined);
    expect(keptSeats()).toEqual({ names: ['Cleo', 'Ada', 'Ben'] });
  });

  it('need no name alone', () => {
    keepSeats(['guest:Ada', 'guest:Ben'], undefined);
    expect(withKeptNames(['guest', 'bot:lamb'])).toEqual(['guest', 'bot:lamb']);
    expect(asSeated(['guest:Ada', 'bot:lamb'])).toEqual(['guest', 'bot:lamb']);
    expect(asSeated(['guest:Ada ', 'guest:Ben', 'guest'])).toEqual(['guest:Ada', 'guest:Ben', 'guest']);
  });

  it('may have spoilt what is kept', () => {
    for (const text of ['', 'null', '[]', '{"names":3,"mix":"some"}', '{"names":[1,"Ada"]}']) {
      localStorage.setItem('bellwether.seats', text);
      expect(keptSeats().names.filter((name) => name !== 'Ada')).toEqual([]);
      expect(keptSeats()).not.toHaveProperty('mix');
    }
  });
});
