import { botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { ToldRating } from '@bellwether/wire';
import type { Rating, Strength } from '../../notes/shapes.ts';

/** A bot's fixed strength from the ladder. Undefined for a game without one. */
export function anchorOf(game: string, level: Level): Strength | undefined {
  const elo = botsFor(game)?.strengths?.[level];
  return elo === undefined ? undefined : { elo, spread: 0 };
}

/** Half-width of a 95 % interval in standard deviations. */
const Z95 = 1.96;

/** A rating as shown: position among the bots first, then numbers. */
export function shownRating(game: string, { elo, spread, games }: Rating): ToldRating {
  const above = LEVELS.findLast((level) => (anchorOf(game, level)?.elo ?? Number.POSITIVE_INFINITY) <= elo);
  const below = LEVELS.find((level) => (anchorOf(game, level)?.elo ?? Number.NEGATIVE_INFINITY) > elo);
  return {
    game,
    elo: Math.round(elo),
    margin: Math.round(Z95 * spread),
    games,
    ...(above !== undefined && { above }),
    ...(below !== undefined && { below }),
  };
}
