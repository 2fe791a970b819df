import type { Game, Seat } from '@bellwether/kernel';
import { check } from './check.ts';
import { teamOf, winners } from './ending.ts';
import { follow } from './follow.ts';
import { imagine } from './imagine.ts';
import { legal, sample, toAct } from './legal.ts';
import { configs, deals, read, write } from './notation.ts';
import { checkConfig, checkDeal, deal, start } from './setup.ts';
import { clone, copyInto, type State } from './state.ts';
import { tableOf } from './table-of.ts';
import { apply } from './turn.ts';
import { show, view } from './view.ts';
import { type Config, type Move, SEATS, type WolfAndHound } from './vocabulary.ts';

/** Wolf & Hound as a `Game` of the kernel. Its lists of moves are short, so they are plain arrays. It has two teams. */
export interface WolfAndHoundGame extends Game<WolfAndHound> {
  legal(state: State, seat: Seat): readonly Move[];
  teamOf(config: Config, seat: Seat): 0 | 1;
}

export const wolfAndHound: WolfAndHoundGame = {
  id: 'wolf-and-hound',
  rulesVersion: 1,
  checkConfig,
  seats: (config) => SEATS.slice(0, config.players),
  deal,
  checkDeal,
  start,
  clone,
  copyInto,
  config: (state) => state.rules.config,
  toAct,
  legal,
  sample,
  check,
  // Only one seat answers at a time, and the state knows which.
  apply: (state, _seat, move, tell) => apply(state, move, tell),
  outcome: (state) => state.outcome,
  teamOf,
  winners,
  view,
  show,
  follow,
  tableOf,
  imagine,
  write,
  read,
  configs,
  deals,
};
