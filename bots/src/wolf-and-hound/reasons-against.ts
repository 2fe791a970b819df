import { FastRandom } from '@bellwether/kernel';
import { SEAT_INDICES, type SeatIndex, wolfAndHound } from '@bellwether/wolf-and-hound';
import { heaviest, LEAST_TOLD } from '../shared/telling.ts';
import { playOn, winOf } from './playout.ts';
import type { Question } from './question.ts';
import { type Difference, differencesIn, doTheSame, keptIn, type Pair, pairOf } from './reason-differences.ts';
import { DEALS_WITH_DUMMIES, isPartner, moverOf } from './reason-effects.ts';
import type { WolfReviewReason } from './reason-kind.ts';
import { mean, NOISE, PLIES, SURE, worthIn } from './reasons.ts';
import { hasDummies, type State, teamInTurn, winFor } from './state.ts';
import { XorShift } from './xor-shift.ts';

/** More deals than at the table: a review has time, and fewer would hide reasons in noise. */
const DEALS = 256;
/** With dummies, the effect of a known card, compared with an unknown one, must occur in most deals. */
const MOST_DEALS = 4;
/** If immediate reasons explain less of the difference than this, consequences a few turns later are reported too. */
const EXPLAINED = 0.25;

/**
 * Why one move is better than another: what it does better, and what the other spoils. Common effects explain nothing. Used only by
 * reviews, so it is a separate file that a table need not load.
 */
export function reasonsAgainst(question: Question, key: number, played: number): WolfReviewReason[] {
  const both = new Both(question, key, played);
  const [better, worse] = [both.resultOf('better'), both.resultOf('worse')];
  if (better === 1) return worse === 1 ? [] : [{ kind: 'game-won', worth: both.gap }];
  if (worse === 0) return better === 0 ? [] : [{ kind: 'game-lost', worth: both.gap, seat: both.mover }];
  const seen = both.seen();
  const explained = seen.reduce((sum, { worth }) => sum + worth, 0);
  return heaviest(explained < EXPLAINED * both.gap ? [...seen, ...both.later()] : seen, LEAST_TOLD);
}

type Side = 'better' | 'worse';

/** Two moves in the same deals, each played out with the same randomness. */
class Both {
  readonly #question: Question;
  readonly #keys: readonly [better: number, worse: number];
  readonly #team: number;
  readonly #seed: number;
  readonly #pairs: readonly Pair[];
  readonly #ends: Readonly<Record<Side, readonly State[]>>;

  constructor(question: Question, better: number, worse: number) {
    const { worlds, random } = question;
    this.#question = question;
    this.#keys = [better, worse];
    this.#team = teamInTurn(worlds.table);
    this.#seed = random.below(0x7fff_ffff);
    const cards = new XorShift(new FastRandom(this.#seed));
    // Shuffling depends on the current order: start from the same one everywhere.
    worlds.hidden.sort();
    this.#pairs = Array.from({ length: DEALS }, () => {
      const before = worlds.blank();
      worlds.next(before, cards);
      return pairOf(before, better, worse);
    });
    const ends = (side: Side) => this.#pairs.map((pair, n) => this.#end(wolfAndHound.clone(pair[side].after), n));
    this.#ends = { better: ends('better'), worse: ends('worse') };
  }

  /** The player of the moves. */
  get mover(): number {
    return moverOf(this.#question.worlds.table) + 1;
  }

  /** How much better the first move is, by playouts. */
  get gap(): number {
    return mean(this.#ends.better.map((end, n) => this.#win(end) - this.#win(this.#ends.worse[n] as State)));
  }

  /** The immediate result in every deal: 1 if the mover wins, 0 if the others do. */
  resultOf(side: Side): 0 | 1 | undefined {
    const results = new Set(this.#pairs.map((pair) => winFor(pair[side].after, this.#team)));
    return results.size === 1 ? [...results][0] : undefined;
  }

  /** Reasons visible on the table. */
  seen(): WolfReviewReason[] {
    return this.#differences().flatMap((difference) => {
      const { kind, seat, animal, card } = difference;
      const facts = { ...(seat !== undefined && { seat }), ...(animal !== undefined && { animal }), ...(card !== undefined && { card }) };
      return this.#surely(this.#worths(difference)).map((worth) => ({ kind, worth, ...facts }));
    });
  }

  /** For each subject, the difference felt first. With dummies it must occur in several deals: chance is not a reason. */
  #differences(): Difference[] {
    const [first, ...others] = this.#pairs.slice(0, hasDummies(this.#question.policy.rules) ? DEALS_WITH_DUMMIES : 1) as [Pair, ...Pair[]];
    const isCall = first.before.asks === 'exchange';
    const same = (one: Difference) => (other: Difference) =>
      one.kind === other.kind && one.seat === other.seat && one.about === other.about;
    const found = [first, ...others].map(differencesIn);
    const every = found.flat().filter((one, i, all) => all.findIndex(same(one)) === i);
    const sure = every.filter((one) => {
      const times = found.filter((row) => row.some(same(one))).length;
      return times >= (isCall && !this.#isUnknown(one.by) ? MOST_DEALS : found.length);
    });
    const kept = [first, ...others].every(doTheSame) ? keptIn(first, ...this.#keys) : [];
    return [...sure, ...kept].filter((one) => !sure.some((other) => other.about === one.about && isFelt(other, one, sure)));
  }

  /** Whether a move is an exchange, which draws an unknown card. */
  #isUnknown(side: Side): boolean {
    const { moves, keys } = this.#question;
    const move = moves[keys.indexOf(this.#keys[side === 'better' ? 0 : 1] as number)];
    return move?.kind === 'exchange' && move.exchange;
  }

  /** By deal, the mean of two values: what the better move loses without the difference, and what the other gains with it. */
  #worths(difference: Difference): number[] {
    return this.#pairs.map((pair, n) => {
      const loses = this.#gain(pair.better.after, pair.worse.after, difference, n, this.#ends.better[n] as State);
      const gains = this.#gain(pair.worse.after, pair.better.after, difference, n, this.#ends.worse[n] as State);
      return (gains - loses) / 2;
    });
  }

