import type { ComponentChildren } from 'preact';
import { type Size, useSize } from '../ui/useSize.ts';

/** A table without interaction: in a small space it is laid out at this minimum size and scaled down. */
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
