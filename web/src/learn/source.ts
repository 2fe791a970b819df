import type { AnyGame, GameTypes } from '@bellwether/kernel';
import { LocalTable } from '../local/local-table.ts';
import { type Broadcast, createBroadcast } from '../table-kit/broadcast.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import type { TableSource } from '../table-kit/source.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import { type Lesson, moveOf, recordAt, type Step } from './lesson.ts';

/** A game for a table like any other, that goes along with the steps of a lesson. */
export interface LessonSource extends TableSource<GameTypes> {
  /** The step it is at; as many as there are steps when it is over. */
  readonly at: Signal<number>;
  /** How often something else than what is wanted was tried at this step. */
  readonly tries: Signal<number>;
  /** The learner has read. */
  next(): void;
  wrong(): void;
}

/** In a lesson nothing is taken back, looked back at or asked of a bot. */
const NOT_IN_LESSONS = {
  take: () => undefined,
  undo: () => undefined,
  hint: async () => undefined,
  seek: () => undefined,
  live: () => undefined,
  fork: async () => '',
  record: async () => undefined,
  openRecord: async () => undefined,
};

/** Nothing of a lesson is a secret, so it needs no worker: it is held by the page and forgotten with it. */
export function openLesson(lesson: Lesson, game: AnyGame, from: number, notNow: GameTypes['Refusal']): LessonSource {
  const at = createSignal(from);
  const tries = createSignal(0);
  const broadcast = createBroadcast<GameTypes>();
  // The table has come to rest and somebody else is to move.
  let rested = false;

  const step = (): Step | undefined => lesson.steps[at.get()];
  const table = tableOf(lesson, game, from, broadcast, step);
  const advance = () => {
    tries.set(0);
    at.set(at.get() + 1);
    if (rested) goOn();
  };
  const goOn = async () => {
    rested = true;
    if (step()?.kind !== 'watch') return;
    rested = false;
    await table.goOn();
    advance();
  };
  const wrong = () => tries.set(tries.get() + 1);

  return {
    ...NOT_IN_LESSONS,
    at,
    tries,
    next: () => step()?.kind === 'tell' && advance(),
    wrong,
    subscribe: broadcast.subscribe,
    play(move) {
      const now = step();
      if (now?.kind === 'play' && game.write(move) === now.move) {
        rested = false;
        table.play(move);
        advance();
      } else {
        wrong();
        broadcast.tell({ kind: 'refused', refusal: notNow });
      }
    },
    goOn,
    close() {
      table.close();
      broadcast.close();
    },
  };
}

/** The lesson's game, opened: everybody but the learner makes the moves that are written down. */
function tableOf(lesson: Lesson, game: AnyGame, from: number, broadcast: Broadcast<GameTypes>, step: () => Step | undefined): LocalTable {
  const record = recordAt(game, lesson, from);
  const table = new LocalTable({
    id: `lesson-${lesson.id}`,
    game,
    record,
    sitters: record.sitters as readonly Sitter[],
    post(answer) {
      if (answer.kind === 'answer') return;
      // The coach has the last word, not the count of a game.
      broadcast.tell(answer.kind === 'update' ? { ...answer, over: false, canUndo: false } : answer);
    },
    bots: async () => ({ move: moveOf(game, (step() as { readonly move: string }).move), reasons: [] }),
    keeper: { save: () => undefined },
  });
  table.open();
  return table;
}
