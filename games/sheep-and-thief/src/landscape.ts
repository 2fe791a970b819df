import { isRefusal, ParseError, reading } from '@bellwether/kernel';
import { BARN, CARD_LIMIT, type Card, MEADOW, sheepOf } from './cards/card.ts';
import { beside, CELLS, type Cell, type Direction, isCell, opposite } from './cells.ts';
import { type BoardScore, scoreBoard } from './compose.ts';
import { winnersOf } from './ending.ts';
import { setUp } from './given.ts';
import { whyNot } from './placing.ts';
import { rulesOf, YARD } from './rules.ts';
import { NONE, type State } from './state.ts';
import { type Config, type Mission, type Refusal, SEATS } from './vocabulary.ts';

/**
 * A printed board as people draw it or pick its cards: all that scoring needs, whichever cards show it. Immutable;
 * every stroke returns a new one.
 */
export interface Landscape {
  /** By cell; null where no card was drawn. The farmyard is printed. */
  readonly cards: readonly (Card | null)[];
  /** White sheep by cell. */
  readonly sheep: readonly number[];
  readonly black: Cell | null;
  readonly paddock: number;
}

export const NETS = ['road', 'river'] as const;
export type Net = (typeof NETS)[number];

/** Images to draw, and the bits of one of each. */
const IMAGES = { sheep: 1 << 8, dogs: 1 << 10, foxes: 1 << 12 } as const;
const MOST_IMAGES = { sheep: 3, dogs: 2, foxes: 2 } as const;
export type Image = keyof typeof IMAGES;

/** A farmyard without sheep, before anything is drawn. */
export function emptyLandscape(config: Config): Landscape {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return {
    cards: cells.map((cell) => (cell === YARD ? rulesOf(config).farmyard : null)),
    sheep: cells.map(() => 0),
    black: config.blackSheep ? YARD : null,
    paddock: 0,
  };
}

/** Draws a road or river to the edge of a card, not across it. The farmyard has printed ones. */
export function drawEdge(landscape: Landscape, net: Net, cell: Cell, direction: Direction): Landscape {
  if (!isCell(cell) || cell === YARD) return landscape;
  const [bits, other] = net === 'road' ? [16 << direction, 1 << direction] : [1 << direction, 16 << direction];
  return withCard(landscape, cell, ((landscape.cards[cell] ?? MEADOW) | bits) & ~other);
}

/** Draws a road or river across the edge between two cards, or to the edge of the board. */
export function drawAcross(landscape: Landscape, net: Net, cell: Cell, direction: Direction): Landscape {
  const drawn = drawEdge(landscape, net, cell, direction);
  const next = beside(cell, direction);
  return next === NONE ? drawn : drawEdge(drawn, net, next, opposite(direction));
}

/** Draws one more of an image on a card; after the maximum, removes them all. */
export function drawImage(landscape: Landscape, image: Image, cell: Cell): Landscape {
  if (cell === YARD) return landscape;
  const card = landscape.cards[cell] ?? MEADOW;
  const one = IMAGES[image];
  const count = Math.floor(card / one) & 3;
  return withCard(landscape, cell, (card & ~(3 * one)) | (((count + 1) % (MOST_IMAGES[image] + 1)) * one));
}

export function drawBarn(landscape: Landscape, cell: Cell): Landscape {
  return cell === YARD ? landscape : withCard(landscape, cell, (landscape.cards[cell] ?? MEADOW) ^ BARN);
}

/** Null removes the card and its sheep. */
export function withCard(landscape: Landscape, cell: Cell, card: Card | null): Landscape {
  if (cell === YARD) return landscape;
  const { black } = landscape;
  const cards = landscape.cards.with(cell, card);
  if (card !== null) return { ...landscape, cards };
  return { ...landscape, cards, sheep: landscape.sheep.with(cell, 0), black: black === cell ? YARD : black };
}

/** The number of white sheep on a cell; a card lies under them. */
export function withSheep(landscape: Landscape, cell: Cell, sheep: number): Landscape {
  const placed = sheep > 0 ? onCard(landscape, cell) : landscape;
  return { ...placed, sheep: placed.sheep.with(cell, Math.max(0, sheep)) };
}

export function withBlack(landscape: Landscape, cell: Cell): Landscape {
  return { ...onCard(landscape, cell), black: cell };
}

function onCard(landscape: Landscape, cell: Cell): Landscape {
  return landscape.cards[cell] === null ? withCard(landscape, cell, MEADOW) : landscape;
}

