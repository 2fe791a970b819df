import { invariant, type Viewer } from '@bellwether/kernel';
import { blackOf, paddockOf } from './animals.ts';
import { CELLS } from './cells.ts';
import { toAct } from './check.ts';
import { outcomeOf } from './ending.ts';
import { handOf } from './hands.ts';
import { missionOf } from './missions.ts';
import { BACK, CARD_BITS, LAID, type Memory, NO_CARDS, NONE, ROUND_SHIFT, type SeatIndex, type State } from './state.ts';
import type { BoardView, CellView, Event, EventView, Glimpse, Own, View } from './vocabulary.ts';

/** The only way out of a state: what the viewer may know (S-SECRETS), field by field. */
export function view(state: State, viewer: Viewer, open: View = openView(state)): View {
  invariant(open.viewer === 'spectator', "a view is made from the spectators' own");
  return viewer === 'spectator' ? open : { ...open, viewer, own: ownOf(state, viewer - 1) };
}

function openView(state: State): View {
  const everyone = Array.from({ length: state.rules.players }, (_, player) => player);
  const outcome = outcomeOf(state);
  return {
    config: state.rules.config,
    viewer: 'spectator',
    round: state.round,
    stage: state.stage,
    starter: state.starter + 1,
    turn: state.stage === 'place' ? state.turn + 1 : null,
    toAct: toAct(state),
    step: state.step,
    fox: state.fox,
    supply: state.supply,
    deckSize: state.deck.length - state.drawIndex,
    boards: everyone.map((player) => boardView(state, player)),
    placed: state.placed.slice(),
    handSizes: state.held.slice(),
    packetSizes: state.packets.map((packet) => packet.length),
    outSizes: state.out.map((cards) => cards.length),
    own: NOTHING,
    missions: outcome && state.rules.config.missions ? everyone.map((player) => missionOf(state, player) ?? null) : null,
    ...(outcome && { outcome }),
  };
}

export function boardView(state: State, player: SeatIndex): BoardView {
  const cells = state.board.slice(player * CELLS, (player + 1) * CELLS);
  const black = blackOf(state, player);
  return {
    cards: cells.map(cellView),
    rounds: cells.map((value) => value >> ROUND_SHIFT),
    sheep: state.sheep.slice(player * CELLS, (player + 1) * CELLS),
    black: black === NONE ? null : black,
    paddock: paddockOf(state, player),
  };
}

function cellView(value: number): CellView {
  if (value & BACK) return 'back';
  return value & LAID ? value & CARD_BITS : null;
}

const NOTHING: Own = { hand: [], packet: [], pick: [], out: [], fronts: [], mission: null, memory: [] };

/** A discard stays its owner's secret (R-OUT-SECRET). */
function ownOf(state: State, player: SeatIndex): Own {
  return {
    hand: handOf(state, player),
    packet: state.packets[player] ?? NO_CARDS,
    pick: state.picks[player] ?? NO_CARDS,
    out: state.out[player] ?? NO_CARDS,
    fronts: state.fronts.filter((front) => front.player === player).map(({ at, card }) => ({ at, card })),
    mission: missionOf(state, player) ?? null,
    memory: glimpses(state.memory[player] ?? null),
  };
}

/** Oldest first. */
export function glimpses(memory: Memory | null): Glimpse[] {
  const found: Glimpse[] = [];
  for (let node = memory; node !== null; node = node.before) {
    found.push({ round: node.round, step: node.step, saw: node.saw, kept: node.kept });
  }
  return found.reverse();
}

/** The same for events: only the owner learns what is in hands, in packets and face down. */
export function show(event: Event, viewer: Viewer): EventView {
  switch (event.kind) {
    case 'deals':
      return viewer === 'spectator' ? { kind: 'deals' } : { kind: 'deals', cards: event.hands[viewer - 1] ?? NO_CARDS };
    case 'passes':
      return viewer === 'spectator' ? { kind: 'passes' } : { kind: 'passes', cards: event.packets[viewer - 1] ?? NO_CARDS };
    case 'picks':
      return event.seat === viewer ? event : { kind: 'picks', seat: event.seat };
    case 'places':
      return !event.faceDown || event.seat === viewer ? event : { kind: 'places', seat: event.seat, at: event.at, faceDown: true };
    case 'discards':
      return event.seat === viewer ? event : { kind: 'discards', seat: event.seat };
    case 'keeps':
    case 'turn':
    case 'grows':
    case 'runs-dry':
    case 'drives':
    case 'rests':
    case 'fox':
    case 'steals':
    case 'loses':
    case 'goes-home':
    case 'shelters':
    case 'ends-round':
    case 'starts-round':
    case 'reveals':
    case 'scores':
    case 'ends':
      return event;
  }
}
