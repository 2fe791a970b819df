import { FastRandom, firstMoves, pick } from '@bellwether/kernel';
import type { BotQuestion } from '../../src/bots/choose.ts';
import type { BotPlayers } from '../../src/bots/pool.ts';
import { gameById, type ServedGame } from '../../src/games.ts';
import type { Time } from '../../src/time.ts';

/** Maximum moves that a bot chooses from. */
const MAX_LISTED = 20;
/** One question in this many takes the maximum time; one in this many fails, and another gets an unreadable move. */
const SLOW_EVERY = 8;
const FAIL_EVERY = 40;

/**
 * Bots that think for simulated time and then choose any legal move. Like the pool of the product they always answer or fail, within
 * `maxThinkMs`; now and then they answer with nonsense.
 */
export function simulatedBots(time: Time, maxThinkMs: number): BotPlayers {
  return {
    choose(question: BotQuestion) {
      const random = new FastRandom(question.random);
      const isSlow = random.below(SLOW_EVERY) === 0;
      const thinkMs = isSlow ? maxThinkMs : 1 + random.below(maxThinkMs);
      const failure = random.below(FAIL_EVERY);
      return new Promise((resolve, reject) => {
        time.after(thinkMs, () => {
          if (failure === 0) reject(new Error('a simulated failure'));
          else resolve(failure === 1 ? 'no move' : moveOf(question, random));
        });
      });
    },
    close: async () => {},
  };
}

function moveOf({ game: id, view, seat }: BotQuestion, random: FastRandom): string {
  const { game } = gameById(id) as ServedGame;
  return game.write(pick(firstMoves(game, game.tableOf(view), seat, MAX_LISTED).moves, random));
}