/** What all boards together need. */
export interface BoardsGiven {
  readonly fox?: Cell;
  /** By seat. */
  readonly missions?: readonly (Mission | null)[];
}

export interface ScoredBoards {
  /** The finished game, for tallies. */
  readonly state: State;
  readonly boards: readonly BoardScore[];
  readonly winners: readonly number[];
}

/** The gold of these boards, as the engine scores a finished game; or why no game ends like this. */
export function scoreLandscapes(config: Config, landscapes: readonly Landscape[], given: BoardsGiven = {}): ScoredBoards | Refusal {
  const held = (given.missions ?? []).flatMap((mission, i) => (mission === null ? [] : [[i + 1, mission] as const]));
  const state = setUp(config, {
    stage: 'score',
    ...(given.fox !== undefined && { fox: given.fox }),
    boards: new Map(landscapes.map((landscape, i) => [i + 1, givenBoard(landscape)])),
    paddocks: landscapes.map(({ paddock }) => paddock),
    missionsHeld: new Map(held),
  });
  if (isRefusal(state)) return state;
  const boards = SEATS.slice(0, config.players).map((seat) => scoreBoard(state, seat));
  return { state, boards, winners: winnersOf(boards.map(({ score }) => score)) };
}

function givenBoard({ cards, sheep, black }: Landscape) {
  return {
    cards: new Map(cards.flatMap((card, cell) => (card === null || cell === YARD ? [] : [[cell, card] as const]))),
    sheep: new Map(sheep.map((count, cell) => [cell, count] as const)),
    ...(black !== null && { black }),
  };
}

/** Why a card may not be placed face up on an empty cell of this board, or undefined if it may. */
export function whyNotPlaced(config: Config, landscape: Landscape, card: Card, at: Cell, fox?: Cell): Refusal | undefined {
  const boards = new Map([[1, givenBoard(landscape)]]);
  const state = setUp(config, { stage: 'place', boards, ...(fox !== undefined && { fox }) });
  return isRefusal(state) ? state : whyNot(state, 0, card, at, false);
}

/** A board as one word for a link: cells in order, each a card and its sheep. */
export function writeLandscape({ cards, sheep, black, paddock }: Landscape): string {
  const cells = cards.map((card, cell) => {
    const count = sheep[cell] ?? 0;
    return card === null ? '' : `${card.toString(36)}${count > 0 ? `~${count}` : ''}`;
  });
  return [...cells, black ?? '', paddock].join('.');
}

const LONGEST = 400;

export function readLandscape(config: Config, text: string): Landscape | ParseError {
  return reading(() => {
    if (text.length > LONGEST) throw new ParseError('board', 'too-long', text.length, `at most ${LONGEST} characters`);
    const words = text.split('.');
    const [black = '', paddock = ''] = words.splice(CELLS);
    if (words.length !== CELLS || words.length + 2 !== text.split('.').length)
      throw bad(text, `${CELLS} cells, the black sheep and the paddock`);
    let landscape = emptyLandscape(config);
    for (const [cell, word] of words.entries()) if (word !== '') landscape = withWord(landscape, cell, word);
    landscape = { ...landscape, black: readBlackSheep(config, landscape, black) };
    if (!/^\d{1,2}$/.test(paddock)) throw bad(paddock, 'the sheep of the paddock');
    return { ...landscape, paddock: Number(paddock) };
  });
}

const bad = (found: unknown, expected: string) => new ParseError('board', 'syntax', found, expected);

/** A cell's word: a card and its sheep. */
function withWord(landscape: Landscape, cell: Cell, word: string): Landscape {
  const [, card, sheep] = /^([0-9a-z]{1,4})(?:~(\d{1,2}))?$/.exec(word) ?? [];
  if (card === undefined) throw bad(word, 'a card and its sheep');
  const number = Number.parseInt(card, 36);
  if (number >= CARD_LIMIT || (number & 15 & (number >> 4)) !== 0 || sheepOf(number) > 3) throw bad(word, 'a card that can be drawn');
  return withSheep(withCard(landscape, cell, number), cell, Number(sheep ?? 0));
}

function readBlackSheep({ blackSheep }: Config, { cards }: Landscape, text: string): Cell | null {
  if (!/^\d{0,2}$/.test(text) || (text !== '' && cards[Number(text)] === null)) throw bad(text, 'a cell with a card');
  if ((text !== '') !== blackSheep || !(text === '' || isCell(Number(text)))) throw bad(text, 'the cell of the black sheep');
  return text === '' ? null : Number(text);
}
