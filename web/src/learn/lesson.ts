import { type AnyGame, type GameRecord, type GameTypes, ParseError, type Played, readRecord } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { Area } from '../words/catalogue.ts';

/**
 * A lesson is a game whose every move is known beforehand: the learner makes the wanted ones, everybody else the written ones.
 * `Say` are the phrases of its game that the coach may use.
 */
export interface Lesson<Say extends string = string> {
  readonly id: string;
  /** The game it is about. */
  readonly game: string;
  /** Where one plays after it, as parts of an address. */
  readonly play: readonly string[];
  /** The lesson that goes well after it. */
  readonly next?: string;
  /** How the table stands when it begins, as the text of a record. The learner sits at seat 1. */
  readonly record: string;
  readonly steps: readonly Step<Say>[];
}

/** All lessons of a game, each fetched when it begins. */
export interface Lessons {
  readonly words: Area<LessonWords>;
  readonly all: readonly { readonly id: string; readonly Lesson: ComponentType }[];
}

/** The words of a game's lessons: their titles, and what the coach says. */
export interface LessonWords {
  readonly lessons: Readonly<Record<string, { readonly title: string; readonly about: string; readonly done: string }>>;
  readonly says: Readonly<Record<string, string>>;
}

export type Step<Say extends string = string> =
  /** Something to read, until the learner goes on. */
  | { readonly kind: 'tell'; readonly say: Say; readonly at?: string }
  /** A move of the learner. */
  | Play<Say>
  /** A move of somebody else. Without words of its own, what was said last stays. */
  | { readonly kind: 'watch'; readonly move: string; readonly say?: Say };

export interface Play<Say extends string = string> {
  readonly kind: 'play';
  readonly move: string;
  /** What is said at each press that the move is made of. */
  readonly says: Says<Say>;
  /** A question: what to press is not shown at once. `at` is what it is about. */
  readonly asks?: { readonly press: string; readonly at?: string; readonly wrong: Say };
}

/** By what one presses to put a move together, such as `card` and `cell`, in the order of the turn. */
type Says<Say extends string> = Readonly<Partial<Record<string, Say>>>;

/** Something to press now, while it is the learner's move. */
export interface Pressing {
  readonly press: string;
  /** Where it is on the page. */
  readonly at: string;
}

/** After so many wrong tries a question shows its answer. */
const PATIENCE = 2;

/** The question that a step asks at this press, and whether its answer is still to be found. */
export function questionAt(step: Step | undefined, press: string | undefined, tries: number) {
  const asks = step?.kind === 'play' && press !== undefined && press === step.asks?.press ? step.asks : undefined;
  return { asks, hides: asks !== undefined && tries < PATIENCE };
}

/** What the coach says: the words of this press or step, or else the last that were said. */
export function sayingAt(steps: readonly Step[], at: number, press: string | undefined): string | undefined {
  const step = steps[at];
  const now = step?.kind === 'play' ? press && step.says[press] : step?.say;
  if (now !== undefined) return now;
  const before = steps.slice(0, at).reverse();
  return before.map((one) => (one.kind === 'play' ? Object.values(one.says).at(-1) : one.say)).find(Boolean);
}

/** The game as it stands before a step. */
export function recordAt(game: AnyGame, lesson: Lesson, index: number): GameRecord<GameTypes> {
  const record = readRecord(game, lesson.record);
  if (record instanceof ParseError) throw record;
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) game.apply(state, seat, move);
  const moves: Played<GameTypes>[] = [...record.moves];
  for (const step of lesson.steps.slice(0, index)) {
    if (step.kind === 'tell') continue;
    const seat = game.toAct(state).find((one) => (one === 1) === (step.kind === 'play')) ?? 0;
    const move = moveOf(game, step.move);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { ...record, moves };
}

export function moveOf(game: AnyGame, text: string): GameTypes['Move'] {
  const move = game.read(text);
  if (move instanceof ParseError) throw move;
  return move;
}
