import { SET_LINES, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { animalsAfter } from '../../src/games/wolf-and-hound/next-set.ts';

const game = (animals: readonly string[]) => ({ edition: '2016', players: 4, animals, expansion: false }) as const;

describe('the next set', () => {
  it('is the next line of the book, and can be played', () => {
    const next = animalsAfter(game(['hound-01', 'wolf-01']));
    expect(next).toEqual(SET_LINES['2016'][1]?.groups.map(({ cards }) => cards[0]));
    expect(wolfAndHound.checkConfig(game(next ?? []))).toBeUndefined();
  });

  it('is none for a choice of one’s own, nor after the last line', () => {
    expect(animalsAfter(game(['wolf-08']))).toBeUndefined();
    const last = SET_LINES['2016'].at(-1)?.groups.map(({ cards }) => cards[0] ?? '');
    expect(animalsAfter(game(last ?? []))).toBeUndefined();
  });

  it('leads through every line to the end', () => {
    let animals: readonly string[] | undefined = ['hound-01', 'wolf-01'];
    const seen = new Set<string>();
    while (animals && !seen.has(animals.join())) {
      seen.add(animals.join());
      animals = animalsAfter(game(animals));
    }
    expect(animals).toBeUndefined();
  });
});
