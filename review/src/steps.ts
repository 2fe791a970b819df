import type { GameRecord, GameTypes } from '@bellwether/kernel';
import { balanceOf, type Ends, teamsOf } from './balance.ts';
import { decisionAt, EXTRAS, endsOf } from './choices.ts';
import { type ReviewRefusal, refuseReview } from './door.ts';
import { Graph } from './graph.ts';
import type { Extras, ReviewKit } from './kit.ts';
import { type Decision, REVIEW_VERSION, type Review, STAGES, type Stage } from './review.ts';
import { type Story, storyOf } from './story.ts';

/**
 * Reviews a finished game step by step, or says why that is impossible. Each step takes well under a second and yields the review so far;
 * stop iterating to cancel. The last one has the stage `done`. The same record gives the same review everywhere.
 */
export function openReview<T extends GameTypes>(kit: ReviewKit<T>, record: GameRecord<T>): Generator<Review, void> | ReviewRefusal {
  return refuseReview(kit.analyst.game, record) ?? new Reviewing(kit, storyOf(kit.analyst.game, record)).steps();
}

class Reviewing<T extends GameTypes> {
  readonly #kit: ReviewKit<T>;
  readonly #story: Story<T>;
  readonly #graph: Graph<T>;
  #ends: Ends = { start: [], startError: [], result: [] };
  #decisions: Decision[] = [];
  #extras: Extras = {};
  /** The fraction of the current stage that is done, from 0 to 1. */
  #done = 0;

  constructor(kit: ReviewKit<T>, story: Story<T>) {
    this.#kit = kit;
    this.#story = story;
    this.#graph = new Graph(story, kit.analyst);
  }

  *steps(): Generator<Review, void> {
    const { glance, points, anew } = this.#kit.effort(this.#story.record.config);
    yield* this.#draw('graph', glance, 0);
    this.#ends = endsOf(this.#kit, this.#story);
    yield* this.#decide();
    yield* this.#draw('refining', points, 1);
    for (const _ of this.#graph.drawAnew(anew, 2, this.#decisions)) yield this.#soFar('refining');
    for (const [extras, done] of this.#kit.extras(this.#story.record, this.#story.stream(EXTRAS))) {
      this.#extras = extras;
      this.#done = done;
      yield this.#soFar('truth');
    }
    yield this.#soFar('done');
  }

  /** Each step draws one ply of the graph. During the first pass the graph is hidden until it is complete. */
  *#draw(stage: Stage, samples: number, piece: number): Generator<Review> {
    const aPly = this.#story.seats.length + 1;
    let points = 0;
    for (const _ of this.#graph.refine(samples, piece)) {
      this.#done = ++points / this.#graph.size;
      if (points % aPly === 0 && stage !== 'graph') yield this.#soFar(stage);
    }
    if (stage === 'graph') yield this.#soFar(stage);
  }

  /** Evaluates the decisions of people first, then those of bots; luck needs all of them. */
  *#decide(): Generator<Review> {
    const { record, isPerson } = this.#story;
    const plies = [...record.moves.keys()];
    const byPerson = (ply: number) => isPerson[(record.moves[ply]?.seat ?? 0) - 1] === true;
    for (const [n, ply] of [...plies.filter(byPerson), ...plies.filter((one) => !byPerson(one))].entries()) {
      const decision = decisionAt(this.#kit, this.#story, ply);
      if (decision !== undefined) this.#decisions = [...this.#decisions, decision].sort((a, b) => a.ply - b.ply);
      this.#done = (n + 1) / plies.length;
      yield this.#soFar('decisions');
    }
  }

  #progress(stage: Stage): number {
    if (stage === 'done') return 1;
    const { shares } = this.#kit;
    const before = STAGES.slice(0, STAGES.indexOf(stage)).reduce((sum, one) => sum + (one === 'done' ? 0 : shares[one]), 0);
    return before + this.#done * shares[stage];
  }

  #soFar(stage: Stage): Review {
    const { game, record, seats, result, isPerson } = this.#story;
    const lines = this.#graph.lines();
    const isBalanced = stage !== 'graph' && stage !== 'decisions';
    const balance = isBalanced ? balanceOf(this.#story, this.#ends, this.#decisions) : [];
    return {
      version: REVIEW_VERSION,
      game: game.id,
      stage,
      progress: this.#progress(stage),
      plies: record.moves.length,
      seats: seats.map((seat, i) => ({
        seat,
        team: game.teamOf(record.config, seat),
        sitter: record.sitters[i] ?? '',
        isPerson: isPerson[i] === true,
        result: result[i] as number,
      })),
      lines,
      turningPoints: this.#graph.turningPoints(lines, isBalanced ? this.#decisions : undefined),
      decisions: this.#decisions,
      countedIn: this.#kit.analyst.gold === undefined ? 'share' : 'gold',
      balance,
      teams: teamsOf(this.#story, balance),
      ...this.#extras,
    };
  }
}
