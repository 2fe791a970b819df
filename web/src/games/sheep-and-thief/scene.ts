import type { Seat } from '@bellwether/kernel';
import { BLACK_SHEEP_GOLD, type BoardScore, CELLS, YARD } from '@bellwether/sheep-and-thief';
import type { Thing as AnyThing, Place } from '../../stage/scene.ts';
import { type Doing, type Offer, offers } from './doing.ts';
import { sourcesOf } from './gold.ts';
import { type Layout, positionOf } from './layout.ts';
import { cardName, cellName, cellShows, seatName, who } from './names.ts';
import type { Card, Cell, CellView, EventView, Source, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** Which cells of which board are lit, and why. */
export interface Light {
  readonly seat: Seat;
  readonly source: Source;
  readonly cells: readonly Cell[];
}

export type Art =
  | {
      readonly kind: 'cell';
      readonly card: CellView;
      readonly yard: boolean;
      readonly near: boolean;
      /** Gold of the black sheep here, where the module is played. */
      readonly black: number | undefined;
      readonly lit: Source | undefined;
      readonly fresh: boolean;
    }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly looked: boolean }
  | { readonly kind: 'sheep'; readonly black: boolean; readonly near: boolean; readonly left: boolean; readonly count: number }
  | { readonly kind: 'fox'; readonly near: boolean }
  | { readonly kind: 'omen'; readonly steals: number; readonly loses: number; readonly safe: boolean; readonly home: boolean }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'packet'; readonly count: number }
  | { readonly kind: 'frame'; readonly starter: boolean }
  | {
      readonly kind: 'plate';
      readonly seat: Seat;
      readonly name: string;
      readonly gold: number;
      readonly paddock: number;
      readonly hand: number;
      readonly turn: boolean;
    }
  | { readonly kind: 'chip'; readonly source: Source | 'total'; readonly gold: number; readonly pressed: boolean };

export type Act =
  | { readonly kind: 'card'; readonly from: 'packet' | 'hand'; readonly i: number; readonly card: Card }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'board'; readonly seat: Seat }
  | { readonly kind: 'light'; readonly source: Source }
  | { readonly kind: 'gold' };

export type Thing = AnyThing<Art, Act>;

export interface SceneOf {
  readonly view: View;
  readonly doing: Doing;
  readonly layout: Layout;
  readonly words: SheepWords;
  /** Whose board is the large one. */
  readonly bottom: Seat;
  readonly gold: readonly BoardScore[];
  readonly light?: Light | undefined;
  /** The cell of the own board that is looked at. */
  readonly looked?: Cell | undefined;
  /** What happens in this beat: things that come into being know where from. */
  readonly events?: readonly EventView[];
  readonly suggested?: readonly Card[];
  /** Where a hint would lay it. */
  readonly hinted?: Cell | undefined;
  /** A lesson asks which cell takes the card: neither light nor label may tell. */
  readonly quiz?: boolean;
}

/** The table as a list of things; boards' grounds and towns are drawn from the layout alone. */
export function scene(of: SceneOf): Thing[] {
  const { view } = of;
  const seats = view.boards.map((_, place) => place + 1);
  return [...seats.flatMap((seat) => board(of, seat)), ...omens(of), ...chips(of), ...hand(of)];
}

const at = (of: SceneOf, seat: Seat) => positionOf(seat, of.bottom, of.view.boards.length);

function board(of: SceneOf, seat: Seat): Thing[] {
  const things = [...cells(of, seat), ...flock(of, seat), ...paddock(of, seat), fox(of, seat)];
  return at(of, seat) === 0 ? things : [...things, frame(of, seat), plate(of, seat), ...packet(of, seat)];
}

