/** How two moves differ at the end of the game, by sources of gold. Used by reviews. */

import { FastRandom } from '@bellwether/kernel';
import { type Event, type Score, scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import { noiseOf } from './played-on.ts';
import { CardWorths, type Noise } from './policy.ts';
import type { Question } from './question.ts';
import type { SheepReason, SheepReasonKind } from './reason-kind.ts';
import { endsRiver, hampersRoad } from './reason-truths.ts';
import { chancesOf, standpointOf } from './spreads.ts';
import type { Move, State } from './state.ts';

const SEEDS = 0x1_0000;
/**
 * Standard errors from zero that count as significant. At 3.3, ten independent comparisons yield a false positive in 1 of 100 cases. A
 * difference that an effect already predicts needs fewer.
 */
const BEYOND_CHANCE = 3.3;
const EXPECTED = 2;

type Source = Exclude<keyof Score, 'total'>;
const KINDS = {
  sheep: 'more-sheep',
  paddock: 'more-stolen',
  towns: 'more-from-towns',
  rivers: 'more-from-rivers',
  missions: 'more-from-mission',
  blackSheep: 'more-from-black-sheep',
} as const satisfies Record<Source, SheepReasonKind>;

/** What an effect leads to at the end of the game: own gold from a source, or less gold for the seat it names. */
const BRINGS: Readonly<Partial<Record<SheepReasonKind, Source | 'rival'>>> = {
  'sheep-won': 'paddock',
  'sheep-brought-home': 'sheep',
  'sheep-sheltered': 'sheep',
  'sheep-spared': 'sheep',
  'threat-averted': 'sheep',
  'fox-sent-away': 'sheep',
  'flock-grown': 'sheep',
  'road-closed': 'towns',
  'town-reached': 'towns',
  'river-extended': 'rivers',
  'mission-advanced': 'missions',
  'black-sheep-shed': 'blackSheep',
  'opponent-threatened': 'rival',
  'rival-hindered': 'rival',
  'card-denied': 'rival',
};

/** A game played to its end: every seat's score, and how many sheep the player lost to the fox after the move. */
interface End {
  readonly scores: readonly Score[];
  readonly lost: number;
}

/** Why the better move is better at the end of the game, and by how much win probability. */
interface Outlook {
  readonly reasons: readonly SheepReason[];
  readonly gap: number;
}

/**
 * Where the better move earns the player more gold, or a rival less. The worth of each difference is the win probability lost without it.
 * It is reported as its cause: an effect in which the two moves differ, or something the played move spoils. An effect that makes no
 * difference at the end of the game is dropped.
 */
export function outlook(question: Question, better: Move, played: Move, effects: readonly SheepReason[], samples: number): Outlook {
  const { view, player, random } = question;
  const pairs = Array.from({ length: samples }, () => {
    const world = sheepAndThief.imagine(view, random);
    const seed = random.below(SEEDS);
    const end = (move: Move) => playOut(question, world, move, noiseOf(new FastRandom(seed)));
    return [end(better), end(played)] as const;
  });
  const [gold, goldPlayed] = [0, 1].map((one) =>
    view.boards.map((_, seat) => mean(pairs.map((pair) => goldOf(pair[one] as End, seat)))),
  ) as [number[], number[]];
  const standpoint = standpointOf(view, player);
  const chance = (of: readonly number[]) => chancesOf(of, standpoint)[player] as number;
  const without = (seat: number, more: number) => chance(gold) - chance(gold.with(seat, (gold[seat] as number) - more));
  /** How much more of something the better move leads to; 0 if the difference is not significant. */
  const moreOf = (count: (end: End) => number, isExpected = false) =>
    beyondChance(
      pairs.map(([one, other]) => count(one) - count(other)),
      isExpected ? EXPECTED : BEYOND_CHANCE,
    );
  const kept = -moreOf(({ lost }) => lost);
  const own = Object.entries(KINDS).map(([source, kind]): SheepReason => {
    const effect = effects.find((one) => BRINGS[one.kind] === source);
    const more = moreOf(({ scores }) => scores[player]?.[source as Source] ?? 0, effect !== undefined);
    return { ...(effect ?? { kind: causeOf(question, kind, better, played, 2 * kept >= more) }), worth: without(player, more) };
  });
  const rivals = [...gold.keys()].map((seat): SheepReason => {
    const effect = effects.find((one) => BRINGS[one.kind] === 'rival' && one.seat === seat + 1);
    const more = seat === player ? 0 : moreOf((end) => goldOf(end, seat), effect !== undefined);
    return { ...(effect ?? { kind: 'rival-gets-less', seat: seat + 1 }), worth: without(seat, more) };
  });
  const reasons = [...own, ...rivals, ...effects.filter(({ kind }) => BRINGS[kind] === undefined)];
  return { reasons, gap: chance(gold) - chance(goldPlayed) };
}

/** The cause of a difference if it is visible on the table: something that the played move spoils. Otherwise the difference itself. */
function causeOf({ table, player }: Question, kind: SheepReasonKind, better: Move, played: Move, isKept: boolean): SheepReasonKind {
  // At least half of the additional sheep are sheep that the fox did not take.
  if (kind === 'more-sheep' && isKept) return 'fewer-sheep-lost';
  if (better.kind !== 'place' || played.kind !== 'place') return kind;
  const [after, spoiled] = [better, played].map((move) => {
    const state = sheepAndThief.clone(table);
    sheepAndThief.apply(state, player + 1, move);
    return state;
  }) as [State, State];
  if (kind === 'more-from-towns' && hampersRoad(table, spoiled, after, player)) return 'road-left-open';
  return kind === 'more-from-rivers' && endsRiver(table, spoiled, after, player) ? 'river-left-open' : kind;
}

function goldOf({ scores }: End, seat: number): number {
  return scores[seat]?.total ?? 0;
}

function playOut({ player, policy, cards: now }: Question, world: State, move: Move, noise: Noise): End {
  const state = sheepAndThief.clone(world);
  let lost = 0;
  const hear = (event: Event) => {
    if (event.kind === 'steals' && event.of === player + 1) lost += event.sheep;
    if (event.kind === 'loses' && event.seat === player + 1) lost += event.sheep;
  };
  let cards = move.kind === 'place' ? new CardWorths() : now;
  sheepAndThief.apply(state, player + 1, move);
  for (let [seat] = sheepAndThief.toAct(state); seat !== undefined; [seat] = sheepAndThief.toAct(state)) {
    const wasPlacing = state.stage === 'place';
    sheepAndThief.apply(state, seat, policy.move(state, seat - 1, cards, noise), hear);
    // The boards have changed, so cards have different values in the next draft.
    if (wasPlacing && state.stage !== 'place') cards = new CardWorths();
  }
  return { scores: state.placed.map((_, seat) => scoreOf(state, seat)), lost };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function beyondChance(differences: readonly number[], errors: number): number {
  const middle = mean(differences);
  const error = Math.sqrt(mean(differences.map((one) => (one - middle) ** 2)) / (differences.length - 1));
  return Math.abs(middle) > errors * error ? middle : 0;
}
