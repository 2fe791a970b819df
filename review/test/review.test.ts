import { FastRandom, type GameRecord, type GameTypes, isRefusal, replay } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { openReview, REVIEW_VERSION, type Review, type ReviewKit } from '../src/index.ts';
import { sheepAndThiefReview } from '../src/sheep-and-thief/kit.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { openCards } from '../src/wolf-and-hound/open-cards.ts';
import { randomSheepGame, randomWolfGame } from './records.ts';

/** The same stages with a small effort. */
const LITTLE = { glance: 2, points: 3, anew: 3, decisions: 2, again: 2, start: 20 };
const wolf = { ...wolfAndHoundReview, effort: () => LITTLE, extras: (record: Parameters<typeof openCards>[0]) => openCards(record, 2000) };
const sheep = { ...sheepAndThiefReview, effort: () => ({ ...LITTLE, glance: 0, points: 1 }), extras: () => [] };

function stepsOf<T extends GameTypes>(kit: ReviewKit<T>, record: GameRecord<T>): Review[] {
  const steps = openReview(kit, record);
  if (isRefusal(steps)) throw new Error(steps.code);
  return [...steps];
}

function holds<T extends GameTypes>(kit: ReviewKit<T>, record: GameRecord<T>): void {
  const { game } = kit.analyst;
  const steps = stepsOf(kit, record);
  const [first, last] = [steps[0] as Review, steps.at(-1) as Review];
  const plies = record.moves.length;
  expect([first.stage, last.stage, last.progress, last.version]).toEqual(['graph', 'done', 1, REVIEW_VERSION]);
  expect(steps.map(({ progress }) => progress)).toEqual(steps.map(({ progress }) => progress).toSorted((a, b) => a - b));
  for (const { points } of [...first.lines, ...last.lines]) {
    expect(points.length).toBe(plies + 1);
    expect(points.every(({ win }) => win >= 0 && win <= 1)).toBe(true);
  }
  for (const { seat, points } of last.lines) expect(points[plies]).toEqual({ win: last.seats[seat - 1]?.result, error: 0 });
  for (const { seat, start, result, choices, luck, luckError } of last.balance) {
    const ofChoices = Math.hypot(...last.decisions.map(({ effectErrors }) => effectErrors[seat - 1] as number));
    expect(start + choices + luck).toBeCloseTo(result, 9);
    // A start estimated from few games has an error too; a lead in gold starts from exactly zero.
    const ofStart = last.countedIn === 'gold' ? 0 : Math.sqrt((start * (1 - start)) / (LITTLE.start - 1));
    expect(luckError).toBeCloseTo(Math.hypot(ofChoices, ofStart), 9);
  }
  expect(sum(last.balance.map(({ luck }, i) => luck / sharers(last, i)))).toBeCloseTo(0, 6);
  for (const { ply, seat, played, best, moves } of last.decisions) {
    expect(record.moves[ply]?.seat).toBe(seat);
    expect(game.write(record.moves[ply]?.move as T['Move'])).toBe(played);
    expect(moves.map(({ move }) => move)).toEqual(expect.arrayContaining([played, best]));
  }
  expect(structuredClone(last)).toEqual(last);
  expect(JSON.parse(JSON.stringify(last))).toEqual(last);
}

/** The number of seats that share this luck. */
function sharers({ seats }: Review, i: number): number {
  return seats.filter(({ team }) => team === seats[i]?.team).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, x) => total + x, 0);

/** Edition 2014 with missions and a corrected copy; three players with the black sheep; a custom deck. */
const SHEEP_SEEDS = [2, 3, 8];

describe('a review', () => {
  it('stands for Wolf & Hound in any set-up: editions, modules, own cards, two to four players', () => {
    for (const seed of [1, 2, 3, 4, 6, 7]) holds(wolf, randomWolfGame(seed));
  });

  it('stands for Sheep & Thief in any set-up', () => {
    for (const seed of SHEEP_SEEDS) holds(sheep, randomSheepGame(seed));
  });

  it('counts the gold of every seat after every round', () => {
    const record = randomSheepGame(2);
    const { scores } = sheepAndThief.outcome(replay(sheepAndThief, record)) as SheepAndThief['Outcome'];
    const last = [...sheepAndThiefReview.extras(record, new FastRandom(1))].at(-1)?.[0].gold ?? [];
    expect(last.map(({ seat }) => seat)).toEqual(sheepAndThief.seats(record.config));
    for (const { seat, rounds } of last) {
      expect(rounds.length).toBe(3);
      expect(rounds[2]).toEqual(scores[seat - 1]);
    }
  });

  it('is reproducible, whoever the players were and in whatever order the work was done', () => {
    const record = randomWolfGame(7);
    const sitters = Array.from({ length: record.config.players }, (_, i) => (i === 1 ? 'guest' : 'bot:fox'));
    const [one, other] = [stepsOf(wolf, record).at(-1) as Review, stepsOf(wolf, { ...record, sitters }).at(-1) as Review];
    expect(other.lines).toEqual(one.lines);
    expect(other.balance).toEqual(one.balance);
    expect(other.openCards).toEqual(one.openCards);
  });

  it('knows persons from bots', () => {
    const record = randomWolfGame(7);
    const sitters = Array.from({ length: record.config.players }, (_, i) => (i === 0 ? 'guest' : 'bot:wolf'));
    expect(stepsOf(wolf, { ...record, sitters })[0]?.seats.map(({ isPerson }) => isPerson)).toEqual(sitters.map((_, i) => i === 0));
  });
});
