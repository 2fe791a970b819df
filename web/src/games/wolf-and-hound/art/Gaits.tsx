import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Gait, Limb } from '../../../art/Bodies.tsx';
import type { Coat } from '../../../art/Heads.tsx';
import type { Kind } from '../vocabulary.ts';
import './gaits.css';
import '../../../scenery/dusk.css';

/** Bodies of walking creatures, from the side and facing right. The legs alternate between two positions. */

interface BodyProps {
  readonly coat: Coat;
}

function Legs({ coat }: BodyProps) {
  return (
    <>
      <g class="leg-out">
        <Limb d="M17 49L9 58" fill={coat.dark} />
        <Limb d="M40 49l9 8" fill={coat.dark} />
      </g>
      <g class="leg-in">
        <Limb d="M19 50l3 9" fill={coat.dark} />
        <Limb d="M38 50l-3 9" fill={coat.dark} />
      </g>
    </>
  );
}

function NearLegs({ coat }: BodyProps) {
  return (
    <>
      <g class="leg-out">
        <Limb d="M21 51l-4 9" fill={coat.fur} />
        <Limb d="M36 51l7 9" fill={coat.fur} />
      </g>
      <g class="leg-in">
        <Limb d="M17 51l9 8" fill={coat.fur} />
        <Limb d="M41 51l-8 8" fill={coat.fur} />
      </g>
    </>
  );
}

const TRUNK = 'M9 44c0-7 8-9 19-9s19 3 19 9-8 11-19 11S9 53 9 44z';

function GoingWolf({ coat }: BodyProps) {
  return (
    <>
      <path d="M12 46c-10 2-15-4-14-13 5 5 11 4 16 5z" fill={coat.dark} />
      <path d="M-2 33c-.4 4 1 7 4 9 1-3-1-6-4-9z" fill={coat.light} stroke="none" />
      <Legs coat={coat} />
      <path d={TRUNK} fill={coat.fur} />
      <path d="M14 50c8 5 20 5 28 0" fill="none" stroke={coat.light} stroke-width="3" />
      <NearLegs coat={coat} />
    </>
  );
}

function GoingHound({ coat }: BodyProps) {
  return (
    <>
      <Limb d="M12 42C5 40 3 34 5 28" fill={coat.dark} width={3} />
      <Legs coat={coat} />
      <path d={TRUNK} fill={coat.light} />
      <path d="M15 37c8-3 16-2 17 4 1 6-8 9-14 7-6-2-9-6-3-11z" fill={coat.fur} stroke="none" />
      <path d={TRUNK} fill="none" />
      <NearLegs coat={{ ...coat, fur: coat.light }} />
    </>
  );
}

/** The creature while it walks or pounces. */
export function Going({ shows, children }: { readonly shows: Kind; readonly children: ComponentChildren }) {
  const drawing = useRef<SVGGElement>(null);
  useEffect(() => {
    const thing = drawing.current?.closest('.thing');
    if (!thing) return undefined;
    const watch = new MutationObserver(() => drawing.current && face(drawing.current, thing));
    watch.observe(thing, { attributeFilter: ['data-travels'] });
    return () => watch.disconnect();
  }, []);
  return (
    <g class="goes" ref={drawing}>
      <Gait.Provider value={shows === 'wolf' ? GoingWolf : GoingHound}>{children}</Gait.Provider>
    </g>
  );
}

/** Mirrors the drawing, which faces right, wherever its thing travels to the left. */
function face(drawing: Element, thing: Element): void {
  for (const { effect } of thing.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    const way = effect.getKeyframes().map(({ transform }) => new DOMMatrix(String(transform)).e);
    let side = 1;
    const frames = way.map((x, i) => {
      const step = (way[i + 1] ?? x) - x;
      if (Math.abs(step) > 0.5) side = Math.sign(step);
      return { scale: `${side} 1`, easing: 'step-end' };
    });
    const { duration = 0, easing = 'linear' } = effect.getTiming();
    drawing.animate(frames, { duration: Number(duration), easing });
  }
}
