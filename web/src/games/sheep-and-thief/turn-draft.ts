import { isRefusal } from '@bellwether/kernel';
import { beside } from '@bellwether/sheep-and-thief';
import { begin, type Composing, composing, lay, offers, type Tool, type TurnStage, type TurnStep, take, whyNotAt } from './turn-stage.ts';
import type { Action, Card, Cell, Move, Refusal, View } from './vocabulary.ts';

/** Why something cannot be done: the engine's refusal, or the table's own where the engine is not asked. */
export type WhyNot = Refusal | 'one-step' | 'choose-card' | 'dogs-nothing' | 'nowhere' | 'nowhere-fox';

/** A turn being composed: every step can be undone. */
export interface KeptTurn {
  readonly stage: TurnStage;
  readonly steps: readonly TurnStep[];
  readonly whyNot?: WhyNot | undefined;
  /** The cell the player inspects, before it is chosen. */
  readonly looked?: Cell | undefined;
}

/** An input while composing a turn. */
export type TurnInput =
  | { readonly kind: 'card'; readonly from: 'packet' | 'hand'; readonly i: number; readonly card: Card }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly touch: boolean }
  | { readonly kind: 'look'; readonly cell: Cell | undefined }
  | { readonly kind: 'use'; readonly tool: Tool | 'sheep' }
  | { readonly kind: 'drive'; readonly white: number; readonly black: boolean }
  | { readonly kind: 'back' | 'end' | 'let-go' };

/** The turn after an input, and its move if it is complete. */
export interface TurnAfter {
  readonly turn: KeptTurn;
  readonly move?: Move;
}

export function turnAfter(view: View, turn: KeptTurn, input: TurnInput): TurnAfter {
  switch (input.kind) {
    case 'card':
      return pressCard(view, turn, input);
    case 'cell':
      return pressCell(view, turn, input.cell, input.touch);
    case 'look':
      return { turn: input.cell === turn.looked ? turn : { ...turn, looked: input.cell } };
    case 'use':
      return pickTool(turn, input.tool);
    case 'drive':
      return drive(turn, input.white, input.black);
    case 'back':
      return back(view, turn);
    case 'end':
      return end(view, turn);
    case 'let-go':
      return letGo(view, turn);
  }
}

/** Every input clears the last refusal. */
function changed(turn: KeptTurn, part: Partial<KeptTurn>): TurnAfter {
  return { turn: { ...turn, whyNot: undefined, ...part } };
}

function send(turn: KeptTurn, move: Move): TurnAfter {
  return { ...changed(turn, {}), move };
}

function withStep(turn: KeptTurn, next: TurnStep | Refusal, tool?: Tool): TurnAfter {
  if (isRefusal(next)) return changed(turn, { whyNot: next });
  return changed(turn, { steps: [...turn.steps, next], stage: composing(next.composition, tool), looked: undefined });
}

function act(turn: KeptTurn, action: Action, tool?: Tool): TurnAfter {
  const last = turn.steps.at(-1);
  return last ? withStep(turn, take(last.composition, action), tool) : { turn };
}

function pressCard(view: View, turn: KeptTurn, { from, i, card }: Extract<TurnInput, { kind: 'card' }>): TurnAfter {
  const { stage, steps } = turn;
  const mayTakeUp = stage.kind === 'place' || (stage.kind === 'compose' && steps.length === 1);
  if (from === 'hand' && mayTakeUp) return takeUp(view, turn, card);
  if (!((stage.kind === 'keep' && from === 'packet') || (stage.kind === 'discard' && from === 'hand'))) return { turn };
  const most = stage.kind === 'keep' ? stage.count : 1;
  if (!stage.chosen.includes(i)) return changed(turn, { stage: { ...stage, chosen: [...stage.chosen, i].slice(-most) } });
  // Where one card is enough, choosing it again confirms.
  if (most === 1) return end(view, turn);
  return changed(turn, { stage: { ...stage, chosen: stage.chosen.filter((one) => one !== i) } });
}

/** Selects a card, in place of the selected or just placed one; the same card again is deselected. */
function takeUp(view: View, turn: KeptTurn, card: Card): TurnAfter {
  const fresh = begin(view);
  if (fresh.kind !== 'place') return { turn };
  const again = turn.stage.kind === 'place' && turn.stage.card?.card === card;
  if (again) return changed(turn, { steps: [], stage: fresh });
  const stage = { ...fresh, card: fresh.choices.cards.find((one) => one.card === card) };
  return changed(turn, { steps: [], stage, whyNot: whyNowhere(stage) });
}

