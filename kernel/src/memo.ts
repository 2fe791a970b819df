/** Maximum number of configs kept by text. A table plays one set-up, a server or a ladder a few dozen. */
const MOST_TEXTS = 200;

/**
 * Computes a value once for each config. The same object is found by identity; an equal object, such as the config in a view that came
 * over a wire, by its JSON text.
 */
export function memoByConfig<C extends object, T>(workOut: (config: C) => T): (config: C) => T {
  const ready = new WeakMap<C, T>();
  const byText = new Map<string, T>();
  return (config) => {
    const known = ready.get(config);
    if (known !== undefined) return known;
    const text = JSON.stringify(config);
    const found = byText.get(text) ?? workOut(config);
    if (byText.size >= MOST_TEXTS) byText.clear();
    byText.set(text, found);
    ready.set(config, found);
    return found;
  };
}
