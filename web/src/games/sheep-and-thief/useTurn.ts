import { useEffect, useMemo, useState } from 'preact/hooks';
import { areSeveral } from '../../model/sitter.ts';
import { questionOf } from '../../table-kit/question.ts';
import type { TableState } from '../../table-kit/useTable.ts';
import type { Beat } from './beats.ts';
import { forget, remember, restore } from './kept-turn.ts';
import { type KeptTurn, type TurnInput, turnAfter, type WhyNot } from './turn-draft.ts';
import { begin, type TurnStage, viewWith } from './turn-stage.ts';
import type { Cell, EventView, SheepAndThief, View } from './vocabulary.ts';

/** A turn composed on the page: only its end reaches the game. */
export interface TurnDraft {
  readonly stage: TurnStage;
  /** The view with the turn so far applied. */
  readonly view: View;
  /** The events of the last step. */
  readonly events: readonly EventView[];
  readonly whyNot: WhyNot | undefined;
  readonly looked: Cell | undefined;
  readonly steps: number;
  readonly do: (input: TurnInput) => void;
}

const NOTHING: TurnStage = { kind: 'nothing' };

export function useTurn({
  shown,
  update,
  mayChoose,
  play,
}: Pick<TableState<SheepAndThief, Beat, never>, 'shown' | 'update' | 'mayChoose' | 'play'>): TurnDraft | undefined {
  const open = shown?.settled === true && update?.live === true;
  const key = open && update ? questionOf(update) : '';
  const view = shown?.beat.view;
  const fresh = useMemo<KeptTurn>(() => {
    if (!open || update === undefined) return { stage: NOTHING, steps: [] };
    return restore(key, update.view) ?? { stage: begin(update.view), steps: [] };
  }, [key, open, update]);
  const [kept, keep] = useState<{ readonly key: string; readonly turn: KeptTurn }>();
  const turn = kept?.key === key ? kept.turn : fresh;
  const last = turn.steps.at(-1);
  const composed = useMemo(() => (view && last ? viewWith(view, last.composition) : view), [view, last]);

  const alone = !areSeveral(update?.sitters ?? []);
  useEffect(() => {
    // At a shared device no part of a hand is stored outside the game: the next player could look.
    if (key !== '' && alone) remember(key, last);
  }, [key, last, alone]);
  useEffect(() => {
    // Another question: if this one comes again, as after an undo, its turn starts empty.
    if (key !== '') keep((old) => (old?.key === key ? old : undefined));
  }, [key]);

  if (view === undefined || composed === undefined) return undefined;
  return {
    stage: mayChoose ? turn.stage : NOTHING,
    view: composed,
    events: last?.events ?? shown?.beat.events ?? [],
    whyNot: turn.whyNot,
    looked: turn.looked,
    steps: turn.steps.length,
    do(input) {
      if (!mayChoose) return;
      const after = turnAfter(view, turn, input);
      if (after.turn !== turn) keep({ key, turn: after.turn });
      if (after.move === undefined) return;
      if (after.move.kind === 'place') forget();
      play(after.move);
    },
  };
}
