import type { Game, Random, Seat } from '@bellwether/kernel';
import { countBits, firstOf } from './bits.ts';
import { choicesOf } from './choices.ts';
import { outcomeOf, teamOf, winners } from './ending.ts';
import { follow } from './follow.ts';
import { imagine } from './imagine.ts';
import { configs, deals, read, write } from './notation.ts';
import { numberCard } from './numbers.ts';
import { positions } from './position.ts';
import { typeOf } from './rules.ts';
import { checkConfig, checkDeal, deal, start } from './setup.ts';
import { answers, clone, copyInto, type State } from './state.ts';
import { tableOf } from './table-of.ts';
import { apply } from './turn.ts';
import { show, view } from './view.ts';
import { type Event, type Move, type Refusal, refuse, SEATS, type WolfAndHound } from './vocabulary.ts';

/** Wolf & Hound, answering the kernel's contract. Its lists of moves are short, so they are plain arrays. */
export interface WolfAndHoundGame extends Game<WolfAndHound> {
  legal(state: State, seat: Seat): readonly Move[];
}

const ACTORS: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];
const NO_MOVES: readonly Move[] = [];
const EXCHANGES: readonly Move[] = [
  { kind: 'exchange', exchange: true },
  { kind: 'exchange', exchange: false },
];

function toAct(state: State): readonly Seat[] {
  return state.asks === 'nothing' ? NOBODY : (ACTORS[answers(state)] as readonly Seat[]);
}

function legal(state: State, seat: Seat): readonly Move[] {
  if (state.asks === 'nothing' || answers(state) !== seat - 1) return NO_MOVES;
  switch (state.asks) {
    case 'play':
      return plays(state);
    case 'exchange':
      return EXCHANGES;
    case 'flip':
      return state.rules.flips;
    case 'activate':
      return choicesOf(state).map((animal) => ({ kind: 'activate', animal }));
  }
}

/** The number cards that may be played, equal ones told once: the same hand always gets the same list. */
function plays(state: State): readonly Move[] {
  const types = (state.held[state.turn] as number) & ~state.forbidden;
  const { rules } = state;
  const known = rules.plays[types];
  if (known !== undefined) return known;
  const moves = rules.playOf.filter((_, i) => (types >> i) & 1);
  if (types < rules.plays.length) rules.plays[types] = moves;
  return moves;
}

/**
 * One of the bits of what may be played: play-outs need no list, and a table of lists would not stay in the cache. How many bits to
 * skip nobody can guess: for the up to three of a hand of four it is done without branches.
 */
function samplePlay(state: State, random: Random): Move {
  let types = (state.held[state.turn] as number) & ~state.forbidden;
  const skip = random.below(countBits(types));
  types &= (types - 1) | ((skip - 1) >> 31);
  types &= (types - 1) | ((skip - 2) >> 31);
  types &= (types - 1) | ((skip - 3) >> 31);
  for (let n = 3; n < skip; n++) types &= types - 1;
  return state.rules.playOf[firstOf(types)] as Move;
}

function check(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.asks === 'nothing') return refuse('game-over', 'W-END');
  const turn = state.turn + 1;
  if (answers(state) !== seat - 1) return refuse('not-your-turn', 'W-TURN', { turn, answers: answers(state) + 1 });
  if (move.kind !== state.asks) return refuse('not-asked', ASKED_BY[move.kind], { asked: state.asks });
  switch (move.kind) {
    case 'play': {
      const type = numberCard(move.card) ? typeOf(state.rules, move.card) : -1;
      if (type < 0 || ((state.held[state.turn] as number) & (1 << type)) === 0) return refuse('not-in-hand', 'W-TURN', { card: move.card });
      if (state.forbidden & (1 << type)) {
        return refuse('forbidden-value', 'R-NOPASS', {
          card: move.card,
          value: state.rules.types[type]?.value as number,
        });
      }
      return undefined;
    }
    case 'exchange':
      return undefined;
    case 'flip':
    case 'activate':
      if (choicesOf(state).includes(move.animal)) return undefined;
      return refuse('not-a-choice', ASKED_BY[move.kind], {
        animal: move.animal,
        choices: choicesOf(state),
      });
  }
}

const ASKED_BY = {
  play: 'W-TURN',
  exchange: 'R-EXCHANGE-DECK',
  flip: 'R-META-PAIR',
  activate: 'R-ORDER',
} as const;

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
  sample(state: State, seat: Seat, random: Random): Move {
    if (state.asks === 'play') return samplePlay(state, random);
    const moves = legal(state, seat);
    return moves[random.below(moves.length)] as Move;
  },
  check,
  apply: (state: State, _seat: Seat, move: Move, tell?: (event: Event) => void) => apply(state, move, tell),
  outcome: outcomeOf,
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
  positions,
};
