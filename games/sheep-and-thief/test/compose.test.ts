import { FastRandom, isRefusal } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  addAction,
  beginTurn,
  type Card,
  type Composition,
  cardNotation,
  cellAt,
  choicesNow,
  sheepAndThiefWithPositions as game,
  handChoices,
  type Refusal,
  SOURCES,
  scoreBoard,
  tableOf as tableOfView,
  undoAction,
} from '../src/index.ts';
import { tableOf } from './table.ts';

const card = (text: string) => cardNotation.read(text) as Card;
function good(value: Composition | Refusal | undefined): Composition {
  if (value === undefined || isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as Composition;
}

describe('[S-COMPOSE] while a turn is composed', () => {
  const given =
    'fox 2,2; board 1: 1,2=river:S; sheep 1: 1,1=2; board 2: 1,2=meadow; sheep 2: 1,1=1 1,2=3; hand 1: sheep:1,dogs:1,foxes:1 river:NE';

  test('every cell says why not', () => {
    const choices = handChoices(tableOf(given), 1);
    expect(choices.faceDown).toBe(false);
    const codes = choices.cards[0]?.cells.map(({ refusal }) => refusal?.code ?? 'open');
    expect(codes?.slice(0, 6)).toEqual(['cell-taken', 'cell-taken', 'open', 'not-adjacent', 'open', 'fox-blocks']);
    const river = handChoices(tableOf('board 1: 1,2=river:S; hand 1: meadow'), 1).cards[0]?.cells[cellAt(2, 2)];
    expect(river?.refusal).toMatchObject({
      code: 'river-mismatch',
      rule: 'R-RIVER',
      facts: { edge: 0, river: false, beside: cellAt(1, 2) },
    });
  });

  test('images count down, effects on every board are told, the real table is untouched', () => {
    const table = tableOf(given);
    const before = game.positions.write(table);
    let turn = good(beginTurn(table, 1, card('sheep:1 dogs:1 foxes:1'), cellAt(2, 1)));
    expect(turn.left).toEqual({ sheep: 1, dogs: 1, foxes: 1 });
    expect(choicesNow(turn).finish).toMatchObject({ code: 'images-left' });
    const north = choicesNow(turn).foxSteps.find(({ step }) => step === 0);
    expect(north?.effects).toEqual([
      { kind: 'fox', seat: 1, to: cellAt(1, 2), step: 0 },
      { kind: 'steals', seat: 1, of: 2, at: cellAt(1, 2), sheep: 3 },
    ]);
    const begun = turn;
    turn = good(addAction(turn, { kind: 'fox', step: 0 }));
    expect(turn.now.paddocks).toEqual([3, 0]);
    expect(begun.now.paddocks).toEqual([0, 0]);
    expect(choicesNow(turn).drives).toEqual([{ from: cellAt(1, 1), to: cellAt(2, 1), white: 2, black: false }]);
    turn = good(addAction(turn, { kind: 'sheep' }));
    expect(choicesNow(turn).finish).toMatchObject({ kind: 'place', actions: [{ kind: 'fox', step: 0 }, { kind: 'sheep' }] });
    expect(addAction(turn, { kind: 'sheep' })).toMatchObject({ code: 'no-image-left' });
    expect(good(undoAction(turn)).left).toEqual({ sheep: 1, dogs: 1, foxes: 0 });
    expect(game.positions.write(table)).toBe(before);
  });

  test('a card that does not fit is refused at once', () => {
    expect(beginTurn(tableOf(given), 1, card('river:NE'), cellAt(2, 1))).toMatchObject({ code: 'river-mismatch' });
    expect(beginTurn(tableOf(given), 2, card('river:NE'), cellAt(2, 1))).toMatchObject({ code: 'not-your-turn' });
  });

  test('a turn composed from the view alone is the turn played', () => {
    const random = new FastRandom(11);
    const config = { edition: '2017', players: 3, missions: true, blackSheep: true } as const;
    const state = game.start(config, game.deal(config, random));
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = acting[0] as number;
      const move = game.sample(state, seat, random);
      const table = tableOfView(game.view(state, seat));
      game.apply(state, seat, move);
      if (move.kind !== 'place') continue;
      let turn = good(beginTurn(table, seat, move.card, move.at, move.faceDown));
      for (const action of move.actions) turn = good(addAction(turn, action));
      expect(choicesNow(turn).finish).toEqual(move);
      expect([turn.now.sheep, turn.now.black, turn.now.paddocks, turn.now.fox, turn.now.supply]).toEqual([
        state.sheep,
        state.black,
        state.paddocks,
        state.fox,
        state.supply,
      ]);
    }
  });
});

describe('[S-SCORE] the count explained', () => {
  test('lines add up to the score, source by source, in every position', () => {
    const random = new FastRandom(12);
    for (let n = 0; n < 40; n++) {
      const config = { edition: n % 2 ? '2017' : '2014', players: 4, missions: true, blackSheep: true } as const;
      const state = game.start(config, game.deal(config, random));
      for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state))
        game.apply(state, acting[0] as number, game.sample(state, acting[0] as number, random));
      for (const seat of game.seats(config)) {
        const { score, lines } = scoreBoard(state, seat);
        for (const source of SOURCES)
          expect(lines.filter((line) => line.source === source).reduce((sum, line) => sum + line.gold, 0)).toBe(score[source]);
        expect(score).toEqual(game.outcome(state)?.scores[seat - 1]);
      }
    }
  });

  test('name the road and the river that made the gold', () => {
    const table = tableOf('stage score; board 1: 1,2=road:EW 1,3=road:EW,river:NS 1,4=road:NSW 2,3=river:N 2,4=road:N');
    const { lines } = scoreBoard(table, 1);
    expect(lines).toContainEqual({ source: 'towns', gold: 5, cells: [0, 1, 2, 3], town: 'baabourne' });
    expect(lines).toContainEqual({ source: 'rivers', gold: 3, cells: [2, 6] });
  });

  test('are told line by line at the end', () => {
    const random = new FastRandom(13);
    const config = { edition: '2017', players: 2, missions: true, blackSheep: false } as const;
    const state = game.start(config, game.deal(config, random));
    const gold = [0, 0];
    let revealed = 0;
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = acting[0] as number;
      game.apply(state, seat, game.sample(state, seat, random), (event) => {
        if (event.kind === 'scores') gold[event.seat - 1] = (gold[event.seat - 1] as number) + event.line.gold;
        if (event.kind === 'reveals') revealed++;
      });
    }
    expect(gold).toEqual(game.outcome(state)?.scores.map(({ total }) => total));
    expect(revealed).toBe(2);
  });
});
