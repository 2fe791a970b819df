import { isRefusal, memoByConfig, type Seat } from '@bellwether/kernel';
import {
  type Action,
  addAction,
  areNeighbours,
  beginTurn,
  type Card,
  CELLS,
  type Cell,
  type Composition,
  type Config,
  cardText,
  cellText,
  choicesNow,
  DIRECTIONS,
  type Direction,
  type Drive,
  deckOf,
  dogsOf,
  foxesOf,
  handChoices,
  hasBarn,
  MISSIONS,
  pickSize,
  riverOf,
  roadOf,
  type SheepAndThief,
  STAGES,
  sheepAndThief,
  sheepOf,
  tableOf,
  type View,
  whiteSheepOf,
} from '@bellwether/sheep-and-thief';
import { Bytes, type ChoiceKit, type Choosing, type Part } from '../arena/choices.ts';

/**
 * A step of a turn: a card, a cell, then the images in any order: `sheep`, `fox-N`, or a drive: `dog-1,1>1,2`, the number of white sheep,
 * and whether the black one goes with them. `end` skips the remaining dogs. A pick of two cards is two choices.
 */
type Step =
  | { readonly kind: 'card'; readonly kept: readonly Card[] }
  | { readonly kind: 'cell'; readonly card: Card; readonly faceDown: boolean; readonly cells: readonly Cell[] }
  | { readonly kind: 'image'; readonly turn: Composition }
  | { readonly kind: 'white'; readonly turn: Composition; readonly drive: Drive }
  | { readonly kind: 'black'; readonly turn: Composition; readonly drive: Drive; readonly white: number };

interface SheepChoosing extends Choosing<SheepAndThief> {
  readonly step: Step;
}

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell);
const EDGES = EVERY_CELL.flatMap((from) => EVERY_CELL.filter((to) => areNeighbours(from, to)).map((to) => ({ from, to })));

/** The layout of choices and arrays for a set-up. */
interface Plan {
  readonly cards: readonly Card[];
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** The first index of each kind of choice. */
  readonly at: Readonly<Record<'cell' | 'sheep' | 'fox' | 'dog' | 'white' | 'black' | 'end', number>>;
}

const planOf = memoByConfig((config: Config): Plan => {
  const cards = [...new Set(deckOf(config))];
  const kinds = [
    ['card', cards.map(cardText)],
    ['cell', EVERY_CELL.map((cell) => `@${cellText(cell)}`)],
    ['sheep', ['sheep']],
    ['fox', DIRECTIONS.map((direction) => `fox-${direction}`)],
    ['dog', EDGES.map(({ from, to }) => `dog-${cellText(from)}>${cellText(to)}`)],
    ['white', Array.from({ length: whiteSheepOf(config) + 1 }, (_, n) => `w${n}`)],
    ['black', ['no-b', 'b']],
    ['end', ['end']],
  ] as const;
  const names: string[] = [];
  const at = { cell: 0, sheep: 0, fox: 0, dog: 0, white: 0, black: 0, end: 0 };
  for (const [kind, some] of kinds) {
    if (kind !== 'card') at[kind] = names.length;
    names.push(...some);
  }
  return { cards, names, at, parts: partsOf(cards.length, config.players) };
});

/** Edges with a river, edges with a road, images, barn, covered, face down, white sheep, black sheep. */
const CELL_BYTES = 4 + 4 + 3 + 5;

function partsOf(cards: number, players: number): Part[] {
  return [
    ['seat', players],
    ['stage', STAGES.length],
    ['round', 1],
    ['step', 1],
    ['starter', players],
    ['turn', players],
    ['to-act', players],
    ['fox', CELLS],
    ['supply', 1],
    ['deck-size', 1],
    ['boards', players * CELLS * CELL_BYTES],
    ['paddock', players],
    ['placed', players],
    ['hand-sizes', players],
    ['packet-sizes', players],
    ['out-sizes', players],
    ['hand', cards],
    ['packet', cards],
    ['pick', cards],
    ['out', cards],
    ['passed-on', cards],
    ['mission', MISSIONS.length],
    ['missions', players * MISSIONS.length],
    ['chosen-card', cards],
    ['chosen-cell', CELLS],
    ['images-left', 3],
    ['drive-from', CELLS],
    ['drive-to', CELLS],
    ['drive-white', 1],
  ];
}

