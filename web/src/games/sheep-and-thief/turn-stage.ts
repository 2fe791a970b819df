import { isRefusal, type Seat } from '@bellwether/kernel';
import {
  addAction,
  beginTurn,
  beside,
  type CardChoice,
  type Choices,
  type Composition,
  choicesNow,
  type Drive,
  effectsOf,
  type FoxStep,
  type HandChoices,
  handChoices,
  pickSize,
  sheepAndThief,
} from '@bellwether/sheep-and-thief';
import type { Action, Card, Cell, EventView, Move, Refusal, View } from './vocabulary.ts';

/**
 * The question to the viewer during a turn. All options come from the engine; the game changes only at the end of the
 * turn.
 */
export type TurnStage =
  | { readonly kind: 'nothing' }
  /** A pick of the draft: indices in the packet, in the order chosen. */
  | { readonly kind: 'keep'; readonly count: number; readonly chosen: readonly number[] }
  | { readonly kind: 'discard'; readonly chosen: readonly number[] }
  | { readonly kind: 'place'; readonly choices: HandChoices; readonly card?: CardChoice | undefined }
  | Composing;

export type Tool = 'dog' | 'fox';

export interface Composing {
  readonly kind: 'compose';
  readonly composition: Composition;
  readonly choices: Choices;
  readonly tool: Tool | undefined;
  /** The cell where the dog fetches sheep. */
  readonly from?: Cell | undefined;
  /** The cell it drives them to, while asking how many. */
  readonly to?: Cell | undefined;
}

/** What a cell of one's own board offers. */
export type Offer =
  | { readonly kind: 'place' }
  | { readonly kind: 'from'; readonly white: number; readonly black: boolean }
  | { readonly kind: 'to'; readonly drive: Drive }
  | { readonly kind: 'step'; readonly step: FoxStep };

export function begin(view: View): TurnStage {
  const seat = view.viewer;
  if (typeof seat !== 'number' || !view.toAct.includes(seat)) return { kind: 'nothing' };
  switch (view.stage) {
    case 'draft':
      return { kind: 'keep', count: pickSize(view.config.players), chosen: [] };
    case 'discard':
      return { kind: 'discard', chosen: [] };
    case 'place':
      return { kind: 'place', choices: handChoices(sheepAndThief.tableOf(view), seat) };
    case 'over':
      return { kind: 'nothing' };
  }
}

/** The last card chosen from the hand or the packet. */
export function chosenCard(stage: TurnStage, { own }: View): Card | undefined {
  switch (stage.kind) {
    case 'keep':
      return own.packet[stage.chosen.at(-1) ?? -1];
    case 'discard':
      return own.hand[stage.chosen.at(-1) ?? -1];
    case 'place':
      return stage.card?.card;
    default:
      return undefined;
  }
}

export function offers(stage: TurnStage): ReadonlyMap<Cell, Offer> {
  const found = new Map<Cell, Offer>();
  if (stage.kind === 'place') {
    for (const { cell, refusal } of stage.card?.cells ?? []) if (!refusal) found.set(cell, { kind: 'place' });
  }
  if (stage.kind !== 'compose') return found;
  const { choices, tool, from } = stage;
  if (tool === 'fox') for (const step of choices.foxSteps) found.set(step.to, { kind: 'step', step });
  if (tool !== 'dog') return found;
  if (from === undefined)
    for (const drive of choices.drives) found.set(drive.from, { kind: 'from', white: drive.white, black: drive.black });
  else for (const drive of choices.drives) if (drive.from === from) found.set(drive.to, { kind: 'to', drive });
  return found;
}

