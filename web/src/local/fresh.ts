import { type AnyGame, dealFromSeed, type GameRecord, type GameTypes, SEED_BYTES } from '@bellwether/kernel';
import type { Sitter } from '../table-kit/sitter.ts';

/** A new deal, from chance that nobody knows beforehand. */
export function freshRecord(game: AnyGame, config: object, sitters: readonly Sitter[]): GameRecord<GameTypes> {
  const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return { config, sitters, deal: dealFromSeed(game, config, seed), moves: [] };
}
