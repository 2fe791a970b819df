import type { GameTypes } from '@bellwether/kernel';
import type { Bot } from './bot.ts';
import { type Curve, type Curves, curveOf } from './calibration.ts';
import type { PlayerName } from './levels.ts';

/** The mind of each player, and its default iterations if it searches. */
export type Minds<M, Name extends PlayerName> = Readonly<Record<Name, readonly [mind: M, iterations?: number]>>;

type BotOf<T extends GameTypes, M> = (mind: M, iterations: number, curveFor: (view: T['View']) => Curve) => Bot<T>;

/** The players with these minds, their win probabilities corrected by these curves. `curveKey` gives the key of a view's curve. */
export function playersOf<T extends GameTypes, M, Name extends PlayerName>(
  minds: Minds<M, Name>,
  botOf: BotOf<T, M>,
  curveKey: (view: T['View']) => string,
  curves: Curves,
): Readonly<Record<Name, Bot<T>>> {
  const names = Object.keys(minds) as Name[];
  const players = names.map((name) => {
    const [mind, iterations = 0] = minds[name];
    return [name, botOf(mind, iterations, (view) => curveOf(curves, name, curveKey(view)))];
  });
  return Object.fromEntries(players) as Record<Name, Bot<T>>;
}
