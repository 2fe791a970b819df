import { type AnyGameBots, type Level, shareOf } from '@bellwether/bots';
import { FastRandom, type GameRecord, type GameTypes } from '@bellwether/kernel';
import { chancesAfter } from '@bellwether/review';
import { playGame } from '../luck/play.ts';
import { kitOf } from '../luck/tables.ts';
import { emptyTenths, type GameTenths, noteChance } from './tenths.ts';

/** Some deals of a table. The result depends only on these numbers. */
export interface Task {
  readonly game: string;
  readonly players: number;
  /** Deals rotate through these levels; each game has one level in all seats. */
  readonly levels: readonly Level[];
  readonly seed: number;
  readonly first: number;
  readonly deals: number;
  /** Samples one ply in this many: neighboring plies are very similar. */
  readonly every: number;
}

/** One game for each deal: the graph after some of its plies, and the result. */
export function playDeals({ game, players, levels, seed, first, deals, every }: Task): GameTenths[] {
  const { bots, ...kit } = kitOf(game);
  return Array.from({ length: deals }, (_, i) => {
    const n = first + i;
    const random = new FastRandom(seed * 0x1_0000_0000 + n);
    const config = anyConfig(bots, players, random);
    const level = levels[n % levels.length] as Level;
    const sitting = Array<Level>(players).fill(level);
    const { record, outcome } = playGame(bots, config, bots.game.deal(config, random), sitting, random);
    const plies = [...record.moves.keys()].filter((ply) => (ply + n) % every === 0);
    return tenthsOfGame(bots, record, outcome, chancesAfter(kit, record, plies));
  });
}

/** A random set-up of the ladder, and one of its configurations. */
function anyConfig({ setups }: AnyGameBots, players: number, random: FastRandom): object {
  const standard = setups(players).filter(({ extra, only }) => !extra && !only);
  const { configs = [] } = standard[random.below(standard.length)] ?? {};
  return configs[random.below(configs.length)] as object;
}

/** With open cards, partners share one line, so it counts once. */
function tenthsOfGame(
  { game }: AnyGameBots,
  { config }: GameRecord<GameTypes>,
  outcome: object,
  lines: ReturnType<typeof chancesAfter>,
): GameTenths {
  const tenths = emptyTenths();
  const teams = new Set<number>();
  for (const { eyes, seat, points } of lines) {
    const team = game.teamOf(config, seat);
    if (eyes === 'open' && teams.has(team)) continue;
    if (eyes === 'open') teams.add(team);
    const won = shareOf(game, config, outcome, seat);
    for (const { win } of points.slice(0, -1)) noteChance(tenths[eyes === 'open' ? 'open' : 'own'], win, won);
  }
  return tenths;
}