  /** What a position gains if one thing in it is as in another position. */
  #gain(position: State, other: State, { copy }: Difference, n: number, end: State): number {
    if (this.#isOver(position)) return 0;
    const state = wolfAndHound.clone(position);
    copy(other, state);
    return this.#win(this.#end(state, n)) - this.#win(end);
  }

  /** Consequences that are more frequent a few turns later. */
  later(): WolfReviewReason[] {
    // Losing more often mostly means winning less often: report one of them.
    const endings = [...this.#ending('lost-soon', 0), ...this.#ending('won-less', 1)].sort((a, b) => b.worth - a.worth);
    return [...endings.slice(0, 1), ...SEAT_INDICES.flatMap((seat) => this.#flock(seat))];
  }

  /**
   * How much of the difference comes from deals that only one of the moves loses soon, or wins. A deal that one loses and the other wins
   * counts as lost.
   */
  #ending(kind: 'lost-soon' | 'won-less', result: 0 | 1): WolfReviewReason[] {
    const { better, worse } = this.#ends;
    const isIt = (end: State) => winFor(end, this.#team) === result;
    const more = better.map((end, n) => (Number(isIt(end)) - Number(isIt(worse[n] as State))) * (result === 1 ? 1 : -1));
    const worths = better.map((end, n) => {
      const other = worse[n] as State;
      const isLost = result === 1 && [end, other].some((one) => winFor(one, this.#team) === 0);
      return isIt(end) === isIt(other) || isLost ? 0 : this.#win(end) - this.#win(other);
    });
    return this.#surely(more).length === 0 ? [] : this.#surely(worths).map((worth) => ({ kind, worth, seat: this.mover }));
  }

  /** The value of a flock being smaller after one move than after the other, or larger. */
  #flock(seat: SeatIndex): WolfReviewReason[] {
    const { better, worse } = this.#ends;
    const before = this.#question.worlds.table;
    const isOurs = isPartner(before, seat, moverOf(before));
    const swapped = (end: State, sheep: number) =>
      this.#win({ ...end, sheep: Object.assign([...end.sheep], { [seat]: sheep }) as State['sheep'] });
    const both = better.flatMap((end, n) =>
      this.#isOver(end) || this.#isOver(worse[n] as State) ? [] : [[end, worse[n] as State] as const],
    );
    const more = both.map(([end, other]) => (end.sheep[seat] - other.sheep[seat]) * (isOurs ? 1 : -1));
    if (this.#surely(more).length === 0) return [];
    const worths = both.map(([end, other]) => {
      const loses = this.#win(end) - swapped(end, other.sheep[seat]);
      const gains = swapped(other, end.sheep[seat]) - this.#win(other);
      return (loses + gains) / 2;
    });
    // Once the game is over, sheep have no more value.
    worths.push(...Array<number>(DEALS - both.length).fill(0));
    return this.#surely(worths).map((worth) => ({ kind: isOurs ? 'fewer-soon-here' : 'more-soon-there', worth, seat: seat + 1 }));
  }

  /** The mean, or nothing if it is within noise. */
  #surely(worths: readonly number[]): number[] {
    if (worths.length === 0) return [];
    const { worth, error } = worthIn(worths);
    return worth > 0 && worth >= SURE * error ? [worth] : [];
  }

  /** Each deal has its own random stream, so the length of one game does not affect the next deal. */
  #end(state: State, n: number): State {
    const { policy, value } = this.#question;
    playOn(state, policy, value, PLIES, NOISE, new XorShift(new FastRandom(this.#seed * DEALS + n)));
    return state;
  }

  #isOver({ asks }: State): boolean {
    return asks === 'nothing';
  }

  #win(end: State): number {
    return winOf(end, this.#question.value, this.#team);
  }
}

/** Whether one difference about a subject is felt before another; on a tie, the first. */
function isFelt(one: Difference, other: Difference, order: readonly Difference[]): boolean {
  return one.turns < other.turns || (one.turns === other.turns && order.indexOf(one) < order.indexOf(other));
}
