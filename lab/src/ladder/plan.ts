import { type AnyGameBots, botsFor, GAME_BOTS } from '@bellwether/bots';
import { words } from '../option-values.ts';
import { UserError } from '../user-error.ts';
import { readEntrant } from './entrant.ts';
import { type Pairing, setupOf } from './match.ts';

/** What of the ladder was asked for; what is left out means all of it. */
export interface Wanted {
  readonly game?: string;
  readonly setup?: string;
  readonly players?: number;
  readonly bots?: string;
}

/** Each level against the one below, and what the goals are measured by. */
const DEFAULT_PAIRS: readonly (readonly [string, string])[] = [
  ['lamb', 'random'],
  ['shepherd', 'lamb'],
  ['herder', 'shepherd'],
  ['fox', 'herder'],
  ['wolf', 'fox'],
  ['wolf', 'rule'],
  ['wolf', 'greedy'],
  ['rule', 'greedy'],
  ['greedy', 'random'],
];

/** The pairings of a ladder, set-up by set-up. Throws UserError. */
export function planOf(wanted: Wanted): Pairing[] {
  const pairs = wanted.bots === undefined ? DEFAULT_PAIRS : everyPair(words(wanted.bots));
  const plan = gamesOf(wanted).flatMap((bots) =>
    countsOf(bots, wanted).flatMap((players) =>
      setupsOf(bots, players, wanted).flatMap((setup) => pairs.map(([a, b]): Pairing => ({ game: bots.game.id, setup, players, a, b }))),
    ),
  );
  for (const pairing of plan) setupOf(pairing);
  return plan;
}

function gamesOf({ game }: Wanted): readonly AnyGameBots[] {
  if (game === undefined) return GAME_BOTS;
  const found = botsFor(game);
  if (found === undefined) throw new UserError(`--game: "${game}" is none of ${GAME_BOTS.map((bots) => bots.game.id).join(', ')}`);
  return [found];
}

/** The largest table first; a set-up that was named is run with that alone. */
function countsOf({ playerCounts }: AnyGameBots, { players, setup }: Wanted): readonly number[] {
  if (players === undefined) return setup === undefined ? playerCounts : playerCounts.slice(0, 1);
  if (!playerCounts.includes(players)) throw new UserError(`--players: ${players} is none of ${playerCounts.join(', ')}`);
  return [players];
}

/** Of smaller tables only the first set-up is run unless others are asked for. */
function setupsOf(bots: AnyGameBots, players: number, wanted: Wanted): readonly string[] {
  const names = bots.setups(players).map(({ name }) => name);
  if (wanted.setup !== undefined) return wanted.setup === 'all' ? names : words(wanted.setup);
  return players === bots.playerCounts[0] || wanted.players !== undefined ? names : names.slice(0, 1);
}

function everyPair(names: readonly string[]): (readonly [string, string])[] {
  for (const name of names) readEntrant(name);
  if (names.length < 2) throw new UserError('--bots: a match needs two of them');
  return names.flatMap((b, i) => names.slice(i + 1).map((a) => [a, b] as const));
}
