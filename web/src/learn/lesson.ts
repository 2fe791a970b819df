import { type AnyGame, type GameRecord, type GameTypes, ParseError, type Played, readRecord } from '@bellwether/kernel';
import type { GameId } from '../app/titles.ts';
import type { Say } from '../words/en/learn.ts';

/** A lesson is a game whose every move is known beforehand: the learner makes the wanted ones, everybody else the written ones. */
export interface Lesson {
  readonly id: LessonId;
  /** How the table stands when it begins, as the text of a record. The learner sits at seat 1. */
  readonly record: string;
  readonly steps: readonly Step[];
}

export const LESSON_IDS = ['wolf-and-hound', 'sheep-and-thief', 'rivers'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const GAME_OF: Readonly<Record<LessonId, GameId>> = {
  'wolf-and-hound': 'wolf-and-hound',
  'sheep-and-thief': 'sheep-and-thief',
  rivers: 'sheep-and-thief',
};

export type Step =
  /** Something to read, until the learner goes on. */
  | { readonly kind: 'tell'; readonly say: Say; readonly at?: string }
  /** A move of the learner. */
  | Play
  /** A move of somebody else. Without words of its own, what was said last stays. */
  | { readonly kind: 'watch'; readonly move: string; readonly say?: Say };

export interface Play {
  readonly kind: 'play';
  readonly move: string;
  /** What is said at each press that the move is made of. */
  readonly says: Says;
  /** A question: what to press is not shown at once. `at` is what it is about. */
  readonly asks?: { readonly press: Press; readonly at?: string; readonly wrong: Say };
}

/** What one presses to put a move together, in the order of a turn; `back` takes a wrong step back. */
export const PRESSES = ['back', 'card', 'keep', 'cell', 'sheep', 'dog', 'from', 'to', 'drive', 'fox', 'step', 'end'] as const;
export type Press = (typeof PRESSES)[number];
export type Says = Readonly<Partial<Record<Press, Say>>>;

/** After so many wrong tries a question shows its answer. */
const PATIENCE = 2;

/** The question that a step asks at this press, and whether its answer is still to be found. */
export function questionAt(step: Step | undefined, press: Press | undefined, tries: number) {
  const asks = step?.kind === 'play' && press !== undefined && press === step.asks?.press ? step.asks : undefined;
  return { asks, hides: asks !== undefined && tries < PATIENCE };
}

/** What the coach says: the words of this press or step, or else the last that were said. */
export function sayingAt(steps: readonly Step[], at: number, press: Press | undefined): Say | undefined {
  const step = steps[at];
  const now = step?.kind === 'play' ? press && step.says[press] : step?.say;
  if (now !== undefined) return now;
  const before = steps.slice(0, at).reverse();
  return before.map((one) => (one.kind === 'play' ? PRESSES.map((each) => one.says[each]).findLast(Boolean) : one.say)).find(Boolean);
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
