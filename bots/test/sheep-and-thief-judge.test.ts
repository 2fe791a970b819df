import { FastRandom, type GameRecord, type Played } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { expect, it } from 'vitest';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { PLAIN, randomPosition } from './sheep-and-thief-position.ts';

function playedBy(name: 'random' | 'herder', seed: number): GameRecord<SheepAndThief> {
  const random = new FastRandom(seed);
  const deal = sheepAndThief.deal(PLAIN, random);
  const state = sheepAndThief.start(PLAIN, deal);
  const moves: Played<SheepAndThief>[] = [];
  for (let seat = sheepAndThief.toAct(state)[0]; seat !== undefined; seat = sheepAndThief.toAct(state)[0]) {
    const sitter = seat === 1 ? name : 'herder';
    const view = sheepAndThief.view(state, seat);
    const { move } = sheepAndThiefBots.players[sitter].choose(view, sheepAndThief.legal(state, seat), { explain: false }, random);
    sheepAndThief.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config: PLAIN, sitters: [], deal, moves };
}

it('a judgement adds up, and blames a bad player more than a good one', () => {
  const bad = sheepAndThiefBots.judge(playedBy('random', 4), 1, { iterations: 6 }, new FastRandom(1));
  const good = sheepAndThiefBots.judge(playedBy('herder', 4), 1, { iterations: 6 }, new FastRandom(1));
  for (const judgement of [bad, good]) {
    const first = judgement.plies[0]?.before ?? 0;
    expect(first + judgement.luck + judgement.choice).toBeCloseTo(judgement.result);
    for (const { seat, given } of judgement.plies) expect(seat === 1 ? given >= 0 : given === 0).toBe(true);
    expect(judgement.turningPoints.length).toBe(3);
  }
  expect(bad.choice).toBeLessThan(good.choice);
});

it('a hint gives several moves, the best first, with reasons', () => {
  const { state, seat, view } = randomPosition(9, PLAIN);
  const { moves, reasons } = sheepAndThiefBots.hint(view, sheepAndThief.legal(state, seat), { iterations: 20 }, new FastRandom(1));
  expect(moves.length).toBeGreaterThan(1);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { move } of moves) expect(sheepAndThief.check(state, seat, move)).toBeUndefined();
});
