import type { Analyst } from '@bellwether/bots';
import type { GameRecord, GameTypes, Played, Random, Seat } from '@bellwether/kernel';
import type { ReviewKit } from './kit.ts';
import type { Decision, Line, Point, TurningPoint } from './review.ts';
import { type Settled, settledFrom, settledIn } from './settled.ts';
import { errorOfAlike, INTERVAL, type Samples, samplesOf, widerError } from './statistics.ts';
import { type Story, storyOf } from './story.ts';
import { turnsOf } from './turns.ts';

type Eyes = Seat | 'open';

/** This close to the end, all lines of play can be searched. */
const LAST_MOVES = 2;
/** The number of worlds in which to test whether a move revealed anything to its player, and the first random stream for it. */
const NEWS_WORLDS = 4;
const NEWS = 0x4_0000;

/** A point of the graph under construction: the samples so far, by seat index. */
interface Dot {
  readonly plies: number;
  readonly eyes: Eyes;
  /** The first point at which the seat had exactly the same knowledge: both share their samples. */
  readonly like: Dot | undefined;
  shares: readonly Samples[];
  settled: Settled | undefined;
}

/** The chances after each ply, from each seat's point of view and with all cards open: first a rough pass, then more samples. */
export class Graph<T extends GameTypes> {
  readonly #story: Story<T>;
  readonly #analyst: Analyst<T>;
  readonly #dots: readonly Dot[];
  /** The rough pass has no standard errors: turning points need two samples of each point. */
  #refined = false;
  /** The points that were resampled, each represented by the first with the same knowledge. Only they are searched for turning points. */
  #anew: ReadonlySet<Dot> | undefined;
  /** Cache by ply. */
  readonly #news = new Map<number, boolean>();

  /** `plies`: the points of the graph, as numbers of moves; by default one after each move. */
  constructor(story: Story<T>, analyst: Analyst<T>, plies: readonly number[] = [...story.record.moves.keys()]) {
    this.#story = story;
    this.#analyst = analyst;
    const eyes: Eyes[] = [...story.seats, 'open'];
    const known = new Map<string, Dot>();
    this.#dots = plies.flatMap((played) => eyes.map((one) => this.#dot(played, one, known)));
  }

  /** `known`: the first point for each distinct state of a seat's knowledge. */
  #dot(plies: number, eyes: Eyes, known: Map<string, Dot>): Dot {
    if (eyes === 'open') return { plies, eyes, like: undefined, shares: [], settled: undefined };
    const knows = JSON.stringify(this.#seen(plies, eyes));
    const dot: Dot = { plies, eyes, like: known.get(knows), shares: [], settled: undefined };
    if (dot.like === undefined) known.set(knows, dot);
    return dot;
  }

