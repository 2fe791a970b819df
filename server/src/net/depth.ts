/** More than any message of ours has. */
const MOST = 16;
const [QUOTE, BACKSLASH] = [34, 92];
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** Whether lists and objects of this JSON are nested deeper than ours are: to parse such a thing takes ten times as long as others of its length. */
export function isNestedDeeply(json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === QUOTE) {
      for (i++; i < json.length && json.charCodeAt(i) !== QUOTE; i++) if (json.charCodeAt(i) === BACKSLASH) i++;
    } else if (OPENING.has(sign)) {
      if (++depth > MOST) return true;
    } else if (CLOSING.has(sign)) depth--;
  }
  return false;
}
