import { type AnyGame, type Mix, reseat, seatingFromSeed } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import { type FreshRecord, freshRecord, freshSeed } from './fresh.ts';

/** A new deal with its seats mixed. A first game never needs it, so it is a chunk of its own. */
export function mixedRecord(game: AnyGame, config: object, sitters: readonly Sitter[], mix: Mix): FreshRecord {
  const seed = freshSeed();
  const mixed = seatingFromSeed(game, config, mix, seed);
  return { ...freshRecord(game, config, reseat(sitters, mixed), seed), mixed };
}
