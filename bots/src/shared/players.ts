import type { GameTypes } from '@bellwether/kernel';
import type { Bot } from './bot.ts';
import { type Curve, type Curves, curveOf } from './calibration.ts';
import type { PlayerName } from './levels.ts';

/** The mind of each player, and its default iterations if it searches. */
export type Minds<M> = Readonly<Record<PlayerName, readonly [mind: M, iterations?: number]>>;

type BotOf<T extends GameTypes, M> = (mind: M, iterations: number, curveFor: (view: T['View']) => Curve) => Bot<T>;

/** Every player of a game, its win probabilities corrected by these curves. `curveKey` gives the key of a view's curve. */
export function playersOf<T extends GameTypes, M>(
  minds: Minds<M>,
  botOf: BotOf<T, M>,
  curveKey: (view: T['View']) => string,
  curves: Curves,
): Readonly<Record<PlayerName, Bot<T>>> {
  const player = (name: PlayerName): Bot<T> => {
    const [mind, iterations = 0] = minds[name];
    return botOf(mind, iterations, (view) => curveOf(curves, name, curveKey(view)));
  };
  return {
    random: player('random'),
    greedy: player('greedy'),
    rule: player('rule'),
    lamb: player('lamb'),
    shepherd: player('shepherd'),
    herder: player('herder'),
    fox: player('fox'),
    wolf: player('wolf'),
  };
}
