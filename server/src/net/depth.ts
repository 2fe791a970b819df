/** Deeper than any valid message. */
const MAX_DEPTH = 16;
const [QUOTE, BACKSLASH] = [34, 92];
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** Whether JSON is nested too deeply: parsing it would take ten times as long as other JSON of its length. */
export function isNestedDeeply(json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (char === QUOTE) {
      for (i++; i < json.length && json.charCodeAt(i) !== QUOTE; i++) if (json.charCodeAt(i) === BACKSLASH) i++;
    } else if (OPENING.has(char)) {
      if (++depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(char)) depth--;
  }
  return false;
}
