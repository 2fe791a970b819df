import { FastRandom, pick, shuffle } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { activate } from '../../src/activate.ts';
import { aRow } from '../../src/cards/custom.ts';
import { type Config, wolfAndHound as game, randomConfig } from '../../src/index.ts';
import { orderMatters } from '../../src/order.ts';
import { gather } from '../../src/pastures.ts';
import { animalsAt, faceIndex, put, showSide } from '../../src/standing.ts';
import { clone, type State } from '../../src/state.ts';

/** A table of a random set with every animal anywhere, on any side. */
function anyTable(random: FastRandom): State {
  for (;;) {
    const config = randomConfig(random);
    if (!config.cards && !config.animals.includes('house-01')) continue;
    const state = game.start(config, game.deal(config, random));
    state.rules.animals.forEach((_, animal) => {
      put(state, animal, random.below(2));
      showSide(state, animal, random.below(2));
    });
    state.sheep = gather(state.rules.flock.map((flock) => random.below(flock + 1)));
    return state;
  }
}

/** How a table looks after these animals have activated one after the other. */
function endOf(state: State, order: readonly number[]): string {
  const table = clone(state);
  const skipped = order.some((animal) => activate(table, animal, undefined));
  return JSON.stringify([table.sheep, table.low, table.high, table.backs, skipped || table.forbidden]);
}

function ordersOf(animals: readonly number[]): number[][] {
  if (animals.length === 0) return [[]];
  return animals.flatMap((first) => ordersOf(animals.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function agrees(state: State, group: readonly number[]): boolean {
  const before = JSON.stringify({ ...state, rules: 0 });
  const matters = new Set(ordersOf(group).map((order) => endOf(state, order))).size > 1;
  const said = orderMatters(
    state,
    group.reduce((bits, animal) => bits | (1 << animal), 0),
  );
  expect(said, JSON.stringify([state.rules.config, group])).toBe(matters);
  expect(JSON.stringify({ ...state, rules: 0 })).toBe(before);
  return matters;
}

test('[R-ORDER] is asked where two orders end differently, and nowhere else; finding that out leaves no trace', () => {
  const random = new FastRandom(31);
  const answers = { yes: 0, no: 0 };
  while (answers.yes < 50 || answers.no < 150) {
    const state = anyTable(random);
    const here = state.rules.animals.flatMap((_, i) => ((animalsAt(state, state.turn) >> i) & 1 ? [i] : []));
    const kind = random.below(3);
    const group = shuffle(here, random)
      .filter((animal) => state.rules.kind[faceIndex(state, animal)] === kind)
      .slice(0, 4);
    answers[agrees(state, group) ? 'yes' : 'no']++;
  }
});

/** Sheep cards at one seat, few of them at odds: with many animals it may take three of them for an order to matter. */
function crowdedTable(random: FastRandom): State {
  const makes = [{}, {}, { sheep: -1 }, { sheep: -1 }, { rule: 'house-01' }, { rule: 'sheep-02' }];
  const cards = Array.from({ length: 6 }, (_, i) => aRow({ id: `custom-${i}`, kind: 'sheep', ...pick(makes, random) }, 'row'));
  const config: Config = { edition: '2016', players: 4, animals: cards.map(({ id }) => id), expansion: false, cards };
  const state = game.start(config, game.deal(config, random));
  state.sheep = gather(state.rules.flock.map((flock) => random.below(flock + 1)));
  return state;
}

test('[R-ORDER] is as exact with many animals', () => {
  const random = new FastRandom(32);
  const answers = { yes: 0, no: 0 };
  while (answers.yes < 20 || answers.no < 20) answers[agrees(crowdedTable(random), [0, 1, 2, 3, 4, 5]) ? 'yes' : 'no']++;
});
