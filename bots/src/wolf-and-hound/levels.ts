import type { Config, WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../frame/bot.ts';
import { type Curves, curveOf } from '../frame/calibration.ts';
import type { PlayerName } from '../frame/levels.ts';
import { botOf } from './bot.ts';
import { lambMind } from './lamb.ts';
import type { Mind } from './mind.ts';
import { greedyMind, herderMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { searchMind } from './search-mind.ts';

const FOX_ITERATIONS = 180;
const WOLF_ITERATIONS = 4000;

const foxMind = searchMind({ infers: false, solves: false, patient: false });
const wolfMind = searchMind({ infers: true, solves: true, patient: true });

/** What of a set-up makes minds more or less sure of themselves than they should be. */
export function curveKey({ players }: Config): string {
  return `${players} players`;
}

/** Every player, its win probabilities put right by these curves. */
export function playersWith(curves: Curves): Readonly<Record<PlayerName, Bot<WolfAndHound>>> {
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
    wolf: player('wolf', wolfMind, WOLF_ITERATIONS),
  };
}
