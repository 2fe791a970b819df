import { attempt, type Game, type GameRecord, type GameTypes, type Refusal } from '@bellwether/kernel';

export const REVIEW_REFUSALS = ['still-running', 'not-a-game'] as const;

export interface ReviewRefusal extends Refusal {
  readonly code: (typeof REVIEW_REFUSALS)[number];
}

/**
 * Why a record cannot be reviewed; undefined if it can. Only finished games are reviewed: in a running game, a review would reveal secrets.
 */
export function refuseReview<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): ReviewRefusal | undefined {
  if (game.checkConfig(record.config) || game.checkDeal(record.config, record.deal)) return refuse('not-a-game');
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) if (attempt(game, state, seat, move)) return refuse('not-a-game');
  return game.outcome(state) === undefined ? refuse('still-running') : undefined;
}

function refuse(code: ReviewRefusal['code']): ReviewRefusal {
  return { kind: 'refusal', code, rule: 'finished-games' };
}
