/**
 * How long a review takes on a core four times slower: thread CPU time (so other load does not count) times four. Measures the first graph,
 * and the whole review. The games are between Herders, over the set-ups of the ladder; the slowest counts.
 */
import { type AnyGameBots, botsFor, type Level } from '@bellwether/bots';
import { FastRandom, isRefusal } from '@bellwether/kernel';
import { type AnyReviewKit, openReview } from '@bellwether/review';
import { sheepAndThiefReview } from '@bellwether/review/sheep-and-thief';
import { wolfAndHoundReview } from '@bellwether/review/wolf-and-hound';
import { playGame } from '../lab/src/luck/play.ts';
import { cost, type Row } from './row.ts';

const SLOWER = 4;
/** Games reviewed for each number of players, after one as a warm-up. */
const GAMES = 2;
const LEVEL: Level = 'herder';

const BUDGETS: readonly (readonly [kit: AnyReviewKit, graph: number, whole: number])[] = [
  [wolfAndHoundReview, 1000, 15_000],
  [sheepAndThiefReview, 3000, 60_000],
];

export function bench(): Row[] {
  return BUDGETS.flatMap(([kit, graph, whole]) => {
    const { id } = kit.analyst.game;
    const bots = botsFor(id) as AnyGameBots;
    const times = bots.playerCounts.flatMap((players) => timesOf(kit, bots, players));
    const worst = (part: 'graph' | 'whole') => SLOWER * Math.max(...times.map((time) => time[part]));
    return [
      cost(`${id}/review/first-graph-on-a-slow-core`, 'ms', worst('graph'), 'budget', graph),
      cost(`${id}/review/whole-on-a-slow-core`, 'ms', worst('whole'), 'budget', whole),
    ];
  });
}

/** CPU time in milliseconds. */
function timesOf(kit: AnyReviewKit, bots: AnyGameBots, players: number): { graph: number; whole: number }[] {
  const configs = bots.setups(players).flatMap((setup) => (setup.extra || setup.only ? [] : setup.configs.slice(0, 1)));
  const times = Array.from({ length: GAMES + 1 }, (_, n) => {
    const config = configs[n % configs.length] as object;
    const random = new FastRandom(n);
    const levels = Array<Level>(players).fill(LEVEL);
    const { record } = playGame(bots, config, bots.game.deal(config, random), levels, random);
    const began = process.threadCpuUsage();
    const spent = () => {
      const { user, system } = process.threadCpuUsage(began);
      return (user + system) / 1000;
    };
    // A person in every seat, so that the review includes reasons.
    const steps = openReview(kit, { ...record, sitters: levels.map(() => 'guest') });
    if (isRefusal(steps)) throw new Error(steps.code);
    steps.next();
    const graph = spent();
    for (const _ of steps);
    return { graph, whole: spent() };
  });
  return times.slice(1);
}
