import { useEffect, useMemo, useState } from 'preact/hooks';

/** The state of a load: it ends once, well or badly. */
export type Loaded<X> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: X }
  | { readonly kind: 'failed'; readonly error: unknown };

const LOADING = { kind: 'loading' } as const;

/**
 * Loads something for a component, again whenever an input changes. A result that arrives later than that, or after
 * unmounting, is dropped. If `load` returns undefined, there is nothing to load yet.
 */
export function useLoaded<X>(load: () => Promise<X> | undefined, inputs: readonly unknown[]): Loaded<X> {
  /** A new object whenever the inputs change. */
  const asked = useMemo(() => ({}), inputs);
  const [came, setCame] = useState<{ readonly asked: object; readonly loaded: Loaded<X> }>();
  useEffect(() => {
    let isWanted = true;
    const end = (loaded: Loaded<X>) => {
      if (isWanted) setCame({ asked, loaded });
    };
    load()?.then(
      (value) => end({ kind: 'loaded', value }),
      (error: unknown) => end({ kind: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return came?.asked === asked ? came.loaded : LOADING;
}

/**
 * The same for what a component cannot do without: undefined while it loads. A failure is shown by the error boundary
 * around it.
 */
export function useNeeded<X>(load: () => Promise<X> | undefined, inputs: readonly unknown[]): X | undefined {
  const loaded = useLoaded(load, inputs);
  if (loaded.kind === 'failed') throw loaded.error;
  return loaded.kind === 'loaded' ? loaded.value : undefined;
}
