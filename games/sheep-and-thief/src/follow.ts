import type { Seat } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { without } from './hands.ts';
import { receiver, rulesOf, YARD } from './rules.ts';
import { type BoardView, type EventView, type Glimpse, type Own, ROUNDS, type View } from './vocabulary.ts';

/**
 * The view after an event shown to the viewer. The event contains what the viewer cannot know; the rest is computed.
 */
export function follow(view: View, event: EventView): View {
  switch (event.kind) {
    case 'deals':
      return dealt(view, event.cards);
    case 'picks':
      return chosen(view, event.seat, event.cards);
    case 'passes':
      return passed(view, event.cards);
    case 'keeps':
      return keptLast(view);
    case 'turn':
      return { ...view, stage: 'place', turn: event.seat, toAct: [event.seat] };
    case 'places':
      return placed(view, event);
    case 'grows':
      return { ...sheepAt(view, event.seat, event.at, 1), supply: view.supply - 1 };
    case 'drives':
      return driven(view, event);
    case 'fox':
      return { ...view, fox: event.to };
    case 'steals':
      return onBoard(sheepAt(view, event.of, event.at, -event.sheep), event.seat, (board) => ({ paddock: board.paddock + event.sheep }));
    case 'loses':
      return { ...sheepAt(view, event.seat, event.at, -event.sheep), supply: view.supply + event.sheep };
    case 'goes-home':
      return onBoard(view, event.seat, () => ({ black: YARD }));
    case 'discards':
      return chosen(view, event.seat, event.card === undefined ? undefined : [event.card]);
    case 'ends-round':
      return roundEnded(view);
    case 'starts-round':
      return { ...putOut(view), round: event.round, starter: event.starter, placed: view.placed.map(() => 0) };
    case 'reveals':
      return { ...view, missions: changed(view.missions ?? openMissions(view), event.seat - 1, () => event.mission) };
    case 'ends':
      return { ...view, missions: view.config.missions ? (view.missions ?? openMissions(view)) : null, outcome: event.outcome };
    case 'runs-dry':
    case 'rests':
    case 'shelters':
    case 'scores':
      return view;
  }
}

/** Hands in seat order, as far as the deck reaches; a kept card counts toward the new hand (R-KEPT). */
function dealt(view: View, cards: readonly Card[] | undefined): View {
  const { firstHand, laterHand } = rulesOf(view.config);
  const count = view.round === 1 ? firstHand : laterHand;
  let { deckSize } = view;
  const packetSizes = view.handSizes.map((kept) => {
    const given = Math.min(count, deckSize);
    deckSize -= given;
    return given + kept;
  });
  const { own } = view;
  return awaitPicks({
    ...view,
    stage: 'draft',
    step: 0,
    deckSize,
    packetSizes,
    handSizes: view.handSizes.map(() => 0),
    own: cards === undefined ? own : { ...own, hand: [], packet: [...cards, ...own.hand] },
  });
}

/** R-LASTCARD: a player with more cards than a pick keeps has a choice. */
function awaitPicks(view: View): View {
  const { keep } = rulesOf(view.config);
  return { ...view, turn: null, toAct: seatsWhere(view.packetSizes, (size) => size > keep) };
}

/** A pick of the draft or a discard, while others still choose. */
function chosen(view: View, seat: Seat, cards: readonly Card[] | undefined): View {
  const toAct = view.toAct.filter((other) => other !== seat);
  return { ...view, toAct, own: cards === undefined ? view.own : { ...view.own, pick: cards } };
}

/** After all have chosen: picks are kept, packets are passed on. */
function passed(view: View, cards: readonly Card[] | undefined): View {
  const { players, keep } = rulesOf(view.config);
  const { own, round, step } = view;
  const kept = view.packetSizes.map((size) => (size > keep ? keep : 0));
  const packetSizes = view.packetSizes.slice();
  view.packetSizes.forEach((size, from) => {
    packetSizes[receiver(players, round, from)] = size - (kept[from] ?? 0);
  });
  return awaitPicks({
    ...view,
    step: step + 1,
    handSizes: view.handSizes.map((size, i) => size + (kept[i] ?? 0)),
    packetSizes,
    own:
      cards === undefined
        ? own
        : {
            ...own,
            hand: [...own.hand, ...own.pick],
            packet: cards,
            pick: [],
            memory: [...own.memory, { round, step, saw: own.packet, kept: own.pick }],
          },
  });
}

