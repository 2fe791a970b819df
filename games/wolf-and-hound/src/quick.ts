import { callHooks } from './card-turn.ts';
import { move } from './movement.ts';
import { laid, type State, showSymbol } from './state.ts';

/**
 * Plays a card, draws and ends the turn, all in one breath: what `turn.ts` does step by step, with nobody listening and every hand
 * known. Play-outs spend their time here, so it is kept small enough for the compiler to fold into one piece. False if the player has
 * to choose first which animal turns (R-META-PAIR); the card is played then, and the turn goes on from there.
 */
export function playQuickly(state: State, type: number): boolean {
  const { rules, turn, hands, held } = state;
  const mine = turn * rules.typeCount;
  const left = (hands[mine + type] as number) - 1;
  hands[mine + type] = left;
  // Clears the bit if none is left, without a branch that nobody can guess.
  let types = (held[turn] as number) & ~(((left - 1) >>> 31) << type);
  state.log[state.plays++] = laid(turn, type, false);
  if (rules.hasSymbols) showSymbol(state, turn, type);
  if (move(state, type, undefined)) {
    held[turn] = types;
    state.card = type;
    return false;
  }
  if (rules.hooked.played.length !== 0) callHooks(state, rules.hooked.played, undefined);
  const { deck, next } = state;
  if (next < deck.length) {
    const drawn = deck[next] as number;
    state.next = next + 1;
    hands[mine + drawn] = (hands[mine + drawn] as number) + 1;
    types |= 1 << drawn;
  }
  held[turn] = types;
  if (types === 0) state.lastLap = true;
  if (rules.hooked.late.length !== 0) callHooks(state, rules.hooked.late, undefined);
  state.still = 0;
  state.previous = type;
  state.forbidden = 0;
  state.firstTurn = false;
  state.turn = (turn + 1) & 3;
  return true;
}
