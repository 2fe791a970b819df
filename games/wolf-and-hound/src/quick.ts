import { wakePlainly } from './activation.ts';
import { someoneHasNone } from './ending.ts';
import { moveStepByStep, moveStraight } from './movement.ts';
import { laid, type State, showSymbol } from './state.ts';

/**
 * Plays a card, draws, ends the turn and wakes the animals of the next one, all in one breath: the turn of `turn.ts` for `quick`
 * sets with nobody listening and every hand known. Play-outs spend their time here, so it is kept small enough for the compiler to
 * fold into one piece. True if the new turn is not simply a card to play: the end check comes next.
 */
export function playQuickly(state: State, type: number): boolean {
  const { rules, turn, hands, held, deck, next } = state;
  const mine = turn * rules.typeCount;
  const left = (hands[mine + type] as number) - 1;
  hands[mine + type] = left;
  // Clears the bit if none is left, without a branch that nobody can guess.
  let types = (held[turn] as number) & ~(((left - 1) >>> 31) << type);
  state.log[state.plays++] = laid(turn, type, false);
  if (rules.straight) moveStraight(state, type);
  else {
    showSymbol(state, turn, type);
    moveStepByStep(state, type, undefined);
  }
  if (next < deck.length) {
    const drawn = deck[next] as number;
    state.next = next + 1;
    hands[mine + drawn] = (hands[mine + drawn] as number) + 1;
    types |= 1 << drawn;
  }
  held[turn] = types;
  if (types === 0) state.lastLap = true;
  state.still = 0;
  state.previous = type;
  state.firstTurn = false;
  const now = (turn + 1) & 3;
  state.turn = now;
  wakePlainly(state);
  return someoneHasNone(state.sheep) || held[now] === 0 || (state.lastLap && now === 0);
}
