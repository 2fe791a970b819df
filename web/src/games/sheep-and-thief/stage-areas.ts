import type { Size } from '../../ui/useSize.ts';

/** Divides the stage. All arrangements are tried; the one that shows most wins. */

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The parts that need space. */
export interface SpaceNeeds {
  /** Whether there is a mission: it takes the place of a board, or a strip below the other boards. */
  readonly mission: boolean;
  /** The largest number of cards in a hand: 0 for spectators. */
  readonly cards: number;
  /** The number of gold chips: 0 while cards are chosen. */
  readonly chips: number;
  /** Cards are being chosen, so they get more space. */
  readonly drafting: boolean;
  /** Root font size: all text scales with it. */
  readonly rem: number;
  /** Factor for the size of the hand's cards. */
  readonly cardFactor?: number;
  /** Mirrors the arrangement. */
  readonly leftHand?: boolean;
  /** The height of the prompt in pixels; 0 where it is outside the stage. */
  readonly line?: number;
  /** How the other players are shown. */
  readonly rivals: Rivals;
}

/** The other players: all by their boards, all by their heads, or one by its board (counted from 1) and the rest by heads. */
export type Rivals =
  | { readonly kind: 'boards' | 'heads'; readonly count: number }
  | { readonly kind: 'one board'; readonly count: number; readonly front: number };

export interface StageAreas {
  readonly hand: Box;
  readonly handSide: number;
  readonly inRow: number;
  /** One's own board with its border, square. */
  readonly own: Box;
  readonly chips: Box;
  readonly chipsBeside: boolean;
  readonly others: Box;
  /** Places for boards, perhaps one of them for the mission. */
  readonly places: number;
  readonly columns: number;
  readonly rivals: Rivals;
  /** The height of the mission's strip below the other boards; 0 if it has a board's place. */
  readonly strip: number;
  /** The side of a cell of the other boards. */
  readonly smallCell: number;
  /** The prompt: above the hand, or below one's own board if the hand is next to it. */
  readonly line: Box;
}

/** The border of a board in cells: space for the towns. */
export const MARGIN = 0.42;
export const CELLS_ACROSS = 4 + 2 * MARGIN;
/** In rem. */
const GAP_REM = 0.375;
export const PLATE_REM = 1.5;
/** Above every other board: with its border, space for a head. */
export const HEAD_REM = 0.5;
/** Space to lift a chosen card. */
const LIFT_REM = 0.6;
const CHIP_REM = { row: 2.25, high: 2.75, beside: 5 } as const;

/** The height of a mission without a board's place. */
const STRIP_REM = 3;
/** The width of a name below a board. */
const NAME_REM = 4.75;
/** The side of a head that stands for a board, and the width of its place. */
const FACE_REM = 2.75;
export const HEAD_PLACE_REM = 5.5;
/** The smallest touch targets. */
const MIN_TOUCH_PX = { cell: 40, card: 44 } as const;
/** Below this size the cards of the hand, or another board, cannot be recognized. */
const READABLE_REM = { draft: 5.6, place: 4, cell: 0.95 } as const;
/** Larger cards show no more detail. */
const MAX_HAND_CARD_REM = { draft: 11, place: 7 } as const;
/** The largest useful cell of one's own board; beyond it the other boards and the hand get the space. */
const MAX_OWN_CELL_REM = 7.25;
const WEIGHTS = {
  draft: { hand: 3.2, own: 2, others: 1 },
  /** With heads instead of other boards. */
  heads: { hand: 1.5, own: 5, others: 0 },
  place: { hand: 0.8, own: 3, others: 1.3 },
  /** For spectators no board is their own. */
  look: { hand: 0, own: 2, others: 2 },
} as const;
/** A board's place that would be too large for a mission, in rem. */
const LARGE_SLOT_REM = 8;
/** The penalty for gaps among the other boards. */
const HOLE_PENALTY = 0.5;
/** The penalty for a single card in the last row. */
const LONE_CARD_PENALTY = 0.9;
/** The factor between the sizes tried. */
const SIZE_STEP = 0.93;
const SIZE_STEPS = 18;

const NO_HAND: Size = { width: 0, height: 0 };

/** Where the other boards and the hand are, relative to one's own board. */
const ARRANGEMENTS = [
  'others above, hand below',
  'others and hand beside',
  'others beside, hand below',
  'hand beside, others below',
  'others beside both',
] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];

/** Whether the hand is below one's own board. */
const isBelow = (way: Arrangement) => way.endsWith('hand below') || way === 'others beside both';

