import { botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { ToldRating } from '@bellwether/wire';
import type { Rating, Strength } from '../../notes/shapes.ts';

/** How strong a bot is: known from the ladder and the same for ever. Undefined for a game without one. */
export function anchorOf(game: string, level: Level): Strength | undefined {
  const elo = botsFor(game)?.strengths?.[level];
  return elo === undefined ? undefined : { elo, spread: 0 };
}

/** 95 of 100 normal deviates are within so many standard deviations. */
const Z95 = 1.96;

/** A rating as it is told: a place among the bots first, then figures. */
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
