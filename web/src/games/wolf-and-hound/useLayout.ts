import type { Viewer } from '@bellwether/kernel';
import { useMemo } from 'preact/hooks';
import { cardFactor, settings } from '../../app/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import type { Size } from '../../ui/useSize.ts';
import { type Layout, layOut } from './layout.ts';

/** Where everything of a stage of this size lies, as the reader wants it; `line`: see `Wish`. */
export function useLayout(size: Size | undefined, viewer: Viewer | undefined, line = 0): Layout | undefined {
  // The stage is measured anew whenever the type grows, as all around it grows too.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { leftHand, ...chosen } = useSignal(settings);
  const cards = cardFactor(chosen);
  const seated = typeof viewer === 'number';
  return useMemo(() => size && layOut(size, { rem, cards, leftHand, seated, line }), [size, rem, cards, leftHand, seated, line]);
}
