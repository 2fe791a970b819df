import { FastRandom, type Seat } from '@bellwether/kernel';
import {
  type Animal,
  cardsOf,
  type EventView,
  faceOf,
  type Move,
  type StandingAnimal,
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

export interface Effect {
  readonly kind: 'loses' | 'gains' | 'skips' | 'forbids';
  readonly seat: Seat;
  readonly animal: string;
  readonly value?: number;
}

/** What a move would do, as far as anybody can know. */
export interface Foresight {
  readonly walks: readonly Walk[];
  readonly turns: readonly { readonly animal: string; readonly side: Side }[];
  /** Comes before anyone chooses again. */
  readonly sure: readonly Effect[];
  /** Comes at a later activation if nobody moves the animal until then. */
  readonly maybe: readonly Effect[];
  /** Seats of the mover's team that a wolf threatened and no longer does. */
  readonly protects: readonly Seat[];
  readonly wins?: Team;
  /** Turns on a card nobody has seen. */
  readonly hidden: boolean;
}

/** How far clockwise of an animal its target sits. */
const CLOCKWISE: Readonly<Record<Target, number>> = { self: 0, left: 1, across: 2, right: 3 };

const NOTHING: Foresight = { walks: [], turns: [], sure: [], maybe: [], protects: [], hidden: true };

/** Beyond these the future hangs on cards the viewer cannot see. */
const HANGS_ON_CARDS: readonly EventView['kind'][] = ['shows', 'passes', 'turns-up', 'asks'];

/**
 * Tries the move on a state the viewer cannot tell from the real one. All that is read off it is public: what moves, and what wakes
 * before anybody's hidden card matters.
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
  const events: EventView[] = [];
  let open = true;
  const state = wolfAndHound.imagine(view, new FastRandom(1));
  wolfAndHound.apply(state, seat, move, (event) => {
    if (HANGS_ON_CARDS.includes(event.kind)) open = false;
    if (open && event.kind !== 'draws') events.push(event);
  });
  const standing = view.animals.map((animal) => ({ ...animal }));
  const find = (id: string) => standing.find((animal) => animal.id === id) as { id: string; at: Seat; side: Side };
  const walks: Walk[] = [];
  const turns: { animal: string; side: Side }[] = [];
  const sure: Effect[] = [];
  let woken: string[] = [];
  let wins: Team | undefined;
  for (const event of events) {
    if (event.kind === 'moves') {
      find(event.animal).at = event.to;
      woken = woken.filter((id) => id !== event.animal);
      walks.push(event);
    } else if (event.kind === 'turns-over') {
      find(event.animal).side = event.side;
      turns.push(event);
    } else if (event.kind === 'loses' || event.kind === 'gains' || event.kind === 'skips' || event.kind === 'forbids') {
      sure.push(event);
    } else if (event.kind === 'activates') woken.push(event.animal);
    else if (event.kind === 'ends') wins = event.winner;
  }
  const later = threats(view, standing).filter(({ animal }) => !woken.includes(animal));
  const moved = new Set([...walks, ...turns].map(({ animal }) => animal));
  const before = threats(view, view.animals).filter(({ kind }) => kind === 'loses');
  const team = [seat, ((seat + 1) % 4) + 1];
  const protects = team.filter((mine) => {
    const hunted = before.some((threat) => threat.seat === mine && moved.has(threat.animal));
    const still = [...sure, ...later].some((threat) => threat.seat === mine && threat.kind === 'loses');
    return hunted && !still;
  });
  return { walks, turns, sure, maybe: later.filter(({ animal }) => moved.has(animal)), protects, hidden: false, ...(wins && { wins }) };
}

/** What each animal would do if it woke where it stands. */
export function threats(view: View, standing: readonly StandingAnimal[]): Effect[] {
  const cards = cardsOf(view.config);
  return standing.flatMap(({ id, at, side }): Effect[] => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const { sheep, target } = faceOf(card, side === 'back' ? 1 : 0);
    if (sheep === 0) return [];
    const seat = ((at - 1 + CLOCKWISE[target]) % 4) + 1;
    return [{ kind: sheep < 0 ? 'loses' : 'gains', seat, animal: id }];
  });
}

export function cardOf(view: Pick<View, 'config'>, id: string): Animal | undefined {
  return cardsOf(view.config).find((card) => card.id === id);
}
