import type { Reason } from '@bellwether/bots';
import { type Level, seatedLevel } from '@bellwether/bots/levels';
import { type AnyGame, FastRandom, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import { botAt } from './games.ts';

export interface Chosen {
  readonly move: GameTypes['Move'];
  /** Win probability of the mover's side, as the bot estimates it. */
  readonly win?: number;
  readonly reasons: readonly Reason[];
  /** By how much the best of the moves compared wins more than the next one, and than the worst one. */
  readonly lead?: number;
  readonly spread?: number;
}

/** Chooses one of the legal moves for the seat whose view this is. */
export type BotPlayer = (
  game: AnyGame,
  view: GameTypes['View'],
  legal: Iterable<GameTypes['Move']>,
  level: Level,
  /** Seats of people. The bot judges them by how people play: they weigh a partner's move more than a rival's. */
  people: readonly Seat[],
  /** Moves made so far. */
  ply: number,
) => Promise<Chosen>;

const random = new FastRandom(crypto.getRandomValues(new Uint32Array(1))[0] as number);

/** Asks the game's bots; a game without bots gets random moves. */
export const bots: BotPlayer = async (game, view, legal, level, people, ply) => {
  const { config, viewer } = view as { readonly config: object; readonly viewer: Seat };
  const seated = seatedLevel(game, config, viewer, level, (seat) => people.includes(seat));
  const bot = await botAt(game.id, seated, ply);
  if (bot === undefined) return { move: pick([...legal], random), reasons: [] };
  const { move, win, reasons, considered } = bot.choose(view, legal, {}, random);
  const [best, next] = considered;
  const worst = considered.at(-1);
  if (best === undefined || next === undefined || worst === undefined) return { move, win, reasons };
  return { move, win, reasons, lead: best.win - next.win, spread: best.win - worst.win };
};
