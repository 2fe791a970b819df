import { FastRandom, type Seat } from '@bellwether/kernel';
import {
  type Animal,
  cardsOf,
  type EventView,
  faceOf,
  type Move,
  numberCard,
  SEATS,
  type StandingAnimal,
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
  /** The number that is forbidden, or how many sheep if more than one. */
  readonly value?: number;
}

/** What a move would do, as far as anybody can know. */
export interface Foresight {
  readonly walks: readonly Walk[];
  readonly turns: readonly { readonly animal: string; readonly side: Side }[];
  /** Comes before anyone chooses again. */
  readonly sure: readonly ForeseenEffect[];
  /** Comes at a later activation if nobody moves the animal until then. */
  readonly maybe: readonly ForeseenEffect[];
  /** Seats of the mover's team that a wolf threatened and no longer does. */
  readonly protects: readonly Seat[];
  readonly wins?: Team;
  /** Who goes by the colour of the card, and its value: said where nobody takes a step. */
  readonly goers: readonly string[];
  readonly value: number;
  /** Turns on a card nobody has seen. */
  readonly hidden: boolean;
}

const NOTHING: Foresight = { walks: [], turns: [], sure: [], maybe: [], protects: [], goers: [], value: 0, hidden: true };

/** Beyond these the future hangs on cards the viewer cannot see. */
const HANGS_ON_CARDS: readonly EventView['kind'][] = ['shows', 'passes', 'turns-up', 'asks'];

/**
 * Tries the move on a state the viewer cannot tell from the real one. All that is read off it is public: what moves, and what
 * activates before anybody's hidden card matters.
 */
export function foresee(view: View, seat: Seat, move: Move): Foresight {
  const known = seen.get(view) ?? new Map<string, Foresight>();
  seen.set(view, known);
  const key = `${seat} ${wolfAndHound.write(move)}`;
  const foresight = known.get(key) ?? tried(view, seat, move);
  known.set(key, foresight);
  return foresight;
}

/** Views never change, so neither does what they foretell. */
const seen = new WeakMap<View, Map<string, Foresight>>();

function tried(view: View, seat: Seat, move: Move): Foresight {
  if (move.kind === 'exchange' && move.exchange && (view.dummyDecks[view.turn - 1]?.[0] ?? null) === null) return NOTHING;
  const events = certain(view, seat, move);
  const walks = ofKind(events, 'moves');
  const turns = ofKind(events, 'turns-over');
  const sure: readonly ForeseenEffect[] = ofKind(events, 'loses', 'gains', 'skips', 'forbids');
  const [end] = ofKind(events, 'ends');
  const after = events.reduce((now, event) => wolfAndHound.follow(now, event), view);
  const active = activeAtTheEnd(events);
  const later = threats(after, after.animals).filter(({ animal }) => !active.has(animal));
  const moved = new Set([...walks, ...turns].map(({ animal }) => animal));
  const before = threats(view, view.animals).filter(({ kind }) => kind === 'loses');
  const protects = SEATS.filter((mine) => {
    if (wolfAndHound.teamOf(view.config, mine) !== wolfAndHound.teamOf(view.config, seat)) return false;
    const hunted = before.some((threat) => threat.seat === mine && moved.has(threat.animal));
    const still = [...sure, ...later].some((threat) => threat.seat === mine && threat.kind === 'loses');
    return hunted && !still;
  });
  // A hound brings home only what is missing, or what a wolf is about to take.
  const isMissing = (of: Seat) => (after.sheep[of - 1] ?? 0) < (after.flock[of - 1] ?? 0);
  const isHunted = (of: Seat) => later.some((threat) => threat.seat === of && threat.kind === 'loses');
  const maybe = later.filter((one) => moved.has(one.animal) && (one.kind === 'loses' || isMissing(one.seat) || isHunted(one.seat)));
  return { walks, turns, sure, maybe, protects, ...goersBy(view, move), hidden: false, ...(end && { wins: end.winner }) };
}

/** Who goes by the colour of the card that the move plays. */
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

/** What the move does before anybody's hidden card matters. */
function certain(view: View, seat: Seat, move: Move): readonly EventView[] {
  const events: EventView[] = [];
  let open = true;
  wolfAndHound.apply(wolfAndHound.imagine(view, new FastRandom(1)), seat, move, (event) => {
    if (HANGS_ON_CARDS.includes(event.kind)) open = false;
    if (open && event.kind !== 'draws') events.push(event);
  });
  return events;
}

function ofKind<Kind extends EventView['kind']>(events: readonly EventView[], ...kinds: readonly Kind[]) {
  return events.filter((event): event is Extract<EventView, { kind: Kind }> => (kinds as readonly string[]).includes(event.kind));
}

/** The animals that activated and did not move after that. */
function activeAtTheEnd(events: readonly EventView[]): ReadonlySet<string> {
  const active = new Set<string>();
  for (const event of events) {
    if (event.kind === 'activates') active.add(event.animal);
    else if (event.kind === 'moves') active.delete(event.animal);
  }
  return active;
}

/** What each animal would do if it activated where it stands. */
export function threats(view: View, standing: readonly StandingAnimal[]): ForeseenEffect[] {
  const cards = cardsOf(view.config);
  return standing.flatMap(({ id, at, side }): ForeseenEffect[] => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const { sheep, target } = faceOf(card, side === 'back' ? 1 : 0);
    if (sheep === 0) return [];
    const effect = { seat: targetOf(target, at), animal: id, ...(Math.abs(sheep) > 1 && { value: Math.abs(sheep) }) };
    return [{ kind: sheep < 0 ? 'loses' : 'gains', ...effect }];
  });
}

/** The seat that an animal at a seat acts on. */
export function targetOf(target: Target, at: Seat): Seat {
  // The order of targets is how far clockwise they sit.
  return ((at - 1 + TARGETS.indexOf(target)) % SEATS.length) + 1;
}

export function cardOf(view: Pick<View, 'config'>, id: string): Animal | undefined {
  return cardsOf(view.config).find((card) => card.id === id);
}
