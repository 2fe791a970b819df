import { type AnyGame, dealFromSeed, type GameRecord, type GameTypes, SEED_BYTES } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';

export type FreshRecord = GameRecord<GameTypes> & { readonly sitters: readonly Sitter[] };

/** A new deal from unpredictable randomness. */
export function freshRecord(game: AnyGame, config: object, sitters: readonly Sitter[], seed = freshSeed()): FreshRecord {
  return { config, sitters, deal: dealFromSeed(game, config, seed), moves: [] };
}

export function freshSeed(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}