function cells(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, doing, words, light, looked, quiz = false } = of;
  const position = at(of, seat);
  const near = position === 0;
  const { cell: side } = layout.plot(position);
  const mine = near && seat === view.viewer;
  const offered = mine && !quiz ? offers(doing) : NONE;
  const asks = !quiz && (doing.kind === 'place' ? doing.card !== undefined : doing.kind === 'compose' && doing.tool !== undefined);
  const shown = view.boards[seat - 1];
  if (shown === undefined) return [];
  return Array.from({ length: CELLS }, (_, cell): Thing[] => {
    const card = shown.cards[cell] ?? null;
    const offer = offered.get(cell);
    const fresh = (of.events ?? []).some((event) => event.kind === 'places' && event.seat === seat && event.at === cell);
    const front = mine ? view.own.fronts.find((one) => one.at === cell)?.card : undefined;
    const black = near && view.config.blackSheep && card === null ? BLACK_SHEEP_GOLD.byCell[cell] : undefined;
    const isLit = light?.seat === seat && light.cells.includes(cell) ? light.source : undefined;
    const thing: Thing = {
      key: `cell:${seat}:${cell}`,
      at: layout.cell(position, cell),
      width: side,
      height: side,
      z: 1,
      art: {
        kind: 'cell',
        card,
        yard: cell === YARD,
        near: layout.isLarge(position),
        black,
        lit: isLit,
        fresh,
      },
      ...(near && {
        label: [
          `${cellName(words, cell)}: ${cellShows(words, shown, cell, view.fox, front)}`,
          black === undefined ? '' : words.card.blackGold(black),
          offer ? offerText(words, offer) : '',
        ]
          .filter((part) => part !== '')
          .join('. '),
        act: { kind: 'cell', cell },
        marks: [
          'th-cell',
          ...(mine && of.hinted === cell ? ['th-hinted'] : []),
          ...(offer ? ['th-open'] : asks && mine ? ['th-shut'] : []),
        ],
      }),
    };
    const fetched = mine && doing.kind === 'compose' && doing.from === cell;
    if (offer === undefined && !fetched) return [thing];
    const sign: Thing = {
      key: `offer:${cell}`,
      at: layout.cell(position, cell),
      width: side,
      height: side,
      // Under the sheep it is about, above all else.
      z: offer === undefined || offer.kind === 'from' ? 3 : 9,
      marks: ['th-offer'],
      art: { kind: 'offer', offer: offer ?? FETCHED, looked: looked === cell || fetched },
    };
    return [thing, sign];
  }).flat();
}

const NONE: ReadonlyMap<Cell, Offer> = new Map();
/** The sheep that a dog is about to drive wait under its sign. */
const FETCHED: Offer = { kind: 'from', white: 0, black: false };

function offerText({ table }: SheepWords, offer: Offer): string {
  switch (offer.kind) {
    case 'place':
      return table.open;
    case 'from':
      return table.from;
    case 'to':
      return table.to;
    case 'step': {
      const { steals, loses } = toll(offer.step.effects);
      return table.step(steals, loses);
    }
  }
}

/** What a fox's step takes and costs. */
export function toll(effects: readonly EventView[]): { readonly steals: number; readonly loses: number } {
  let steals = 0;
  let loses = 0;
  for (const event of effects) {
    if (event.kind === 'steals') steals += event.sheep;
    if (event.kind === 'loses') loses += event.sheep;
  }
  return { steals, loses };
}

const MOST_DRAWN = { near: 4, far: 3 } as const;

function flock(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout } = of;
  const shown = view.boards[seat - 1];
  if (shown === undefined) return [];
  const position = at(of, seat);
  const near = layout.isLarge(position);
  const size = layout.sheepSize(position);
  const most = near ? MOST_DRAWN.near : MOST_DRAWN.far;
  const white = shown.sheep.flatMap((count, cell) =>
    Array.from({ length: Math.min(count, most) }, (_, i): Thing => {
      const from = cameFrom(of, seat, cell);
      return {
        key: `sheep:${seat}:${cell}:${i}`,
        at: layout.sheep(position, cell, i),
        width: size,
        height: size,
        z: 4,
        ...(from && { from }),
        marks: ['th-figure'],
        art: {
          kind: 'sheep',
          black: false,
          near,
          left: (cell + i) % 2 === 0,
          // The last one drawn wears the number, where not all can be counted at a glance.
          count: i === Math.min(count, most) - 1 && (count > most || (!near && count > 1)) ? count : 0,
        },
      };
    }),
  );
  if (shown.black === null) return white;
  const black: Thing = {
    key: `black:${seat}`,
    at: layout.black(position, shown.black),
    width: size,
    height: size,
    z: 5,
    marks: ['th-figure'],
    art: { kind: 'sheep', black: true, near, left: true, count: 0 },
  };
  return [...white, black];
}

