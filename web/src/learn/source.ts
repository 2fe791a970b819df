import { type AnyGameWithPositions, firstMoves, type GameTypes, type Seat } from '@bellwether/kernel';
import { sitterOf } from '../model/new-sitter.ts';
import type { Sitter } from '../model/sitter.ts';
import type { TableSource, Update } from '../model/source.ts';
import { createBroadcast } from '../table-kit/broadcast.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import { LEARNER, type Lesson, moveOf, type Step, seatOf, standingAt } from './lesson.ts';

/** The source of a lesson's table, which follows the lesson's steps. */
export interface LessonSource extends TableSource<GameTypes> {
  /** The current step; the number of steps when it is over. */
  readonly at: Signal<number>;
  /** Wrong tries at this step. */
  readonly tries: Signal<number>;
  /** The learner has finished reading. */
  next(): void;
  wrong(): void;
}

/** The players in lessons and drills: the same as in a first game. */
export const SITTERS: readonly Sitter[] = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'];

/** The coach ends a lesson, so the table never shows an end of its own. */
const ALWAYS = { kind: 'update', viewer: LEARNER, why: [], live: true, over: false, canUndo: false } as const;

/** Above this number of moves none are listed: such a table composes moves step by step. */
const MAX_LISTED_MOVES = 2000;

/** Opens a lesson in the page, without a worker: a lesson has no secrets and is not saved. */
export function openLesson(lesson: Lesson, game: AnyGameWithPositions, from: number, notNow: GameTypes['Refusal']): LessonSource {
  const at = createSignal(from);
  const tries = createSignal(0);
  const broadcast = createBroadcast<GameTypes>();
  const { state, plies } = standingAt(game, lesson, from);
  const sitters = game.seats(game.config(state)).map((_, i): Sitter => sitterOf(SITTERS[i], i));
  let ply = plies;
  // The table is playing a move: the coach speaks when it has finished.
  let isMoving = false;

  const step = (): Step | undefined => lesson.steps[at.get()];
  const tell = (events: Update<GameTypes>['events'], more: Pick<Update<GameTypes>, 'past' | 'last'>) => {
    const { moves: legal, more: unlisted } = firstMoves(game, state, LEARNER, MAX_LISTED_MOVES);
    const shown = { view: game.view(state, LEARNER), legal, more: unlisted, events, acting: game.toAct(state), ply, plies: ply };
    broadcast.tell({ ...ALWAYS, id: `lesson-${lesson.id}`, game: game.id, sitters, ...shown, ...more });
  };
  const make = (seat: Seat, move: GameTypes['Move']) => {
    const events: GameTypes['EventView'][] = [];
    game.apply(state, seat, move, (event) => {
      const shown = game.show(event, LEARNER);
      if (shown !== undefined) events.push(shown);
    });
    ply += 1;
    isMoving = true;
    tell(events, { last: { seat, move } });
  };
  const watch = () => {
    const now = step();
    if (now?.kind === 'watch') make(seatOf(game, state, now), moveOf(game, now.move));
  };
  const advance = () => {
    tries.set(0);
    at.set(at.get() + 1);
    watch();
  };
  const rest = () => {
    if (!isMoving) return watch();
    isMoving = false;
    advance();
  };
  const wrong = () => tries.set(tries.get() + 1);
  tell([], { past: [] });

  return {
    at,
    tries,
    next: () => step()?.kind === 'tell' && advance(),
    wrong,
    subscribe: broadcast.subscribe,
    play(move) {
      const now = step();
      if (isMoving) return;
      if (now?.kind === 'play' && game.write(move) === now.move) return make(LEARNER, move);
      wrong();
      // After the end, the rules' own refusal.
      const refusal = game.outcome(state) === undefined ? notNow : (game.check(state, LEARNER, move) ?? notNow);
      broadcast.tell({ kind: 'refused', refusal });
    },
    goOn: rest,
    rested: rest,
    close: () => broadcast.close(),
  };
}
