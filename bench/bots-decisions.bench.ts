/**
 * The 95th percentile of decision times at default budgets, including reasons, for a core four times slower: thread CPU time (so other load
 * does not count) times four. Every level plays whole games against itself; forced moves are skipped.
 */
import { type AnyGameBots, GAME_BOTS, LEVELS, type Level } from '@bellwether/bots';
import { FastRandom, type GameTypes } from '@bellwether/kernel';
import { cost, type Row } from './row.ts';

const SLOWER = 4;
const BUDGET_MS = 200;
/** Decisions to measure for each level and number of players. */
const DECISIONS = 250;

export function bench(): Row[] {
  return GAME_BOTS.flatMap((bots) =>
    LEVELS.map((level) => {
      const worst = Math.max(...bots.playerCounts.map((players) => quantile95(decisionsOf(bots, players, level))));
      return cost(`${bots.game.id}/bots/${level}-decision-p95-on-a-slow-core`, 'ms', SLOWER * worst, 'budget', BUDGET_MS);
    }),
  );
}

/** CPU milliseconds of each decision, rotating through the set-ups of the ladder. The first game is a warm-up. */
function decisionsOf({ game, setups, players: bots }: AnyGameBots, players: number, level: Level): number[] {
  const configs = setups(players).flatMap((setup) => (setup.extra || setup.only ? [] : setup.configs.slice(0, 1)));
  const times: number[] = [];
  for (let n = 0; times.length < DECISIONS; n++) {
    const config = configs[n % configs.length] as GameTypes['Config'];
    const random = new FastRandom(n);
    const state = game.start(config, game.deal(config, random));
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const view = game.view(state, seat);
      const legal = game.legal(state, seat);
      const began = process.threadCpuUsage();
      const { move, considered } = bots[level].choose(view, legal, {}, random);
      const { user, system } = process.threadCpuUsage(began);
      if (n > 0 && considered.length > 1) times.push((user + system) / 1000);
      game.apply(state, seat, move);
    }
  }
  return times;
}

function quantile95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] as number;
}
