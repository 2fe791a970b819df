import { type AnyGame, type AnyGameWithPositions, type GameTypes, ParseError, readRecord, replay, type Seat } from '@bellwether/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Area } from '../words/catalogue.ts';

/**
 * A lesson is a game whose every move is known beforehand: the learner makes the wanted ones, everybody else the written ones.
 * `Say` are the phrases of its game that the coach may use.
 */
export type Lesson<Say extends string = string> = Beginning & {
  readonly id: string;
  /** The game it is about. */
  readonly game: string;
  readonly steps: readonly Step<Say>[];
};

/** How the table stands when it begins, as the text of a record or of a position. The learner sits at seat 1. */
type Beginning = { readonly record: string } | { readonly position: string };

/** All lessons of a game, each fetched when it begins. */
export interface Lessons {
  readonly words: Area<LessonWords>;
  readonly Table: ComponentType<TaughtProps>;
  readonly all: readonly { readonly id: string; readonly load: () => Promise<Lesson> }[];
}

const LESSONS = import.meta.glob<Lessons>('../games/*/extras.ts', { import: 'lessons' });

/** The lessons of a game, found by its folder; undefined for a game without. */
export async function lessonsOf(game: string): Promise<Lessons | undefined> {
  return await LESSONS[`../games/${game}/extras.ts`]?.();
}

/** A lesson on the table of its game. */
export interface TaughtProps {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  /** The step to begin with. */
  readonly from: number;
  /** Hears of every step. */
  readonly keep: (at: number) => void;
  /** Links for afterwards, the likeliest first. */
  readonly end: ComponentChildren;
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
const MAX_WRONG_TRIES = 2;

/** The question that a step asks at this press, and whether its answer is still to be found. */
export function questionAt(step: Step | undefined, press: string | undefined, tries: number) {
  const asks = step?.kind === 'play' && press !== undefined && press === step.asks?.press ? step.asks : undefined;
  return { asks, hides: asks !== undefined && tries < MAX_WRONG_TRIES };
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
export interface Standing {
  readonly state: GameTypes['State'];
  /** How many moves led here. A position always has some behind it. */
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

/** Who makes the move of a step: the learner, or whoever else is to act. */
export function seatOf(game: AnyGame, state: GameTypes['State'], step: Step): Seat {
  return game.toAct(state).find((one) => (one === LEARNER) === (step.kind === 'play')) ?? 0;
}

export const LEARNER: Seat = 1;

export function moveOf(game: AnyGame, text: string): GameTypes['Move'] {
  const move = game.read(text);
  if (move instanceof ParseError) throw move;
  return move;
}
