import { type AnyGameBots, botsFor, GAME_BOTS, type LadderSetup, LEVELS } from '@bellwether/bots';
import type { GameTypes } from '@bellwether/kernel';
import { words } from '../option-values.ts';
import { UserError } from '../user-error.ts';
import { readEntrant } from './entrant.ts';
import type { Pairing } from './match.ts';

/** The part of the ladder to play; fields left out mean all. */
export interface Wanted {
  readonly game?: string;
  readonly setup?: string;
  readonly players?: string;
  readonly bots?: string;
  /** Play each level against itself instead. */
  readonly alike?: boolean;
}

type Pair = readonly [string, string];

/** Each level against the next weaker one, the weakest against random moves. */
const NEIGHBOURS: readonly Pair[] = LEVELS.map((level, i) => [level, LEVELS[i - 1] ?? 'random']);

/** The pairings of a ladder, set-up by set-up. Throws UserError. */
export function planOf(wanted: Wanted): Pairing[] {
  const asked = wanted.setup === undefined ? undefined : words(wanted.setup);
  const tables = gamesOf(wanted).flatMap((bots) =>
    countsOf(bots, wanted).flatMap((players) => bots.setups(players).map((setup) => ({ game: bots.game.id, players, ...setup }))),
  );
  const unknown = asked?.find((name) => !tables.some((table) => table.name === name));
  if (unknown !== undefined) {
    throw new UserError(`--setup: "${unknown}" is not one of ${[...new Set(tables.map(({ name }) => name))].join(', ')}`);
  }
  return tables
    .filter(({ name, extra, only }) => asked?.includes(name) ?? !(extra || (wanted.alike && only)))
    .flatMap((table) => {
      const { game, name: setup, players } = table;
      return pairsOf(table, wanted).map(([a, b]): Pairing => ({ game, setup, players, a, b }));
    });
}

function gamesOf({ game }: Wanted): readonly AnyGameBots[] {
  if (game === undefined) return GAME_BOTS;
  const found = botsFor(game);
  if (found === undefined) throw new UserError(`--game: "${game}" is not one of ${GAME_BOTS.map((bots) => bots.game.id).join(', ')}`);
  return [found];
}

function countsOf({ playerCounts }: AnyGameBots, { players }: Wanted): readonly number[] {
  if (players === undefined) return playerCounts;
  const counts = words(players).map(Number);
  const wrong = counts.find((count) => !playerCounts.includes(count));
  if (wrong !== undefined) throw new UserError(`--players: ${wrong} is not one of ${playerCounts.join(', ')}`);
  return counts;
}

function pairsOf({ pairs = [], only }: LadderSetup<GameTypes>, { bots, alike }: Wanted): readonly Pair[] {
  const names = bots === undefined ? undefined : words(bots);
  for (const name of names ?? []) readEntrant(name);
  if (alike) return (names ?? LEVELS).map((name) => [name, name]);
  if (names !== undefined) return everyPair(names);
  return only ? pairs : [...NEIGHBOURS, ...pairs];
}

function everyPair(names: readonly string[]): Pair[] {
  if (names.length < 2) throw new UserError('--bots: a match needs two of them');
  return names.flatMap((b, i) => names.slice(i + 1).map((a): Pair => [a, b]));
}
