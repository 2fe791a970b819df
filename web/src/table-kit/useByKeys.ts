import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whether the last thing done was done with keys: only then may the focus be taken along. */
export function useByKeys(): { readonly current: boolean } {
  const byKeys = useRef(false);
  // Before anything is seen, so that no key comes too early.
  useLayoutEffect(() => {
    const keys = () => {
      byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKeys;
}
