import { type AnyGameBots, botsFor, type PlayerName } from '@bellwether/bots';
import type { AnyPuzzleKit, Puzzle } from '@bellwether/bots/puzzles';
import { FastRandom, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import { GAMES } from '../games.ts';
import { UserError } from '../user-error.ts';
import { questionOf } from './asking.ts';
import { type Step, sift } from './sieve.ts';

export const KITS: readonly AnyPuzzleKit[] = GAMES.flatMap(({ puzzles }) => puzzles ?? []);

export function kitOf(game: string): AnyPuzzleKit & { readonly bots: AnyGameBots } {
  const kit = KITS.find((one) => one.game.id === game);
  const bots = botsFor(game);
  if (kit === undefined || bots === undefined) throw new UserError(`${game} has no puzzles`);
  return { ...kit, bots };
}

/** The players of the games that puzzles are taken from: several kinds of fast bots, for variety. */
const SITTERS: readonly PlayerName[] = ['shepherd', 'herder', 'rule', 'fox'];
/** An upper bound on plies, to give every decision of every game its own seeds. */
const MOST_PLIES = 1000;
const SEEDS_A_DECISION = 4096;
/** Maximum puzzles from one game, each with a different theme, since others would be too similar. */
const MOST_OF_A_GAME = 3;

/** Plays one game of bots and examines every decision. Calls `told` with each decision's result. */
export function puzzlesOf(kit: AnyPuzzleKit, bots: AnyGameBots, config: object, seed: number, told: (step: Step) => void): Puzzle[] {
  const { game } = kit;
  const random = new FastRandom(seed);
  const state = game.start(config, game.deal(config, random));
  const sitters = game.seats(config).map(() => pick(SITTERS, random));
  const found: Puzzle[] = [];
  for (let ply = 0; ; ply++) {
    const seat = pick(game.toAct(state).concat(), random) as Seat | undefined;
    if (seat === undefined) return found;
    const view = game.view(state, seat);
    const isNew = kit.themesAt(view).some((theme) => !found.some((puzzle) => puzzle.theme === theme));
    if (isNew && found.length < MOST_OF_A_GAME) {
      const made = sift(questionOf(kit, bots, seat, view), (MOST_PLIES * seed + ply) * SEEDS_A_DECISION);
      told(typeof made === 'string' ? made : 'made');
      if (typeof made !== 'string' && !found.some(({ theme }) => theme === made.theme)) found.push(made);
    }
    const { move } = bots.players[sitters[seat - 1] ?? 'fox'].choose(
      view,
      game.legal(state, seat) as Iterable<GameTypes['Move']>,
      { explain: false },
      random,
    );
    game.apply(state, seat, move);
  }
}
