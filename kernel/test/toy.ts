import {
  type Codec,
  type GameWithPositions,
  type Headers,
  ParseError,
  type Random,
  type Seat,
  shuffle,
  type Viewer,
} from '../src/index.ts';

/**
 * The smallest game that uses the whole contract: two seats hold hidden numbers and simultaneously play one face down. Then both are
 * revealed, and the higher one takes the trick. Most tricks win; seat 1 wins a tie.
 */
export type Toy = {
  Config: { readonly cards: number };
  Deal: { readonly order: readonly number[] };
  State: ToyState;
  Move: { readonly card: number };
  Event: Lays | Trick;
  EventView: Lays | Trick | Omit<Lays, 'card'>;
  View: {
    readonly cards: number;
    readonly viewer: Viewer;
    readonly hand: readonly number[];
    readonly laid: readonly (number | null | undefined)[];
    readonly tricks: readonly number[];
    readonly gone: readonly number[];
  };
  Outcome: { readonly winner: Seat };
  Refusal: { readonly kind: 'refusal'; readonly code: string; readonly rule: string };
};

interface Lays {
  readonly kind: 'lays';
  readonly seat: Seat;
  readonly card: number;
}

/** The cards of a trick by seat, and who takes it. */
interface Trick {
  readonly kind: 'trick';
  readonly seat: Seat;
  readonly cards: readonly [number, number];
}

interface ToyState {
  cards: number;
  hands: [number[], number[]];
  laid: [number | undefined, number | undefined];
  tricks: [number, number];
  gone: number[];
}

const copy = (state: ToyState): ToyState => structuredClone(state);
const handOf = (state: ToyState, seat: Seat) => state.hands[seat - 1] as number[];
const no = (code: string) => ({ kind: 'refusal', code, rule: 'T-1' }) as const;
const numbers = (text: string) => (text === '' ? [] : text.split(' ').map(Number));

const configs: Codec<Toy['Config'], Headers> = {
  write: ({ cards }) => [['Cards', String(cards)]],
  read: (headers) => {
    const [, value] = headers.find(([key]) => key === 'Cards') ?? [];
    const stray = headers.find(([key]) => key !== 'Cards');
    if (stray) return new ParseError(`[${stray[0]}]`, 'unknown-field', stray[0], 'Cards');
    return value && /^\d$/.test(value) ? { cards: Number(value) } : new ParseError('[Cards]', 'syntax', value, 'a digit');
  },
};

const deals: Codec<Toy['Deal']> = {
  write: ({ order }) => order.join(' '),
  read: (text) => (/^[\d ]+$/.test(text) ? { order: numbers(text) } : new ParseError('[Deal]', 'syntax', text, 'numbers')),
};

