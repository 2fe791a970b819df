import type { AnyGameWithPositions } from '@bellwether/kernel';
import { beginningOf, LEARNER, type Lesson, type LessonWords, moveOf, type Play, type Step } from '../learn/lesson.ts';
import { spaced } from '../words/grammar/fr.ts';
import type { Language } from '../words/languages.ts';

/**
 * A drill is a position and the moves that follow, all of it data: a test plays every drill through the engine and looks whether
 * what its words promise comes out.
 */
export interface Drill {
  /** The table when it begins, in the engine's notation. The learner sits at seat 1. Its set-up is also that of the game afterwards. */
  readonly position: string;
  /** All moves in order. Those of the learner's are to be found; the others are made as they stand here. */
  readonly moves: readonly string[];
  /** What came of it: lines of the position afterwards, or parts of them. No other first move may bring them about. */
  readonly after: readonly string[];
  readonly says: Readonly<Record<Language, DrillWords>>;
}

export interface DrillWords {
  /** What to do, for each move of the learner's. */
  readonly ask: readonly Ask[];
  /** What happened: said when it has. */
  readonly done: string;
}

/** One sentence for a whole move, or one for each press that it is made of. */
export type Ask = string | Readonly<Record<string, string>>;

/** What to press is for the learner to find where a single press makes the move, and where the board is the question. */
const QUESTIONS = ['card', 'cell', 'step'];

/** The drill as a lesson: moves of the learner's and of the others, and nothing to read in between. `at`: what its questions are about, on the page. */
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

/** Phrases are named by move and press: `0 card`. */
function playOf(move: string, n: number, ask: Ask, at: string | undefined): Play {
  const presses = typeof ask === 'string' ? ['card'] : Object.keys(ask);
  const question = presses.findLast((press) => QUESTIONS.includes(press));
  const says = Object.fromEntries(presses.map((press) => [press, `${n} ${press}`]));
  return { kind: 'play', move, says, ...(question && { asks: { press: question, wrong: WRONG, ...(at && { at }) } }) };
}

const WRONG = 'wrong';

/** What the coach says in a drill; `wrong` where something else was tried. */
export function wordsOf(id: string, drill: Drill, language: Language, wrong: string): LessonWords {
  const { ask, done } = language === 'fr' ? spaced(drill.says.fr) : drill.says[language];
  const says = ask.flatMap((one, n) =>
    Object.entries(typeof one === 'string' ? { card: one } : one).map(([press, text]): [string, string] => [`${n} ${press}`, text]),
  );
  return { lessons: { [id]: { title: '', about: '', done } }, says: { ...Object.fromEntries(says), [WRONG]: wrong } };
}
