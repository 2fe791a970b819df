import { type Woken, wake } from './activation.ts';
import { wakeAtOnce } from './effects.ts';
import { layToRest, move, stepRestless, stride, turnInCompany, walkLate } from './movement.ts';
import { isSomeEmpty } from './pastures.ts';
import { animalsAt } from './standing.ts';
import { forget, laid, NONE, type State, showSymbol } from './state.ts';

/**
 * What comes next: the question of R-META-PAIR, with the card played and the turn still going on; the end check of the next turn, by what
 * became of its animals; or nothing but a card to play.
 */
export type Next = 'flips' | Woken | 'plays';

/**
 * Plays a card, draws, ends the turn and wakes the animals of the next one, all in one breath: what `turn.ts` does step by step, with
 * nobody listening and no hand left open by a position. Play-outs spend their time here, so it is kept small enough for the compiler to
 * fold into one piece.
 */
export function playQuickly(state: State, type: number): Next {
  const { rules, turn, hands, held } = state;
  const mine = turn * rules.typeCount;
  const left = (hands[mine + type] as number) - 1;
  hands[mine + type] = left;
  // Clears the bit if none is left, without a branch that nobody can guess.
  let types = (held[turn] as number) & ~(((left - 1) >>> 31) << type);
  if (state.known !== null) forget(state, mine + type);
  state.log[state.plays++] = laid(turn, type, false);
  if (rules.hasSymbols) showSymbol(state, turn, type);
  if ((state.symbols | rules.shifting) === 0) stride(state, type, -1);
  else if (move(state, type, undefined)) {
    held[turn] = types;
    state.card = type;
    return 'flips';
  }
  if (rules.herd.resting !== 0) layToRest(state, undefined);
  const { deck, next } = state;
  if (next < deck.length) {
    const drawn = deck[next] as number;
    state.next = next + 1;
    hands[mine + drawn] = (hands[mine + drawn] as number) + 1;
    types |= 1 << drawn;
  }
  held[turn] = types;
  if (types === 0) state.lastLap = true;
  if (rules.herd.late !== 0) walkLate(state, undefined);
  if (rules.herd.resting !== 0) stepRestless(state, undefined);
  if (rules.herd.confused !== 0) turnInCompany(state, undefined);
  state.still = 0;
  state.previous = type;
  state.forbidden = 0;
  state.firstTurn = false;
  const now = (turn + 1) & 3;
  state.turn = now;
  const here = animalsAt(state, now);
  if ((here & rules.herd.intricate) === 0) wakeAtOnce(state, here);
  else {
    const woken = wake(state, here, NONE, undefined);
    if (woken !== 'done') return woken;
  }
  const playable = (held[now] as number) & ~state.forbidden;
  return isSomeEmpty(state.sheep) || playable === 0 || (state.lastLap && now === 0) ? 'done' : 'plays';
}
