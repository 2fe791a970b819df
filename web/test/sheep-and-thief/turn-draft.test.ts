import { isRefusal, type Seat } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { type KeptTurn, type TurnInput, turnAfter } from '../../src/games/sheep-and-thief/turn-draft.ts';
import { begin, offers } from '../../src/games/sheep-and-thief/turn-stage.ts';
import type { Move, View } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { played } from './position.ts';

const fresh = (view: View): KeptTurn => ({ stage: begin(view), steps: [] });

/** The turn after all these inputs, and the move that the last of them sends. */
function after(view: View, ...inputs: readonly TurnInput[]): { turn: KeptTurn; move?: Move } {
  return inputs.reduce<{ turn: KeptTurn; move?: Move }>(({ turn }, input) => turnAfter(view, turn, input), { turn: fresh(view) });
}

const fromPacket = (view: View, i: number): TurnInput => ({ kind: 'card', from: 'packet', i, card: view.own.packet[i] as number });
const fromHand = (view: View, i: number): TurnInput => ({ kind: 'card', from: 'hand', i, card: view.own.hand[i] as number });
const onCell = (cell: number, touch = false): TurnInput => ({ kind: 'cell', cell, touch });
const END: TurnInput = { kind: 'end' };
const BACK: TurnInput = { kind: 'back' };

describe('a pick of the draft', () => {
  const two = played({ players: 2 }, 0).view;
  const four = played({ players: 4 }, 0).view;

  it('keeps the last ones chosen, and lets one go that is pressed again', () => {
    expect(after(two, fromPacket(two, 0), fromPacket(two, 1), fromPacket(two, 2)).turn.stage).toMatchObject({ chosen: [1, 2] });
    expect(after(two, fromPacket(two, 0), fromPacket(two, 1), fromPacket(two, 0)).turn.stage).toMatchObject({ chosen: [1] });
  });

  it('is sent at its end; where one card is enough, by choosing it twice', () => {
    const [a, b] = two.own.packet;
    expect(after(two, fromPacket(two, 0), fromPacket(two, 1), END).move).toEqual({ kind: 'keep', cards: [a, b] });
    expect(after(four, fromPacket(four, 3)).move).toBeUndefined();
    expect(after(four, fromPacket(four, 3), fromPacket(four, 3)).move).toEqual({ kind: 'keep', cards: [four.own.packet[3]] });
  });

  it('lets everything go', () => {
    expect(after(two, fromPacket(two, 0), { kind: 'let-go' }).turn.stage).toMatchObject({ chosen: [] });
  });
});

/** A view of seat 1 that has to place a card, by seed. */
function placing(seed: number): View | undefined {
  const { state } = played({ players: 3 }, 16 + (seed % 20), seed);
  const seat = sheepAndThief.toAct(state)[0] as Seat | undefined;
  const view = seat === undefined ? undefined : sheepAndThief.view(state, seat);
  return view?.stage === 'place' ? view : undefined;
}
const VIEWS = Array.from({ length: 120 }, (_, seed) => placing(seed + 1)).filter((view) => view !== undefined);

/** Presses what is offered until the turn may end, as a person would. */
function playTurn(view: View): { inputs: TurnInput[]; turn: KeptTurn } | undefined {
  const inputs: TurnInput[] = [];
  let turn = fresh(view);
  const press = (input: TurnInput) => {
    inputs.push(input);
    ({ turn } = turnAfter(view, turn, input));
  };
  const at = view.own.hand.findIndex((_, i) => offers(after(view, fromHand(view, i)).turn.stage).size > 0);
  if (at < 0) return undefined;
  press(fromHand(view, at));
  press(onCell([...offers(turn.stage).keys()][0] as number));
  for (let n = 0; n < 30 && turn.stage.kind === 'compose' && isRefusal(turn.stage.choices.finish); n++) {
    const { left } = turn.stage.composition;
    if (left.sheep > 0) press({ kind: 'use', tool: 'sheep' });
    else {
      press({ kind: 'use', tool: 'fox' });
      press(onCell([...offers(turn.stage).keys()][0] as number));
    }
  }
  return { inputs, turn };
}

