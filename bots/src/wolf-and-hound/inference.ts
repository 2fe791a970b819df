import { placeOf, sheepAt, sideOf, wolfAndHound } from '@bellwether/wolf-and-hound';
import { sigmoid } from '../shared/evaluator.ts';
import type { Policy } from './policy.ts';
import type { Move, State, View } from './state.ts';
import type { Fit } from './worlds.ts';

/** Differences of the policy's judgement, in sheep, at which a player hardly ever plays the lesser card. */
const SHARPNESS = 2;
/** No player is as sure as our policy: so much of the conclusion is kept. */
const CREDIT = 0.7;

interface Passed {
  readonly place: number;
  /** By type: how surely the player would have played it instead, had it been there. */
  readonly rather: Float64Array;
  readonly drew: boolean;
}

/**
 * What the cards that were played tell of those that were not: a type which a seat would rather have played is less likely to be in
 * its hand. The plays are gone over again on the engine with open hands; undefined where a view does not tell them in full
 * (choices that left no trace).
 */
export function fitOf(view: View, policy: Policy): Fit | undefined {
  const { rules } = policy;
  if ((view.asks !== 'play' && view.asks !== 'exchange') || view.unknown.length > 0) return undefined;
  const passed = goOver(view, policy);
  if (passed === undefined) return undefined;
  const types = rules.types.length;
  const fit = new Float64Array(4 * types).fill(1);
  const there = [1, 1, 1, 1];
  for (const { place, rather, drew } of passed.reverse()) {
    // A card drawn since was not there to be played; which one it is, nobody else knows.
    if (drew) there[place] = (there[place] as number) * DRAWN_SINCE;
    for (let type = 0; type < types; type++) {
      const i = place * types + type;
      fit[i] = (fit[i] as number) * (1 - CREDIT * (there[place] as number) * (rather[type] as number));
    }
  }
  return fit;
}

const DRAWN_SINCE = 0.75;

function goOver(view: View, policy: Policy): Passed[] | undefined {
  const { rules } = policy;
  const types = rules.types.length;
  const state = wolfAndHound.start(view.config, { order: rules.deck });
  const inDeck = state.deck.length - state.next;
  openHands(state);
  // Dummies turn up a card of a deck that never ends; which one it was, the view tells.
  if (rules.dummies !== 0) state.deck = new Array<number>(2 * view.piles.flat().length + 2).fill(0);
  const passed: Passed[] = [];
  const played = [0, 0, 0, 0];
  const plays = view.piles.reduce((sum, pile) => sum + pile.length, 0);
  for (let n = 0; n < plays; n++) {
    const place = state.turn;
    const card = view.piles[place]?.[played[place] as number];
    if (card === undefined) return undefined;
    played[place] = (played[place] as number) + 1;
    const type = rules.types.findIndex((other) => other.card === card);
    if (state.asks === 'exchange') {
      state.turnedUp = type;
      wolfAndHound.apply(state, 0, KEEP);
      continue;
    }
    if (state.asks !== 'play') return undefined;
    if (place !== (view.viewer as number) - 1) passed.push({ place, rather: ratherThan(state, type, policy), drew: n < inDeck });
    state.hands[place * types + type] = 1;
    state.held[place] = 1 << type;
    wolfAndHound.apply(state, place + 1, policy.plays[type] as (typeof policy.plays)[number]);
  }
  return looksLike(state, view) ? passed : undefined;
}

const KEEP: Move = { kind: 'exchange', exchange: false };

function openHands(state: State): void {
  state.hands.fill(0);
  state.held.fill(0);
  state.unknown = 0b1111;
  state.deck = [];
  state.next = 0;
}

function ratherThan(state: State, type: number, policy: Policy): Float64Array {
  const played = policy.score(state, type);
  return Float64Array.from(policy.plays, (_, other) => {
    if (other === type || (state.forbidden >> other) & 1) return 0;
    // Twice the chance above an even choice: equals tell nothing.
    return Math.max(0, 2 * sigmoid(SHARPNESS * (policy.score(state, other) - played)) - 1);
  });
}

function looksLike(state: State, view: View): boolean {
  const ids = state.rules.animals.map((card) => card.id);
  return (
    state.asks === view.asks &&
    state.turn === view.turn - 1 &&
    view.sheep.every((sheep, place) => sheepAt(state.sheep, place) === sheep) &&
    view.animals.every(({ id, at, side }) => {
      const i = ids.indexOf(id);
      return placeOf(state, i) === at - 1 && sideOf(state, i) === (side === 'front' ? 0 : 1);
    })
  );
}
