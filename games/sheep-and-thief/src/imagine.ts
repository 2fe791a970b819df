import { type Random, shuffle } from '@bellwether/kernel';
import { type Card, MEADOW } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { type HiddenCards, hiddenCards, nothingHidden } from './hidden-cards.ts';
import { type Position, stateOf } from './position.ts';
import { rulesOf } from './rules.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import { type Front, MISSIONS, type Mission, type View } from './vocabulary.ts';

/**
 * A state the viewer cannot tell from the real one. Cards the viewer has seen are placed first, by a guess at all picks
 * that fits everything seen since. Cards nobody has seen fill the rest, every order equally likely. Other seats of an
 * imagined table have no memory.
 */
export function imagine(view: View, random: Random): State {
  const viewer = view.viewer === 'spectator' ? NONE : view.viewer - 1;
  const guess = hiddenCards(view, random);
  const hidden = guess ?? view.boards.map(nothingHidden);
  const unmet = shuffle(guess ? unmetCards(view, guess).slice() : findUnmet(view, hidden), random);
  const draw = (): Card => unmet.pop() ?? MEADOW;
  const fill = (known: readonly Card[], size = 0): Card[] => {
    const cards = known.slice();
    while (cards.length < size) cards.push(draw());
    return shuffle(cards, random);
  };
  const ownOr = <T>(own: T, other: (hidden: HiddenCards, player: SeatIndex) => T): T[] =>
    hidden.map((one, player) => (player === viewer ? own : other(one, player)));
  const hands = ownOr(view.own.hand, ({ hand }, player) => fill(hand, view.handSizes[player]));
  const packets = ownOr(view.own.packet, ({ packet }, player) => fill(packet, view.packetSizes[player]));
  const out = ownOr(view.own.out, (one, player) => Array.from({ length: view.outSizes[player] ?? 0 }, (_, i) => one.out[i] ?? draw()));
  const fronts = ownOr(view.own.fronts, (one, player) => frontsOf(view, player, one, draw));
  const position: Position = {
    config: view.config,
    round: view.round,
    stage: view.stage,
    starter: view.starter,
    turn: view.turn ?? view.starter,
    step: view.step,
    fox: view.fox,
    supply: view.supply,
    boards: view.boards,
    placed: view.placed,
    hands,
    packets,
    picks: ownOr(view.own.pick, (_, player) => guessPick(view, player, hands, packets, random)),
    out,
    fronts,
    missions: guessMissions(view, viewer, random),
    memory: ownOr(view.own.memory, () => []),
    deck: Array.from({ length: view.deckSize }, draw),
  };
  return stateOf(position);
}

const known = new WeakMap<View, readonly Card[]>();

/**
 * The deck without the cards that are visible or placed by the guess. Every guess places the same cards, so one is
 * enough.
 */
function unmetCards(view: View, hidden: readonly HiddenCards[]): readonly Card[] {
  let unmet = known.get(view);
  if (unmet === undefined) {
    unmet = findUnmet(view, hidden);
    known.set(view, unmet);
  }
  return unmet;
}

function findUnmet(view: View, hidden: readonly HiddenCards[]): Card[] {
  const left = new Map<Card, number>();
  for (const card of rulesOf(view.config).deck) left.set(card, (left.get(card) ?? 0) + 1);
  const met = [
    ...view.boards.flatMap((board) => board.cards.filter((card) => typeof card === 'number')),
    ...view.own.hand,
    ...view.own.packet,
    ...view.own.out,
    ...view.own.fronts.map(({ card }) => card),
    ...hidden.flatMap(({ hand, packet, out, fronts }) => [...hand, ...packet, ...out, ...fronts.values()]),
  ];
  for (const card of met) if (card !== undefined) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, count]) => Array<Card>(Math.max(0, count)).fill(card));
}

function frontsOf(view: View, player: SeatIndex, hidden: HiddenCards, draw: () => Card): Front[] {
  const fronts: Front[] = [];
  view.boards[player]?.cards.forEach((card, at: Cell) => {
    if (card === 'back') fronts.push({ at, card: hidden.fronts.get(at) ?? draw() });
  });
  return fronts;
}

/** A seat with a choice that is not waited for has chosen. Every choice is equally likely. */
function guessPick(
  view: View,
  player: SeatIndex,
  hands: readonly (readonly Card[])[],
  packets: readonly (readonly Card[])[],
  random: Random,
): readonly Card[] {
  const { keep } = rulesOf(view.config);
  const isDraft = view.stage === 'draft';
  const from = (isDraft ? packets : hands)[player]?.slice() ?? [];
  const count = isDraft ? keep : 1;
  const hasChosen = (isDraft || view.stage === 'discard') && from.length > count && !view.toAct.includes(player + 1);
  return hasChosen ? shuffle(from, random).slice(0, count) : [];
}

function guessMissions(view: View, viewer: SeatIndex, random: Random): (Mission | null)[] {
  if (!view.config.missions) return view.boards.map(() => null);
  if (view.missions) return view.missions.slice();
  const own = view.own.mission;
  const others = shuffle(
    MISSIONS.filter((mission) => mission !== own),
    random,
  );
  return view.boards.map((_, player) => (player === viewer ? own : (others.pop() ?? null)));
}
