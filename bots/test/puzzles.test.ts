import { FastRandom, type GameTypes, ParseError, type Seat } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { type AnyPuzzleKit, idOf, isSolved, type Pack, type Puzzle, readPack, writePack } from '../src/puzzles/puzzle.ts';
import { sheepPuzzles } from '../src/sheep-and-thief/puzzles.ts';
import { wolfPuzzles } from '../src/wolf-and-hound/puzzles.ts';

const KITS = [wolfPuzzles, sheepPuzzles] as unknown as readonly AnyPuzzleKit[];

/** Every view of every seat that is to act, in random games of the kit's set-ups. */
function* views(kit: AnyPuzzleKit, games: number): Generator<{ readonly seat: Seat; readonly view: GameTypes['View'] }> {
  const { game, setups } = kit;
  for (let n = 0; n < games; n++) {
    const random = new FastRandom(n);
    const config = setups[(n * 11) % setups.length] as object;
    const state = game.start(config, game.deal(config, random));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      for (const seat of acting) yield { seat, view: game.view(state, seat) };
      const seat = acting[random.below(acting.length)] as Seat;
      game.apply(state, seat, game.sample(state, seat, random));
    }
  }
}

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))('%s', (_, kit) => {
  it('the text of a view round-trips, and its blanks name no hidden card', () => {
    let compared = 0;
    for (const { view } of views(kit, 16)) {
      const text = kit.views.write(view);
      expect(kit.views.read(text)).toEqual(view);
      const hidden = text.view.split(';').filter((line) => /^(deck|(hand|packet|pick|out) [1-4])( |$)/.test(line));
      for (const line of hidden) {
        const own = line.split(' ')[1] === String(text.seat);
        const known = (view as { known?: readonly (readonly string[])[] }).known?.[Number(line.split(' ')[1]) - 1]?.length ?? 0;
        if (!own) expect(line).toMatch(known > 0 ? /^\w+ \d( \w+)*( \?\d+)?$/ : /^\w+( \d)?( \?\d+)?$/);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('a pack round-trips', () => {
    const [{ seat, view }] = [...views(kit, 1)] as [{ readonly seat: Seat; readonly view: object }];
    const text = kit.views.write(view);
    const [best, second] = [...kit.game.legal(kit.game.tableOf(view), seat)] as [object, object];
    const puzzle: Puzzle = {
      ...text,
      id: idOf(text),
      level: 'fox',
      theme: kit.themes[0] as string,
      modules: kit.modules.slice(0, 2),
      moves: [
        { move: kit.game.write(best), win: 0.625 },
        { move: kit.game.write(second), win: 0.5 },
      ],
      error: 0.012,
      fine: true,
      reasons: [
        { kind: 'threat-averted', worth: 0.05, seat: 2 },
        { kind: 'kept-for-later', worth: 0.02, card: '#3' },
        { kind: 'game-won', worth: 0 },
      ],
    };
    const pack: Pack = { game: kit.game.id, puzzles: [puzzle] };
    expect(readPack(writePack(pack))).toEqual(pack);
    expect(isSolved(kit, view, puzzle, best)).toBe(true);
    expect(isSolved(kit, view, puzzle, second)).toBe(false);
    expect(readPack('something else')).toBeInstanceOf(ParseError);
    expect(readPack(writePack(pack).replace('\tfox\t', '\tdragon\t'))).toBeInstanceOf(ParseError);
  });
});
