import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { StageThing } from './StageThing.tsx';
import { isSamePoint, type Point, type Thing, transformOf } from './scene.ts';

interface StageProps<Art, Act> {
  readonly things: readonly Thing<Art, Act>[];
  readonly draw: (art: Art) => ComponentChildren;
  readonly press: (act: Act, touch: boolean) => void;
  /** The player looks at a thing (hover, focus, long press); undefined when they stop. */
  readonly look: (act: Act | undefined) => void;
  /** A long press, or the secondary mouse button. Returns true if the table handles it; otherwise it is a look. */
  readonly hold?: (act: Act) => boolean;
  /** Milliseconds a move takes; 0 for none. */
  readonly duration: number;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** Delay before a preview: the focus is painted first, and a quick click needs no preview. */
const PREVIEW_DELAY_MS = 40;

/** Draws a scene: every thing at its point, those with an `act` as buttons. A thing whose point changed moves there. */
export function Stage<Art, Act>({ things, draw, press, look, hold, duration, label, children }: StageProps<Art, Act>) {
  const elements = useRef(new Map<string, HTMLElement>());
  const points = useRef(new Map<string, Point>());
  /** Running animations. */
  const trips = useRef(new Set<Animation>());
  const glance = useRef(0);
  const latest = useRef(look);
  latest.current = look;

  useLayoutEffect(() => {
    const before = points.current;
    points.current = new Map(things.map(({ key, at }) => [key, at]));
    if (duration === 0) {
      for (const trip of trips.current) trip.finish();
      return;
    }
    for (const { key, at, from, via } of things) {
      const old = before.get(key) ?? (before.size > 0 ? from : undefined);
      const element = elements.current.get(key);
      if (element === undefined || old === undefined || isSamePoint(old, at)) continue;
      const trip = travel(element, [old, ...(via ?? []), at], duration);
      // Its drawing may differ while it travels.
      element.dataset.travels = '';
      trips.current.add(trip);
      trip.onfinish = () => {
        delete element.dataset.travels;
        trips.current.delete(trip);
      };
    }
  }, [things, duration]);

  const keep = useCallback((key: string, element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  }, []);
  const lookSoon = (act: Act | undefined) => {
    window.clearTimeout(glance.current);
    glance.current = window.setTimeout(() => latest.current(act), PREVIEW_DELAY_MS);
  };
  const pressNow = (act: Act, touch: boolean) => {
    window.clearTimeout(glance.current);
    press(act, touch);
  };
  useEffect(() => () => window.clearTimeout(glance.current), []);

  return (
    <section class="stage" aria-label={label}>
      {children}
      {things.map((thing) => (
        <StageThing key={thing.key} thing={thing} draw={draw} press={pressNow} look={lookSoon} hold={hold} keep={keep} />
      ))}
    </section>
  );
}

function travel(element: HTMLElement, way: readonly Point[], duration: number): Animation {
  return element.animate(
    way.map((point) => ({ transform: transformOf(point) })),
    { duration, easing: way.length > 2 ? 'ease-in-out' : 'cubic-bezier(0.3, 0.9, 0.3, 1)' },
  );
}
