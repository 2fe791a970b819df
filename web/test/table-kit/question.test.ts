import type { GameTypes } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import type { Update } from '../../src/model/source.ts';
import { isAwaited } from '../../src/table-kit/question.ts';

const update = (part: Partial<Update<GameTypes>>) =>
  ({ id: 'game', viewer: 1, ply: 4, plies: 4, live: true, ...part }) as Update<GameTypes>;

describe('a move on its way', () => {
  const sent = update({ question: 2 });

  it('is awaited while nothing new is shown, and while others move', () => {
    expect(isAwaited(sent, sent)).toBe(true);
    expect(isAwaited(sent, update({ question: 2, ply: 5 }))).toBe(true);
  });

  it('has its answer when another question is asked, or none was sent', () => {
    expect(isAwaited(sent, update({ question: 3, ply: 5 }))).toBe(false);
    expect(isAwaited(update({ ply: 4 }), update({ ply: 5 }))).toBe(false);
    expect(isAwaited(undefined, sent)).toBe(false);
  });

  it('is forgotten when the same question is put again: taken back, or not taken by the server', () => {
    expect(isAwaited(sent, update({ question: 2 }))).toBe(false);
    expect(isAwaited(update({ ply: 4 }), update({ ply: 4 }))).toBe(false);
  });

  it('belongs to one game and one viewer', () => {
    expect(isAwaited(sent, update({ question: 2, ply: 5, id: 'other' }))).toBe(false);
    expect(isAwaited(sent, update({ question: 2, ply: 5, viewer: 2 }))).toBe(false);
  });
});
