import {
  type AnyGame,
  dealFromSeed,
  type GameRecord,
  type GameTypes,
  type Mix,
  reseat,
  SEED_BYTES,
  seatingFromSeed,
} from '@bellwether/kernel';
import type { Sitter } from '../table-kit/sitter.ts';

export type FreshRecord = GameRecord<GameTypes> & { readonly sitters: readonly Sitter[] };

/** A new deal, from chance that nobody knows beforehand; who sits where too, if the seats are to be mixed. */
export function freshRecord(game: AnyGame, config: object, sitters: readonly Sitter[], mix?: Mix): FreshRecord {
  const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  const deal = dealFromSeed(game, config, seed);
  if (mix === undefined) return { config, sitters, deal, moves: [] };
  const mixed = seatingFromSeed(game, config, mix, seed);
  return { config, sitters: reseat(sitters, mixed), mixed, deal, moves: [] };
}