const WAYS = [0, 1, 2, 3] as const;

/** Next to own cards, only a river or the fox can prevent a placement. */
function whyNowhere(stage: TurnStage): WhyNot | undefined {
  if (stage.kind !== 'place' || stage.card === undefined || offers(stage).size > 0) return undefined;
  const { cells } = stage.card;
  const fox = cells.find(({ refusal }) => refusal?.code === 'fox-blocks')?.cell;
  const isTaken = (cell: Cell) => cells[cell]?.refusal?.code === 'cell-taken';
  return fox !== undefined && WAYS.some((way) => isTaken(beside(fox, way))) ? 'nowhere-fox' : 'nowhere';
}

function pressCell(view: View, turn: KeptTurn, cell: Cell, touch: boolean): TurnAfter {
  const { stage } = turn;
  if (stage.kind === 'compose' && stage.from === cell) return changed(turn, { stage: withoutDrive(stage) });
  const offer = offers(stage).get(cell);
  if (offer === undefined) return changed(turn, { whyNot: answerAt(stage, cell) });
  switch (offer.kind) {
    case 'place':
      if (stage.kind !== 'place' || stage.card === undefined) return { turn };
      return withStep(turn, lay(view, stage.card.card, cell, stage.choices.faceDown));
    case 'from':
      return stage.kind === 'compose' ? changed(turn, { stage: { ...stage, from: cell, to: undefined } }) : { turn };
    case 'to': {
      const { white, black, from, to } = offer.drive;
      if (white + (black ? 1 : 0) === 1) return act(turn, { kind: 'dog', from, to, white, black }, 'dog');
      return stage.kind === 'compose' ? changed(turn, { stage: { ...stage, to: cell } }) : { turn };
    }
    case 'step':
      // A first tap looks, a second one acts.
      if (touch && turn.looked !== cell) return changed(turn, { looked: cell });
      return act(turn, { kind: 'fox', step: offer.step.step }, 'fox');
  }
}

function answerAt(stage: TurnStage, cell: Cell): WhyNot | undefined {
  if (stage.kind === 'place' && stage.card === undefined) return 'choose-card';
  if (stage.kind === 'compose' && stage.tool === 'fox') return 'one-step';
  return whyNotAt(stage, cell);
}

function pickTool(turn: KeptTurn, tool: Tool | 'sheep'): TurnAfter {
  const { stage } = turn;
  if (stage.kind !== 'compose') return { turn };
  if (tool === 'sheep') return act(turn, { kind: 'sheep' }, stage.tool);
  if (tool === 'dog' && stage.choices.drives.length === 0) return changed(turn, { whyNot: 'dogs-nothing' });
  return changed(turn, { stage: { ...withoutDrive(stage), tool }, looked: undefined });
}

function drive(turn: KeptTurn, white: number, black: boolean): TurnAfter {
  const { stage } = turn;
  if (stage.kind !== 'compose' || stage.from === undefined || stage.to === undefined) return { turn };
  return act(turn, { kind: 'dog', from: stage.from, to: stage.to, white, black }, 'dog');
}

function back(view: View, turn: KeptTurn): TurnAfter {
  const steps = turn.steps.slice(0, -1);
  const before = steps.at(-1);
  return changed(turn, { steps, stage: before ? composing(before.composition) : begin(view), looked: undefined });
}

function end(view: View, turn: KeptTurn): TurnAfter {
  const { stage } = turn;
  if (stage.kind === 'keep') return send(turn, { kind: 'keep', cards: cardsAt(view.own.packet, stage.chosen) });
  if (stage.kind === 'discard') {
    const [card] = cardsAt(view.own.hand, stage.chosen);
    return card === undefined ? { turn } : send(turn, { kind: 'discard', card });
  }
  if (stage.kind !== 'compose') return { turn };
  const { finish } = stage.choices;
  return isRefusal(finish) ? changed(turn, { whyNot: finish }) : send(turn, finish);
}

function cardsAt(cards: readonly Card[], places: readonly number[]): Card[] {
  return places.map((i) => cards[i]).filter((card) => card !== undefined);
}

/** Deselects; steps already made stay. */
function letGo(view: View, turn: KeptTurn): TurnAfter {
  const { stage } = turn;
  if (stage.kind === 'compose') return changed(turn, { stage: withoutDrive(stage) });
  return changed(turn, stage.kind === 'nothing' ? {} : { stage: begin(view) });
}

function withoutDrive(stage: Composing): Composing {
  return { ...stage, from: undefined, to: undefined };
}