/** Where sheep that are new on a cell come from in this beat. */
function cameFrom({ events = [], layout, bottom, view }: SceneOf, seat: Seat, cell: Cell): Place | undefined {
  const position = positionOf(seat, bottom, view.boards.length);
  for (const event of events) {
    if (event.kind === 'drives' && event.seat === seat && event.to === cell) return layout.cell(position, event.from);
    if (event.kind === 'grows' && event.seat === seat && event.at === cell) return layout.supply;
  }
  return undefined;
}

/** Stolen sheep lie under the number that counts them; only on their way there they are seen. */
function paddock(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, bottom, events = [] } = of;
  const players = view.boards.length;
  const count = view.boards[seat - 1]?.paddock ?? 0;
  const stolen = events.flatMap((event) =>
    event.kind === 'steals' && event.seat === seat
      ? Array.from({ length: event.sheep }, (_, i) => layout.sheep(positionOf(event.of, bottom, players), event.at, i))
      : [],
  );
  const size = layout.sheepSize(0);
  return stolen.map((from, i) => ({
    key: `stolen:${seat}:${count - stolen.length + i}`,
    at: { ...layout.paddock(at(of, seat)), size: 0.3 },
    from,
    width: size,
    height: size,
    z: 5,
    marks: ['th-figure'],
    art: { kind: 'sheep', black: false, near: true, left: i % 2 === 0, count: 0 },
  }));
}

function fox(of: SceneOf, seat: Seat): Thing {
  const { view, layout } = of;
  const position = at(of, seat);
  const size = layout.foxSize(position);
  return {
    key: `fox:${seat}`,
    at: layout.fox(position, view.fox),
    width: size,
    height: size,
    z: 6,
    marks: ['th-figure'],
    art: { kind: 'fox', near: layout.isLarge(position) },
  };
}

function frame(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  const { cell } = layout.plot(at(of, seat));
  const middle = layout.cell(at(of, seat), 0);
  return {
    key: `frame:${seat}`,
    at: { x: middle.x + 1.5 * cell, y: middle.y + 1.5 * cell },
    width: cell * 4.84,
    height: cell * 4.84,
    z: 8,
    label: words.table.board(
      who(words, view, seat),
      gold[seat - 1]?.score.total ?? 0,
      view.boards[seat - 1]?.paddock ?? 0,
      view.handSizes[seat - 1] ?? 0,
    ),
    act: { kind: 'board', seat },
    marks: ['th-frame'],
    art: { kind: 'frame', starter: view.starter === seat && view.stage !== 'over' },
  };
}

function plate(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  return {
    key: `plate:${seat}`,
    at: layout.plate(at(of, seat)),
    ...layout.plateSize,
    z: 7,
    art: {
      kind: 'plate',
      seat,
      name: seatName(words, seat),
      gold: gold[seat - 1]?.score.total ?? 0,
      paddock: view.boards[seat - 1]?.paddock ?? 0,
      hand: view.handSizes[seat - 1] ?? 0,
      turn: view.turn === seat || (view.stage !== 'place' && view.toAct.includes(seat)),
    },
  };
}

/** The cards a seat chooses from; every time they are passed on it is a new packet that comes from the giver. */
function packet(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, words } = of;
  const count = view.packetSizes[seat - 1] ?? 0;
  if (view.stage !== 'draft' || count === 0) return [];
  return [
    {
      key: `packet:${view.round}:${view.step}:${seat}`,
      at: layout.packet(at(of, seat)),
      width: layout.packetSize,
      height: layout.packetSize,
      z: 9,
      ...(view.step > 0 && { from: layout.packet(positionOf(giver(view, seat), of.bottom, view.boards.length)) }),
      label: words.table.packet(who(words, view, seat), count),
      art: { kind: 'packet', count },
    },
  ];
}

/** Left is the next seat, in rounds 1 and 3; round 2 passes to the right. */
export function receiver({ round, boards }: Pick<View, 'round' | 'boards'>, seat: Seat): Seat {
  return ((seat - 1 + (round === 2 ? boards.length - 1 : 1)) % boards.length) + 1;
}

function giver(view: View, seat: Seat): Seat {
  const seats = view.boards.map((_, place) => place + 1);
  return seats.find((one) => receiver(view, one) === seat) ?? seat;
}