/** Why a cell is not offered; undefined if no cell is asked for. */
export function whyNotAt(stage: TurnStage, cell: Cell): Refusal | undefined {
  if (stage.kind === 'place') return stage.card?.cells[cell]?.refusal;
  if (stage.kind !== 'compose') return undefined;
  const { composition, tool, from } = stage;
  if (tool !== 'dog') return undefined;
  if (from !== undefined) return refusalOf(composition, { kind: 'dog', from, to: cell, white: 1, black: false });
  // No drive starts here: there is nothing to drive, or nowhere to go. The reason of the first direction is given.
  const around = ([0, 1, 2, 3] as const).map((way) => beside(cell, way)).filter((to) => to >= 0);
  const refusals = around.map((to) => refusalOf(composition, { kind: 'dog', from: cell, to, white: 1, black: false }));
  return refusals.find((one) => one?.code !== 'dog-no-card') ?? refusals[0];
}

function refusalOf(composition: Composition, action: Action): Refusal | undefined {
  const next = addAction(composition, action);
  return isRefusal(next) ? next : undefined;
}

/** A step of the turn: the new stage, and its events. */
export interface TurnStep {
  readonly composition: Composition;
  readonly events: readonly EventView[];
}

export function lay(view: View, card: Card, at: Cell, faceDown: boolean): TurnStep | Refusal {
  const seat = view.viewer as Seat;
  const composition = beginTurn(sheepAndThief.tableOf(view), seat, card, at, faceDown);
  if (isRefusal(composition)) return composition;
  return settle({ composition, events: [{ kind: 'places', seat, at, card, faceDown }] });
}

export function take(composition: Composition, action: Action): TurnStep | Refusal {
  const next = addAction(composition, action);
  if (isRefusal(next)) return next;
  return settle({ composition: next, events: effectsOf(composition.now, composition.seat, composition.at, action) });
}

/** When only sheep are left to take, their order does not matter: they are taken automatically. */
function settle(step: TurnStep): TurnStep {
  let { composition } = step;
  const events = [...step.events];
  while (composition.left.sheep > 0 && composition.left.dogs === 0 && composition.left.foxes === 0) {
    const next = addAction(composition, { kind: 'sheep' });
    if (isRefusal(next)) break;
    events.push(...effectsOf(composition.now, composition.seat, composition.at, { kind: 'sheep' }));
    composition = next;
  }
  return { composition, events };
}

/** The stage after a step: the tool stays while it has work; then another takes over. */
export function composing(composition: Composition, before?: Tool): Composing {
  const choices = choicesNow(composition);
  const useful = (tool: Tool | undefined) =>
    (tool === 'dog' && choices.drives.length > 0) || (tool === 'fox' && choices.foxSteps.length > 0) ? tool : undefined;
  const tool = useful(before) ?? useful('dog') ?? useful('fox');
  return { kind: 'compose', composition, choices, tool };
}

/** The view with the turn so far applied, for the player composing it. */
export function viewWith(view: View, { now, seat }: Composition): View {
  const { boards, fox, supply, own } = sheepAndThief.view(now, seat);
  return { ...view, boards, fox, supply, own: { ...view.own, hand: own.hand } };
}

type Placing = Extract<Move, { readonly kind: 'place' }>;
/** The next step toward a move: an action, the end of the turn, or undo where the turn has diverged. */
export type NextStep = Exclude<Action, { kind: 'skip-dog' }> | { readonly kind: 'end' | 'back' };

export function nextStep({ composition }: Composing, wanted: Placing): NextStep {
  const { card, at, faceDown, actions } = composition;
  const due = { ...wanted, actions: wanted.actions.slice(0, actions.length) };
  if (sheepAndThief.write({ kind: 'place', card, at, faceDown, actions }) !== sheepAndThief.write(due)) return { kind: 'back' };
  const next = wanted.actions[actions.length];
  return next === undefined || next.kind === 'skip-dog' ? { kind: 'end' } : next;
}

/** The next cell to press toward a move, once its card or image is selected. */
export function nextCell(stage: TurnStage, wanted: Placing): Cell | undefined {
  if (stage.kind !== 'compose') return wanted.at;
  const next = nextStep(stage, wanted);
  if (next.kind !== stage.tool) return undefined;
  if (next.kind === 'dog') return stage.from === next.from ? next.to : next.from;
  return next.kind === 'fox' ? stage.choices.foxSteps.find(({ step }) => step === next.step)?.to : undefined;
}
