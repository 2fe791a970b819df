import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEdition, keptEdition } from '../../src/games/wolf-and-hound/kept-edition.ts';
import { memoryStorage } from '../memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

describe('the edition in the box', () => {
  it('is 2016 until another is played, and then that one', () => {
    expect(keptEdition()).toBe('2016');
    keepEdition('2015-draft');
    expect(keptEdition()).toBe('2015-draft');
  });

  it('is one there is, whatever is kept', () => {
    localStorage.setItem('bellwether.edition', '1999');
    expect(keptEdition()).toBe('2016');
  });
});