/** The fox's effect on every board, before it happens. */
function omens(of: SceneOf): Thing[] {
  const { doing, layout, looked, view } = of;
  if (doing.kind !== 'compose' || doing.tool !== 'fox') return [];
  const step = doing.choices.foxSteps.find(({ to }) => to === looked);
  if (step === undefined) return [];
  return view.boards.map((_, place): Thing => {
    const seat = place + 1;
    const position = at(of, seat);
    const { cell } = layout.plot(position);
    const here = step.effects.filter(
      (event) => ('of' in event ? event.of : 'seat' in event ? event.seat : 0) === seat && event.kind !== 'fox',
    );
    const { steals, loses } = toll(here);
    return {
      key: `omen:${seat}`,
      at: layout.cell(position, step.to),
      width: cell,
      height: cell,
      z: 10,
      marks: ['th-omen'],
      art: {
        kind: 'omen',
        steals,
        loses,
        safe: here.some(({ kind }) => kind === 'shelters'),
        home: here.some(({ kind }) => kind === 'goes-home'),
      },
    };
  });
}

function chips({ view, layout, words, gold, bottom, light }: SceneOf): Thing[] {
  const sources = sourcesOf(view.config);
  const score = gold[bottom - 1]?.score;
  const of = sources.length + 1;
  const total: Thing = {
    key: 'chip:total',
    at: layout.chip(of - 1, of),
    ...layout.chipSize(of),
    z: 7,
    label: words.table.total(score?.total ?? 0),
    act: { kind: 'gold' },
    marks: ['th-chip'],
    art: { kind: 'chip', source: 'total', gold: score?.total ?? 0, pressed: false },
  };
  const each = sources.map((source, i): Thing => {
    const points = score?.[source] ?? 0;
    return {
      key: `chip:${source}`,
      at: layout.chip(i, of),
      ...layout.chipSize(of),
      z: 7,
      label: words.table.chip(words.sources[source], points),
      act: { kind: 'light', source },
      marks: ['th-chip'],
      art: { kind: 'chip', source, gold: points, pressed: light?.source === source && light.seat === bottom },
    };
  });
  return [...each, total];
}

function hand(of: SceneOf): Thing[] {
  const { view, layout, words, doing, suggested = [] } = of;
  const { packet: choice, hand: kept } = view.own;
  const draft = view.stage === 'draft' && choice.length > 0;
  const row = [
    ...choice.map((card, i) => ({ card, i, from: 'packet' as const })),
    ...kept.map((card, i) => ({ card, i, from: 'hand' as const })),
  ];
  const giverAt = layout.packet(positionOf(giver(view, of.bottom), of.bottom, view.boards.length));
  const seen = new Map<Card, number>();
  return row.map(({ card, i, from }, n): Thing => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const waiting = from === 'packet' && view.own.pick.includes(card);
    const chosen =
      (doing.kind === 'keep' && from === 'packet' && doing.chosen.includes(i)) ||
      (doing.kind === 'discard' && doing.chosen.includes(i)) ||
      (doing.kind === 'place' && doing.card?.card === card && copy === 0) ||
      waiting;
    const asked = (doing.kind === 'keep' && from === 'packet') || ((doing.kind === 'discard' || doing.kind === 'place') && from === 'hand');
    const place = layout.handCard(n, row.length, false);
    const small = draft && from === 'hand';
    const state = from === 'packet' ? words.table.choose : draft ? words.table.kept : '';
    const cells = doing.kind === 'place' ? (doing.choices.cards.find((one) => one.card === card)?.cells ?? []) : [];
    const fits = doing.kind !== 'place' || cells.some(({ refusal }) => !refusal);
    return {
      key: from === 'packet' ? `packet:${view.round}:${view.step}:${card}:${copy}` : `hand:${card}:${copy}`,
      at: chosen ? { ...place, y: place.y - 9 } : small ? { ...place, size: layout.keptSize } : place,
      width: layout.handSide,
      height: layout.handSide,
      z: chosen ? 21 : 20,
      ...(from === 'packet' && { from: view.step > 0 ? giverAt : layout.supply }),
      ...(from === 'hand' && { from: { x: place.x, y: place.y + 60 } }),
      label: [cardName(words, card), state, chosen ? words.table.chosen : ''].filter(Boolean).join(', '),
      act: { kind: 'card', from, i, card },
      marks: [
        'th-hand',
        asked ? (fits ? 'th-may' : 'th-nofit') : 'th-idle',
        ...(chosen ? ['th-chosen'] : []),
        ...(suggested.includes(card) ? ['th-suggested'] : []),
      ],
      art: { kind: 'card', card },
    };
  });
}
