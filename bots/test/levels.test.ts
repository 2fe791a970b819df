import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { type AnyGameBots, botsFor, GAME_BOTS, LEVELS, levelForPartner, PLAYERS, scoreOfA, seatedLevel, shareOf } from '../src/index.ts';

it("a person's partner is Herder or better, and never weaker than was asked for", () => {
  expect(LEVELS.map(levelForPartner)).toEqual(['herder', 'herder', 'herder', 'fox', 'wolf']);
});

describe.each(GAME_BOTS.map((bots) => [bots.game.id, bots] as const))('%s', (id, bots) => {
  it('is found by its id', () => {
    expect(botsFor(id)).toBe(bots);
  });

  it('has every level and every reference', () => {
    expect(Object.keys(bots.players).sort()).toEqual([...PLAYERS].sort());
  });

  it('seats each rival in every place, and its ladder set-ups are playable', () => {
    for (const players of bots.playerCounts) {
      const setups = bots.setups(players);
      expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
      for (const { name, configs, seatings } of setups) {
        const seats = new Set(configs.flatMap((config) => bots.game.seats(config)));
        for (const config of configs) expect(bots.game.checkConfig(config), name).toBeUndefined();
        for (const seat of seats) expect(new Set(seatings.map((seating) => seating[seat - 1]))).toEqual(new Set(['a', 'b']));
        const seatsOfA = seatings.flat().filter((rival) => rival === 'a').length;
        if (name !== 'one-against-three') expect(2 * seatsOfA, name).toBe(seatings.flat().length);
      }
    }
  });
});

it('a bot that partners a person plays Herder or better; other bots keep their level', () => {
  const wolf = botsFor('wolf-and-hound') as AnyGameBots;
  const config = (players: number) => wolf.setups(players)[0]?.configs[0] as object;
  const level = (players: number, seat: number, person: number) =>
    seatedLevel(wolf.game, config(players), seat, 'lamb', (other) => other === person);
  expect([1, 2, 3, 4].map((person) => level(4, 1, person))).toEqual(['lamb', 'lamb', 'herder', 'lamb']);
  expect([level(3, 3, 1), level(3, 2, 1), level(2, 1, 2)]).toEqual(['herder', 'lamb', 'lamb']);
  const sheep = botsFor('sheep-and-thief') as AnyGameBots;
  expect(seatedLevel(sheep.game, sheep.setups(4)[0]?.configs[0] as object, 1, 'lamb', () => true)).toBe('lamb');
});

it('partners each count a whole win; seats that share a win split it equally', () => {
  const team = { game: wolfAndHound, config: { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } } as const;
  const won = { winner: 'yellow', reason: 'no-sheep', sheep: [0, 3, 3, 3] } as const;
  expect([1, 2, 3, 4].map((seat) => shareOf(team.game, team.config, won, seat))).toEqual([0, 1, 0, 1]);
  expect(scoreOfA(team.game, team.config, won, ['b', 'a', 'b', 'a'])).toBe(1);
  expect(scoreOfA(team.game, team.config, won, ['a', 'b', 'a', 'b'])).toBe(0);
  const alone = { edition: '2017', players: 3, missions: false, blackSheep: false } as const;
  const shared = { winners: [1, 3], scores: [] };
  expect([1, 2, 3].map((seat) => shareOf(sheepAndThief, alone, shared, seat))).toEqual([0.5, 0, 0.5]);
  expect(scoreOfA(sheepAndThief, alone, shared, ['a', 'b', 'b'])).toBe(0.5);
});

it('there are no bots for an unknown game', () => {
  expect(botsFor('chess')).toBeUndefined();
});
