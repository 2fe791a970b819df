import type { AnyGameWithPositions } from '@bellwether/kernel';
import { beginningOf, LEARNER, type Lesson, type LessonWords, moveOf, type Play, type Step } from '../learn/lesson.ts';
import { spaced } from '../words/grammar/fr.ts';
import type { Language } from '../words/languages.ts';

/**
 * A drill: a position and the moves that follow, as data. A test plays every drill through the engine and checks that
 * its texts are true.
 */
export interface Drill {
  /**
   * The position at the start, in the engine's notation. The learner has seat 1. The game afterwards has the same
   * set-up.
   */
  readonly position: string;
  /** All moves in order. The learner finds their own; the others are scripted. */
  readonly moves: readonly string[];
  /** The effect: lines of the position afterwards, or parts of them. No other first move has the same effect. */
  readonly after: readonly string[];
  readonly says: Readonly<Record<Language, DrillWords>>;
}

export interface DrillWords {
  /** The task for each of the learner's moves. */
  readonly ask: readonly Ask[];
  /** Said afterwards: what happened. */
  readonly done: string;
}

/** One sentence for a whole move, or one for each press it is made of. */
export type Ask = string | Readonly<Record<string, string>>;

/**
 * Presses whose target the learner has to find: where a single press makes the move, or where the board is the
 * question.
 */
const QUESTIONS = ['card', 'cell', 'step'];

/**
 * The drill as a lesson: the learner's and the others' moves, and nothing to read in between. `at`: the selector of
 * what its questions are about.
 */
export function lessonOf(game: AnyGameWithPositions, id: string, { position, moves, says }: Drill, at?: string): Lesson {
  const start = { id, game: game.id, position, steps: [] };
  const { state } = beginningOf(game, start);
  let mine = 0;
  const steps = moves.map((move): Step => {
    const isMine = game.toAct(state).includes(LEARNER);
    game.apply(state, isMine ? LEARNER : (game.toAct(state)[0] ?? 0), moveOf(game, move));
    return isMine ? playOf(move, mine, says.en.ask[mine++] ?? '', at) : { kind: 'watch', move };
  });
  return { ...start, steps };
}

/** Phrases are keyed by move and press: `0 card`. */
function playOf(move: string, n: number, ask: Ask, at: string | undefined): Play {
  const presses = typeof ask === 'string' ? ['card'] : Object.keys(ask);
  const question = presses.findLast((press) => QUESTIONS.includes(press));
  const says = Object.fromEntries(presses.map((press) => [press, `${n} ${press}`]));
  return { kind: 'play', move, says, ...(question && { asks: { press: question, wrong: WRONG, ...(at && { at }) } }) };
}

const WRONG = 'wrong';

/** The coach's phrases in a drill; `wrong` after a wrong try. */
export function wordsOf(id: string, drill: Drill, language: Language, wrong: string): LessonWords {
  const { ask, done } = language === 'fr' ? spaced(drill.says.fr) : drill.says[language];
  const says = ask.flatMap((one, n) =>
    Object.entries(typeof one === 'string' ? { card: one } : one).map(([press, text]): [string, string] => [`${n} ${press}`, text]),
  );
  return { lessons: { [id]: { title: '', about: '', done } }, says: { ...Object.fromEntries(says), [WRONG]: wrong } };
}
