import { wolfAndHoundBots } from '@bellwether/bots/wolf-and-hound';
import { answerIn, comesTrue, partnerOf } from '@bellwether/bots/wolf-and-hound/forecast';
import { FastRandom, type GameRecord, type Played, type Seat } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, test } from 'vitest';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { misreads } from '../src/wolf-and-hound/misread.ts';

const BASE: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

/** A whole game between these players, by seat; one is a person by default. */
function gameOf(
  seed: number,
  players: readonly ('herder' | 'random')[],
  sitters = ['guest', 'bot:fox', 'bot:fox', 'bot:fox'],
  config = BASE,
) {
  const random = new FastRandom(seed);
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  const events: WolfAndHound['Event'][][] = [];
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    const bot = wolfAndHoundBots.players[players[seat - 1] ?? 'herder'];
    const { move } = bot.choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), { explain: false }, random);
    const told: WolfAndHound['Event'][] = [];
    wolfAndHound.apply(state, seat, move, (event) => told.push(event));
    moves.push({ seat, move });
    events.push(told);
  }
  const record: GameRecord<WolfAndHound> = { config, sitters: sitters.slice(0, config.players), deal, moves };
  return { record, events };
}

const HERDERS = ['herder', 'herder', 'herder', 'herder'] as const;

test('each is true of the game: the partner’s next card did not do what was expected', () => {
  let found = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const { record, events } = gameOf(seed, HERDERS);
    for (const one of misreads(record, new FastRandom(1))) {
      found++;
      const { ply, by, partner, answer, share } = one;
      expect(record.moves[ply]?.seat).toBe(by);
      expect(record.moves[answer]?.seat).toBe(partner);
      expect(partnerOf(record.config, by)).toBe(partner);
      expect(answer).toBeGreaterThan(ply);
      expect(answer - ply).toBeLessThan(4);
      expect([by, partner]).toContain(1);
      expect(share).toBeGreaterThanOrEqual(0.8);
      expect(comesTrue(one, answerIn(events[answer] ?? [], partner))).toBe(false);
    }
  }
  expect(found).toBeGreaterThan(8);
});

test('Herders only ever answer otherwise because of their cards; who plays at random, by choice too', () => {
  const causes = (players: Parameters<typeof gameOf>[1]) =>
    Array.from({ length: 15 }, (_, seed) =>
      misreads(gameOf(seed + 1, players).record, new FastRandom(1)).filter(({ partner }) => partner === 3),
    )
      .flat()
      .map(({ cause }) => cause);
  const ordinary = causes(HERDERS);
  const odd = causes(['herder', 'herder', 'random', 'herder']);
  expect(ordinary).toContain('cards');
  // A tie between two cards may be broken differently.
  expect(ordinary.filter((cause) => cause === 'choice').length).toBeLessThanOrEqual(1);
  expect(odd.filter((cause) => cause === 'choice').length).toBeGreaterThan(5);
});

test('bots are misread only in games without people; dummies never', () => {
  const sitters = ['bot:fox', 'guest', 'bot:fox', 'bot:fox'];
  const seats = (all: ReturnType<typeof misreads>) => new Set(all.map(({ by }): Seat => by));
  const told = Array.from({ length: 12 }, (_, seed) => misreads(gameOf(seed + 1, HERDERS, sitters).record, new FastRandom(1))).flat();
  expect([...seats(told)].every((seat) => seat % 2 === 0)).toBe(true);
  const bots = Array.from({ length: 12 }, (_, seed) =>
    misreads(gameOf(seed + 1, HERDERS, ['bot:fox', 'bot:fox', 'bot:fox', 'bot:fox']).record, new FastRandom(1)),
  );
  expect(seats(bots.flat()).size).toBe(4);
  const { record } = gameOf(1, HERDERS, sitters, { ...BASE, players: 2 });
  expect(misreads(record, new FastRandom(1))).toEqual([]);
});

test('the review has them, before the slow part and after it', () => {
  const { record } = gameOf(3, HERDERS);
  const [first] = wolfAndHoundReview.extras(record, new FastRandom(1));
  expect(first?.[0].misreads).toEqual(misreads(record, new FastRandom(1)));
  expect(first?.[0].misreads?.length).toBeGreaterThan(0);
  const [, then] = wolfAndHoundReview.extras(record, new FastRandom(1));
  expect(then?.[0].misreads).toEqual(first?.[0].misreads);
  expect(then?.[0].openCards).toBeDefined();
});
