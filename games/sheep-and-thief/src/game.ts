import type { Game, Seat } from '@bellwether/kernel';
import { check, toAct } from './check.ts';
import { outcomeOf } from './ending.ts';
import { follow } from './follow.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { configs, deals, read, write } from './notation.ts';
import { sample } from './sample.ts';
import { checkConfig, checkDeal, deal, start } from './setup.ts';
import { clone, copyInto, type State } from './state.ts';
import { tableOf } from './table-of.ts';
import { apply } from './turn.ts';
import { show, view } from './view.ts';
import { type Event, type Move, SEATS, type SheepAndThief } from './vocabulary.ts';

/** Sheep & Thief as a `Game` of the kernel. A card with all its actions is one move; `legal` lists moves lazily. */
export const sheepAndThief: Game<SheepAndThief> = {
  id: 'sheep-and-thief',
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
  apply: (state: State, seat: Seat, move: Move, tell?: (event: Event) => void) => apply(state, seat, move, tell),
  outcome: outcomeOf,
  teamOf: (_, seat) => seat - 1,
  winners: (_, outcome) => outcome.winners,
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
