import { isGuest, levelOf, type Sitter } from '../model/sitter.ts';
import type { KeptGame } from '../storage/games.ts';

/** The learner's level: the bots of the last game they played alone at this device, in their order. None before a first game. */
export function usualBots(kept: readonly Pick<KeptGame, 'game' | 'plies' | 'sitters'>[], game: string): readonly Sitter[] {
  const last = kept.find((one) => one.game === game && one.plies > 0 && one.sitters.filter(isGuest).length === 1);
  return last?.sitters.filter((sitter) => levelOf(sitter) !== undefined) ?? [];
}

/** Somebody alone among bots: those that are usual, or else these; the last of them as often as it takes. */
export function seatsWith(bots: readonly Sitter[], others: readonly Sitter[]): readonly Sitter[] {
  return others.map((other, i) => (isGuest(other) ? other : (bots[i - 1] ?? bots.at(-1) ?? other)));
}