interface Trial {
  readonly way: Arrangement;
  readonly chipsBeside: boolean;
  /** The mission is a strip. */
  readonly strip: boolean;
  readonly inRow: number;
  readonly handSide: number;
  readonly ownSide: number;
}

export function divideStage(size: Size, wish: SpaceNeeds): StageAreas {
  let best: { readonly trial: Trial; readonly worth: number } | undefined;
  for (const trial of trials(size, wish)) {
    const worth = worthOf(size, wish, trial);
    if (worth > (best?.worth ?? 0)) best = { trial, worth };
  }
  return areasOf(size, wish, best?.trial ?? smallest(size, wish));
}

const isUpright = ({ width, height }: Size) => height > width * 1.05;
/** On a stage so narrow, small boards cannot be read: heads with gold take their places. */
export const isPhone = (size: Size, rem: number) => isUpright(size) && size.width < 36 * rem;

/** Whether a single card would be left for the last row, where it looks lost. Rows are of equal length. */
function isLone(cards: number, inRow: number): boolean {
  const rows = Math.ceil(cards / inRow);
  return inRow > 1 && cards - (rows - 1) * Math.ceil(cards / rows) === 1;
}

/** How many cards may be in a row. In portrait there is always a way without a lone card. */
function rowLengths(cards: number, upright: boolean): readonly number[] {
  if (cards === 0) return [1];
  return [1, 2, 3, cards].map((rows) => Math.ceil(cards / rows)).filter((inRow) => !upright || !isLone(cards, inRow));
}

function* trials({ width, height }: Size, { cards, mission, rem, cardFactor = 1 }: SpaceNeeds): Generator<Trial> {
  const least = Math.min(width, height);
  const largest = Math.min(MAX_HAND_CARD_REM.draft * rem * cardFactor, least / 2);
  const steps = cards === 0 ? 1 : SIZE_STEPS;
  // In portrait, the hand is within reach of the thumbs.
  const upright = isUpright({ width, height });
  for (const way of ARRANGEMENTS.filter((one) => !upright || one.endsWith('hand below')))
    for (const chipsBeside of [false, true])
      for (const strip of mission && !upright ? [false, true] : [false])
        for (const inRow of new Set(rowLengths(cards, upright)))
          for (let hand = largest, i = 0; i < steps && hand >= MIN_TOUCH_PX.card; hand *= SIZE_STEP, i++)
            for (let own = least, j = 0; j < SIZE_STEPS; own *= SIZE_STEP, j++)
              yield { way, chipsBeside, strip, inRow, handSide: hand, ownSide: own };
}

/** Where nothing fits, everything is small and the page scrolls. */
function smallest({ width, height }: Size, { cards }: SpaceNeeds): Trial {
  const ownSide = Math.min(width * 0.9, height * 0.45);
  const inRow = Math.max(1, Math.ceil(cards / 2));
  return {
    way: 'others above, hand below',
    chipsBeside: false,
    strip: false,
    inRow,
    handSide: Math.min(width / inRow - 8, height * 0.15),
    ownSide,
  };
}

/** The space of the hand, of one's own board with its title and chips, and what is left for the others. */
function sizesOf(
  { width, height }: Size,
  { cards, chips, rem, line = 0 }: SpaceNeeds,
  { way, chipsBeside, inRow, handSide, ownSide }: Trial,
) {
  const gap = GAP_REM * rem;
  const rows = Math.ceil(cards / inRow);
  const [overHand, underOwn] = isBelow(way) ? [line, 0] : [0, line];
  const cardsOnly = cards === 0 ? NO_HAND : { width: inRow * (handSide + gap) + gap, height: rows * (handSide + gap) + LIFT_REM * rem };
  const hand = { ...cardsOnly, height: cardsOnly.height + overHand };
  const title = Math.max(0, PLATE_REM * rem - (MARGIN * ownSide) / CELLS_ACROSS + 2);
  const chipHeight = chips === 0 ? 0 : (height > 36 * rem ? CHIP_REM.high : CHIP_REM.row) * rem;
  const own = chipsBeside
    ? { width: ownSide + CHIP_REM.beside * rem + gap, height: ownSide + title + gap + underOwn }
    : { width: ownSide + gap, height: ownSide + title + chipHeight + gap + underOwn };
  const fits = chipsBeside ? chips > 0 && ownSide / chips >= CHIP_REM.row * rem : true;
  const left = leftFor(way, { width, height }, own, hand);
  return { rows, hand, own, title, chipHeight, others: left, fits: fits && left.fits };
}

