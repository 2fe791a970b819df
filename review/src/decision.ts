import type { Analyst, GoldCount, Shares, Weighed } from '@bellwether/bots';
import type { GameTypes, Played, Random } from '@bellwether/kernel';
import { isConfirmed, toldOf, weighAgain } from './confirm.ts';
import type { Effort } from './kit.ts';
import { type Decision, LABEL_FROM, LABELS, type Label, type WeighedMove } from './review.ts';
import { Samples, samplesOf, sureAbove0, widerError } from './statistics.ts';
import type { Story } from './story.ts';

/** Certainty needed for a label. A game has many decisions, so one wrong label in a hundred is the limit. */
export const SURE = 0.99;

/** Evaluates one move of the game. Undefined if there was no choice. */
export function weighPly<T extends GameTypes>(
  story: Story<T>,
  analyst: Analyst<T>,
  ply: number,
  effort: Pick<Effort, 'decisions' | 'changed' | 'again' | 'games'>,
  random: Random,
): Decision | undefined {
  const { game, isPerson } = story;
  const { decisions, changed = decisions } = effort;
  const asked = askedAt(story, analyst, ply);
  if (asked === undefined) return undefined;
  const { seat, move, view, legal } = asked;
  const weighed = analyst.weigh(view, legal(), move, decisions, random);
  if (weighed.length < 2) return undefined;
  const judged = judge(weighed, seat - 1);
  const changes = seatsOf(analyst.gold?.changed(view, move, changed, random) ?? judged.effects);
  const best = (weighed[judged.best] as Weighed<T>).move;
  const again = labelOf(judged) && weighAgain(analyst, view, seat - 1, [move, best], judged.given, effort, random);
  const label = isConfirmed(again) ? labelOf({ ...judged, ...(again && { again }) }) : undefined;
  return {
    ply,
    seat,
    isPerson: isPerson[seat - 1] === true,
    played: game.write(move),
    best: game.write(best),
    given: judged.given,
    error: judged.error,
    sure: judged.sure,
    ...(again !== undefined && { again }),
    ...(label !== undefined && { label }),
    moves: listed(weighed, seat - 1, (one) => game.write(one)),
    effect: changes.map(({ mean }) => mean),
    effectErrors: changes.map((one) => Math.hypot(widerError(one), analyst.doubt?.(one.mean) ?? 0)),
    reasons: label === undefined ? [] : analyst.reasons(view, legal(), best, move, random),
  };
}

/** The effect of a decision in gold, and nothing else. For statistics over many games. Undefined if there was no choice. */
export function goldChanged<T extends GameTypes>(
  story: Story<T>,
  analyst: Analyst<T>,
  count: GoldCount<T>,
  ply: number,
  samples: number,
  random: Random,
): Choice | undefined {
  const asked = askedAt(story, analyst, ply);
  return asked && { seat: asked.seat, effect: seatsOf(count.changed(asked.view, asked.move, samples, random)).map(({ mean }) => mean) };
}

/** The player who chose, and the effect. */
export type Choice = Pick<Decision, 'seat' | 'effect'>;

/** The question at a ply and its answer. Undefined if there was no choice. */
function askedAt<T extends GameTypes>({ game, record, states }: Story<T>, analyst: Analyst<T>, ply: number) {
  const state = states[ply] as T['State'];
  const { seat, move } = record.moves[ply] as Played<T>;
  const legal = () => game.legal(state, seat);
  return hasNoChoice(legal()) ? undefined : { seat, move, view: analyst.known(game.view(state, seat)), legal };
}

function hasNoChoice(legal: Iterable<unknown>): boolean {
  let moves = 0;
  for (const _ of legal) if (++moves > 1) return false;
  return true;
}

interface Judged {
  /** Index of the best move by all samples; 0 is the played one. */
  readonly best: number;
  readonly given: number;
  readonly error: number;
  readonly sure: number;
  /** By sample and seat: the played move minus the better one, in shares. */
  readonly effects: readonly Shares[];
}

/**
 * The best move is selected on one half of the samples and evaluated on the other, and vice versa. Otherwise a move that only looked best
 * by chance would bias the loss upward. All moves share their worlds, so only differences within a sample matter.
 */
function judge<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number): Judged {
  const played = weighed[0] as Weighed<T>;
  const lost = new Samples();
  const effects: Shares[] = [];
  for (const half of [0, 1]) {
    const better = weighed[bestOf(weighed, player, half)] as Weighed<T>;
    for (let n = 1 - half; n < played.samples.length; n += 2) {
      const [own, other] = [played.samples[n], better.samples[n]] as [Shares, Shares];
      effects.push(own.map((share, seat) => share - (other[seat] as number)));
      lost.add((other[player] as number) - (own[player] as number));
    }
  }
  const { mean: given, error, count } = lost;
  return {
    best: bestOf(weighed, player),
    given,
    error,
    sure: sureAbove0(given, error, count),
    effects,
  };
}

function seatsOf(samples: readonly (readonly number[])[]): Samples[] {
  return (samples[0] ?? []).map((_, seat) => samplesOf(samples.map((one) => one[seat] as number)));
}

/** The move that wins most, over all samples or over every second one. On a tie, the played one. */
function bestOf<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number, half?: number): number {
  const sum = (samples: readonly (readonly number[])[]) =>
    samples.reduce((total, one, n) => (half === undefined || n % 2 === half ? total + (one[player] as number) : total), 0);
  const wins = weighed.map(({ samples }) => sum(samples));
  let best = 0;
  for (const [i, won] of wins.entries()) if (won > (wins[best] as number) + TIE) best = i;
  return best;
}

/** Rounding error: smaller differences come from the order of addition. */
const TIE = 1e-9;

/** Uses the rounded points that players read, so that one figure never appears with two labels. */
function labelOf(judged: Judged & Pick<Decision, 'again'>): Label | undefined {
  if (judged.best === 0 || judged.sure < SURE) return undefined;
  return LABELS.findLast((label) => Math.round(100 * toldOf(judged).given) >= LABEL_FROM[label]);
}

/** Best first. All moves share their worlds, so differences are more certain than chances. */
function listed<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number, write: (move: T['Move']) => string): WeighedMove[] {
  const wins = weighed.map(({ samples }) => samples.map((shares) => shares[player] as number));
  const rows = weighed.map(({ move }, i): WeighedMove => {
    const own = wins[i] as readonly number[];
    const { mean: more, error } = samplesOf(own.map((win, n) => win - (wins[0]?.[n] as number)));
    return { move: write(move), win: samplesOf(own).mean, more, error };
  });
  return rows.sort((a, b) => b.win - a.win);
}
