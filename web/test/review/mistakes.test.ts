import { isSolved, type Puzzle } from '@bellwether/bots/puzzles';
import { type AnyGame, FastRandom, type GameRecord, type GameTypes, type Played, replay, type Seat } from '@bellwether/kernel';
import type { Decision, Label, Review } from '@bellwether/review';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/deals/games.ts';
import { faceOf, type PuzzleFace } from '../../src/puzzles/face.ts';
import { myPuzzles } from '../../src/puzzles/mine.ts';
import { keepMistakes, mistakesBy } from '../../src/review/mistakes.ts';
import { memoryStorage } from '../memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

function played(game: AnyGame, config: object): GameRecord<GameTypes> {
  const random = new FastRandom(3);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, deal, sitters: [], moves };
}

/** All moves at a ply, one of each kind; the one played is last. */
function weighed(face: PuzzleFace, record: GameRecord<GameTypes>, ply: number, fine: 0 | 1) {
  const { kit } = face;
  const { seat, move } = record.moves[ply] as Played<GameTypes>;
  const state = replay(kit.game, record, ply);
  const view = kit.game.view(state, seat);
  const own = kit.pointOf(view, move);
  const others = [...kit.game.legal(state, seat)].filter((one) => {
    const point = kit.pointOf(view, one);
    return fine === 1 ? point[0] === own[0] && point[1] !== own[1] : point[0] !== own[0];
  });
  return { seat, view, move, others };
}

function decisionAt(face: PuzzleFace, record: GameRecord<GameTypes>, ply: number, label: Label | undefined, fine: 0 | 1 = 0) {
  const { seat, move, others } = weighed(face, record, ply, fine);
  const write = (one: GameTypes['Move']) => face.kit.game.write(one);
  if (others.length === 0) return undefined;
  const moves = [...others.slice(0, 8), move].map((one, i, { length }) => {
    return { move: write(one), win: 0.8 - 0.05 * i, more: 0.05 * (length - 1 - i), error: 0.01 };
  });
  return {
    ply,
    seat,
    isPerson: true,
    played: write(move),
    best: moves[0]?.move ?? '',
    given: 0.2,
    error: 0.01,
    sure: 1,
    ...(label && { label }),
    moves,
    effect: [],
    effectErrors: [],
    reasons: [],
  } satisfies Decision;
}

describe.each(['wolf-and-hound', 'sheep-and-thief'])('%s', (id) => {
  const load = async () => {
    const face = (await faceOf(id)) as PuzzleFace;
    const game = (await gameOf(id)) as AnyGame;
    return { face, game, record: played(game, face.kit.setups[0] as object) };
  };

  it('mistakes and blunders of whoever looks become puzzles of their own, once; nothing else does', async () => {
    const { face, record } = await load();
    const at = (seat: Seat) => [...record.moves.keys()].filter((ply) => record.moves[ply]?.seat === seat);
    const all = (plies: readonly number[], label: Label | undefined) => plies.map((ply) => decisionAt(face, record, ply, label));
    const mine = at(1);
    const decisions = [
      ...all(mine.slice(0, 2), 'blunder'),
      ...all(mine.slice(2, 4), 'mistake'),
      ...all(mine.slice(4, 5), 'inaccuracy'),
      ...all(mine.slice(5, 6), undefined),
      ...all(at(2).slice(0, 3), 'blunder'),
    ].filter((one) => one !== undefined);
    const review = { game: id, decisions } as unknown as Review;
    const mistakes = mistakesBy(review, 1);
    expect(mistakes.map(({ ply }) => ply)).toEqual(mine.slice(0, 4));
    await keepMistakes(id, record, mistakes.slice(0, 3));
    await keepMistakes(id, record, mistakes);
    const kept = myPuzzles(id);
    expect(kept).toHaveLength(4);
    kept.forEach((puzzle, n) => {
      const view = weighed(face, record, mistakes[n]?.ply ?? 0, 0).view;
      expect(face.kit.views.read(puzzle)).toEqual(view);
      const solves = (text: string) => isSolved(face.kit, view, puzzle, face.kit.game.read(text));
      expect([solves(mistakes[n]?.best ?? ''), solves(mistakes[n]?.played ?? '')]).toEqual([true, false]);
    });
    expect(mistakesBy(review, undefined)).toEqual([]);
  });
});

it('a mistake in the details of a turn is a puzzle that asks for them', async () => {
  const face = (await faceOf('sheep-and-thief')) as PuzzleFace;
  const record = played((await gameOf('sheep-and-thief')) as AnyGame, face.kit.setups[0] as object);
  const decision = [...record.moves.keys()].map((ply) => decisionAt(face, record, ply, 'mistake', 1)).find((one) => one !== undefined);
  if (decision === undefined) throw new Error('no turn with two ways to drive');
  await keepMistakes('sheep-and-thief', record, [decision]);
  const [puzzle] = myPuzzles('sheep-and-thief') as [Puzzle];
  const view = weighed(face, record, decision.ply, 1).view;
  expect(puzzle.fine).toBe(true);
  expect(isSolved(face.kit, view, puzzle, face.kit.game.read(decision.played))).toBe(false);
});