function leftFor(way: Arrangement, { width, height }: Size, own: Size, hand: Size): Size & { readonly fits: boolean } {
  switch (way) {
    case 'others above, hand below':
      return { width, height: height - hand.height - own.height, fits: Math.max(own.width, hand.width) <= width };
    case 'others beside, hand below':
      return { width: width - own.width, height: height - hand.height, fits: own.height <= height - hand.height && hand.width <= width };
    case 'others and hand beside':
      return { width: width - own.width - hand.width, height, fits: Math.max(own.height, hand.height) <= height };
    case 'hand beside, others below':
      return { width: width - hand.width, height: height - own.height, fits: hand.height <= height && own.width <= width - hand.width };
    case 'others beside both':
      return { width: width - Math.max(own.width, hand.width), height, fits: own.height + hand.height <= height };
  }
}

/** The value of a trial. Sizes count by their logarithm, so that no part is starved for the last pixel of another. */
function worthOf(size: Size, wish: SpaceNeeds, trial: Trial): number {
  const { fits, others } = sizesOf(size, wish, trial);
  const { cell, columns, places } = fitOthers(others, wish, trial);
  const ownCell = trial.ownSide / CELLS_ACROSS;
  if (!fits || cell < 5 || ownCell < MIN_TOUCH_PX.cell) return 0;
  const mode = wish.drafting ? 'draft' : 'place';
  const { hand, own, others: far } = WEIGHTS[wish.cards === 0 ? 'look' : wish.rivals.kind === 'heads' ? 'heads' : mode];
  const { cardFactor = 1 } = wish;
  const side = Math.min(trial.handSide, MAX_HAND_CARD_REM[mode] * wish.rem * cardFactor);
  const small = Math.min(cell, ownCell * (wish.cards === 0 ? 0.8 : 0.6));
  const tooSmall = (size: number, least: number) => Math.max(0, Math.log((least * wish.rem) / size));
  const unread =
    (wish.drafting ? 12 : 4) * tooSmall(side, READABLE_REM[mode] * cardFactor) +
    (wish.drafting ? 0.5 : 2) * tooSmall(small, READABLE_REM.cell);
  const shown = 100 + hand * Math.log(side) + far * Math.log(small) - unread - (isLone(wish.cards, trial.inRow) ? LONE_CARD_PENALTY : 0);
  // In portrait there is little choice.
  if (isUpright(size)) return shown + own * Math.log(ownCell);
  // A mission in a large board's place leaves a gap, and so do rows of unequal length.
  const empty = wish.mission && !trial.strip && CELLS_ACROSS * cell > LARGE_SLOT_REM * wish.rem;
  const holes = empty || places % columns > 0 ? HOLE_PENALTY : 0;
  return shown + own * Math.log(Math.min(ownCell, MAX_OWN_CELL_REM * wish.rem)) - holes;
}

/**
 * Places for all boards, as large as fit into a box. Penalizes gaps in the last row; rejects places too narrow for a
 * name.
 */
function fitOthers(box: Size, { rivals, mission, rem }: SpaceNeeds, { strip }: Trial) {
  const { width } = box;
  const height = box.height - (strip ? STRIP_REM * rem : 0);
  const places = rivals.count + (mission && !strip ? 1 : 0);
  if (rivals.kind === 'heads') return { ...fitHeads({ width, height }, places, rem), places };
  if (rivals.kind === 'one board') {
    const across = (width - (places - 1) * HEAD_PLACE_REM * rem - GAP_REM * rem) / CELLS_ACROSS;
    const down = (height - (HEAD_REM + PLATE_REM + GAP_REM) * rem) / CELLS_ACROSS;
    return { cell: Math.min(across, down), columns: places, places };
  }
  let best = { cell: 0, columns: 1, worth: 0 };
  for (let columns = 1; columns <= places; columns++) {
    const rows = Math.ceil(places / columns);
    const cell = Math.min(
      (width / columns - GAP_REM * rem) / CELLS_ACROSS,
      (height / rows - (HEAD_REM + PLATE_REM + GAP_REM) * rem) / CELLS_ACROSS,
    );
    const worth = cell * (places % columns === 0 ? 1 : 0.8) * (width / columns < NAME_REM * rem ? 0.5 : 1);
    if (worth > best.worth) best = { cell, columns, worth };
  }
  return { ...best, places };
}

/** Heads have one size: a cell is what a board as large as a head would have, or 0 if they do not fit. */
function fitHeads({ width, height }: Size, places: number, rem: number) {
  const cell = (FACE_REM * rem) / CELLS_ACROSS;
  const columns = Math.max(1, Math.min(places, Math.floor(width / (NAME_REM * rem))));
  const rows = Math.ceil(places / columns);
  const fits = width >= NAME_REM * rem && height >= rows * (2 * HEAD_REM + FACE_REM + PLATE_REM) * rem;
  return { cell: fits ? cell : 0, columns };
}

