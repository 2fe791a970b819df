import { type Random, shuffle } from '@bellwether/kernel';
import { type Card, MEADOW } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { type Position, stateOf } from './position.ts';
import { rulesOf } from './rules.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import { type Front, type Glimpse, MISSIONS, type Mission, type View } from './vocabulary.ts';
import { type Hidden, hiddenCards, nothingHidden } from './worlds.ts';

/**
 * A state the viewer cannot tell from the real one. What the viewer saw on its way is placed first, in a story of picks that
 * fits everything seen since; the cards nobody has met fill the rest, each order as likely as any other. Other seats of an
 * imagined table remember nothing of their own.
 */
export function imagine(view: View, random: Random): State {
  const viewer = view.viewer === 'spectator' ? NONE : view.viewer - 1;
  const everyone = view.boards.map((_, player) => player);
  const story = hiddenCards(view, random);
  const hidden = story ?? nothingHidden(view);
  const unmet = shuffle(story ? unmetCards(view, story).slice() : findUnmet(view, hidden), random);
  const draw = (): Card => unmet.pop() ?? MEADOW;
  const fill = (known: readonly Card[], size: number): Card[] => {
    const cards = known.slice();
    while (cards.length < size) cards.push(draw());
    return shuffle(cards, random);
  };
  const hands = everyone.map((player) =>
    player === viewer ? view.own.hand : fill(hidden.hands[player] as readonly Card[], view.handSizes[player] as number),
  );
  const packets = everyone.map((player) =>
    player === viewer ? view.own.packet : fill(hidden.packets[player] as readonly Card[], view.packetSizes[player] as number),
  );
  const out = everyone.map((player) =>
    player === viewer ? view.own.out : Array.from({ length: view.outSizes[player] as number }, (_, i) => hidden.out[player]?.[i] ?? draw()),
  );
  const fronts = everyone.map((player) => (player === viewer ? view.own.fronts : frontsOf(view, player, hidden, draw)));
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
    picks: everyone.map((player) => (player === viewer ? view.own.pick : guessPick(view, player, hands, packets, random))),
    out,
    fronts,
    missions: guessMissions(view, viewer, random),
    memory: everyone.map((player): readonly Glimpse[] => (player === viewer ? view.own.memory : [])),
    deck: Array.from({ length: view.deckSize }, draw),
  };
  return stateOf(position);
}

const known = new WeakMap<View, readonly Card[]>();

/** The deck less every card that is seen or placed by the story: every story everyone the same ones, so one look is enough. */
function unmetCards(view: View, hidden: Hidden): readonly Card[] {
  let unmet = known.get(view);
  if (unmet === undefined) {
    unmet = findUnmet(view, hidden);
    known.set(view, unmet);
  }
  return unmet;
}

function findUnmet(view: View, hidden: Hidden): Card[] {
  const left = new Map<Card, number>();
  for (const card of rulesOf(view.config).deck) left.set(card, (left.get(card) ?? 0) + 1);
  const met = [
    ...view.boards.flatMap((board) => board.cards.filter((card) => typeof card === 'number')),
    ...view.own.hand,
    ...view.own.packet,
    ...view.own.out,
    ...view.own.fronts.map(({ card }) => card),
    ...[hidden.hands, hidden.packets, hidden.out].flat(2),
    ...hidden.fronts.flatMap((fronts) => [...fronts.values()]),
  ];
  for (const card of met) if (card !== undefined) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, count]) => Array<Card>(Math.max(0, count)).fill(card));
}

function frontsOf(view: View, player: SeatIndex, hidden: Hidden, draw: () => Card): Front[] {
  const fronts: Front[] = [];
  view.boards[player]?.cards.forEach((card, at: Cell) => {
    if (card === 'back') fronts.push({ at, card: hidden.fronts[player]?.get(at) ?? draw() });
  });
  return fronts;
}

/** Who has something to choose and is not waited for has chosen: any choice is as likely as another. */
function guessPick(
  view: View,
  player: SeatIndex,
  hands: readonly (readonly Card[])[],
  packets: readonly (readonly Card[])[],
  random: Random,
): readonly Card[] {
  const { keep } = rulesOf(view.config);
  const isDraft = view.stage === 'draft';
  const from = ((isDraft ? packets : hands)[player] as readonly Card[]).slice();
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
  return view.boards.map((_, player) => (player === viewer ? own : (others.pop() as Mission)));
}
