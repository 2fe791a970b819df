import { FastRandom, hasPartners, MIXES, mixSeats } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { PLAYERS, sheepAndThief } from '../../src/index.ts';

it.each(PLAYERS)('[R-SEATS] %i players come to any seat; nobody has a partner, so both ways of mixing are one', (players) => {
  const config = { edition: '2017', players, missions: false, blackSheep: false } as const;
  const drawn = MIXES.map((mix) => {
    const random = new FastRandom(3);
    return Array.from({ length: 500 }, () => mixSeats(sheepAndThief, config, mix, random).from.join(''));
  });
  expect(drawn[0]).toEqual(drawn[1]);
  expect(new Set(drawn[0]).size).toBe([2, 6, 24][players - 2]);
  expect(hasPartners(sheepAndThief, config)).toBe(false);
});

it('[R-SEATS] seat 1 starts round 1', () => {
  const config = { edition: '2017', players: 3, missions: false, blackSheep: false } as const;
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, new FastRandom(1)));
  expect(sheepAndThief.view(state, 'spectator').starter).toBe(1);
});