function areasOf(size: Size, wish: SpaceNeeds, trial: Trial): StageAreas {
  const { width, height } = size;
  const { rem, cardFactor = 1, leftHand = false, line: lineHeight = 0 } = wish;
  const { hand, own, title, chipHeight, others } = sizesOf(size, wish, trial);
  const { way, chipsBeside, ownSide, inRow, handSide } = trial;
  const ownBox = boxOf(way, 'own', size, { hand, own });
  const handBox = boxOf(way, 'hand', size, { hand, own });
  const othersBox = boxOf(way, 'others', size, { hand, own });
  const { cell, columns, places } = fitOthers(others, wish, trial);
  const strip = trial.strip ? STRIP_REM * rem : 0;
  const whole = chipsBeside ? ownSide + CHIP_REM.beside * rem : ownSide;
  const x = ownBox.x + (ownBox.width - whole) / 2;
  const spare = Math.max(0, (ownBox.height - own.height) / 2);
  const y = ownBox.y + spare + title;
  const across = Math.min(ownBox.width, Math.max(ownSide, wish.chips * 5.5 * rem));
  const chips: Box = chipsBeside
    ? { x: x + ownSide + 4, y, width: CHIP_REM.beside * rem - 8, height: ownSide }
    : { x: ownBox.x + (ownBox.width - across) / 2, y: y + ownSide + 2, width: across, height: chipHeight };
  const smallCell = Math.max(4, Math.min(cell, (ownSide / CELLS_ACROSS) * 0.8));
  const below = isBelow(way);
  const under = { ...ownBox, y: y + ownSide + GAP_REM * rem + (chipsBeside ? 0 : chipHeight) };
  const line = narrowed({ ...(below ? handBox : under), height: lineHeight }, 46 * rem);
  const [lift, rest] = below ? [lineHeight, handBox.height - lineHeight] : [0, handBox.height];
  const placed = (box: Box): Box => (leftHand ? { ...box, x: width - box.x - box.width } : box);
  return {
    hand: placed({ ...handBox, y: handBox.y + lift, height: rest }),
    handSide: Math.min(handSide, MAX_HAND_CARD_REM[wish.drafting ? 'draft' : 'place'] * rem * cardFactor),
    inRow,
    own: placed({ x, y, width: ownSide, height: ownSide }),
    chips: placed(chips),
    chipsBeside,
    others: placed({ ...othersBox, height: othersBox.height - strip }),
    places,
    columns,
    rivals: wish.rivals,
    strip,
    smallCell: Math.min(smallCell, width, height),
    line: placed(line),
  };
}

/** The box, no wider than is easy to read. */
function narrowed(box: Box, most: number): Box {
  const width = Math.min(box.width, most);
  return { ...box, x: box.x + (box.width - width) / 2, width };
}

/** The box of a part: all the space of its arrangement, centered. */
function boxOf(
  way: Arrangement,
  part: 'own' | 'hand' | 'others',
  { width, height }: Size,
  { hand, own }: { readonly hand: Size; readonly own: Size },
): Box {
  const left = Math.max(own.width, hand.width);
  switch (way) {
    case 'others above, hand below': {
      const top = height - hand.height - own.height;
      if (part === 'others') return { x: 0, y: 0, width, height: top };
      return part === 'own' ? { x: 0, y: top, width, height: own.height } : { x: 0, y: height - hand.height, width, height: hand.height };
    }
    case 'others beside, hand below': {
      const top = height - hand.height;
      if (part === 'hand') return { x: 0, y: top, width, height: hand.height };
      return part === 'own' ? { x: 0, y: 0, width: own.width, height: top } : { x: own.width, y: 0, width: width - own.width, height: top };
    }
    case 'others and hand beside': {
      const x = width - hand.width - own.width;
      if (part === 'others') return { x: 0, y: 0, width: x, height };
      return part === 'own' ? { x, y: 0, width: own.width, height } : { x: width - hand.width, y: 0, width: hand.width, height };
    }
    case 'hand beside, others below': {
      const rest = width - hand.width;
      if (part === 'hand') return { x: rest, y: 0, width: hand.width, height };
      return part === 'own'
        ? { x: 0, y: 0, width: rest, height: own.height }
        : { x: 0, y: own.height, width: rest, height: height - own.height };
    }
    case 'others beside both': {
      if (part === 'others') return { x: left, y: 0, width: width - left, height };
      const top = height - hand.height;
      return part === 'own' ? { x: 0, y: 0, width: left, height: top } : { x: 0, y: top, width: left, height: hand.height };
    }
  }
}
