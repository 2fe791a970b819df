import type { Viewer } from '@bellwether/kernel';
import { useMemo } from 'preact/hooks';
import { cardFactor, settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import { type Size, typeSize } from '../../ui/useSize.ts';
import { type Layout, layOut } from './layout.ts';

/** The layout of a stage of this size with the reader's settings; `line`: see `LayoutOptions`. */
export function useLayout(size: Size | undefined, viewer: Viewer | undefined, line = 0): Layout | undefined {
  const { leftHand, ...chosen } = useSignal(settings);
  const cards = cardFactor(chosen);
  const seated = typeof viewer === 'number';
  return useMemo(() => size && layOut(size, { rem: typeSize(), cards, leftHand, seated, line }), [size, cards, leftHand, seated, line]);
}
