import { isGuest, levelOf, type Sitter } from '../model/sitter.ts';
import type { KeptGame } from '../storage/games.ts';

/**
 * The usual opponents: the bots of the last game that the learner played alone at this device, in order. None before a
 * first game.
 */
export function usualBots(kept: readonly Pick<KeptGame, 'game' | 'plies' | 'sitters'>[], game: string): readonly Sitter[] {
  const last = kept.find((one) => one.game === game && one.plies > 0 && one.sitters.filter(isGuest).length === 1);
  return last?.sitters.filter((sitter) => levelOf(sitter) !== undefined) ?? [];
}

/** One person among bots: the usual ones, or else `others`; the last one is repeated as often as needed. */
export function seatsWith(bots: readonly Sitter[], others: readonly Sitter[]): readonly Sitter[] {
  return others.map((other, i) => (isGuest(other) ? other : (bots[i - 1] ?? bots.at(-1) ?? other)));
}
