import { type Face, KINDS, TARGETS } from './cards/animal.ts';
import { sheepOf, takeAndGive } from './pastures.ts';
import type { Place, State } from './state.ts';

/** What the row of a face does to sheep when it activates. */
export interface Effect {
  readonly kind: number;
  readonly target: number;
  readonly change: number;
}

export function effectOf({ kind, target, sheep }: Face): Effect {
  return { kind: KINDS.indexOf(kind), target: TARGETS.indexOf(target), change: sheep };
}

/**
 * A gain and a loss of one pasture that cannot be taken as losses first, then gains: at one time, where they may come out differently
 * in another order (R-ORDER), or with the gain before the loss.
 */
export function clash(a: Effect, b: Effect): boolean {
  const [gain, loss] = a.change > b.change ? [a, b] : [b, a];
  return a.target === b.target && gain.change > 0 && loss.change < 0 && gain.kind <= loss.kind;
}

/** So many animals together: what any of them do at once is looked up. */
const GROUP = 6;
const ANY_OF_GROUP = (1 << GROUP) - 1;
/** A group has a table for its fronts and one for its backs, with two sums for whoever of them activates. */
const TABLE = 2 << GROUP;

/** By group of animals, side and who of the group activates at a place: the sheep that they take, and those that they bring. */
export function effectsAt(place: Place, effects: readonly Effect[]): Int32Array {
  const sums = new Int32Array(Math.ceil(effects.length / 2 / GROUP) * 2 * TABLE);
  effects.forEach(({ target, change }, face) => {
    const animal = face >> 1;
    const table = (2 * Math.floor(animal / GROUP) + (face & 1)) * TABLE;
    const sheep = sheepOf(Math.abs(change), (place + target) & 3);
    for (let active = 0; active <= ANY_OF_GROUP; active++) {
      if (((active >> (animal % GROUP)) & 1) === 0) continue;
      const n = table + 2 * active + (change > 0 ? 1 : 0);
      sums[n] = (sums[n] as number) + sheep;
    }
  });
  return sums;
}

/**
 * Activates animals of which none is intricate, with nobody listening: all losses at once, then all gains. How many stand there is as
 * good as random in search, hence no branches: none take nothing.
 */
export function wakeAtOnce(state: State, waiting: number): void {
  const { rules, backs } = state;
  const effects = rules.herd.effects[state.turn] as Int32Array;
  const fronts = waiting & ~backs;
  const turned = waiting & backs;
  let losses = 0;
  let gains = 0;
  for (let n = 0, first = 0; n < effects.length; n += 2 * TABLE, first += GROUP) {
    const front = n + 2 * ((fronts >> first) & ANY_OF_GROUP);
    const back = n + TABLE + 2 * ((turned >> first) & ANY_OF_GROUP);
    losses += (effects[front] as number) + (effects[back] as number);
    gains += (effects[front + 1] as number) + (effects[back + 1] as number);
  }
  state.sheep = takeAndGive(state.sheep, losses, gains, rules.fullPastures);
}
