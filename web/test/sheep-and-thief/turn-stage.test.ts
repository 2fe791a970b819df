import { isRefusal, type Seat } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import {
  begin,
  composing,
  lay,
  offers,
  type TurnStage,
  type TurnStep,
  take,
  viewWith,
  whyNotAt,
} from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { Action, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { played } from './position.ts';

/** Views of seats that have to place a card, at many moments. */
function placing(): View[] {
  const views: View[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    for (let plies = 16; plies < 90; plies += 5) {
      const { state } = played({ players: seed % 2 ? 4 : 3 }, plies, seed);
      const seat = sheepAndThief.toAct(state)[0] as Seat;
      const view = seat ? sheepAndThief.view(state, seat) : undefined;
      if (view?.stage === 'place') views.push(view);
    }
  }
  return views;
}

const stepOf = (step: ReturnType<typeof lay>): TurnStep => {
  if (isRefusal(step)) throw new Error(step.code);
  return step;
};

/** Takes every image as offered: the first drive, the first step. */
function compose(view: View): { steps: TurnStep[]; end: TurnStage } | undefined {
  const first = begin(view);
  if (first.kind !== 'place') throw new Error(first.kind);
  const card = first.choices.cards.find(({ cells }) => cells.some(({ refusal }) => !refusal));
  if (card === undefined) return undefined;
  const [cell] = [...offers({ ...first, card }).keys()];
  const steps = [stepOf(lay(view, card.card, cell as number, first.choices.faceDown))];
  for (;;) {
    const { composition } = steps.at(-1) as TurnStep;
    const { choices } = composing(composition);
    const [drive] = choices.drives;
    const [fox] = choices.foxSteps;
    const action: Action | undefined = choices.sheep
      ? { kind: 'sheep' }
      : drive
        ? { kind: 'dog', ...drive }
        : fox
          ? { kind: 'fox', step: fox.step }
          : undefined;
    if (action === undefined) return { steps, end: composing(composition) };
    steps.push(stepOf(take(composition, action)));
  }
}

describe('a turn put together on the page', () => {
  const views = placing();

  it('ends in a move the game accepts, and shows what the move will do', () => {
    let composed = 0;
    for (const view of views) {
      const turn = compose(view);
      if (turn?.end.kind !== 'compose') continue;
      const move = turn.end.choices.finish;
      if (isRefusal(move)) throw new Error(move.code);
      const state = sheepAndThief.imagine(view, { next: () => 0.5, below: (n: number) => Math.floor(n / 2) } as never);
      expect(sheepAndThief.check(state, view.viewer as Seat, move)).toBeUndefined();
      sheepAndThief.apply(state, view.viewer as Seat, move);
      const after = sheepAndThief.view(state, view.viewer);
      const shown = viewWith(view, turn.end.composition);
      if (after.stage !== 'place') continue;
      expect(shown.boards).toEqual(after.boards);
      expect([shown.fox, shown.supply]).toEqual([after.fox, after.supply]);
      composed++;
    }
    expect(composed).toBeGreaterThan(50);
  });

  it('offers every cell or says why not', () => {
    for (const view of views) {
      const stage = begin(view);
      if (stage.kind !== 'place') throw new Error(stage.kind);
      for (const card of stage.choices.cards) {
        const chosen: TurnStage = { ...stage, card };
        const open = offers(chosen);
        for (let cell = 0; cell < 16; cell++) expect(open.has(cell) || whyNotAt(chosen, cell)?.rule, `cell ${cell}`).toBeTruthy();
      }
    }
  });

  it('says why a dog cannot fetch from or drive to a cell', () => {
    let asked = 0;
    for (const view of views) {
      for (const { composition } of compose(view)?.steps ?? []) {
        const stage = composing(composition, 'dog');
        if (stage.tool !== 'dog') continue;
        const from = stage.choices.drives[0]?.from;
        for (const one of [stage, { ...stage, from }]) {
          const open = offers(one);
          for (let cell = 0; cell < 16; cell++) {
            if (open.has(cell)) continue;
            expect(whyNotAt(one, cell)?.code, `${from} ${cell}`).toMatch(/^dog-/);
            asked++;
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  it('takes sheep by itself where nothing else is left to order', () => {
    for (const view of views) {
      for (const { composition } of compose(view)?.steps ?? []) {
        const { left } = composition;
        expect(left.dogs + left.foxes > 0 || left.sheep === 0).toBe(true);
      }
    }
  });
});

describe('nothing to do', () => {
  it('for spectators and for those who wait', () => {
    expect(begin(played({}, 3, 1, 'spectator').view).kind).toBe('nothing');
    const { view } = played({}, 1, 1, 1);
    expect(view.toAct).not.toContain(1);
    expect(begin(view).kind).toBe('nothing');
  });

  it('two players keep two, others one', () => {
    expect(begin(played({ players: 2 }, 0).view)).toMatchObject({ kind: 'keep', count: 2 });
    expect(begin(played({ players: 3 }, 0).view)).toMatchObject({ kind: 'keep', count: 1 });
  });
});
