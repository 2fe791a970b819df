import { GAMES, type ServedGame } from '../../src/games.ts';

/** How a table forms teams: their number and size. If they differ, the smallest counts. */
export interface Form {
  readonly game: string;
  readonly teams: number;
  readonly size: number;
}

export function formOf({ game, bots }: ServedGame, players: number): Form | undefined {
  const config = bots?.setups(players)[0]?.configs[0];
  if (config === undefined) return undefined;
  const sizes = new Map<number, number>();
  for (const seat of game.seats(config)) sizes.set(game.teamOf(config, seat), (sizes.get(game.teamOf(config, seat)) ?? 0) + 1);
  return { game: game.id, teams: sizes.size, size: Math.min(...sizes.values()) };
}

/** Every form that occurs in some game, once. */
export function allForms(): Form[] {
  const all = GAMES.flatMap((served) => (served.bots?.playerCounts ?? []).flatMap((players) => formOf(served, players) ?? []));
  return all.filter(({ teams, size }, i) => all.findIndex((one) => one.teams === teams && one.size === size) === i);
}
