import { useMemo } from 'preact/hooks';
import { cardFactor as factorOf, settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import { type Size, typeSize } from '../../ui/useSize.ts';
import { homeOf, type Layout, layOut, ownSeat } from './layout.ts';
import { chipsOf } from './scene/chips.ts';
import { isPhone } from './stage-areas.ts';
import type { View } from './vocabulary.ts';

/** The layout of a stage of this size with the reader's settings; `line`: see `Sitting`. */
export function useLayout(size: Size | undefined, view: View | undefined, line = 0): Layout | undefined {
  const players = view?.boards.length ?? 0;
  const chips = view ? chipsOf(view).length + 1 : 0;
  const mission = view !== undefined && view.own.mission !== null;
  const drafting = view?.stage === 'draft';
  // At the end no card is played any more: the boards get the space of the hand, but on a phone the result covers it.
  const isOver = view?.stage === 'over' && size !== undefined && !isPhone(size, typeSize());
  const seated = typeof view?.viewer === 'number' && !isOver;
  const front = view?.stage === 'place' || view?.stage === 'discard' ? frontOf(view) : undefined;
  const { leftHand, ...chosen } = useSignal(settings);
  const cardFactor = factorOf(chosen);
  return useMemo(
    () =>
      size && players > 0
        ? layOut(size, { players, chips, mission, drafting, seated, rem: typeSize(), cardFactor, leftHand, line, front })
        : undefined,
    [size, players, chips, mission, drafting, seated, cardFactor, leftHand, line, front],
  );
}

/** The place of the rival in turn, or of the one who had the last turn before one's own. */
function frontOf(view: View): number {
  const players = view.boards.length;
  const own = ownSeat(view);
  const rival = view.turn === null || view.turn === own ? ((own + players - 2) % players) + 1 : view.turn;
  return homeOf(rival, own, players);
}
