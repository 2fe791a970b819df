import type { Analyst } from '@bellwether/bots';
import type { GameTypes, Random, Seat } from '@bellwether/kernel';
import type { Line, Point, TurningPoint } from './review.ts';
import { type Samples, samplesOf, sureAbove0 } from './statistics.ts';
import type { Story } from './story.ts';

type Eyes = Seat | 'open';

/** A point of the graph in the making: by seat index the samples so far. */
interface Dot {
  readonly plies: number;
  readonly eyes: Eyes;
  shares: readonly Samples[];
}

/** Swings below this are no turning points, however sure they are; and so many are marked on each line, at most. */
const LEAST_SWING = 0.08;
const MOST_TURNS = 3;
const SURE = 0.975;

/** The chances after each ply, through every seat's eyes and with all cards open: at first at a glance, then with more samples. */
export class Graph<T extends GameTypes> {
  readonly #story: Story<T>;
  readonly #analyst: Analyst<T>;
  readonly #dots: readonly Dot[];
  /** A glance has no spread: until there are two samples of each, nothing is said of turning points. */
  #refined = false;

  constructor(story: Story<T>, analyst: Analyst<T>) {
    this.#story = story;
    this.#analyst = analyst;
    const eyes: Eyes[] = [...story.seats, 'open'];
    this.#dots = story.record.moves.flatMap((_, plies) => eyes.map((one): Dot => ({ plies, eyes: one, shares: [] })));
  }

  /** Looks at every point anew, with so many samples; a step is one point. `piece` numbers the stretch of work. */
  *refine(samples: number, piece: number): Generator<void> {
    const { stream } = this.#story;
    for (const [i, dot] of this.#dots.entries()) {
      this.#look(dot, samples, stream(piece * this.#dots.length + i));
      yield;
    }
    this.#refined ||= samples > 1;
  }

  get size(): number {
    return this.#dots.length;
  }

  #look(dot: Dot, samples: number, random: Random): void {
    const { plies, eyes } = dot;
    const { game, states } = this.#story;
    const state = states[plies] as T['State'];
    const rows =
      eyes === 'open' ? this.#analyst.fromState(state, samples, random) : this.#analyst.fromView(game.view(state, eyes), samples, random);
    dot.shares = this.#story.seats.map((_, seat) => samplesOf(rows.map((row) => row[seat] as number)));
  }

  lines(): Line[] {
    const { seats, result } = this.#story;
    const line = (eyes: Eyes, seat: Seat): Line => {
      const points = this.#dots.filter((dot) => dot.eyes === eyes).map((dot) => this.#point(dot, seat));
      return { eyes, seat, points: [...points, { win: result[seat - 1] as number, error: 0 }] };
    };
    return [...seats.map((seat) => line(seat, seat)), ...seats.map((seat) => line('open', seat))];
  }

  #point({ plies, eyes, shares }: Dot, seat: Seat): Point {
    const means = shares.map(({ mean }) => mean);
    const { mean, error } = shares[seat - 1] as Samples;
    const state = this.#story.states[plies] as T['State'];
    const chance = (win: number) => this.#analyst.chances(withShare(means, seat - 1, win), eyes, state)[seat - 1] as number;
    return { win: chance(mean), error: Math.abs(chance(mean + error) - chance(mean - error)) / 2 };
  }

  turningPoints(lines: readonly Line[]): TurningPoint[] {
    return this.#refined ? lines.flatMap((line) => turnsOf(line, this.#story)) : [];
  }
}

/** The same shares with another one for a seat, as far as there can be; the others give or take in proportion. */
function withShare(shares: readonly number[], player: number, wanted: number): number[] {
  const share = Math.max(0, Math.min(1, wanted));
  const rest = 1 - (shares[player] as number);
  return shares.map((one, i) => (i === player ? share : rest > 0 ? (one * (1 - share)) / rest : one));
}

function turnsOf<T extends GameTypes>({ eyes, seat, points }: Line, { record }: Story<T>): TurningPoint[] {
  const swings = record.moves.map(({ seat: by }, ply): TurningPoint => {
    const before = points[ply] as Point;
    const after = points[ply + 1] as Point;
    const swing = Math.abs(after.win - before.win);
    const sure = sureAbove0(swing, Math.hypot(before.error, after.error), Number.POSITIVE_INFINITY);
    return { ply, by, eyes, seat, from: before.win, to: after.win, sure };
  });
  const size = ({ from, to }: TurningPoint) => Math.abs(to - from);
  return swings
    .filter((swing) => size(swing) >= LEAST_SWING && swing.sure >= SURE)
    .sort((a, b) => size(b) - size(a) || a.ply - b.ply)
    .slice(0, MOST_TURNS);
}
