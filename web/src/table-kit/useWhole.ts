import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** For a paragraph with a limit of lines: a text that is longer is shown whole, over what is above it. */
export function useWhole(text: string): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const p = ref.current;
      p?.removeAttribute('data-whole');
      p?.toggleAttribute('data-whole', p.scrollHeight > p.clientHeight + 3);
    };
    fit();
    // Our typeface loads after the table and is narrower than the system's.
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [text]);
  return ref;
}
