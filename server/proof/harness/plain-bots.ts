import type { BotQuestion } from '../../src/bots/choose.ts';
import { choose } from '../../src/bots/choose.ts';
import { gameById, type ServedGame } from '../../src/games.ts';

/** A bot's choice by the number of the question alone. */
export function plainChoice(question: BotQuestion): string {
  const { game, points } = gameById(question.game) as ServedGame;
  return choose({ game, points, isPublished: () => true, hasOwnCards: () => false }, question, () => 0);
}

/** Bots in the same thread. */
export const PLAIN_BOTS = { choose: async (question: BotQuestion) => plainChoice(question), close: async () => {} };
