import { type Estimate, estimateOf } from '../trial.ts';
import type { Part } from './changes.ts';
import type { AnimalSums, Tally } from './play.ts';
import type { WolfTrial } from './trial.ts';
import { effectOf, isEven, isUneven } from './verdict.ts';

/** One sentence's worth of judgement, first match first. `undecided`: too few games yet. */
export type Verdict =
  | { readonly kind: 'uneven'; readonly team: 'blue' | 'yellow'; readonly share: number; readonly cause?: Cause; readonly hint?: Hint }
  /** Games end before everybody has had two turns. */
  | { readonly kind: 'too-short'; readonly turns: number }
  /** A home-made card that changes nothing in most games. */
  | { readonly kind: 'idle'; readonly card: string; readonly perGame: number }
  /** Most games run out of cards. */
  | { readonly kind: 'no-end'; readonly share: number }
  /** The better level wins much less often than without the cards. */
  | { readonly kind: 'luck'; readonly share: number; readonly without: number }
  | { readonly kind: 'fair'; readonly share: number }
  | { readonly kind: 'undecided'; readonly share: number };

export interface Cause {
  /** The card at fault; left out for the number deck. */
  readonly card?: string;
  readonly part: Part;
  /** It spends nearly all its turns at this team's seats. */
  readonly standsWith?: 'blue' | 'yellow';
}

export interface Hint {
  readonly card: string;
  readonly part: Part;
  readonly value: string | number;
  /** Blue's share of wins with it. */
  readonly blue: number;
}

export interface AnimalReport {
  readonly id: string;
  readonly own: boolean;
  /** Share of turns begun at each seat. */
  readonly stands: readonly number[];
  readonly actsPerGame: number;
  /** Share of activations without effect. */
  readonly spares: number;
  /** Sheep a game, by the seat that lost or gained them. */
  readonly takes: readonly number[];
  readonly brings: readonly number[];
}

/** One side of the comparison: the set with or without the home-made cards. */
export interface SideReport {
  readonly games: number;
  readonly blue: Estimate;
  /** Share of games that end with this seat's pasture empty. */
  readonly emptied: readonly number[];
  readonly turns: Estimate;
  readonly cardsOut: number;
  /** Of all turns with more than one move: those in which the move mattered. */
  readonly realChoices: number;
  readonly leadChanges: number;
  /** Share of games won by the better level against the next weaker one. */
  readonly better: Estimate;
  readonly animals: readonly AnimalReport[];
  /** By number card: share of plays that moved no animal. */
  readonly still: Readonly<Record<string, number>>;
}

export interface WolfReport {
  readonly game: 'wolf-and-hound';
  readonly verdict: Verdict;
  readonly effect: Estimate;
  readonly with: SideReport;
  readonly without: SideReport;
  /** Every change that was tried, and Blue's share with it. */
  readonly tried: readonly (Pick<Hint, 'part' | 'blue'> & {
    readonly card?: string;
    readonly value?: string | number;
    readonly error: number;
  })[];
}

const STANDS = 0.85;
const SHORT_TURNS = 8;
const IDLE_PER_GAME = 0.25;
const MOSTLY = 0.6;
const LUCK_LOST = 0.05;

export function wolfReport(trial: WolfTrial): WolfReport {
  const report = {
    effect: effectOf(trial),
    with: sideOf(trial, 'with', 'skill'),
    without: sideOf(trial, 'without', 'skill-without'),
  };
  const tried = [...trial.suspects(), ...trial.remedies()].flatMap(({ name, card, part, value }) => {
    const { mean, error, n } = trial.imbalance(name);
    return n === 0 ? [] : [{ ...(card !== undefined && { card }), part, ...(value !== undefined && { value }), blue: 0.5 + mean, error }];
  });
  return { game: 'wolf-and-hound', verdict: verdictOf(trial, report.with, report.without), ...report, tried };
}

function verdictOf(trial: WolfTrial, side: SideReport, without: SideReport): Verdict {
  const share = side.blue.mean;
  if (side.games === 0) return { kind: 'undecided', share: 0.5 };
  // An uneven game may be short as well: its cause says more.
  if (isUneven(trial)) return uneven(trial, side);
  if (side.turns.mean < SHORT_TURNS) return { kind: 'too-short', turns: side.turns.mean };
  const idle = side.animals.find(({ own, actsPerGame, spares }) => own && actsPerGame * (1 - spares) < IDLE_PER_GAME);
  const enough = isEven(trial);
  if (!enough) return { kind: 'undecided', share };
  if (idle) return { kind: 'idle', card: idle.id, perGame: idle.actsPerGame };
  if (side.cardsOut > MOSTLY && side.cardsOut > without.cardsOut + 0.1) return { kind: 'no-end', share: side.cardsOut };
  const lost = without.better.mean - side.better.mean;
  if (lost - 2 * Math.hypot(side.better.error, without.better.error) > LUCK_LOST) {
    return { kind: 'luck', share: side.better.mean, without: without.better.mean };
  }
  return { kind: 'fair', share };
}

function uneven(trial: WolfTrial, side: SideReport): Verdict {
  const share = side.blue.mean;
  const culprit = trial.culprit();
  const hint = trial.hint();
  const animal = side.animals.find(({ id }) => id === culprit?.card);
  const stands = animal && standsWith(animal);
  return {
    kind: 'uneven',
    team: share > 0.5 ? 'blue' : 'yellow',
    share,
    ...(culprit && {
      cause: { ...(culprit.card !== undefined && { card: culprit.card }), part: culprit.part, ...(stands && { standsWith: stands }) },
    }),
    ...(hint?.card !== undefined &&
      hint.value !== undefined && {
        hint: { card: hint.card, part: hint.part, value: hint.value, blue: 0.5 + trial.imbalance(hint.name).mean },
      }),
  };
}

function standsWith({ stands }: AnimalReport): 'blue' | 'yellow' | undefined {
  const blue = (stands[0] ?? 0) + (stands[2] ?? 0);
  return blue > STANDS ? 'blue' : blue < 1 - STANDS ? 'yellow' : undefined;
}

function sideOf(trial: WolfTrial, arm: 'with' | 'without', skill: 'skill' | 'skill-without'): SideReport {
  const tally = trial.tally(arm);
  const games = tally.turns.n;
  const per = (n: number) => (games === 0 ? 0 : n / games);
  return {
    games,
    blue: estimateOf(tally.blue),
    emptied: tally.emptied.map(per),
    turns: estimateOf(tally.turns),
    cardsOut: per(tally.ends['cards-out'] ?? 0),
    realChoices: tally.asked === 0 ? 0 : tally.real / tally.asked,
    leadChanges: per(tally.leads),
    better: estimateOf(trial.tally(skill).blue),
    animals: animalsOf(trial, tally, per),
    still: Object.fromEntries(Object.entries(tally.cards).map(([card, { plays, still }]) => [card, plays === 0 ? 0 : still / plays])),
  };
}

function animalsOf(trial: WolfTrial, { animals }: Tally, per: (n: number) => number): AnimalReport[] {
  const own = new Set(trial.config.cards?.map(({ id }) => id));
  return Object.entries(animals).map(([id, { at, acts, spares, takes, brings }]: [string, AnimalSums]) => {
    const turns = at.reduce((sum, n) => sum + n, 0);
    return {
      id,
      own: own.has(id),
      stands: at.map((n) => (turns === 0 ? 0 : n / turns)),
      actsPerGame: per(acts),
      spares: acts === 0 ? 0 : spares / acts,
      takes: takes.map(per),
      brings: brings.map(per),
    };
  });
}
