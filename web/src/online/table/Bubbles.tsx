import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Reaction } from './Reaction.tsx';
import type { Said } from './useHappenings.ts';

/** The last chat message at its speaker's seat; other happenings below the bar. */
export function Bubble({ said }: { readonly said: Said | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<{ left: string; top: string }>();
  useLayoutEffect(() => {
    setPlace(said?.seat === undefined ? undefined : placeAt(said.seat, box.current));
  }, [said]);
  return (
    <p
      ref={box}
      class={`online-said ${said ? '' : 'hidden'} ${place ? 'at-seat' : ''}`}
      style={said && place ? place : undefined}
      aria-live="polite"
    >
      {said?.reaction && <Reaction name={said.reaction} />}
      <span>
        {place ? (
          <>
            <span class="hidden">{said?.by}</span>
            {said?.words}
          </>
        ) : (
          said?.text
        )}
      </span>
    </p>
  );
}

/**
 * Next to the plate of a seat, and always inside the window. Tables label plates by seat; otherwise the ring of the
 * lobby, or the chip in the bar.
 */
function placeAt(seat: number, bubble: HTMLElement | null): { left: string; top: string } | undefined {
  const plate = document.querySelector(`[data-key="plate:${seat}"]`) ?? document.querySelector(`.online-chip[data-seat="${seat}"]`);
  if (plate === null || bubble === null) return undefined;
  const at = plate.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const above = at.top - height - 6;
  return {
    left: `${within(at.left + at.width / 2 - width / 2, window.innerWidth - width)}px`,
    top: `${within(above < 8 ? at.bottom + 6 : above, window.innerHeight - height)}px`,
  };
}
