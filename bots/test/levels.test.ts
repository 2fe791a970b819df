import { describe, expect, it } from 'vitest';
import { botsFor, GAME_BOTS, LEVELS, levelForPartner, PLAYERS } from '../src/index.ts';

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

  it('seats rivals so that each gets every place, and its ladder set-ups can be played', () => {
    for (const players of bots.playerCounts) {
      for (const { config } of bots.setups(players)) {
        expect(bots.game.checkConfig(config)).toBeUndefined();
        const seatings = bots.seatings(config);
        for (const seat of bots.game.seats(config)) {
          const rivals = new Set(seatings.map((seating) => seating[seat - 1]));
          expect(rivals).toEqual(new Set(['a', 'b']));
        }
      }
    }
  });
});

it('there is no bot for a game that does not exist', () => {
  expect(botsFor('chess')).toBeUndefined();
});
