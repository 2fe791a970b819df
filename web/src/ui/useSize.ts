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

/** The size of the page's type. Asking makes the browser work out all styles, so a table asks only when its stage has another size: as the type grows, so does all around it. */
export function typeSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