  #seen(plies: number, eyes: Seat): T['View'] {
    return this.#analyst.known(this.#story.game.view(this.#story.states[plies] as T['State'], eyes));
  }

  /** Resamples every point with this many samples; a step is one point. `piece` numbers the pass. */
  *refine(samples: number, piece: number): Generator<void> {
    const { stream, seats } = this.#story;
    const aPly = seats.length + 1;
    for (const [i, dot] of this.#dots.entries()) {
      // All points of view use the same random stream: they differ only in what they know.
      this.#look(dot, samples, stream(piece * this.#dots.length + Math.floor(i / aPly)));
      yield;
    }
    this.#refined ||= samples > 1;
  }

  get size(): number {
    return this.#dots.length;
  }

  /**
   * Resamples the points of every turning point; a step is one of them. Selecting the largest of hundreds of swings favors noise, so only
   * those that appear again are reported.
   */
  *drawAnew(samples: number, piece: number, decisions: readonly Decision[]): Generator<void> {
    const aPly = this.#story.seats.length + 1;
    const turns = this.turningPoints(this.lines(), decisions);
    const anew = new Set(turns.flatMap((turn) => this.#dotsOf(turn)).map((dot) => dot.like ?? dot));
    for (const [i, dot] of this.#dots.entries()) {
      if (anew.has(dot)) this.#look(dot, samples, this.#story.stream(piece * this.#dots.length + Math.floor(i / aPly)));
      else if (dot.like !== undefined && anew.has(dot.like)) this.#lookAlike(dot, dot.like);
      else continue;
      yield;
    }
    this.#anew = anew;
  }

  /** The points around a swing, except the result. */
  #dotsOf({ eyes, ply }: TurningPoint): Dot[] {
    return this.#dots.filter((dot) => dot.eyes === eyes && (dot.plies === ply || dot.plies === ply + 1));
  }

  #look(dot: Dot, samples: number, random: Random): void {
    if (dot.like) {
      this.#lookAlike(dot, dot.like);
      return;
    }
    dot.shares = this.#sampled(dot, samples, random);
    dot.settled = this.#settled(dot, samples, random);
  }

  #lookAlike(dot: Dot, { shares, settled }: Dot): void {
    dot.shares = shares;
    dot.settled = settled;
  }

  /**
   * Checked only where all samples had the same outcome. With open cards also in the last moves, where samples of gold vary although the
   * result is settled.
   */
  #settled({ plies, eyes, shares }: Dot, samples: number, random: Random): Settled | undefined {
    const { game, states, record } = this.#story;
    const isNearEnd = eyes === 'open' && plies >= record.moves.length - LAST_MOVES;
    if (samples < 2 || !(isNearEnd || shares.every(isAlike))) return undefined;
    return eyes === 'open' ? settledFrom(game, states[plies] as T['State']) : settledIn(game, this.#seen(plies, eyes), random);
  }

  #sampled({ plies, eyes }: Dot, samples: number, random: Random): Samples[] {
    const rows =
      eyes === 'open'
        ? this.#analyst.fromState(this.#story.states[plies] as T['State'], samples, random)
        : this.#analyst.fromView(this.#seen(plies, eyes), samples, random);
    return this.#story.seats.map((_, seat) => samplesOf(rows.map((row) => row[seat] as number)));
  }

  lines(): Line[] {
    const { seats, result } = this.#story;
    const line = (eyes: Eyes, seat: Seat): Line => {
      const points = this.#dots.filter((dot) => dot.eyes === eyes).map((dot) => this.#point(dot, seat));
      return { eyes, seat, points: [...points, { win: result[seat - 1] as number, error: 0 }] };
    };
    return [...seats.map((seat) => line(seat, seat)), ...seats.map((seat) => line('open', seat))];
  }

  #point({ plies, eyes, shares, settled }: Dot, seat: Seat): Point {
    if (settled) return { win: settled.shares[seat - 1] as number, error: errorOfAlike(settled.worlds) };
    const means = shares.map(({ mean }) => mean);
    const own = shares[seat - 1] as Samples;
    const { mean, count } = own;
    const error = isAlike(own) ? errorOfAlike(count) : widerError(own);
    const state = this.#story.states[plies] as T['State'];
    const chance = (share: number) => this.#analyst.chances(withShare(means, seat - 1, share), eyes, state)[seat - 1] as number;
    const [low, win, high] = [chance(mean - error), chance(mean), chance(mean + error)];
    if (!isAlike(own)) return { win, error: Math.abs(high - low) / 2 };
    // The samples' common outcome may be certain, so the interval includes it.
    return { win, error: Math.max(Math.abs(high - low), Math.abs(win - mean) / INTERVAL) };
  }

  /** `decisions`: those of all plies, once they are evaluated. */
  turningPoints(lines: readonly Line[], decisions?: readonly Decision[]): TurningPoint[] {
    const mayTurn = decisions && ((swing: TurningPoint) => this.#isSeenAgain(swing) && this.#mayTurn(swing, decisions));
    return this.#refined ? lines.flatMap((line) => turnsOf(line, this.#story.record.moves, mayTurn)) : [];
  }

  #isSeenAgain(swing: TurningPoint): boolean {
    return this.#anew === undefined || this.#dotsOf(swing).every((dot) => this.#anew?.has(dot.like ?? dot));
  }

  /**
   * Whether a swing may count as a turning point. It may not: where there was no choice or where cards were dealt; upward at a bad move
   * that caused it; or, from the player's own point of view, downward at the best move, unless that move revealed something to its player.
   * Otherwise only the others learned something.
   */
  #mayTurn({ ply, by, eyes, seat, from, to }: TurningPoint, decisions: readonly Decision[]): boolean {
    const decision = decisions.find((one) => one.ply === ply);
    const [before, after] = this.#story.states.slice(ply, ply + 2) as [T['State'], T['State']];
    if (decision === undefined || this.#analyst.isDealt(before, after, eyes)) return false;
    if (decision.label !== undefined && (to - from) * (decision.effect[seat - 1] as number) < 0) return false;
    if (eyes === 'open' || decision.best !== decision.played || to > from === this.#isWith(by, seat)) return true;
    // A downward swing at the best move: the move revealed something, either to its player or to others.
    return eyes === by && this.#learned(ply);
  }

  /** Whether two seats win together. */
  #isWith(one: Seat, other: Seat): boolean {
    const { game, record } = this.#story;
    return game.teamOf(record.config, one) === game.teamOf(record.config, other);
  }

  /** Whether a move revealed something to its player: worlds that looked the same before it look different after it. */
  #learned(ply: number): boolean {
    const known = this.#news.get(ply);
    if (known !== undefined) return known;
    const { game, record, states, stream } = this.#story;
    const { seat, move } = record.moves[ply] as Played<T>;
    const seen = (state: T['State']) => JSON.stringify(this.#analyst.known(game.view(state, seat)));
    const view = game.view(states[ply] as T['State'], seat);
    const random = stream(NEWS + ply);
    const learned = Array.from({ length: NEWS_WORLDS }).some(() => {
      const world = game.imagine(view, random);
      game.apply(world, seat, move);
      return seen(world) !== seen(states[ply + 1] as T['State']);
    });
    this.#news.set(ply, learned);
    return learned;
  }
}

/** The refined graph of a finished game after some plies only, with the result last in each line. For statistics over many games. */
export function chancesAfter<T extends GameTypes>(kit: ReviewKit<T>, record: GameRecord<T>, plies: readonly number[]): Line[] {
  const graph = new Graph(storyOf(kit.analyst.game, record), kit.analyst, plies);
  for (const _ of graph.refine(kit.effort(record.config).points, 1));
  return graph.lines();
}

/** Whether all samples are won, or all lost. */
function isAlike({ count, mean }: Samples): boolean {
  return count > 1 && (mean === 0 || mean === 1);
}

/** The shares with one seat's set to a given value; the others change in proportion. */
function withShare(shares: readonly number[], player: number, wanted: number): number[] {
  const share = Math.max(0, Math.min(1, wanted));
  const rest = 1 - (shares[player] as number);
  return shares.map((one, i) => (i === player ? share : rest > 0 ? (one * (1 - share)) / rest : one));
}
