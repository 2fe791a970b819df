/** Texts kept at most; a table plays one set-up, a server or a ladder some dozens. */
const MOST_TEXTS = 200;

/**
 * Works something out once for each config: for the same object without a look at it, for an equal one (as views bring along that
 * came over a wire) by its text.
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
