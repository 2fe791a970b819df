import { FastRandom, pick, shuffle } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { activate } from '../../src/activate-one.ts';
import { KINDS } from '../../src/cards/animal.ts';
import { aRow } from '../../src/cards/custom.ts';
import { type Config, wolfAndHound as game, HOUSE, randomConfig } from '../../src/index.ts';
import { orderMatters } from '../../src/order.ts';
import { SEAT_INDICES } from '../../src/seats.ts';
import { clone, type State, type TableAnimal } from '../../src/state.ts';

/** A table with a random set, every animal at a random place and on a random side. */
function anyTable(random: FastRandom): State {
  for (;;) {
    const config = randomConfig(random);
    if (!config.cards && !HOUSE.some(({ id }) => config.animals.includes(id))) continue;
    const state = game.start(config, game.deal(config, random));
    for (const animal of state.animals) {
      animal.at = pick([0, 1], random);
      animal.face = pick([animal.card.front, animal.card.back], random);
    }
    scatter(state, random);
    return state;
  }
}

/** Random numbers of sheep in the pastures. */
function scatter({ sheep, rules }: State, random: FastRandom): void {
  for (const seat of SEAT_INDICES) sheep[seat] = random.below(rules.flock[seat] + 1);
}

/** The table after these animals have activated in this order. */
function endOf(state: State, order: readonly TableAnimal[]): string {
  const table = clone(state);
  const skipped = order.some((animal) => activate(table, animal, undefined));
  return JSON.stringify([table.sheep, skipped || table.forbidden]);
}

function ordersOf<T>(animals: readonly T[]): T[][] {
  if (animals.length === 0) return [[]];
  return animals.flatMap((first) => ordersOf(animals.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function agrees(state: State, group: readonly TableAnimal[]): boolean {
  const before = JSON.stringify({ ...state, rules: 0, animals: state.animals.map(({ at, face, waits }) => [at, face.side, waits]) });
  const matters = new Set(ordersOf(group).map((order) => endOf(state, order))).size > 1;
  const said = orderMatters(state, group);
  expect(said, JSON.stringify([state.rules.config, group.map(({ card }) => card.id)])).toBe(matters);
  expect(JSON.stringify({ ...state, rules: 0, animals: state.animals.map(({ at, face, waits }) => [at, face.side, waits]) })).toBe(before);
  return matters;
}

test('[R-ORDER] is asked where two orders end differently, and nowhere else; finding that out leaves no trace', () => {
  const random = new FastRandom(31);
  const answers = { yes: 0, no: 0 };
  while (answers.yes < 50 || answers.no < 150) {
    const state = anyTable(random);
    const here = state.animals.filter((animal) => animal.at === state.turn);
    const kind = pick(KINDS, random);
    const group = shuffle(here, random)
      .filter((animal) => animal.face.kind === kind)
      .slice(0, 4);
    answers[agrees(state, group) ? 'yes' : 'no']++;
  }
});

/** Sheep cards at one seat, few of which conflict: with many animals, an order may matter only for three of them. */
function crowdedTable(random: FastRandom): State {
  const makes = [{}, {}, { sheep: -1 }, { sheep: -1 }, { rule: pick(HOUSE, random).id }, { rule: 'sheep-02' }];
  const cards = Array.from({ length: 6 }, (_, i) => aRow({ id: `custom-${i}`, kind: 'sheep', ...pick(makes, random) }, 'row'));
  const config: Config = { edition: '2016', players: 4, animals: cards.map(({ id }) => id), expansion: false, cards };
  const state = game.start(config, game.deal(config, random));
  scatter(state, random);
  return state;
}

test('[R-ORDER] is as exact with many animals', () => {
  const random = new FastRandom(32);
  const answers = { yes: 0, no: 0 };
  while (answers.yes < 20 || answers.no < 20) {
    const state = crowdedTable(random);
    answers[agrees(state, state.animals) ? 'yes' : 'no']++;
  }
});
