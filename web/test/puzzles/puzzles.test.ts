import type { AnyGameBots } from '@bellwether/bots';
import { isSolved, type Puzzle, readPack } from '@bellwether/bots/puzzles';
import { FastRandom, type GameTypes, ParseError, type Played, type Seat } from '@bellwether/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { botsOf, gameOf } from '../../src/deals/games.ts';
import type { Update } from '../../src/model/source.ts';
import { faceOf, type PuzzleFace } from '../../src/puzzles/face.ts';
import { fromDecision, keepMine, myPuzzles } from '../../src/puzzles/mine.ts';
import { answers, keepAnswer } from '../../src/puzzles/progress.ts';
import { nextOf } from '../../src/puzzles/shelf.ts';
import { openPuzzle, type PuzzleSource } from '../../src/puzzles/source.ts';
import { memoryStorage } from '../memory-storage.ts';

const PACKS = import.meta.glob<string>('../../public/puzzles/*.txt', { query: '?raw', import: 'default', eager: true });

/** The first puzzles of every pack of a game. */
function puzzlesOf(game: string): readonly Puzzle[] {
  return Object.entries(PACKS).flatMap(([file, text]) => {
    const pack = file.includes(`/${game}-`) ? readPack(text) : undefined;
    return pack === undefined || pack instanceof ParseError ? [] : pack.puzzles.slice(0, 1);
  });
}

async function opened(game: string, puzzle: Puzzle) {
  const face = (await faceOf(game)) as PuzzleFace;
  const source = openPuzzle(face, puzzle, (await botsOf(game)) as AnyGameBots) as PuzzleSource;
  const told: Update<GameTypes>[] = [];
  source.subscribe((news) => news.kind === 'update' && told.push(news));
  return { face, source, told };
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe.each(['wolf-and-hound', 'sheep-and-thief'])('%s', (game) => {
  it('a puzzle stands on the table as its seat sees it, is solved by its answer, and shows what would come of the others', async () => {
    const puzzles = puzzlesOf(game);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const { face, source, told } = await opened(game, puzzle);
      const { kit } = face;
      expect(told.at(-1)?.view).toEqual(kit.views.read(puzzle));
      expect(told.at(-1)?.acting).toContain(puzzle.seat);
      const [best, second] = puzzle.moves.map(({ move }) => kit.game.read(move)) as [object, object];
      expect(isSolved(kit, source.view, puzzle, second)).toBe(false);
      source.play(best);
      expect(source.answer.get()?.solved).toBe(true);
      for (let n = 0; n < 20; n++) source.goOn();
      // Until then the panel announces, from then on the table.
      expect(told.at(-1)?.quiet).toBe(true);
      const now = () => JSON.stringify({ ...told.at(-1), quiet: false });
      const after = now();
      source.look(puzzle.moves[1].move);
      expect(source.answer.get()?.solved).toBe(true);
      for (let n = 0; n < 20; n++) source.goOn();
      expect(now()).not.toBe(after);
      expect(told.at(-1)?.quiet).toBe(false);
      // The same hands, so the same result.
      source.look(puzzle.moves[0].move);
      for (let n = 0; n < 20; n++) source.goOn();
      expect(now()).toBe(after);
      source.again();
      expect(told.at(-1)?.view).toEqual(source.view);
    }
  });

  it('a decision of a game becomes a puzzle of my own', async () => {
    const { kit } = (await faceOf(game)) as PuzzleFace;
    const engine = await gameOf(game);
    if (engine === undefined) throw new Error(game);
    const random = new FastRandom(3);
    const config = kit.setups[0] as object;
    const deal = engine.deal(config, random);
    const state = engine.start(config, deal);
    const moves: Played<GameTypes>[] = [];
    for (let n = 0; n < 12; n++) {
      const seat = engine.toAct(state)[0] as Seat;
      const move = engine.sample(state, seat, random);
      engine.apply(state, seat, move);
      moves.push({ seat, move });
    }
    const { seat, move } = moves[11] as Played<GameTypes>;
    const record = { config, deal, sitters: [], moves };
    const decision = {
      ply: 11,
      seat,
      played: engine.write(move),
      best: engine.write(move),
      moves: [
        { move: engine.write(move), win: 0.6 },
        { move: 'another', win: 0.5 },
      ],
      error: 0.01,
      reasons: [],
    };
    const puzzle = fromDecision(kit, record, decision) as Puzzle;
    const before = engine.start(config, deal);
    for (const one of moves.slice(0, 11)) engine.apply(before, one.seat, one.move);
    expect(kit.views.read(puzzle)).toEqual(engine.view(before, seat));
    keepMine(game, [puzzle]);
    keepMine(game, [puzzle]);
    expect(myPuzzles(game)).toEqual([puzzle]);
    expect(fromDecision(kit, record, { ...decision, moves: decision.moves.slice(0, 1) })).toBeUndefined();
  });
});

it('the next puzzle is one that is not solved; a first answer stays until it is solved', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }) as Puzzle) as [Puzzle, Puzzle, Puzzle];
  keepAnswer('b', 'solved');
  expect(nextOf([a, b, c], 'a')).toBe(c);
  expect(nextOf([a, b, c], 'c')).toBe(a);
  keepAnswer('b', 'missed');
  keepAnswer('a', 'missed');
  expect(answers()).toEqual({ a: 'missed', b: 'solved' });
  keepAnswer('a', 'solved');
  keepAnswer('c', 'solved');
  expect(nextOf([a, b, c], 'c')).toBe(a);
  expect(nextOf([], undefined)).toBeUndefined();
});
