import type { AnyGameBots, Level } from '@bellwether/bots';
import { duplicateTeam, FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import type { AnyLabGame } from '../lab-game.ts';

/** As on a server: two teams at both tables, or each team at its own table against the same bots. */
export const FORMS = ['fours', 'pairs'] as const;
export type Form = (typeof FORMS)[number];

export interface Match {
  readonly lab: AnyLabGame;
  readonly bots: AnyGameBots;
  readonly config: GameTypes['Config'];
  readonly form: Form;
  /** The levels of the teams; `against` is the level of the bots that pairs play against. */
  readonly levels: readonly [Level, Level];
  readonly against: Level;
  readonly seed: number;
}

/** A separate random stream for everything that is drawn, identified by numbers. */
function stream(seed: number, ...name: readonly number[]): FastRandom {
  return new FastRandom(name.reduce((sum, n) => Math.imul(sum ^ n, 0x9e37_79b1) >>> 0, seed + 1));
}

/** The difference of the teams' points over a pair of games: one deal at two tables, or two deals. `n`: the number of the pair. */
export function scoreOf(match: Match, n: number, isDuplicate: boolean): number {
  const tables = [0, 1].map((room) => play(match, isDuplicate ? 2 * n : 2 * n + room, 2 * n + room, room));
  return tables.reduce((sum, points) => sum + (points[0] as number) - (points[1] as number), 0);
}

/**
 * Plays one game and returns the points of both teams. `deal` seeds the cards and the bots. `person` seeds the teams' players: like people,
 * they never play the same way twice.
 */
function play({ lab, bots, config, form, levels, against, seed }: Match, deal: number, person: number, room: number): number[] {
  const { game, players } = bots;
  const teamAt = (seat: Seat) => duplicateTeam(form, room + 1, seat);
  const state = game.start(config, game.deal(config, stream(seed, 1, deal)));
  const plies = new Map<Seat, number>();
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const ply = plies.get(seat) ?? 0;
    plies.set(seat, ply + 1);
    const team = teamAt(seat);
    const level = team === undefined ? against : (levels[team] as Level);
    const random = team === undefined ? stream(seed, 2, deal, seat, ply) : stream(seed, 3, person, seat, ply);
    const { move } = players[level].choose(game.view(state, seat), game.legal(state, seat), { explain: false }, random);
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state) as GameTypes['Outcome'];
  return [0, 1].map((team) => {
    const side = game.seats(config).filter((seat) => teamAt(seat) === team);
    return side.length === 0 ? 0 : lab.points(config, outcome, side);
  });
}
