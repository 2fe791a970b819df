import { botsFor } from '@bellwether/bots';
import type { GameTypes, Random, Seat } from '@bellwether/kernel';
import { budgetOf, readEntrant } from './ladder/entrant.ts';
import { UserError } from './user-error.ts';

/** Chooses a move for a seat from what that seat sees. */
export type Chooser = (state: GameTypes['State'], seat: Seat, random: Random) => GameTypes['Move'];

/** A player by name: `random`, `herder`, `wolf@5000`. Throws UserError. */
export function chooserOf(gameId: string, name: string): Chooser {
  const entrant = readEntrant(name);
  const bots = botsFor(gameId);
  if (bots === undefined) throw new UserError(`${gameId} has no bots yet`);
  const { game, players } = bots;
  // The engine can sample a random move without listing all of them.
  if (entrant.name === 'random') return (state, seat, random) => game.sample(state, seat, random);
  const budget = budgetOf(bots, entrant);
  return (state, seat, random) => players[entrant.name].choose(game.view(state, seat), game.legal(state, seat), budget, random).move;
}

/** "30 random games", "30 games of herder". */
export function gamesOf(games: number, player: string): string {
  return player === 'random' ? `${games} random games` : `${games} games of ${player}`;
}
