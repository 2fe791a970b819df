/** Random games of the base set: our engine against the same game written for boardgame.io, as in its tutorial, and against a bare loop. */
import { FastRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { LeanGame, type LeanResult } from './lean-wolf-and-hound.ts';
import { type Contestant, contest } from './measure.ts';
import { againstBoardgameIo } from './peers/boardgame-io/contest.ts';
import { randomGames } from './random-games.ts';
import { type Row, rate } from './row.ts';
import { BASE } from './wolf-and-hound.ts';

export async function bench(): Promise<Row[]> {
  return [await againstBareLoop(), ...(await againstBoardgameIo('as installed', 'wolf-and-hound/base'))];
}

async function againstBareLoop(): Promise<Row> {
  checkAgreement();
  const times = await contest({ ours: randomGames(wolfAndHound, BASE), lean: leanGames() }, { rounds: 7, milliseconds: 300 });
  return rate('wolf-and-hound/base/random-games-per-s-to-a-bare-loop', 'games/s', 1e9 / times.ours, 'a bare loop', 1e9 / times.lean);
}

function leanGames(units = 2_000): Contestant {
  const lean = new LeanGame(new FastRandom(2016));
  return {
    units,
    batch: () => {
      let moves = 0;
      for (let i = 0; i < units; i++) moves += lean.play().moves;
      return moves;
    },
  };
}

/** Checks that both play the same game: by the same policy, the statistics must agree within chance. */
function checkAgreement(games = 20_000): void {
  const random = new FastRandom(99);
  const lean = new LeanGame(new FastRandom(98));
  const ours = summary(games, () => engineGame(random));
  const theirs = summary(games, () => lean.play());
  for (const [what, most] of [['moves', 0.2] as const, ['blue', 0.02] as const, ['noSheep', 0.02] as const]) {
    if (Math.abs(ours[what] - theirs[what]) > most)
      throw new Error(`the bare loop plays another game: ${what} ${ours[what]} and ${theirs[what]}`);
  }
}

function engineGame(random: FastRandom): LeanResult {
  const state = wolfAndHound.start(BASE, wolfAndHound.deal(BASE, random));
  let moves = 0;
  for (let seat = wolfAndHound.toAct(state)[0]; seat !== undefined; seat = wolfAndHound.toAct(state)[0]) {
    wolfAndHound.apply(state, seat, wolfAndHound.sample(state, seat, random));
    moves++;
  }
  const outcome = wolfAndHound.outcome(state);
  if (outcome === undefined) throw new Error('a game that nobody has won');
  return { moves, winner: outcome.winner === 'blue' ? 'blue' : 'yellow', reason: outcome.reason };
}

/** Means over many games: their length, how often Blue wins, and how often a seat runs out of sheep. */
function summary(games: number, play: () => LeanResult): { moves: number; blue: number; noSheep: number } {
  let moves = 0;
  let blue = 0;
  let noSheep = 0;
  for (let i = 0; i < games; i++) {
    const result = play();
    moves += result.moves;
    if (result.winner === 'blue') blue++;
    if (result.reason === 'no-sheep') noSheep++;
  }
  return { moves: moves / games, blue: blue / games, noSheep: noSheep / games };
}