export const sheepAndThiefChoices: ChoiceKit<SheepAndThief, SheepChoosing> = {
  names: (config) => planOf(config).names,
  begin: (view) => asked(view, [], { kind: 'card', kept: [] }),
  choose(choosing, choice) {
    const { view, made, step } = choosing;
    const { cards, at } = planOf(view.config);
    const next = [...made, choice];
    switch (step.kind) {
      case 'card': {
        const card = cards[choice] as Card;
        if (view.stage === 'place') return afterCard(view, next, card);
        if (view.stage === 'discard') return { move: { kind: 'discard', card } };
        const kept = [...step.kept, card];
        if (kept.length === pickSize(view.config.players)) return { move: { kind: 'keep', cards: kept } };
        return asked(view, next, { kind: 'card', kept });
      }
      case 'cell':
        return afterAction(view, next, beginTurn(tableOf(view), view.viewer as Seat, step.card, choice - at.cell, step.faceDown));
      case 'image':
        if (choice === at.end) return { move: moveOf(step.turn) };
        if (choice >= at.dog) {
          const { from, to } = EDGES[choice - at.dog] as (typeof EDGES)[number];
          const drive = choicesNow(step.turn).drives.find((one) => one.from === from && one.to === to) as Drive;
          return asked(view, next, { kind: 'white', turn: step.turn, drive });
        }
        return afterAction(
          view,
          next,
          addAction(step.turn, choice === at.sheep ? { kind: 'sheep' } : { kind: 'fox', step: (choice - at.fox) as Direction }),
        );
      case 'white': {
        const white = choice - at.white;
        if (step.drive.black && white > 0) return asked(view, next, { kind: 'black', turn: step.turn, drive: step.drive, white });
        return afterAction(view, next, addAction(step.turn, driven(step.drive, white, white === 0)));
      }
      case 'black':
        return afterAction(view, next, addAction(step.turn, driven(step.drive, step.white, choice > at.black)));
    }
  },
  parts: (config) => planOf(config).parts,
  array,
};

function driven({ from, to }: Drive, white: number, black: boolean): Action {
  return { kind: 'dog', from, to, white, black };
}

function moveOf({ card, at, faceDown, actions }: Composition): SheepAndThief['Move'] {
  return { kind: 'place', card, at, faceDown, actions };
}

function afterCard(view: View, made: readonly number[], card: Card): SheepChoosing {
  const { faceDown, cards } = handChoices(tableOf(view), view.viewer as Seat);
  const cells = cards.find((choice) => choice.card === card)?.cells.filter(({ refusal }) => refusal === undefined) ?? [];
  return asked(view, made, { kind: 'cell', card, faceDown, cells: cells.map(({ cell }) => cell) });
}

function afterAction(
  view: View,
  made: readonly number[],
  turn: ReturnType<typeof addAction>,
): ReturnType<typeof sheepAndThiefChoices.choose> {
  if (isRefusal(turn)) throw new Error(`a choice that was open is refused: ${turn.code}`);
  const { left, now, seat } = turn;
  if (left.sheep + left.dogs + left.foxes === 0) return { move: moveOf(turn) };
  const { fox, supply, boards, own } = sheepAndThief.view(now, seat);
  const seen = { ...view, fox, supply, boards, own: { ...view.own, hand: own.hand } };
  return asked(seen, made, { kind: 'image', turn });
}

function asked(view: View, made: readonly number[], step: Step): SheepChoosing {
  return { view, made, open: openAt(view, step), step };
}

