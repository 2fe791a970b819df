import { type AnyGameBots, botsFor, LEVELS } from '@bellwether/bots';
import type { Game, GameTypes, LawKit, Random, Seat } from '@bellwether/kernel';
import * as sheep from '@bellwether/sheep-and-thief';
import * as wolf from '@bellwether/wolf-and-hound';

/** What the server adds to a game: who won, for the score of a series. The only file of the server that names one. */
interface Served<T extends GameTypes> {
  readonly game: Game<T>;
  winners(outcome: T['Outcome'], config: T['Config']): readonly Seat[];
  /** For the harnesses that try the server: set-ups and games that look alike. */
  readonly laws: LawKit<T>;
  randomConfig(random: Random): T['Config'];
}

// The server only carries configs, states and moves from one function of a game to another of the same game.
export type ServedGame = Served<GameTypes> & { readonly bots?: AnyGameBots };

function served<T extends GameTypes>(entry: Served<T>): ServedGame {
  const bots = botsFor(entry.game.id);
  return { ...(entry as unknown as Served<GameTypes>), ...(bots && { bots }) };
}

export const GAMES: readonly ServedGame[] = [
  served<wolf.WolfAndHound>({
    game: wolf.wolfAndHound,
    winners: ({ winner }, config) => {
      const [first] = wolf.TEAMS[config.edition];
      return wolf.SEATS.slice(0, config.players).filter((seat) => (seat % 2 === 1) === (winner === first));
    },
    laws: wolf.lawKit,
    randomConfig: wolf.randomConfig,
  }),
  served<sheep.SheepAndThief>({
    game: sheep.sheepAndThief,
    winners: ({ winners }) => winners,
    laws: sheep.lawKit,
    randomConfig: sheep.randomConfig,
  }),
];

export function gameById(id: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** The names a bot's level may have. */
export function isLevel(level: string): boolean {
  return (LEVELS as readonly string[]).includes(level);
}
