import type { Level } from '@bellwether/bots/levels';
import type { Config } from '@bellwether/wolf-and-hound';
import { type Arm, addInto, type Batch, batchesOf, type Effort } from '../trial.ts';
import { type Change, neighbors, plainParts, withoutOwn } from './changes.ts';
import { emptyTally, type Tally } from './play.ts';
import { imbalanceOf, isMended, isUneven, mendedBy } from './verdict.ts';

/** Bots try a set of animals and number cards, with and without what is home-made in it. Plain data but for its methods: no clock, no chance. */
export class WolfTrial {
  readonly config: Config;
  readonly without: Config;
  readonly #level: Level;
  readonly #seed: number;
  readonly #tallies = new Map<string, Tally>();

  constructor(config: Config, level: Level = 'herder', seed = 1) {
    this.config = config;
    this.without = withoutOwn(config);
    this.#level = level;
    this.#seed = seed;
  }

  tally(arm: string): Tally {
    return this.#tallies.get(arm) ?? emptyTally();
  }

  add(arm: string, tally: Tally): void {
    this.#tallies.set(arm, addInto(this.tally(arm), tally));
  }

  /** The games to play next, all independent of each other; none if the trial is over. Add their tallies and ask again. */
  next(effort: Effort): Batch<Config>[] {
    const causeOnly = effort.only === 'cause';
    const main = this.#batches(this.#mainArms().slice(0, causeOnly ? 2 : 4), effort.pairs, effort.batch);
    if (main.length > 0) return main;
    if (!isUneven(this)) return [];
    const parts = this.#batches(this.#arms(this.suspects()), effort.changePairs, effort.batch);
    if (parts.length > 0 || causeOnly) return parts;
    return this.#batches(this.#arms(this.remedies()), effort.changePairs, effort.batch);
  }

  /** The parts that may be at fault. */
  suspects(): Change[] {
    return plainParts(this.config);
  }

  /** The part at fault: of those whose plain value mends the set, the one that mends it best. */
  culprit(): Change | undefined {
    return mendedBy(this, this.suspects());
  }

  /** Other values of the part at fault. */
  remedies(): Change[] {
    const culprit = this.culprit();
    return culprit?.card === undefined ? [] : neighbors(this.config, culprit.card, culprit.part);
  }

  /** The most similar value that leaves the set about even. */
  hint(): Change | undefined {
    return this.remedies().find((change) => isMended(this, change));
  }

  imbalance(arm: string): ReturnType<typeof imbalanceOf> {
    return imbalanceOf(this.tally(arm));
  }

  #mainArms(): Arm<Config>[] {
    const level = this.#level;
    const alike = [level, level] as const;
    const rivals = [level, level === 'shepherd' ? 'lamb' : 'shepherd'] as const;
    return [
      { name: 'with', config: this.config, levels: alike },
      { name: 'without', config: this.without, levels: alike },
      { name: 'skill', config: this.config, levels: rivals },
      { name: 'skill-without', config: this.without, levels: rivals },
    ];
  }

  #arms(changes: readonly Change[]): Arm<Config>[] {
    return changes.map(({ name, config }) => ({ name, config, levels: [this.#level, this.#level] }));
  }

  #batches(arms: readonly Arm<Config>[], pairs: number, batch: number): Batch<Config>[] {
    return batchesOf(arms, (arm) => this.tally(arm).blue.n, pairs, batch, this.#seed);
  }
}
