import { isRefusal } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { openReview } from '../src/index.ts';
import { sheepAndThiefReview } from '../src/sheep-and-thief/kit.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { randomSheepGame, randomWolfGame } from './records.ts';

describe('only a finished game is reviewed', () => {
  it('every unfinished prefix of a game is refused, and the whole game is not', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const record = randomWolfGame(seed);
      for (let plies = 0; plies < record.moves.length; plies++) {
        expect(openReview(wolfAndHoundReview, { ...record, moves: record.moves.slice(0, plies) })).toEqual({
          kind: 'refusal',
          code: 'still-running',
          rule: 'finished-games',
        });
      }
      expect(isRefusal(openReview(wolfAndHoundReview, record))).toBe(false);
    }
  });

  it('in Sheep & Thief too', () => {
    const record = randomSheepGame(1);
    expect(openReview(sheepAndThiefReview, { ...record, moves: record.moves.slice(0, -1) })).toMatchObject({ code: 'still-running' });
    expect(isRefusal(openReview(sheepAndThiefReview, record))).toBe(false);
  });

  it('illegal games are refused too', () => {
    const record = randomWolfGame(2);
    const moves = [...record.moves, ...record.moves.slice(0, 1)];
    expect(openReview(wolfAndHoundReview, { ...record, moves })).toMatchObject({ code: 'not-a-game' });
    const deal = { order: record.deal.order.slice(1) };
    expect(openReview(wolfAndHoundReview, { ...record, deal })).toMatchObject({ code: 'not-a-game' });
  });
});
