/** What a partner will probably answer to a move, from the mover's own view alone. */

import type { Random, Seat } from '@bellwether/kernel';
import { SEATS, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import { weighedWorlds } from './inference.ts';
import { openQuestion } from './question.ts';
import { HERDER } from './second-looks.ts';
import type { Move, State, View } from './state.ts';

export { HERDER };

type Event = WolfAndHound['Event'];

/** Where the partner's card moved animals, by id. */
export type Answer = ReadonlyMap<string, Seat>;

/** What the partner does in most imagined hands. */
export interface Forecast {
  readonly partner: Seat;
  readonly animal: string;
  /** Where the partner sends the animal: a seat, either seat of a team, or anywhere; as precise as the hands agree. */
  readonly to: Seat | 'partners' | 'rivals' | 'anywhere';
  /** The share of the hands in which this happens. */
  readonly share: number;
}

const HANDS = 40;
/** The partner's iteration limit: about Fox's budget, at which Wolf's choice has usually settled. */
const MOST_ITERATIONS = 400;
/** The share of the hands that must agree. */
export const LEAST_SHARE = 0.8;

/** The seat across the table; undefined for a dummy. */
export function partnerOf({ players }: { readonly players: number }, seat: Seat): Seat | undefined {
  const across = ((seat + 1) % SEATS.length) + 1;
  return across > players ? undefined : across;
}

/**
 * Deals the hidden cards again and again, weighted by what players chose not to play. Each time it makes the move, lets everybody else
 * play like Herder, and asks the partner's bot, which gets the view of its own seat. Undefined if too few hands agree.
 */
export function forecast(view: View, move: Move, partner: Bot<WolfAndHound>, random: Random): Forecast | undefined {
  const viewer = view.viewer as Seat;
  const seat = partnerOf(view.config, viewer);
  if (seat === undefined) return undefined;
  const question = openQuestion(view, [], random);
  const worlds = weighedWorlds(question);
  const state = worlds.blank();
  const answers = Array.from({ length: HANDS }, () => {
    worlds.next(state, question.random);
    const events: Event[] = [];
    wolfAndHound.apply(state, viewer, move, (event) => events.push(event));
    for (;;) {
      const acting = wolfAndHound.toAct(state)[0];
      if (acting === undefined || hasAnswered(events, seat) || (acting === viewer && state.asks === 'play')) break;
      const chosen = chosenBy(acting === seat ? partner : HERDER, state, acting, random);
      wolfAndHound.apply(state, acting, chosen, (event) => events.push(event));
    }
    return answerIn(events, seat);
  });
  return agreedOn(answers, seat);
}

function chosenBy(bot: Bot<WolfAndHound>, state: State, seat: Seat, random: Random): Move {
  const budget = { iterations: Math.min(bot.iterations, MOST_ITERATIONS), explain: false };
  return bot.choose(wolfAndHound.view(state, seat), wolfAndHound.legal(state, seat), budget, random).move;
}

function hasAnswered(events: readonly Event[], partner: Seat): boolean {
  return events.some((event) => event.kind === 'plays' && event.seat === partner);
}

/** What the partner's next card moved, from the events after a move. Undefined if the partner played none. */
export function answerIn(events: readonly Event[], partner: Seat): Answer | undefined {
  if (!hasAnswered(events, partner)) return undefined;
  const after = events.slice(events.findIndex((event) => event.kind === 'plays' && event.seat === partner));
  const next = after.findIndex(({ kind }) => kind === 'turn');
  const turn = next < 0 ? after : after.slice(0, next);
  return new Map(turn.flatMap((event) => (event.kind === 'moves' && event.by === partner ? [[event.animal, event.to] as const] : [])));
}

/** Whether an answer matches the forecast. */
export function comesTrue({ partner, animal, to }: Omit<Forecast, 'share'>, answer: Answer | undefined): boolean {
  const seat = answer?.get(animal);
  if (seat === undefined) return false;
  if (typeof to === 'number') return seat === to;
  // The seats of a team are both odd or both even.
  const isOwn = (seat - partner) % 2 === 0;
  return to === 'anywhere' || (to === 'partners') === isOwn;
}

/** The most precise statement on which enough hands agree; of equally precise ones, the one with most hands. */
function agreedOn(answers: readonly (Answer | undefined)[], partner: Seat): Forecast | undefined {
  const animals = [...new Set(answers.flatMap((answer) => [...(answer?.keys() ?? [])]))];
  for (const places of [SEATS, ['partners', 'rivals'], ['anywhere']] as const) {
    const all = animals.flatMap((animal) => places.map((to) => ({ partner, animal, to })));
    const found = all.map((one) => ({ ...one, share: answers.filter((answer) => comesTrue(one, answer)).length / answers.length }));
    const [surest] = found.filter(({ share }) => share >= LEAST_SHARE).sort((a, b) => b.share - a.share);
    if (surest !== undefined) return surest;
  }
  return undefined;
}
