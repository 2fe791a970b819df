import { FastRandom, type Seat } from '@bellwether/kernel';
import {
  type Animal,
  activationsOfLap,
  cardsOf,
  type EventView,
  faceOf,
  type Move,
  numberCard,
  SEATS,
  TARGETS,
  type View,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import type { Side, Target, Team } from './vocabulary.ts';

export interface Walk {
  readonly animal: string;
  readonly from: Seat;
  /** Every seat entered, in order. */
  readonly path: readonly Seat[];
  readonly clockwise: boolean;
  readonly stoppedBy?: 'meat' | 'bone';
}

export interface ForeseenEffect {
  readonly kind: 'loses' | 'gains' | 'skips' | 'forbids';
  readonly seat: Seat;
  readonly animal: string;
  /** The forbidden number. */
  readonly value?: number;
  /** Wolves and hounds at a skipped seat, which do not activate. */
  readonly resting?: readonly string[];
}

/** The effects of a move, as far as anyone can know them. */
export interface Foresight {
  readonly walks: readonly Walk[];
  /** `first`: it turns over before it moves. */
  readonly turns: readonly { readonly animal: string; readonly side: Side; readonly first: boolean }[];
  /** Effects before anyone chooses again. */
  readonly sure: readonly ForeseenEffect[];
  /** Effects of a later activation, if no animal moves until then. */
  readonly maybe: readonly ForeseenEffect[];
  /** Seats of the mover's team that a wolf no longer threatens. */
  readonly protects: readonly Seat[];
  readonly wins?: Team;
  /** Animals that the card's color moves, and its value: for those that take no step. */
  readonly goers: readonly string[];
  readonly value: number;
  /** It depends on a card nobody has seen. */
  readonly hidden: boolean;
}

const NOTHING: Foresight = { walks: [], turns: [], sure: [], maybe: [], protects: [], goers: [], value: 0, hidden: true };

/** Events after which the result depends on cards the viewer cannot see. */
const HANGS_ON_CARDS: readonly EventView['kind'][] = ['shows', 'passes', 'turns-up', 'asks'];

/**
 * Tries the move on a state the viewer cannot tell from the real one. All results are public: what moves, and what
 * activates before any hidden card matters.
 */
export function foresee(view: View, seat: Seat, move: Move): Foresight {
  const known = seen.get(view) ?? new Map<string, Foresight>();
  seen.set(view, known);
  const key = `${seat} ${wolfAndHound.write(move)}`;
  const foresight = known.get(key) ?? tried(view, seat, move);
  known.set(key, foresight);
  return foresight;
}

/** A cache by view: views are immutable, so predictions stay valid. */
const seen = new WeakMap<View, Map<string, Foresight>>();

function tried(view: View, seat: Seat, move: Move): Foresight {
  if (move.kind === 'exchange' && move.exchange && (view.dummyDecks[view.turn - 1]?.[0] ?? null) === null) return NOTHING;
  const { before, events, after } = certain(view, seat, move);
  const walks = ofKind(events, 'moves');
  const turns = ofKind(events, 'turns-over').map((turn) => ({
    ...turn,
    first: events.indexOf(turn) < events.findLastIndex((event) => event.kind === 'moves' && event.animal === turn.animal),
  }));
  const sure: readonly ForeseenEffect[] = withResting(view, ofKind(events, 'loses', 'gains', 'skips', 'forbids'), events);
  const [end] = ofKind(events, 'ends');
  const then = events.reduce((now, event) => wolfAndHound.follow(now, event), view);
  const active = activeAtTheEnd(events);
  const later = withResting(then, ofKind(activationsOfLap(after), 'loses', 'gains', 'skips')).filter(({ animal }) => !active.has(animal));
  const hunted = ofKind(activationsOfLap(before), 'loses');
  const protects = SEATS.filter((mine) => {
    if (wolfAndHound.teamOf(view.config, mine) !== wolfAndHound.teamOf(view.config, seat)) return false;
    const loses = (all: readonly ForeseenEffect[]) => all.some((one) => one.seat === mine && one.kind === 'loses');
    return loses(hunted) && !loses([...sure, ...later]);
  });
  const moved = new Set([...walks, ...turns].map(({ animal }) => animal));
  const maybe = later.filter((one) => moved.has(one.animal) || concerns(one, later, moved));
  return { walks, turns, sure, maybe, protects, ...goersBy(view, move), hidden: false, ...(end && { wins: end.winner }) };
}

/**
 * Whether an animal that did not move matters to one that did: it skips the turn, or takes or brings back sheep of the
 * same seat.
 */
function concerns({ kind, seat, resting = [] }: ForeseenEffect, later: readonly ForeseenEffect[], moved: ReadonlySet<string>): boolean {
  if (kind === 'skips') return resting.some((id) => moved.has(id));
  return later.some((other) => other.kind !== kind && other.kind !== 'skips' && other.seat === seat && moved.has(other.animal));
}

/** Adds to a skipped turn the wolves and hounds that do not activate. `events` lead from the view to the effects. */
function withResting(view: View, effects: readonly ForeseenEffect[], events: readonly EventView[] = []): ForeseenEffect[] {
  return effects.map((effect) => {
    if (effect.kind !== 'skips') return effect;
    const skip = events.findIndex(({ kind, ...event }) => kind === 'skips' && 'seat' in event && event.seat === effect.seat);
    const now = events.slice(0, Math.max(0, skip)).reduce((now, event) => wolfAndHound.follow(now, event), view);
    const resting = now.animals.filter(({ id, at, side }) => {
      const card = at === effect.seat ? cardOf(view, id) : undefined;
      return card !== undefined && faceOf(card, side === 'back' ? 1 : 0).sheep !== 0;
    });
    return resting.length === 0 ? effect : { ...effect, resting: resting.map(({ id }) => id) };
  });
}

/** The animals that the played card's color moves. */
function goersBy(view: View, move: Move): Pick<Foresight, 'goers' | 'value'> {
  const card = move.kind === 'play' ? move.card : move.kind === 'exchange' ? view.turnedUp : null;
  const number = card === null ? undefined : numberCard(card);
  if (number === undefined) return { goers: [], value: 0 };
  const goers = view.animals.filter(({ id, side }) => {
    const animal = cardOf(view, id);
    const by = animal && faceOf(animal, side === 'back' ? 1 : 0).movedBy;
    return by === 'both' || by === number.colour;
  });
  return { goers: goers.map(({ id }) => id), value: number.value };
}

/** The events before any hidden card matters, and the states before and after them. */
function certain(view: View, seat: Seat, move: Move) {
  const events: EventView[] = [];
  const state = wolfAndHound.imagine(view, new FastRandom(1));
  const before = wolfAndHound.clone(state);
  let after: typeof state | undefined;
  wolfAndHound.apply(state, seat, move, (event) => {
    if (HANGS_ON_CARDS.includes(event.kind)) after ??= wolfAndHound.clone(state);
    if (after === undefined && event.kind !== 'draws') events.push(event);
  });
  return { before, events, after: after ?? state };
}

function ofKind<Kind extends EventView['kind']>(events: readonly EventView[], ...kinds: readonly Kind[]) {
  return events.filter((event): event is Extract<EventView, { kind: Kind }> => (kinds as readonly string[]).includes(event.kind));
}

/** Animals that activated and did not move afterwards. */
function activeAtTheEnd(events: readonly EventView[]): ReadonlySet<string> {
  const active = new Set<string>();
  for (const event of events) {
    if (event.kind === 'activates') active.add(event.animal);
    else if (event.kind === 'moves') active.delete(event.animal);
  }
  return active;
}

/** The seat that an animal at a seat acts on. */
export function targetOf(target: Target, at: Seat): Seat {
  // Targets are ordered by clockwise distance.
  return ((at - 1 + TARGETS.indexOf(target)) % SEATS.length) + 1;
}

export function cardOf(view: Pick<View, 'config'>, id: string): Animal | undefined {
  return cardsOf(view.config).find((card) => card.id === id);
}
