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
import type { State } from './state.ts';

/** Something a move does, and how to take it away again from the position after the move. */
export interface ReasonEffect {
  readonly kind: WolfReasonKind;
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  undo(after: State): void;
}

/** What a move does that could be a reason for it: sheep at once, animals moved, a card not spent. */
export function effectsOf({ worlds }: Question, key: number, rival: number | undefined): ReasonEffect[] {
  const before = worlds.blank();
  worlds.lay(before);
  const after = wolfAndHound.clone(before);
  const acted = new Set<string>();
  const moved = new Set<string>();
  const effects: ReasonEffect[] = [];
  const [mover] = wolfAndHound.toAct(before);
  if (mover === undefined) return [];
  wolfAndHound.apply(after, mover, moveOfKey(after, key), (event) => {
    if (event.kind === 'moves' || event.kind === 'turns-over') moved.add(event.animal);
    if (event.kind !== 'loses' && event.kind !== 'gains') return;
    acted.add(event.animal);
    const own = isPartner(before, seatIndex(event.seat), before.turn);
    if ((event.kind === 'gains') !== own) return;
    const by = event.kind === 'gains' ? -1 : 1;
    effects.push({
      kind: moved.has(event.animal) ? (own ? 'sheep-brought-home' : 'sheep-won') : own ? 'hound-left' : 'wolf-left',
      seat: event.seat,
      animal: event.animal,
      undo: (state) => changeSheep(state, seatIndex(event.seat), by),
    });
  });
  const [bites, bitesThen] = [bitesOf(before), bitesOf(after)];
  for (const animal of before.animals) {
    const { id } = animal.card;
    const changes = { was: bites(animal), is: bitesThen(animalNamed(after, id)) };
    const effect = acted.has(id) ? undefined : movedAnimal(before, animal, animalNamed(after, id), changes);
    if (effect) effects.push(effect);
  }
  const kept = rival === undefined ? undefined : keptCard(before, key, rival);
  if (kept) effects.push(kept);
  return effects;
}

/** Whether two seats play for one team. */
function isPartner({ rules: { config } }: State, one: SeatIndex, other: SeatIndex): boolean {
  return wolfAndHound.teamOf(config, one + 1) === wolfAndHound.teamOf(config, other + 1);
}

/** Never to none: that would be another game. */
function changeSheep({ sheep, rules }: State, seat: SeatIndex, by: number): void {
  sheep[seat] = Math.max(1, Math.min(rules.flock[seat], sheep[seat] + by));
}

/** An animal that no longer threatens us or helps them, or that now threatens them or helps us. */
function movedAnimal(
  state: State,
  before: TableAnimal,
  after: TableAnimal,
  { was, is }: Record<'was' | 'is', Bite>,
): ReasonEffect | undefined {
  if (before.at === after.at && before.face === after.face) return undefined;
  const me = isDummy(state, state.turn) ? clockwise(state.turn, 2) : state.turn;
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
    seat: name.seat + 1,
    animal: before.card.id,
    undo: (state) => {
      const animal = animalNamed(state, before.card.id);
      animal.at = at;
      animal.face = face;
    },
  };
}

interface Bite {
  readonly seat: SeatIndex;
  readonly change: number;
}

/** Whose sheep an animal would change where it stands, and by how many: none where the turn is skipped before it activates (8-3). */
function bitesOf(state: State): (animal: TableAnimal) => Bite {
  const active = new Set(activationsOfLap(state).map((event) => (event.kind === 'activates' ? event.animal : undefined)));
  return ({ card, face, at }) => ({ seat: clockwise(at, face.target), change: active.has(card.id) ? face.change : 0 });
}

/** The card of the move that came second is still in the hand: taking that away is having spent it instead. */
function keptCard({ turn, rules, asks }: State, key: number, rival: number): ReasonEffect | undefined {
  const card = rules.types[rival]?.card;
  if (asks !== 'play' || rival === key || card === undefined || key >= rules.types.length) return undefined;
  return {
    kind: 'kept-for-later',
    card,
    undo: (state) => {
      const hand = state.hands[turn];
      hand.splice(hand.indexOf(rival), 1, key);
      hand.sort((a, b) => a - b);
    },
  };
}
