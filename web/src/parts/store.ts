import { useEffect, useState } from 'preact/hooks';

/** A value that components may watch. */
export interface Store<X> {
  get(): X;
  set(value: X): void;
  watch(listen: () => void): () => void;
}

export function createStore<X>(initial: X): Store<X> {
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

export function useStore<X>(store: Store<X>): X {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    const update = () => setValue(() => store.get());
    update();
    return store.watch(update);
  }, [store]);
  return value;
}
