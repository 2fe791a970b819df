import { useEffect, useRef } from 'preact/hooks';
import { type Point, transformOf } from '../../../stage/scene.ts';
import { motion } from '../../../ui/settings.ts';

/** Time between two points of the path. */
const STEP_MS = 70;

/**
 * A light that runs along a path repeatedly, to show its direction. Only its position changes, which needs no repaint;
 * moving dashes along a line would repaint all the time.
 */
export function Runner({ way }: { readonly way: readonly Point[] }) {
  const light = useRef<HTMLDivElement>(null);
  const frames = way.map((place) => transformOf({ x: place.x, y: place.y }));
  const line = frames.join();
  useEffect(() => {
    const speed = motion();
    if (speed === 0 || frames.length < 2) return undefined;
    const [first, last] = [frames[0], frames.at(-1)];
    const run = light.current?.animate(
      [{ transform: first, opacity: 0 }, ...frames.map((transform) => ({ transform, opacity: 1 })), { transform: last, opacity: 0 }],
      { duration: STEP_MS * (frames.length + 2) * speed, iterations: Number.POSITIVE_INFINITY },
    );
    return () => run?.cancel();
  }, [line]);
  return <div ref={light} class="walk-runner" aria-hidden="true" />;
}
