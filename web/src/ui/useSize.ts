import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A ref for an element, and the element's size in CSS pixels, kept up to date; undefined until it is known. */
export function useSize<E extends HTMLElement>(): [ref: (element: E | null) => void, size: Size | undefined] {
  const [element, setElement] = useState<E | null>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

/**
 * The root font size in pixels. Reading it forces a style calculation, so a table asks only when the size of its stage
 * changes: larger type changes that too.
 */
export function typeSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