describe('a turn', () => {
  it('is put together step by step, and its end is a move that the game takes', () => {
    let sent = 0;
    for (const view of VIEWS) {
      const made = playTurn(view);
      if (made === undefined) continue;
      const { move } = turnAfter(view, made.turn, END);
      expect(move?.kind).toBe('place');
      expect(sheepAndThief.check(sheepAndThief.tableOf(view), view.viewer as Seat, move as Move)).toBeUndefined();
      sent++;
    }
    expect(sent).toBeGreaterThan(20);
  });

  it('can be taken back step by step to its beginning', () => {
    let taken = 0;
    for (const view of VIEWS) {
      const made = playTurn(view);
      if (made === undefined) continue;
      let { turn } = made;
      for (let { length } = turn.steps; length > 0; length--) {
        ({ turn } = turnAfter(view, turn, BACK));
        expect(turn.steps).toHaveLength(length - 1);
        taken++;
      }
      expect(turn).toMatchObject(fresh(view));
    }
    expect(taken).toBeGreaterThan(40);
  });

  it('says why not, and says it no longer after the next press', () => {
    const [view] = VIEWS as [View];
    const asked = after(view, onCell(5));
    expect(asked.turn.whyNot).toBe('choose-card');
    expect(turnAfter(view, asked.turn, fromHand(view, 0)).turn.whyNot).toBeUndefined();
    const shut = after(view, fromHand(view, 0), onCell(0));
    expect(shut.turn.whyNot).toMatchObject({ kind: 'refusal' });
    expect(shut.turn.steps).toEqual([]);
  });

  it('does not end while images are left', () => {
    const early = VIEWS.map((view) => ({ view, made: playTurn(view) })).find(({ made }) => (made?.turn.steps.length ?? 0) > 1);
    if (early?.made === undefined) throw new Error('no turn of more than one step');
    const { turn, move } = after(early.view, ...early.made.inputs.slice(0, 2), END);
    expect(move).toBeUndefined();
    expect(turn.whyNot).toMatchObject({ kind: 'refusal' });
  });

  it('takes up another card instead of the one just laid, and puts down the same one', () => {
    const [view] = VIEWS as [View];
    const up = after(view, fromHand(view, 0)).turn;
    expect(up.stage).toMatchObject({ kind: 'place', card: { card: view.own.hand[0] } });
    expect(turnAfter(view, up, fromHand(view, 0)).turn.stage).toMatchObject({ kind: 'place' });
    expect((turnAfter(view, up, fromHand(view, 0)).turn.stage as { card?: object }).card).toBeUndefined();
    const cell = [...offers(up.stage).keys()][0] as number;
    const laid = turnAfter(view, up, onCell(cell)).turn;
    expect(laid.steps).toHaveLength(1);
    const other = turnAfter(view, laid, fromHand(view, 1)).turn;
    expect(other.steps).toEqual([]);
    expect(other.stage).toMatchObject({ kind: 'place', card: { card: view.own.hand[1] } });
  });

  it('sends the fox at the second touch, at once by mouse or key', () => {
    let sent = 0;
    for (const view of VIEWS) {
      const made = playTurn(view);
      const at = made?.inputs.findIndex((input) => input.kind === 'use' && input.tool === 'fox') ?? -1;
      if (made === undefined || at < 0) continue;
      const before = after(view, ...made.inputs.slice(0, at + 1)).turn;
      const { cell } = made.inputs[at + 1] as Extract<TurnInput, { kind: 'cell' }>;
      const once = turnAfter(view, before, onCell(cell, true)).turn;
      expect([once.looked, once.steps.length]).toEqual([cell, before.steps.length]);
      expect(turnAfter(view, once, onCell(cell, true)).turn.steps.length).toBe(before.steps.length + 1);
      expect(turnAfter(view, before, onCell(cell)).turn.steps.length).toBe(before.steps.length + 1);
      sent++;
    }
    expect(sent).toBeGreaterThan(5);
  });
});

describe('a card that goes nowhere', () => {
  it('is answered with what is in its way, and no cell is lit', () => {
    const met = new Set<unknown>();
    for (const view of VIEWS) {
      for (const i of view.own.hand.keys()) {
        const { stage, whyNot } = after(view, fromHand(view, i)).turn;
        expect(whyNot === undefined).toBe(offers(stage).size > 0);
        met.add(whyNot);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['nowhere', 'nowhere-fox']));
  });
});
