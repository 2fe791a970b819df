import { FastRandom } from '@bellwether/kernel';
import {
  activationsOfLap,
  animalNamed,
  clockwise,
  isDummy,
  type SeatIndex,
  seatIndex,
  type TableAnimal,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { moveOfKey } from './moves.ts';
import type { Question } from './question.ts';
import type { WolfReasonKind } from './reason-kind.ts';
import { hasDummies, type State } from './state.ts';
import { XorShift } from './xor-shift.ts';

/** An effect of a move, and how to remove it from the position after the move. */
export interface ReasonEffect {
  readonly kind: WolfReasonKind;
  /** What became true, independent of wording: two moves with the same facts do the same. */
  readonly fact: string;
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  undo(after: State): void;
}

/** With dummies, the number of deals in which an effect must occur: chance is not a reason. */
export const DEALS_WITH_DUMMIES = 6;

/** The effects of a move that could be reasons for it: sheep at once, animals moved, a card kept. */
export function effectsOf({ worlds, policy }: Question, key: number, rival: number | undefined): ReasonEffect[] {
  const before = worlds.blank();
  const random = new XorShift(new FastRandom(key));
  // Shuffling depends on the current order: a move must give the same result every time.
  worlds.hidden.sort();
  const lay = () => (hasDummies(policy.rules) ? worlds.next(before, random) : worlds.lay(before));
  lay();
  let effects = effectsIn(before, key);
  for (let n = 1; n < DEALS_WITH_DUMMIES && effects.length > 0 && hasDummies(policy.rules); n++) {
    lay();
    const facts = new Set(effectsIn(before, key).map(({ fact }) => fact));
    effects = effects.filter(({ fact }) => facts.has(fact));
  }
  const kept = rival === undefined ? undefined : keptCard(before, key, rival);
  return kept ? [...effects, kept] : effects;
}

/** The same in one deal, without the cards in hands. */
function effectsIn(before: State, key: number): ReasonEffect[] {
  const { after, changes } = played(before, key);
  // If an animal took or brought a sheep, report that; if its sheep came back, it has only moved.
  const acted = new Set(netOf(changes).map(({ animal }) => animal));
  const [bites, bitesThen] = [bitesOf(before), bitesOf(after)];
  const animals = before.animals.flatMap((animal) => {
    const { id } = animal.card;
    const changed = { was: bites(animal), is: bitesThen(animalNamed(after, id)) };
    if (acted.has(id)) return [];
    // A seat is not safe if another wolf comes instead.
    const isRelieved =
      changed.was.change < 0 &&
      before.animals.some((one) => comesTo(changed.was.seat, bites(one), bitesThen(animalNamed(after, one.card.id))));
    return isRelieved ? [] : (movedAnimal(before, animal, animalNamed(after, id), changed) ?? []);
  });
  return [...netOf(changes).flatMap((change) => sheepEffect(before, change) ?? []), ...animals];
}

/** Whether an animal threatens a seat now and did not before. */
function comesTo(seat: SeatIndex, was: Bite, is: Bite): boolean {
  return is.change < 0 && is.seat === seat && !(was.change < 0 && was.seat === seat);
}

/** Makes a move in one deal; returns the state after it and the changes in sheep. */
export function played(before: State, key: number): { readonly after: State; readonly changes: readonly SheepChange[] } {
  const after = wolfAndHound.clone(before);
  const moved = new Set<string>();
  const changes: SheepChange[] = [];
  const [mover] = wolfAndHound.toAct(before);
  if (mover === undefined) return { after, changes };
  wolfAndHound.apply(after, mover, moveOfKey(after, key), (event) => {
    if (event.kind === 'moves' || event.kind === 'turns-over') moved.add(event.animal);
    if (event.kind !== 'loses' && event.kind !== 'gains') return;
    changes.push({ seat: event.seat, animal: event.animal, by: event.kind === 'gains' ? 1 : -1, hasMoved: moved.has(event.animal) });
  });
  return { after, changes };
}

export interface SheepChange {
  readonly seat: number;
  readonly animal: string;
  readonly by: 1 | -1;
  /** The animal came there by this move. */
  readonly hasMoved: boolean;
}

/** The net changes: a sheep that is lost and brought back in the same turn changes nothing. */
export function netOf(changes: readonly SheepChange[]): SheepChange[] {
  const left: SheepChange[] = [];
  for (const change of changes) {
    const undone = left.findIndex(({ seat, by }) => seat === change.seat && by === -change.by);
    if (undone < 0) left.push(change);
    else left.splice(undone, 1);
  }
  return left;
}

/** Undefined if it harms the mover. */
function sheepEffect(before: State, { seat, animal, by, hasMoved }: SheepChange): ReasonEffect | undefined {
  const own = isPartner(before, seatIndex(seat), before.turn);
  if ((by === 1) !== own) return undefined;
  const kind = hasMoved ? (own ? 'sheep-brought-home' : 'sheep-won') : own ? 'hound-left' : 'wolf-left';
  return { kind, fact: `sheep ${seat} ${by}`, seat, animal, undo: (state) => changeSheep(state, seatIndex(seat), -by) };
}

/** The seat of the player who decides: for a dummy, its partner. */
export function moverOf(state: State): SeatIndex {
  return isDummy(state, state.turn) ? clockwise(state.turn, 2) : state.turn;
}

/** Whether two seats play for one team. */
export function isPartner({ rules: { config } }: State, one: SeatIndex, other: SeatIndex): boolean {
  return wolfAndHound.teamOf(config, one + 1) === wolfAndHound.teamOf(config, other + 1);
}

/** Never to zero sheep: that would end the game. */
function changeSheep({ sheep, rules }: State, seat: SeatIndex, by: number): void {
  sheep[seat] = Math.max(1, Math.min(rules.flock[seat], sheep[seat] + by));
}

/** An animal that no longer threatens us or helps the opponents, or that now threatens them or helps us. */
function movedAnimal(
  state: State,
  before: TableAnimal,
  after: TableAnimal,
  { was, is }: Record<'was' | 'is', Bite>,
): ReasonEffect | undefined {
  // "Sent", "called" and "taken away" imply a move, so a card that turns over in place does not count.
  if (before.at === after.at) return undefined;
  const me = moverOf(state);
  const ours = (seat: SeatIndex) => isPartner(state, seat, me);
  const name = ((): { kind: WolfReasonKind; seat: SeatIndex } | undefined => {
    if (was.change < 0 && ours(was.seat)) return { kind: was.seat === me ? 'threat-averted' : 'partner-protected', seat: was.seat };
    if (was.change > 0 && !ours(was.seat)) return { kind: 'help-denied', seat: was.seat };
    if (is.change < 0 && !ours(is.seat)) return { kind: 'opponent-threatened', seat: is.seat };
    if (is.change > 0 && ours(is.seat)) return { kind: 'help-called', seat: is.seat };
    return undefined;
  })();
  if (name === undefined) return undefined;
  const { at, face } = before;
  return {
    kind: name.kind,
    fact: `${name.kind} ${name.seat}`,
    seat: name.seat + 1,
    animal: before.card.id,
    undo: (state) => {
      const animal = animalNamed(state, before.card.id);
      animal.at = at;
      animal.face = face;
    },
  };
}

export interface Bite {
  readonly seat: SeatIndex;
  readonly change: number;
}

/** The seat whose sheep an animal would change where it stands, and by how many; none if the turn is skipped before it activates (8-3). */
export function bitesOf(state: State): (animal: TableAnimal) => Bite {
  const active = new Set(activationsOfLap(state).map((event) => (event.kind === 'activates' ? event.animal : undefined)));
  return ({ card, face, at }) => ({ seat: clockwise(at, face.target), change: active.has(card.id) ? face.change : 0 });
}

/** Spending the second-best move's card instead: playing this move keeps that card in hand. */
function keptCard({ turn, rules, asks }: State, key: number, rival: number): ReasonEffect | undefined {
  const card = rules.types[rival]?.card;
  if (asks !== 'play' || rival === key || card === undefined || key >= rules.types.length) return undefined;
  return {
    kind: 'kept-for-later',
    fact: `kept ${card}`,
    card,
    undo: (state) => {
      const hand = state.hands[turn];
      hand.splice(hand.indexOf(rival), 1, key);
      hand.sort((a, b) => a - b);
    },
  };
}
