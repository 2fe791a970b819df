import { useEffect, useState } from 'preact/hooks';

/** A value that components can subscribe to. */
export interface Signal<X> {
  get(): X;
  set(value: X): void;
  watch(listen: () => void): () => void;
}

export function createSignal<X>(initial: X): Signal<X> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listen of [...listeners]) listen();
    },
    watch(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

export function useSignal<X>(signal: Signal<X>): X {
  const [value, setValue] = useState(signal.get());
  useEffect(() => {
    const update = () => setValue(() => signal.get());
    update();
    return signal.watch(update);
  }, [signal]);
  return value;
}