function openAt(view: View, step: Step): readonly number[] {
  const { cards, at } = planOf(view.config);
  const numbersOf = (some: Iterable<Card>) => [...new Set(some)].map((card) => cards.indexOf(card)).sort((a, b) => a - b);
  switch (step.kind) {
    case 'card': {
      if (view.stage === 'discard') return numbersOf(view.own.hand);
      if (view.stage === 'draft') return numbersOf(without(view.own.packet, step.kept));
      const { cards: hand } = handChoices(tableOf(view), view.viewer as Seat);
      return numbersOf(hand.filter(({ cells }) => cells.some(({ refusal }) => refusal === undefined)).map(({ card }) => card));
    }
    case 'cell':
      return step.cells.map((cell) => at.cell + cell);
    case 'image': {
      const { sheep, foxSteps, drives, finish } = choicesNow(step.turn);
      return [
        ...(sheep ? [at.sheep] : []),
        ...foxSteps.map((fox) => at.fox + fox.step),
        ...EDGES.flatMap(({ from, to }, i) => (drives.some((drive) => canDrive(drive, from, to)) ? [at.dog + i] : [])),
        ...(isRefusal(finish) ? [] : [at.end]),
      ];
    }
    case 'white': {
      const least = step.drive.black ? 0 : 1;
      return Array.from({ length: step.drive.white - least + 1 }, (_, n) => at.white + least + n);
    }
    case 'black':
      return [at.black, at.black + 1];
  }
}

function canDrive({ from, to, white, black }: Drive, wantedFrom: Cell, wantedTo: Cell): boolean {
  return from === wantedFrom && to === wantedTo && (white > 0 || black);
}

function without(cards: readonly Card[], kept: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of kept) left.splice(left.indexOf(card), 1);
  return left;
}

function array(view: View, choosing?: SheepChoosing): Uint8Array {
  const { cards, parts } = planOf(view.config);
  const { players } = view.config;
  const first = view.viewer === 'spectator' ? 1 : view.viewer;
  const place = (seat: number) => (seat - first + players) % players;
  const around = Array.from({ length: players }, (_, i) => (first - 1 + i) % players);
  const bytes = new Bytes(parts);
  const count = (some: readonly Card[]) =>
    bytes.count(
      some.map((card) => cards.indexOf(card)),
      cards.length,
    );
  bytes.mark([first - 1], players);
  bytes.mark([STAGES.indexOf(view.stage)], STAGES.length);
  bytes.put(view.round, view.step);
  bytes.mark([place(view.starter)], players);
  bytes.mark([view.turn === null ? -1 : place(view.turn)], players);
  bytes.mark(view.toAct.map(place), players);
  bytes.mark([view.fox], CELLS);
  bytes.put(view.supply, view.deckSize);
  for (const i of around) {
    const { cards: laid, sheep, black } = view.boards[i] as View['boards'][number];
    laid.forEach((shown, cell) => {
      const card = typeof shown === 'number' ? shown : 0;
      for (const edges of [riverOf(card), roadOf(card)]) for (let i = 0; i < 4; i++) bytes.put((edges >> i) & 1);
      bytes.put(sheepOf(card), dogsOf(card), foxesOf(card), Number(hasBarn(card)));
      bytes.put(Number(shown !== null), Number(shown === 'back'), sheep[cell] as number, Number(black === cell));
    });
  }
  bytes.put(...around.map((i) => (view.boards[i] as View['boards'][number]).paddock));
  for (const bySeat of [view.placed, view.handSizes, view.packetSizes, view.outSizes]) bytes.put(...around.map((i) => bySeat[i] as number));
  const { own } = view;
  for (const some of [own.hand, own.packet, own.pick, own.out]) count(some);
  count(own.memory.flatMap(({ saw, kept }) => without(saw, kept)));
  const mission = (name: (typeof MISSIONS)[number] | null | undefined) => (name ? MISSIONS.indexOf(name) : -1);
  bytes.mark([mission(own.mission)], MISSIONS.length);
  for (const i of around) bytes.mark([mission(view.missions?.[i])], MISSIONS.length);
  const step = choosing?.step;
  const turn = step !== undefined && 'turn' in step ? step.turn : undefined;
  const drive = step !== undefined && 'drive' in step ? step.drive : undefined;
  count(turn ? [turn.card] : step?.kind === 'cell' ? [step.card] : step?.kind === 'card' ? step.kept : []);
  bytes.mark([turn?.at ?? -1], CELLS);
  bytes.put(turn?.left.sheep ?? 0, turn?.left.dogs ?? 0, turn?.left.foxes ?? 0);
  bytes.mark([drive?.from ?? -1], CELLS);
  bytes.mark([drive?.to ?? -1], CELLS);
  bytes.put(step?.kind === 'black' ? step.white : 0);
  return bytes.done();
}
