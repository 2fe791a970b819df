import { FastRandom, type GameRecord, type Played } from '@bellwether/kernel';
import { randomConfig, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { randomPosition } from './random-position.ts';

function randomGame(seed: number): GameRecord<WolfAndHound> {
  const random = new FastRandom(seed);
  const config = randomConfig(random);
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  while (state.asks !== 'nothing') {
    const seat = wolfAndHound.toAct(state)[0] as number;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, sitters: [], deal, moves };
}

describe('judging a finished game', () => {
  it('luck and choice add up from the first chance to the result, whoever looks', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const record = randomGame(seed);
      const seat = 1 + (seed % record.config.players);
      const judged = wolfAndHoundBots.judge(record, seat, { iterations: 60 }, new FastRandom(seed));
      expect(judged.plies.length).toBe(record.moves.length);
      expect((judged.plies[0]?.before ?? judged.result) + judged.luck + judged.choice).toBeCloseTo(judged.result, 9);
      expect(judged.choice).toBeLessThanOrEqual(0);
      for (const { before, after, given, seat: mover } of judged.plies) {
        for (const share of [before, after, given]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        if (mover !== seat) expect(given).toBe(0);
      }
      for (const ply of judged.turningPoints) expect(judged.plies[ply]).toBeDefined();
    }
  });
});

describe('a hint', () => {
  it('lists every move, best first', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { view, legal } = randomPosition(seed);
      const { moves } = wolfAndHoundBots.hint(view, legal, { iterations: 100 }, new FastRandom(seed));
      expect(moves.length).toBe(legal.length);
      expect(moves.map(({ win }) => win)).toEqual(moves.map(({ win }) => win).toSorted((a, b) => b - a));
    }
  });
});
