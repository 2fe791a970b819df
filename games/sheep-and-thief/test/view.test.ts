import { FastRandom, pick, viewers } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { type BoardView, sheepAndThief as game, type Own, randomConfig, type View } from '../src/index.ts';

/** All fields of a view. A second check on secrets: add new fields here deliberately. */
const VIEW = [
  'boards',
  'config',
  'deckSize',
  'fox',
  'handSizes',
  'missions',
  'outSizes',
  'outcome',
  'own',
  'packetSizes',
  'placed',
  'round',
  'stage',
  'starter',
  'step',
  'supply',
  'toAct',
  'turn',
  'viewer',
] as const satisfies readonly (keyof View)[];
const BOARD = ['black', 'cards', 'paddock', 'rounds', 'sheep'] as const satisfies readonly (keyof BoardView)[];
const OWN = ['fronts', 'hand', 'memory', 'mission', 'out', 'packet', 'pick'] as const satisfies readonly (keyof Own)[];

test('[S-SECRETS] a view has these fields and no others, in any game at any time', () => {
  const random = new FastRandom(11);
  const seen = { view: new Set<string>(), board: new Set<string>(), own: new Set<string>() };
  const look = (view: View) => {
    for (const key of Object.keys(view)) seen.view.add(key);
    for (const key of Object.keys(view.own)) seen.own.add(key);
    for (const board of view.boards) for (const key of Object.keys(board)) seen.board.add(key);
  };
  for (let i = 0; i < 40; i++) {
    const config = randomConfig(random);
    const state = game.start(config, game.deal(config, random));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      for (const viewer of viewers(game, config)) look(game.view(state, viewer));
      const seat = pick(acting, random);
      game.apply(state, seat, game.sample(state, seat, random));
    }
    for (const viewer of viewers(game, config)) look(game.view(state, viewer));
  }
  expect([...seen.view].sort()).toEqual([...VIEW].sort());
  expect([...seen.board].sort()).toEqual([...BOARD].sort());
  expect([...seen.own].sort()).toEqual([...OWN].sort());
});
