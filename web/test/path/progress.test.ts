import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sitter } from '../../src/model/sitter.ts';
import { doneIn, keepDone } from '../../src/path/progress.ts';
import { seatsWith, usualBots } from '../../src/path/seats.ts';
import { memoryStorage } from '../memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('what this device keeps of the path', () => {
  it('is by game, and what was played stays so', () => {
    keepDone('wolf-and-hound', 'wolf-02', 'drilled');
    keepDone('wolf-and-hound', 'wolf-02', 'played');
    keepDone('wolf-and-hound', 'wolf-02', 'drilled');
    keepDone('wolf-and-hound', 'wolf-03', 'drilled');
    expect(doneIn('wolf-and-hound')).toEqual({ 'wolf-02': 'played', 'wolf-03': 'drilled' });
    expect(doneIn('sheep-and-thief')).toEqual({});
  });

  it('begins anew where it cannot be read', () => {
    localStorage.setItem('bellwether.path', '{');
    expect(doneIn('wolf-and-hound')).toEqual({});
  });
});

describe('the bots of the game with it', () => {
  const game = (sitters: readonly Sitter[], plies = 9) => ({ game: 'wolf-and-hound', plies, sitters });
  const first: readonly Sitter[] = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'];

  it('are those of the last game somebody played alone, and as many as it takes', () => {
    const kept = [game(['guest', 'bot:wolf', 'guest', 'bot:wolf']), game(['guest', 'bot:lamb'], 0), game(['bot:fox', 'guest'])];
    expect(usualBots(kept, 'wolf-and-hound')).toEqual(['bot:fox']);
    expect(seatsWith(['bot:fox'], first)).toEqual(['guest', 'bot:fox', 'bot:fox', 'bot:fox']);
    expect(seatsWith(['bot:fox', 'bot:lamb', 'bot:wolf'], first)).toEqual(['guest', 'bot:fox', 'bot:lamb', 'bot:wolf']);
  });

  it('are the usual ones before a first game', () => {
    expect(usualBots([game(first)], 'sheep-and-thief')).toEqual([]);
    expect(seatsWith([], first)).toEqual(first);
  });
});
