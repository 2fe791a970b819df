import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FastRandom } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { CATALOGUE, type Config, EDITIONS, wolfAndHound as game, RECOMMENDED_SETS, randomConfig } from '../../src/index.ts';
import { positionOf } from '../../src/position.ts';
import type { State } from '../../src/state.ts';
import { PlainReading } from './table.ts';

const sorted = (cards: readonly string[]) => [...cards].sort();

/** The part of a state that both implementations can express. */
function byEngine(state: State) {
  const view = game.view(state, 'spectator');
  const { deck, dummyDecks, hands } = positionOf(state);
  return {
    ...{ turn: view.turn, asks: view.asks, lastLap: view.lastLap, sheep: view.sheep, piles: view.piles, aside: sorted(view.aside), deck },
    ...{ previous: view.previousTurnCard, turnedUp: view.turnedUp, shown: view.shown, first: view.firstTurn },
    ...{ winner: view.outcome?.winner, reason: view.outcome?.reason },
    animals: view.animals.map(({ id, at, side }) => `${id}@${at}/${side}`).sort(),
    hands: hands.map((hand) => sorted(hand ?? [])),
    dummies: dummyDecks.map((cards) => cards.map(({ card }) => card)),
  };
}

function byReading(table: PlainReading, players: number): ReturnType<typeof byEngine> {
  return {
    ...{ turn: table.turn, asks: table.asks, lastLap: table.lastLap, sheep: table.sheep, piles: table.piles, deck: table.deck },
    ...{
      aside: sorted(table.aside),
      previous: table.previous,
      turnedUp: table.turnedUp,
      shown: [...table.shown].sort(),
      first: table.first,
    },
    ...{ winner: table.winner as 'blue', reason: table.reason },
    animals: table.animals.map(({ id, at, side }) => `${id}@${at}/${side === 0 ? 'front' : 'back'}`).sort(),
    hands: table.hands.map((hand, i) => (i < players ? sorted(hand) : [])),
    dummies: table.hands.map((hand, i) => (i < players ? [] : hand)),
  };
}

function agree(config: Config, random: FastRandom): number {
  const deal = game.deal(config, random);
  const silent = game.start(config, deal);
  const told = game.start(config, deal);
  const table = new PlainReading(config, deal.order);
  let plies = 0;
  for (let acting = game.toAct(silent); acting.length > 0; acting = game.toAct(silent), plies++) {
    const seat = acting[0] as number;
    const move = game.sample(silent, seat, random);
    game.apply(silent, seat, move);
    game.apply(told, seat, move, () => {});
    table.answer(move);
    const here = () => `${game.write(move)} by ${seat} in ${JSON.stringify(config)}`;
    const wanted = byReading(table, config.players);
    // A fast comparison first: `expect` is slow over thousands of plies.
    if (!isDeepStrictEqual(byEngine(silent), wanted)) expect(byEngine(silent), here()).toEqual(wanted);
  }
  expect(byEngine(told)).toEqual(byEngine(silent));
  expect(table.asks).toBe('nothing');
  return plies;
}

const isPublished = ({ cards, numbers, copy, animals }: Config) =>
  !cards && !numbers && !copy && !animals.some((id) => id.startsWith('house'));

test.each(EDITIONS)('the engine plays the recommended sets of %s as a plain reading of the rules does', (edition) => {
  const random = new FastRandom(12);
  let plies = 0;
  for (const { animals } of RECOMMENDED_SETS[edition]) {
    for (const players of [2, 3, 4] as const) {
      for (let n = 0; n < 4; n++) plies += agree({ edition, players, animals, expansion: edition === '2016' && n % 2 === 0 }, random);
    }
  }
  expect(plies).toBeGreaterThan(1000);
});

test.each([1, 2, 3])('and any other set of published cards (%i)', (seed) => {
  const random = new FastRandom(seed);
  for (let n = 0; n < 500; ) {
    const config = randomConfig(random);
    if (!isPublished(config)) continue;
    agree(config, random);
    n++;
  }
});

test.each(EDITIONS)('and all cards of %s at once, with any two or more of the metamorphic ones', (edition) => {
  const random = new FastRandom(8);
  const metamorphic = CATALOGUE[edition].filter((card) => card.metamorphic).map(({ id }) => id);
  const others = CATALOGUE[edition].filter((card) => !card.metamorphic && !card.id.endsWith('sheep-01')).map(({ id }) => id);
  for (const some of subsets(metamorphic).filter(({ length }) => length > 1)) {
    for (const players of [2, 3, 4] as const) {
      for (let n = 0; n < 10; n++) {
        const animals = [...others, ...some];
        agree({ edition, players, animals, expansion: edition === '2016' && n % 2 === 0, sheep: [5, 5, 5, 5] }, random);
      }
    }
  }
});

test.each(EDITIONS)('[R-META-MORE] and three or four metamorphic cards of %s, alone or with a few others', (edition) => {
  const random = new FastRandom(9);
  const metamorphic = CATALOGUE[edition].filter((card) => card.metamorphic).map(({ id }) => id);
  for (const some of subsets(metamorphic).filter(({ length }) => length > 2)) {
    for (const players of [2, 3, 4] as const) {
      for (let n = 0; n < 20; n++) {
        const animals = n % 2 === 0 ? some : [...some, 'wolf-01', 'hound-01'];
        agree({ edition, players, animals, expansion: edition === '2016' && n % 4 < 2 }, random);
      }
    }
  }
});

function subsets(ids: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const id of ids) all.push(...all.map((some) => [...some, id]));
  return all;
}

/** The modules that a source imports at run time, without types. */
function runs(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'(\.[^']*)'/gm);
  return Array.from(imports, ([, target]) =>
    path.relative(path.dirname(import.meta.dirname), path.resolve(path.dirname(file), target as string)),
  );
}

test('the second reading runs nothing of the engine', () => {
  const sources = globSync(['{cards,plain-reading}/*.ts'], { cwd: path.dirname(import.meta.dirname) }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const run = new Set(sources.flatMap((file) => runs(path.join(path.dirname(import.meta.dirname), file))));
  expect([...run].sort()).toEqual(['plain-reading/published.ts', 'plain-reading/reading.ts']);
  expect(runs(import.meta.filename)).toContain('../src/index.ts');
});
