import { FastRandom, pick, viewers } from '@bellwether/kernel';
import { numberShapes, type Shape, type ShapeNumbers, shapeOf } from '@bellwether/wire';
import type { ServedGame } from '../games.ts';

interface Shapes {
  readonly list: readonly Shape[];
  readonly numbers: ShapeNumbers;
}

const GAMES_LOOKED_AT = 60;
const known = new WeakMap<ServedGame, Shapes>();

/** What the events of a game look like, found by playing it: the server knows no event by name. The same list every time. */
export function shapesOf(served: ServedGame): Shapes {
  const before = known.get(served);
  if (before !== undefined) return before;
  const list = find(served);
  const shapes = { list, numbers: numberShapes(list) };
  known.set(served, shapes);
  return shapes;
}

function find({ game, randomConfig }: ServedGame): Shape[] {
  const random = new FastRandom(1);
  const found = new Map<string, Shape>();
  for (let i = 0; i < GAMES_LOOKED_AT; i++) {
    const config = randomConfig(random);
    const state = game.start(config, game.deal(config, random));
    const all = viewers(game, config);
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = pick(acting, random);
      game.apply(state, seat, game.sample(state, seat, random), (event) => {
        for (const viewer of all) {
          const seen = game.show(event, viewer);
          const shape = seen && shapeOf(seen);
          if (shape !== undefined) found.set(shape.join(' '), shape);
        }
      });
    }
  }
  return [...found.values()];
}
