import type { Mirror } from '@bellwether/client';
import { FACES } from '@bellwether/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberName } from '../../src/connection/me.ts';
import { forgetSeats, isMutedAt, noteSeats, tablePeople } from '../../src/connection/table-people.ts';
import { lookOf } from '../../src/model/look.ts';
import { guest } from '../../src/model/new-sitter.ts';
import { placeOf } from '../../src/person/Ratings.tsx';
import { inFours } from '../../src/person/Recovery.tsx';
import { words } from '../../src/person/words/en.ts';
import { faceOf, facesAt, keepFace, keptFace, looksAt } from '../../src/storage/mine.ts';
import { keepSeats, keptSeats } from '../../src/table-kit/kept-seats.ts';
import { words as shell } from '../../src/words/en/shell.ts';
import { memoryStorage } from '../memory-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('a recovery code is read four digits at a time', () => {
  expect(inFours('123456789012345678901234')).toBe('1234 5678 9012 3456 7890 1234');
});

it('a rating is a place among the levels first', () => {
  const rating = { game: 'wolf-and-hound', elo: 20, margin: 90, games: 40 };
  expect(placeOf(words, shell, { ...rating, above: 'herder', below: 'fox' })).toBe('between Herder and Fox');
  expect(placeOf(words, shell, { ...rating, below: 'lamb' })).toBe('below Lamb');
  expect(placeOf(words, shell, { ...rating, above: 'wolf' })).toBe('above Wolf');
});

it('words of muted people are kept back at their table and nowhere else', () => {
  tablePeople.set({ table: 'one', people: [{ seat: 2, as: 'muted' }, { seat: 3 }, { seat: 4, as: 'blocked' }] });
  expect([1, 2, 3, 4].map((seat) => isMutedAt('one', seat))).toEqual([false, true, false, true]);
  expect(isMutedAt('two', 2)).toBe(false);
});

it('a name that was typed once is the first around this device too', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  keepSeats([guest('Bo')], 'all');
  rememberName('Ada');
  expect(keptSeats()).toEqual({ names: ['Ada', 'Bo'], mix: 'all' });
});

it('a face that was chosen is mine at local seats: alone, and among several by my name', () => {
  const mine = { name: 'Ada', face: 'fox' } as const;
  expect(facesAt(['guest', 'bot:lamb'], mine)).toEqual(['fox', undefined]);
  expect(facesAt(['guest:Bo', 'bot:lamb', 'guest:Ada'], mine)).toEqual([undefined, undefined, 'fox']);
  expect(facesAt(['guest', 'guest'], { name: '', face: 'fox' })).toEqual([undefined, undefined]);
  expect([faceOf('shepherd-8'), faceOf('dragon'), faceOf(undefined)]).toEqual(['shepherd-8', undefined, undefined]);
});

it('no two faces look alike, and none is kept that is not one', async () => {
  expect(new Set(FACES.map((face) => JSON.stringify(lookOf(face)))).size).toBe(FACES.length);
  expect(lookOf('shepherd-7')).toEqual({ seat: 7 });
  const kept = memoryStorage();
  vi.stubGlobal('localStorage', kept);
  expect(await looksAt(['guest', 'bot:lamb'])).toEqual([undefined, undefined]);
  keepFace('wolf');
  expect(keptFace()).toBe('wolf');
  expect(await looksAt(['guest', 'bot:lamb'])).toEqual([lookOf('wolf'), undefined]);
  kept.setItem('bellwether.face', 'dragon');
  expect(keptFace()).toBeUndefined();
});

it('who sits there is asked when that changes, and not of bots', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('fetch', async (at: URL) => {
    asked.push(at.pathname);
    return new Response('{}');
  });
  const mirror = (...names: string[]) =>
    ({
      viewer: 1,
      info: { config: [], seats: names.map((name, i) => ({ seat: i + 1, kind: name === '' ? 'bot' : 'human', name })) },
    }) as unknown as Mirror;
  noteSeats('bots', mirror('', '', ''));
  noteSeats('one', mirror('Cy', '', ''));
  noteSeats('two', mirror('Cy', 'Ada', ''));
  noteSeats('two', mirror('Cy', 'Ada', ''));
  noteSeats('two', mirror('Cy', 'Ada', 'Bo'));
  await vi.waitFor(() => expect(asked).toEqual(['/api/tables/one/people', '/api/tables/two/people', '/api/tables/two/people']));
  forgetSeats();
  noteSeats('two', mirror('Cy', 'Ada', 'Bo'));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
});