export const toy: GameWithPositions<Toy> = {
  id: 'toy',
  rulesVersion: 3,
  checkConfig: ({ cards }) => (cards >= 2 && cards % 2 === 0 ? undefined : no('odd-cards')),
  seats: () => [1, 2],
  deal: ({ cards }, random: Random) => ({
    order: shuffle(
      Array.from({ length: cards }, (_, i) => i + 1),
      random,
    ),
  }),
  checkDeal: ({ cards }, { order }) => {
    const all = Array.from({ length: cards }, (_, i) => i + 1).join(' ');
    return [...order].sort((a, b) => a - b).join(' ') === all ? undefined : no('bad-deal');
  },
  start: ({ cards }, { order }) => ({
    cards,
    hands: [order.slice(0, cards / 2), order.slice(cards / 2)],
    laid: [undefined, undefined],
    tricks: [0, 0],
    gone: [],
  }),
  clone: copy,
  copyInto: (to, from) => Object.assign(to, copy(from)),
  config: ({ cards }) => ({ cards }),
  toAct: (state) => [1, 2].filter((seat) => state.laid[seat - 1] === undefined && handOf(state, seat).length > 0),
  legal: (state, seat) => (toy.toAct(state).includes(seat) ? handOf(state, seat).map((card) => ({ card })) : []),
  sample: (state, seat, random) => ({ card: handOf(state, seat)[random.below(handOf(state, seat).length)] as number }),
  check: (state, seat, { card }) => (toy.toAct(state).includes(seat) && handOf(state, seat).includes(card) ? undefined : no('not-held')),
  apply: (state, seat, { card }, tell) => {
    const hand = handOf(state, seat);
    hand.splice(hand.indexOf(card), 1);
    state.laid[seat - 1] = card;
    tell?.({ kind: 'lays', seat, card });
    const [one, two] = state.laid;
    if (one === undefined || two === undefined) return;
    const winner = one > two ? 1 : 2;
    state.tricks[winner - 1] = (state.tricks[winner - 1] as number) + 1;
    state.gone.push(one, two);
    state.laid = [undefined, undefined];
    tell?.({ kind: 'trick', seat: winner, cards: [one, two] });
  },
  outcome: (state) => (toy.toAct(state).length > 0 ? undefined : { winner: state.tricks[0] >= state.tricks[1] ? 1 : 2 }),
  teamOf: (_config, seat) => seat - 1,
  winners: (_config, { winner }) => [winner],
  view: (state, viewer) => ({
    cards: state.cards,
    viewer,
    hand: viewer === 'spectator' ? [] : [...handOf(state, viewer)],
    laid: state.laid.map((card, i) => (card === undefined ? undefined : viewer === i + 1 ? card : null)),
    tricks: [...state.tricks],
    gone: [...state.gone],
  }),
  show: (event, viewer) => (event.kind === 'trick' || event.seat === viewer ? event : { kind: event.kind, seat: event.seat }),
  follow: (view, event) => {
    if (event.kind === 'trick') {
      const tricks = view.tricks.map((n, i) => (i === event.seat - 1 ? n + 1 : n));
      return { ...view, laid: [undefined, undefined], tricks, gone: [...view.gone, ...event.cards] };
    }
    const card = 'card' in event ? event.card : null;
    const laid = view.laid.map((old, i) => (i === event.seat - 1 ? card : old));
    return { ...view, laid, hand: view.hand.filter((held) => held !== card) };
  },
  tableOf: (view) => {
    const left = (view.cards - view.gone.length) / 2;
    const hands = [1, 2].map((seat) =>
      view.viewer === seat ? [...view.hand] : Array<number>(left - (view.laid[seat - 1] === undefined ? 0 : 1)).fill(0),
    ) as ToyState['hands'];
    const laid = view.laid.map((card) => (card === undefined ? undefined : (card ?? 0))) as ToyState['laid'];
    return { cards: view.cards, hands, laid, tricks: [...view.tricks] as [number, number], gone: [...view.gone] };
  },
  imagine: (view, random) => {
    const known = new Set([...view.hand, ...view.gone, ...view.laid]);
    const unseen = Array.from({ length: view.cards }, (_, i) => i + 1).filter((card) => !known.has(card));
    shuffle(unseen, random);
    const laid = view.laid.map((card) => (card === null ? unseen.pop() : (card ?? undefined))) as ToyState['laid'];
    const left = (view.cards - view.gone.length) / 2;
    const hands = [1, 2].map((seat) =>
      view.viewer === seat ? [...view.hand] : unseen.splice(0, left - (laid[seat - 1] === undefined ? 0 : 1)),
    ) as ToyState['hands'];
    return { cards: view.cards, hands, laid, tricks: [...view.tricks] as [number, number], gone: [...view.gone] };
  },
  write: ({ card }) => `lay${card}`,
  read: (text) => {
    const [, card] = /^lay(\d+)$/.exec(text) ?? [];
    return card === undefined ? new ParseError('move', 'syntax', text, 'a move such as lay3') : { card: Number(card) };
  },
  configs,
  deals,
  positions: {
    write: (state) => JSON.stringify(state, (_, value) => (value === undefined ? null : value)),
    read: (text) => {
      const state = JSON.parse(text) as ToyState;
      state.laid = state.laid.map((card) => card ?? undefined) as ToyState['laid'];
      return state;
    },
  },
};
