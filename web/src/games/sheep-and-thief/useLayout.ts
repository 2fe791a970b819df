import { useMemo } from 'preact/hooks';
import { cardFactor as factorOf, settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import { type Size, typeSize } from '../../ui/useSize.ts';
import { type Layout, layOut } from './layout.ts';
import { chipsOf } from './scene/chips.ts';
import type { View } from './vocabulary.ts';

/** The layout of a stage of this size with the reader's settings; `line`: see `Sitting`. */
export function useLayout(size: Size | undefined, view: View | undefined, line = 0): Layout | undefined {
  const players = view?.boards.length ?? 0;
  const chips = view ? chipsOf(view).length + 1 : 0;
  const mission = view !== undefined && view.own.mission !== null;
  const drafting = view?.stage === 'draft';
  const seated = typeof view?.viewer === 'number';
  const { leftHand, ...chosen } = useSignal(settings);
  const cardFactor = factorOf(chosen);
  return useMemo(
    () =>
      size && players > 0
        ? layOut(size, { players, chips, mission, drafting, seated, rem: typeSize(), cardFactor, leftHand, line })
        : undefined,
    [size, players, chips, mission, drafting, seated, cardFactor, leftHand, line],
  );
}
