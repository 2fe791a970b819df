import { faceIndex, placeOf, put, sheepAt, showSide, sideOf, withSheep, wolfAndHound } from '@bellwether/wolf-and-hound';
import { moveOfKey } from './moves.ts';
import type { Position } from './position.ts';
import type { WolfReasonKind } from './reason-kind.ts';
import type { State } from './state.ts';

/** Something a move does, and how to take it away again from the position after the move. */
export interface Effect {
  readonly kind: WolfReasonKind;
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  undo(after: State): void;
}

/** What a move does that could be a reason for it: sheep at once, animals moved, a card not spent. */
export function effectsOf(position: Position, key: number, rival: number | undefined): Effect[] {
  const { worlds, policy } = position;
  const before = worlds.blank();
  worlds.lay(before);
  const after = wolfAndHound.clone(before);
  const acted = new Set<string>();
  const effects: Effect[] = [];
  const team = before.turn & 1;
  wolfAndHound.apply(after, 0, moveOfKey(after, policy, key), (event) => {
    if (event.kind !== 'loses' && event.kind !== 'gains') return;
    acted.add(event.animal);
    const place = event.seat - 1;
    const own = (place & 1) === team;
    if ((event.kind === 'gains') !== own) return;
    const by = event.kind === 'gains' ? -1 : 1;
    effects.push({
      kind: own ? 'sheep-brought-home' : 'sheep-won',
      seat: event.seat,
      animal: event.animal,
      undo: (state) => changeSheep(state, place, by),
    });
  });
  for (let i = 0; i < after.rules.animals.length; i++) {
    const moved = acted.has(after.rules.animals[i]?.id as string) ? undefined : movedAnimal(before, after, i);
    if (moved) effects.push(moved);
  }
  const kept = rival === undefined ? undefined : keptCard(before, key, rival);
  if (kept) effects.push(kept);
  return effects;
}

function changeSheep(state: State, place: number, by: number): void {
  const has = sheepAt(state.sheep, place);
  const after = Math.max(1, Math.min(state.rules.flock[place] as number, has + by));
  state.sheep = withSheep(state.sheep, place, after);
}

/** An animal that no longer threatens us or helps them, or that now threatens them or helps us. */
function movedAnimal(before: State, after: State, i: number): Effect | undefined {
  const from = placeOf(before, i);
  const side = sideOf(before, i);
  if (from === placeOf(after, i) && side === sideOf(after, i)) return undefined;
  const me = (before.rules.dummies >> before.turn) & 1 ? (before.turn + 2) & 3 : before.turn;
  const was = bite(before, i);
  const is = bite(after, i);
  const ours = (place: number) => ((place ^ me) & 1) === 0;
  const name = ((): { kind: WolfReasonKind; place: number } | undefined => {
    if (was.change < 0 && ours(was.place)) return { kind: was.place === me ? 'threat-averted' : 'partner-protected', place: was.place };
    if (was.change > 0 && !ours(was.place)) return { kind: 'help-denied', place: was.place };
    if (is.change < 0 && !ours(is.place)) return { kind: 'opponent-threatened', place: is.place };
    if (is.change > 0 && ours(is.place)) return { kind: 'help-called', place: is.place };
    return undefined;
  })();
  if (name === undefined) return undefined;
  return {
    kind: name.kind,
    seat: name.place + 1,
    animal: before.rules.animals[i]?.id as string,
    undo: (state) => {
      put(state, i, from);
      showSide(state, i, side);
    },
  };
}

/** Whose sheep an animal would change where it stands, and by how many. */
function bite(state: State, i: number): { place: number; change: number } {
  const { target, change } = state.rules;
  const face = faceIndex(state, i);
  return { place: (placeOf(state, i) + (target[face] as number)) & 3, change: change[face] as number };
}

/** The card of the move that came second is still in the hand: taking that away is having spent it instead. */
function keptCard(before: State, key: number, rival: number): Effect | undefined {
  const { turn, rules } = before;
  const types = rules.types.length;
  if (before.asks !== 'play' || rival === key || rival >= types || key >= types) return undefined;
  return {
    kind: 'kept-for-later',
    card: rules.types[rival]?.card as string,
    undo: (state) => {
      const slot = turn * types;
      const left = (state.hands[slot + rival] as number) - 1;
      state.hands[slot + rival] = left;
      state.hands[slot + key] = (state.hands[slot + key] as number) + 1;
      state.held[turn] = ((state.held[turn] as number) & ~(left === 0 ? 1 << rival : 0)) | (1 << key);
    },
  };
}
