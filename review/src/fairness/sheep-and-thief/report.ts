import { deckWarnings, SOURCES, type Source } from '@bellwether/sheep-and-thief';
import { type Estimate, estimateOf } from '../trial.ts';
import type { Part } from './changes.ts';
import { type SheepTrial, SURE } from './trial.ts';

/** One sentence's worth of judgement, first match first. `undecided`: too few games yet. */
export type Verdict =
  /** The player who places this card wins more often than with any printed card. */
  | { readonly kind: 'too-strong'; readonly card: string; readonly lift: number; readonly most: number; readonly hint?: Hint }
  /** It fits nowhere in many games, and is placed face down. */
  | { readonly kind: 'no-fit'; readonly card: string; readonly share: number }
  /** Hardly anybody keeps it. */
  | { readonly kind: 'unwanted'; readonly card: string; readonly share: number }
  | { readonly kind: 'uneven'; readonly seat: number; readonly share: number }
  /** Most gold comes from one source, more than with the printed deck. */
  | { readonly kind: 'one-source'; readonly source: Source; readonly share: number; readonly without: number }
  | { readonly kind: 'luck'; readonly share: number; readonly without: number }
  | { readonly kind: 'fair' }
  | { readonly kind: 'undecided' };

export interface Hint {
  readonly card: string;
  readonly part: Part;
  /** The card as it would be, in notation. */
  readonly value: string;
  readonly lift: number;
}

export interface CardReport {
  readonly card: string;
  readonly own: boolean;
  readonly lift: Estimate;
  /** Of the times it could be kept. */
  readonly kept: number;
  readonly faceDown: number;
  readonly perGame: number;
}

export interface SideReport {
  readonly games: number;
  /** Shares of wins by seat. */
  readonly seats: readonly Estimate[];
  readonly gold: Estimate;
  /** Gold a seat by source. */
  readonly sources: Readonly<Record<Source, number>>;
  /** Gold between the winner and the next. */
  readonly margin: Estimate;
  readonly realChoices: number;
  readonly leadChanges: number;
  readonly better: Estimate;
  readonly cards: readonly CardReport[];
}

export interface SheepReport {
  readonly game: 'sheep-and-thief';
  readonly verdict: Verdict;
  /** From the weakest to the strongest printed cards. */
  readonly range: readonly [number, number];
  /** The deck may ask for more sheep than there are. */
  readonly warnings: ReturnType<typeof deckWarnings>;
  readonly with: SideReport;
  readonly without: SideReport;
  readonly tried: readonly Hint[];
}

const ENOUGH_PLACED = 300;
const NO_FIT = 0.25;
const UNWANTED = 0.1;
const SEAT_LIMIT = 0.03;
const ONE_SOURCE = 0.65;
const LUCK_LOST = 0.05;

export function sheepReport(trial: SheepTrial): SheepReport {
  const side = sideOf(trial, 'with', 'skill');
  const without = sideOf(trial, 'without', 'skill-without');
  const tried = trial.remedies().flatMap(({ name, card, part, value }) => {
    const lift = trial.lift(name, value);
    return lift.n === 0 ? [] : [{ card, part, value, lift: lift.mean }];
  });
  return {
    game: 'sheep-and-thief',
    verdict: verdictOf(trial, side, without),
    range: trial.range(),
    warnings: deckWarnings(trial.config),
    with: side,
    without,
    tried,
  };
}

function verdictOf(trial: SheepTrial, side: SideReport, without: SideReport): Verdict {
  const strong = trial.strongest();
  if (strong !== undefined) {
    const hint = trial.hint();
    return {
      kind: 'too-strong',
      card: strong,
      lift: trial.lift('with', strong).mean,
      most: trial.range()[1],
      ...(hint && { hint: { card: hint.card, part: hint.part, value: hint.value, lift: trial.lift(hint.name, hint.value).mean } }),
    };
  }
  const own = side.cards.filter((card) => card.own);
  const known = own.filter(({ lift }) => lift.n >= ENOUGH_PLACED);
  const noFit = known.find(({ faceDown }) => faceDown > NO_FIT);
  if (noFit) return { kind: 'no-fit', card: noFit.card, share: noFit.faceDown };
  const unwanted = known.find(({ kept }) => kept < UNWANTED);
  if (unwanted) return { kind: 'unwanted', card: unwanted.card, share: unwanted.kept };
  const seat = side.seats.findIndex(({ mean, error }, i) => {
    const before = without.seats[i] as Estimate;
    const fair = 1 / side.seats.length;
    return mean - fair - SURE * error > SEAT_LIMIT && mean - before.mean - SURE * Math.hypot(error, before.error) > 0;
  });
  if (seat >= 0) return { kind: 'uneven', seat: seat + 1, share: (side.seats[seat] as Estimate).mean };
  if (side.games === 0 || known.length < own.length) return { kind: 'undecided' };
  const total = SOURCES.reduce((sum, source) => sum + side.sources[source], 0);
  const before = SOURCES.reduce((sum, source) => sum + without.sources[source], 0);
  const source = SOURCES.find(
    (one) => side.sources[one] / total > ONE_SOURCE && side.sources[one] / total > without.sources[one] / before + 0.1,
  );
  if (source) return { kind: 'one-source', source, share: side.sources[source] / total, without: without.sources[source] / before };
  const lost = without.better.mean - side.better.mean;
  if (lost - 2 * Math.hypot(side.better.error, without.better.error) > LUCK_LOST) {
    return { kind: 'luck', share: side.better.mean, without: without.better.mean };
  }
  return { kind: 'fair' };
}

function sideOf(trial: SheepTrial, arm: 'with' | 'without', skill: 'skill' | 'skill-without'): SideReport {
  const tally = trial.tally(arm);
  const { games } = tally;
  const { players } = trial.config;
  const fair = 1 / players;
  const own = new Set(trial.own);
  return {
    games,
    seats: Array.from({ length: players }, (_, i) => ({
      mean: games === 0 ? fair : (tally.wins[i] as number) / games,
      error: games === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((fair * (1 - fair)) / games),
      n: games,
    })),
    gold: estimateOf(tally.gold),
    sources: Object.fromEntries(
      SOURCES.map((source) => [source, games === 0 ? 0 : (tally.sources[source] ?? 0) / games / players]),
    ) as Record<Source, number>,
    margin: estimateOf(tally.margin),
    realChoices: tally.asked === 0 ? 0 : tally.real / tally.asked,
    leadChanges: games === 0 ? 0 : tally.leads / games,
    better: estimateOf(trial.tally(skill).better),
    cards: Object.entries(tally.cards).map(([card, { offered, kept, placed, faceDown }]) => ({
      card,
      own: own.has(card),
      lift: trial.lift(arm, card),
      kept: offered === 0 ? 0 : kept / offered,
      faceDown: placed === 0 ? 0 : faceDown / placed,
      perGame: games === 0 ? 0 : placed / games,
    })),
  };
}
