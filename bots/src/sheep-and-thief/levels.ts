import type { Config, SheepAndThief } from '@bellwether/sheep-and-thief';
import type { Bot } from '../frame/bot.ts';
import { type Curves, curveOf } from '../frame/calibration.ts';
import type { PlayerName } from '../frame/levels.ts';
import { botOf } from './bot.ts';
import { foxMind } from './fox-mind.ts';
import type { Mind } from './mind.ts';
import { greedyMind, herderMind, lambMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { WOLF, wolfMind } from './wolf-mind.ts';

const FOX_ITERATIONS = 24;
const WOLF_ITERATIONS = 48;

/** What of a set-up makes minds more or less sure of themselves than they should be: secret missions above all. */
export function curveKey({ players, missions }: Config): string {
  return `${players} players${missions ? ', missions' : ''}`;
}

/** Every player, its win probabilities put right by these curves. */
export function playersWith(curves: Curves): Readonly<Record<PlayerName, Bot<SheepAndThief>>> {
  const player = (name: PlayerName, mind: Mind, iterations = 0) =>
    botOf(mind, iterations, (config) => curveOf(curves, name, curveKey(config)));
  return {
    random: player('random', randomMind),
    greedy: player('greedy', greedyMind),
    rule: player('rule', ruleMind),
    lamb: player('lamb', lambMind),
    shepherd: player('shepherd', shepherdMind),
    herder: player('herder', herderMind),
    fox: player('fox', foxMind, FOX_ITERATIONS),
    wolf: player('wolf', wolfMind(WOLF), WOLF_ITERATIONS),
  };
}
