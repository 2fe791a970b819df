import type { Seat } from '@bellwether/kernel';
import { BARN } from './cards/card.ts';
import { beside, CELLS, type Cell, type Direction } from './cells.ts';
import { YARD } from './rules.ts';
import type { Place, State } from './state.ts';
import type { Action, Tell } from './vocabulary.ts';

/** One image of the card placed on `at` is taken; on the real boards, all of them. */
export function act(state: State, place: Place, at: Cell, action: Action, tell: Tell): void {
  switch (action.kind) {
    case 'sheep':
      grow(state, place, at, tell);
      return;
    case 'fox':
      stepFox(state, place, action.step, tell);
      return;
    case 'dog': {
      const { from, to, white, black } = action;
      const first = place * CELLS;
      state.sheep[first + from] = (state.sheep[first + from] as number) - white;
      state.sheep[first + to] = (state.sheep[first + to] as number) + white;
      if (black) state.black[place] = to;
      tell?.({ kind: 'drives', seat: place + 1, from, to, white, black });
      return;
    }
    case 'skip-dog':
      tell?.({ kind: 'rests', seat: place + 1 });
      return;
  }
}

/** An empty supply gives nothing; the image is taken all the same. */
function grow(state: State, place: Place, at: Cell, tell: Tell): void {
  const seat: Seat = place + 1;
  if (state.supply === 0) {
    tell?.({ kind: 'runs-dry', seat, at });
    return;
  }
  state.supply--;
  state.sheep[place * CELLS + at] = (state.sheep[place * CELLS + at] as number) + 1;
  tell?.({ kind: 'grows', seat, at });
}

/** The fox of every board takes the step; stealing happens only on entering. */
function stepFox(state: State, active: Place, step: Direction, tell: Tell): void {
  const to = beside(state.fox, step);
  state.fox = to;
  tell?.({ kind: 'fox', seat: active + 1, to, step });
  for (let place = 0; place < state.rules.players; place++) enter(state, active, place, to, tell);
}

function enter(state: State, active: Place, place: Place, at: Cell, tell: Tell): void {
  const cell = place * CELLS + at;
  const sheep = state.sheep[cell] as number;
  const black = state.black[place] === at;
  if (sheep === 0 && !black) return;
  if ((state.board[cell] as number) & BARN) {
    tell?.({ kind: 'shelters', seat: place + 1, at });
    return;
  }
  if (sheep > 0) {
    state.sheep[cell] = 0;
    if (place === active) {
      state.supply += sheep;
      tell?.({ kind: 'loses', seat: place + 1, at, sheep });
    } else {
      state.paddocks[active] = (state.paddocks[active] as number) + sheep;
      tell?.({ kind: 'steals', seat: active + 1, of: place + 1, at, sheep });
    }
  }
  if (black) {
    state.black[place] = YARD;
    tell?.({ kind: 'goes-home', seat: place + 1, from: at });
  }
}
