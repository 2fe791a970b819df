import type { Level } from '@bellwether/bots/levels';
import { type Config, deckOf, writeFace } from '@bellwether/sheep-and-thief';
import { type Arm, addInto, type Batch, batchesOf, type Effort, type Estimate } from '../trial.ts';
import { type Change, ownCards, weaker, withoutOwn } from './changes.ts';
import { emptyTally, type Tally } from './play.ts';

/** How far above the strongest printed cards, or below the weakest, a home-made one may be, as a share of wins. */
const LIMIT = 0.02;
/** Standard errors that make a difference certain enough to name. */
export const SURE = 2.6;
/** How many printed cards the extremes are averaged over: the strongest and the weakest ones. */
const EXTREMES = 3;

/** Bots try a deck of landscape cards next to the printed one. No clock, no chance. */
export class SheepTrial {
  readonly config: Config;
  readonly without: Config;
  /** The home-made cards, in notation. */
  readonly own: readonly string[];
  readonly #level: Level;
  readonly #seed: number;
  readonly #tallies = new Map<string, Tally>();

  constructor(config: Config, level: Level = 'herder', seed = 1) {
    this.config = config;
    this.without = withoutOwn(config);
    this.own = ownCards(config);
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
  next({ pairs, changePairs, batch }: Effort): Batch<Config>[] {
    const main = this.#batches(this.#mainArms(), pairs, batch);
    if (main.length > 0) return main;
    return this.#batches(
      this.remedies().map(({ name, config }) => ({ name, config, levels: [this.#level, this.#level] })),
      changePairs,
      batch,
    );
  }

  /** How much more often than others a seat wins that places this card. */
  lift(arm: string, card: string): Estimate {
    const { won, placed } = this.tally(arm).cards[card] ?? { won: 0, placed: 0 };
    const fair = 1 / this.config.players;
    if (placed === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, n: 0 };
    return { mean: won / placed - fair, error: Math.sqrt((fair * (1 - fair)) / placed), n: placed };
  }

  /** The range of win rates between the weakest and the strongest printed cards, with some margin. */
  range(): readonly [weakest: number, strongest: number] {
    const lifts = [...new Set(deckOf(this.without).map((card) => writeFace(card)))]
      .map((card) => this.lift('without', card))
      .filter(({ n }) => n > 0)
      .map(({ mean }) => mean)
      .sort((a, b) => a - b);
    if (lifts.length < 2 * EXTREMES) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const mean = (some: readonly number[]) => some.reduce((sum, lift) => sum + lift, 0) / some.length;
    return [mean(lifts.slice(0, EXTREMES)) - LIMIT, mean(lifts.slice(-EXTREMES)) + LIMIT];
  }

  /** The home-made card that is certainly the farthest above all printed ones. */
  strongest(): string | undefined {
    const [, most] = this.range();
    return this.own
      .map((card) => ({ card, lift: this.lift('with', card) }))
      .filter(({ lift }) => lift.mean - SURE * lift.error > most)
      .sort((a, b) => b.lift.mean - a.lift.mean)[0]?.card;
  }

  /** Weaker forms of the card that is too strong. */
  remedies(): Change[] {
    const card = this.strongest();
    return card === undefined ? [] : weaker(this.config, card);
  }

  /** The first weaker version that is not stronger than printed cards. */
  hint(): Change | undefined {
    const [, most] = this.range();
    return this.remedies().find(({ name, value }) => {
      const { mean, n } = this.lift(name, value);
      return n > 0 && mean < most;
    });
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

  #batches(arms: readonly Arm<Config>[], pairs: number, batch: number): Batch<Config>[] {
    return batchesOf(arms, (arm) => this.tally(arm).pairs, pairs, batch, this.#seed);
  }
}
