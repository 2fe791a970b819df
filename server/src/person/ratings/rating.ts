import type { Rating } from '../../notes/shapes.ts';

/** Before the first game. Most people start below Herder. */
export const START_RATING: Rating = { elo: -100, spread: 250, games: 0 };
