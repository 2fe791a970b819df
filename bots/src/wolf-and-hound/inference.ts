import { at, type BySeat, forEachSeat, isDummy, mayPlay, type SeatIndex, typeOf, wolfAndHound } from '@bellwether/wolf-and-hound';
import { sigmoid } from '../shared/portable.ts';
import type { Policy } from './policy.ts';
import type { Question } from './question.ts';
import { advance, hasDummies, type Move, type State, type View } from './state.ts';
import { type Fit, Worlds } from './worlds.ts';

/** How fast a player's choice follows the policy: with a score gap of 2 sheep, a player hardly ever plays the worse card. */
const SHARPNESS = 2;
/** How much of each inference to apply: no player follows our policy exactly. */
const CREDIT = 0.7;

interface Passed {
  readonly seat: SeatIndex;
  /** By card type: how likely the player would have played it instead, had it been in the hand. */
  readonly rather: Float64Array;
  readonly drew: boolean;
}

/** Deals of the hidden cards, weighted by what players chose not to play. */
export function weighedWorlds({ view, policy, worlds, random }: Question): Worlds {
  const fit = fitOf(view, policy);
  return fit === undefined ? worlds : new Worlds(view, random, fit);
}

/**
 * What played cards reveal about the other hands: a card type that a seat would have preferred to play is less likely to be in its hand.
 * Replays all plays on the engine with open hands. Undefined if the view does not record every choice.
 */
export function fitOf(view: View, policy: Policy): Fit | undefined {
  const { rules } = policy;
  if ((view.asks !== 'play' && view.asks !== 'exchange') || view.unknown.length > 0) return undefined;
  const passed = replayPlays(view, policy);
  if (passed === undefined) return undefined;
  const types = rules.types.length;
  const fit = new Float64Array(4 * types).fill(1);
  const there: BySeat<number> = [1, 1, 1, 1];
  for (const { seat, rather, drew } of passed.reverse()) {
    // A card drawn since then could not have been played, and the others do not know which one it is.
    if (drew) there[seat] *= DRAWN_SINCE;
    for (let type = 0; type < types; type++) {
      const i = seat * types + type;
      fit[i] = (fit[i] as number) * (1 - CREDIT * there[seat] * (rather[type] as number));
    }
  }
  return fit;
}

const DRAWN_SINCE = 0.75;

function replayPlays(view: View, policy: Policy): Passed[] | undefined {
  const { rules } = policy;
  const state = wolfAndHound.start(view.config, { order: rules.deck });
  const inDeck = state.deck.length - state.drawIndex;
  const plays = view.piles.reduce((sum, pile) => sum + pile.length, 0);
  openHands(state);
  // Dummies turn up cards from a deck that cannot run out; the cards themselves come from the view.
  if (hasDummies(rules)) state.deck = new Array<number>(2 * plays + 2).fill(0);
  const passed: Passed[] = [];
  for (let n = 0; n < plays; n++) {
    const { turn } = state;
    const card = view.piles[turn]?.[state.piles[turn].length];
    if (card === undefined) return undefined;
    const type = typeOf(rules, card);
    if (state.asks === 'exchange') {
      state.turnedUp = type;
      advance(state, KEEP);
      continue;
    }
    if (state.asks !== 'play') return undefined;
    if (turn + 1 !== view.viewer) passed.push({ seat: turn, rather: ratherThan(state, type, policy), drew: n < inDeck });
    state.hands[turn].splice(0, state.hands[turn].length, type);
    advance(state, at(rules.plays, type));
  }
  return hasSameTable(state, view) ? passed : undefined;
}

const KEEP: Move = { kind: 'exchange', exchange: false };

function openHands(state: State): void {
  for (const hand of state.hands) hand.length = 0;
  // A dummy turns up its own card; the engine would ask for it if its cards were unknown.
  state.unknown = forEachSeat((seat) => !isDummy(state, seat));
  state.deck = [];
  state.drawIndex = 0;
}

function ratherThan(state: State, type: number, policy: Policy): Float64Array {
  const played = policy.score(state, type);
  return Float64Array.from(state.rules.types, (_, other) => {
    if (other === type || !mayPlay(state, other)) return 0;
    // 0 for cards of equal score, which reveal nothing; 1 for a card that the player would surely have preferred.
    return Math.max(0, 2 * sigmoid(SHARPNESS * (policy.score(state, other) - played)) - 1);
  });
}

function hasSameTable(state: State, view: View): boolean {
  const now = wolfAndHound.view(state, 'spectator');
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return now.asks === view.asks && now.turn === view.turn && same(now.sheep, view.sheep) && same(now.animals, view.animals);
}
