import { type AnyGameBots, botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { AnyGame, GameTypes, Headers, Seat } from '@bellwether/kernel';
import { pointsOf as gold, sheepAndThief } from '@bellwether/sheep-and-thief';
import { pointsOf as sheep, wolfAndHound } from '@bellwether/wolf-and-hound';

/** A game that can be played here. No other file of the server names a game. */
export interface ServedGame {
  readonly game: AnyGame;
  readonly bots?: AnyGameBots;
  /** Whether a set-up has only published cards and values. */
  isPublished(config: Headers): boolean;
  /** Whether cards or a deck in it were made by players, whose names and values nobody has checked. */
  hasOwnCards(config: Headers): boolean;
  /** Points that the seats of one team made of a deal, to compare with others who had the same cards. */
  points(config: GameTypes['Config'], outcome: GameTypes['Outcome'], seats: readonly Seat[]): number;
}

/** `published`: set-up lines that choose among published things. Any other line adds something of the players' own. */
function served(game: AnyGame, points: ServedGame['points'], published: readonly string[]): ServedGame {
  const bots = botsFor(game.id);
  return { game, points, ...(bots && { bots }), isPublished: (config) => config.every(([name]) => published.includes(name)), hasOwnCards };
}

/** Set-up lines that hold home-made cards or their looks. Corrected values of a printed copy do not count. */
const OWN_CARDS = ['Cards', 'Numbers', 'Deck', 'Looks'];

const hasOwnCards = (config: Headers): boolean => config.some(([name]) => OWN_CARDS.includes(name));

/** What players called their cards: other people read it. */
export function cardNames(config: Headers): string[] {
  const rows = JSON.parse(config.find(([name]) => name === 'Cards')?.[1] ?? '[]') as { readonly name?: string }[];
  return rows.flatMap(({ name }) => name ?? []);
}

export const GAMES: readonly ServedGame[] = [
  served(wolfAndHound, sheep, ['Edition', 'Players', 'Animals', 'Expansion']),
  served(sheepAndThief, gold, ['Edition', 'Players', 'Modules']),
];

export function gameById(id: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** Whether this is the name of a bot's level. */
export function isLevel(level: string): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}