/** R-LASTCARD. */
function keptLast(view: View): View {
  const { own, round, step, packetSizes } = view;
  const seen: readonly Glimpse[] = own.packet.length === 0 ? [] : [{ round, step, saw: own.packet, kept: own.packet }];
  return {
    ...view,
    placed: view.placed.map((count, i) => (packetSizes[i] === 0 ? count : 0)),
    handSizes: view.handSizes.map((size, i) => size + (packetSizes[i] ?? 0)),
    packetSizes: packetSizes.map(() => 0),
    own: { ...own, hand: [...own.hand, ...own.packet], packet: [], memory: [...own.memory, ...seen] },
  };
}

function placed(view: View, { seat, at, card, faceDown }: Extract<EventView, { kind: 'places' }>): View {
  const laid = onBoard(view, seat, ({ cards, rounds }) => ({
    cards: changed(cards, at, () => (faceDown || card === undefined ? 'back' : card)),
    rounds: changed(rounds, at, () => view.round),
  }));
  return {
    ...laid,
    placed: changed(view.placed, seat - 1, (count) => count + 1),
    handSizes: changed(view.handSizes, seat - 1, (size) => size - 1),
    own: seat === view.viewer && card !== undefined ? handLaid(view.own, at, card, faceDown) : view.own,
  };
}

function handLaid(own: Own, at: Cell, card: Card, faceDown: boolean): Own {
  return { ...own, hand: without(own.hand, card), fronts: faceDown ? [...own.fronts, { at, card }] : own.fronts };
}

function driven(view: View, { seat, from, to, white, black }: Extract<EventView, { kind: 'drives' }>): View {
  const moved = sheepAt(sheepAt(view, seat, from, -white), seat, to, white);
  return black ? onBoard(moved, seat, () => ({ black: to })) : moved;
}

/** The last round ends the game. Two players discard a card before the next one. */
function roundEnded(view: View): View {
  if (view.round === ROUNDS) return { ...view, stage: 'over', turn: null, toAct: [] };
  if (view.config.players > 2) return { ...view, turn: null, toAct: [] };
  return { ...view, stage: 'discard', turn: null, toAct: seatsWhere(view.handSizes, (size) => size > 1) };
}

/** With two players, each who had more than one card left has discarded one. */
function putOut(view: View): View {
  if (view.stage !== 'discard') return view;
  const { own, handSizes } = view;
  return {
    ...view,
    handSizes: handSizes.map((size) => (size > 1 ? size - 1 : size)),
    outSizes: view.outSizes.map((size, i) => ((handSizes[i] ?? 0) > 1 ? size + 1 : size)),
    own: { ...own, hand: own.pick.reduce(without, own.hand), pick: [], out: [...own.out, ...own.pick] },
  };
}

function openMissions(view: View): readonly null[] {
  return view.boards.map(() => null);
}

function sheepAt(view: View, seat: Seat, at: Cell, more: number): View {
  return onBoard(view, seat, ({ sheep }) => ({ sheep: changed(sheep, at, (count) => count + more) }));
}

function onBoard(view: View, seat: Seat, change: (board: BoardView) => Partial<BoardView>): View {
  return { ...view, boards: changed(view.boards, seat - 1, (board) => ({ ...board, ...change(board) })) };
}

function changed<X>(list: readonly X[], i: number, change: (item: X) => X): readonly X[] {
  return list.map((item, j) => (j === i ? change(item) : item));
}

function seatsWhere(sizes: readonly number[], holds: (size: number) => boolean): readonly Seat[] {
  return sizes.flatMap((size, i) => (holds(size) ? [i + 1] : []));
}
