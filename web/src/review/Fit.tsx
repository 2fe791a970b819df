import type { ComponentChildren } from 'preact';
import { type Size, useSize } from '../ui/useSize.ts';

/** A table to look at, where nothing is touched: in a small room it is laid out as in one of at least this size, and drawn smaller. */
export function Fit({ least, children }: { readonly least: Size; readonly children: ComponentChildren }) {
  const [box, size] = useSize<HTMLDivElement>();
  const scale = size ? Math.min(1, size.width / least.width, size.height / least.height) : 1;
  return (
    <div class="review-fit" ref={box}>
      {size && (
        <div
          class="review-fitted"
          style={{ width: `${size.width / scale}px`, height: `${size.height / scale}px`, transform: scale < 1 ? `scale(${scale})` : '' }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
