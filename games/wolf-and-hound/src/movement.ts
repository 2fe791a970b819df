import { NONE, type Place, type State } from './state.ts';
import { type Event, type FlipReason, SIDES } from './vocabulary.ts';

export type Tell = ((event: Event) => void) | undefined;

/** Moves everything that the card just played moves, then turns metamorphic cards (R-MOVESET, R-META-ONCE). */
export function moveAnimals(state: State, by: Place, type: number, tell: Tell): void {
  const { rules, at, side } = state;
  const types = rules.types.length;
  if (rules.straight && tell === undefined) {
    for (let i = 0; i < at.length; i++) {
      at[i] = ((at[i] as number) + (rules.steps[(2 * i + (side[i] as number)) * types + type] as number)) & 3;
    }
    return;
  }
  // A card's steps depend on its own side alone, and it turns only after its own walk: who moves was fixed before (R-MOVESET).
  let passed = 0;
  for (let i = 0; i < at.length; i++) {
    const visits = walk(state, i, rules.steps[(2 * i + (side[i] as number)) * types + type] as number, by, tell);
    if (visits === 0 || !rules.animals[i]?.metamorphic) continue;
    if (!rules.turnsEachTime) passed |= 1 << i;
    else for (let n = visits; n > 0; n--) turnOver(state, i, 'seat-1', tell);
  }
  for (const i of rules.metamorphic) if (passed & (1 << i)) turnOver(state, i, 'seat-1', tell);
}

/**
 * Walks one animal step by step (R-WALK) and gives how often it entered seat 1. `by` is the place whose number card moves it:
 * its own symbols do not stop the animal (R-MEAT-OWN). No number card at all (NONE): no symbol stops it.
 */
export function walk(state: State, animal: number, steps: number, by: Place, tell: Tell): number {
  if (steps === 0) return 0;
  const { rules, at, last } = state;
  const from = at[animal] as number;
  const step = steps > 0 ? 1 : -1;
  const stopper = by === NONE ? 0 : (rules.stopper[2 * animal + (state.side[animal] as number)] as number);
  const path: number[] | undefined = tell && [];
  let place = from;
  let visits = 0;
  let stopped = false;
  for (let n = Math.abs(steps); n > 0 && !stopped; n--) {
    place = (place + step) & 3;
    if (place === 0) visits++;
    path?.push(place + 1);
    const top = last[place] as number;
    stopped = stopper !== 0 && place !== by && top !== NONE && rules.symbol[top] === stopper;
  }
  at[animal] = place;
  tell?.({
    kind: 'moves',
    animal: rules.animals[animal]?.id as string,
    ...(by !== NONE && { by: by + 1 }),
    from: from + 1,
    to: place + 1,
    clockwise: step > 0,
    path: path as number[],
    ...(stopped && {
      stoppedBy: stopper === 1 ? ('meat' as const) : ('bone' as const),
    }),
  });
  return visits;
}

export function turnOver(state: State, animal: number, why: FlipReason, tell: Tell): void {
  const side = 1 - (state.side[animal] as number);
  state.side[animal] = side;
  tell?.({
    kind: 'turns-over',
    animal: state.rules.animals[animal]?.id as string,
    side: SIDES[side] as 'front' | 'back',
    why,
  });
}

/** Two metamorphic cards of one colour at one seat: one of them must turn (R-META-PAIR). */
export function pairClashes(state: State): boolean {
  const [one, other] = state.rules.metamorphic;
  if (one === undefined || other === undefined) return false;
  const kindOf = (i: number) => state.rules.kind[2 * i + (state.side[i] as number)];
  return state.at[one] === state.at[other] && kindOf(one) === kindOf(other);
}
