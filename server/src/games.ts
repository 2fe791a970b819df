import { type AnyGameBots, botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { AnyGame, GameTypes, Headers, Seat } from '@bellwether/kernel';
import { pointsOf as gold, sheepAndThief } from '@bellwether/sheep-and-thief';
import { pointsOf as sheep, wolfAndHound } from '@bellwether/wolf-and-hound';

/** A game that can be played here. This is the only file of the server that names one. */
export interface ServedGame {
  readonly game: AnyGame;
  readonly bots?: AnyGameBots;
  /** Whether a set-up has published cards and values alone. */
  isPublished(config: Headers): boolean;
  /** What these seats of one side have made of a deal, to be compared with others who had the same cards. */
  points(config: GameTypes['Config'], outcome: GameTypes['Outcome'], seats: readonly Seat[]): number;
}

/** `published`: the lines of a set-up that choose among what was published; any other brings something of one's own. */
function served(game: AnyGame, points: ServedGame['points'], published: readonly string[]): ServedGame {
  const bots = botsFor(game.id);
  return { game, points, ...(bots && { bots }), isPublished: (config) => config.every(([name]) => published.includes(name)) };
}

export const GAMES: readonly ServedGame[] = [
  served(wolfAndHound, sheep, ['Edition', 'Players', 'Animals', 'Expansion']),
  served(sheepAndThief, gold, ['Edition', 'Players', 'Modules']),
];

export function gameById(id: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** Whether a bot's level may have this name. */
export function isLevel(level: string): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}
