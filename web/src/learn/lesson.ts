import { type AnyGame, type AnyGameWithPositions, type GameTypes, ParseError, readRecord, replay, type Seat } from '@bellwether/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Area } from '../words/catalogue.ts';

/**
 * A lesson: a game whose moves are all scripted. The learner makes the expected ones, the script all others. `Say` are
 * the keys of the coach's phrases.
 */
export type Lesson<Say extends string = string> = Beginning & {
  readonly id: string;
  /** The game it teaches. */
  readonly game: string;
  readonly steps: readonly Step<Say>[];
};

/** The start of a lesson, as the text of a record or a position. The learner has seat 1. */
type Beginning = { readonly record: string } | { readonly position: string };

/** All lessons of a game, each loaded when it begins. */
export interface Lessons {
  readonly words: Area<LessonWords>;
  readonly Table: ComponentType<TaughtProps>;
  readonly all: readonly { readonly id: string; readonly load: () => Promise<Lesson> }[];
}

const LESSONS = import.meta.glob<Lessons>('../games/*/extras.ts', { import: 'lessons' });

/** The lessons of a game, found by folder; undefined for a game without any. */
export async function lessonsOf(game: string): Promise<Lessons | undefined> {
  return await LESSONS[`../games/${game}/extras.ts`]?.();
}

/** Props of a lesson at its game's table. */
export interface TaughtProps {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  /** The step to begin with. */
  readonly from: number;
  /** Called at every step. */
  readonly keep: (at: number) => void;
  /** Links at the end, the most likely first. */
  readonly end: ComponentChildren;
}

/** Words of a game's lessons: titles, and the coach's phrases. */
export interface LessonWords {
  readonly lessons: Readonly<Record<string, { readonly title: string; readonly about: string; readonly done: string }>>;
  readonly says: Readonly<Record<string, string>>;
}

export type Step<Say extends string = string> =
  /** A text to read, until the learner continues. */
  | { readonly kind: 'tell'; readonly say: Say; readonly at?: string }
  /** A move of the learner. */
  | Play<Say>
  /** Another player's move. Without a phrase the last one stays. */
  | { readonly kind: 'watch'; readonly move: string; readonly say?: Say };

export interface Play<Say extends string = string> {
  readonly kind: 'play';
  readonly move: string;
  /** The phrase for each press that makes up the move. */
  readonly says: Says<Say>;
  /** A question: the answer is not highlighted at once. `at` is its subject. */
  readonly asks?: { readonly press: string; readonly at?: string; readonly wrong: Say };
}

/** Phrases by the kind of press that a move is made of, such as `card` and `cell`, in the order of the turn. */
type Says<Say extends string> = Readonly<Partial<Record<string, Say>>>;

/** An element to press now, on the learner's turn. */
export interface Pressing {
  readonly press: string;
  /** Its selector. */
  readonly at: string;
}

/** Wrong tries after which a question shows its answer. */
const MAX_WRONG_TRIES = 2;

/** The question of a step at this press, and whether it is still unanswered. */
export function questionAt(step: Step | undefined, press: string | undefined, tries: number) {
  const asks = step?.kind === 'play' && press !== undefined && press === step.asks?.press ? step.asks : undefined;
  return { asks, hides: asks !== undefined && tries < MAX_WRONG_TRIES };
}

/** The coach's text: the phrase of this press or step, or else the last one before. */
export function sayingAt(steps: readonly Step[], at: number, press: string | undefined): string | undefined {
  const step = steps[at];
  const now = step?.kind === 'play' ? press && step.says[press] : step?.say;
  if (now !== undefined) return now;
  const before = steps.slice(0, at).reverse();
  return before.map((one) => (one.kind === 'play' ? Object.values(one.says).at(-1) : one.say)).find(Boolean);
}

/** The game before a step. */
export interface Standing {
  readonly state: GameTypes['State'];
  /** The number of moves before it. A position always counts as having some. */
  readonly plies: number;
}

export function standingAt(game: AnyGameWithPositions, lesson: Lesson, index: number): Standing {
  const { state, plies } = beginningOf(game, lesson);
  const moves = lesson.steps.slice(0, index).filter((step) => step.kind !== 'tell');
  for (const step of moves) game.apply(state, seatOf(game, state, step), moveOf(game, step.move));
  return { state, plies: plies + moves.length };
}

export function beginningOf(game: AnyGameWithPositions, lesson: Lesson): Standing {
  if ('position' in lesson) {
    const state = game.positions.read(lesson.position);
    if (state instanceof ParseError) throw state;
    return { state, plies: 1 };
  }
  const record = readRecord(game, lesson.record);
  if (record instanceof ParseError) throw record;
  return { state: replay(game, record), plies: record.moves.length };
}

/** Who makes the move of a step: the learner, or the seat that is to act. */
export function seatOf(game: AnyGame, state: GameTypes['State'], step: Step): Seat {
  return game.toAct(state).find((one) => (one === LEARNER) === (step.kind === 'play')) ?? 0;
}

export const LEARNER: Seat = 1;

export function moveOf(game: AnyGame, text: string): GameTypes['Move'] {
  const move = game.read(text);
  if (move instanceof ParseError) throw move;
  return move;
}
