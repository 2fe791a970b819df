/** `R-META-ONCE`: a letter and words of capitals or digits. Does not match a family of ids with an ellipsis (`R-META-…`). */
const ID = '[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Za-z0-9-])';

/** The ids that a RULES.md defines: those in bold at their rule. */
export function definedIds(rules: string): string[] {
  return [...new Set([...rules.matchAll(new RegExp(`\\*\\*(${ID})\\*\\*`, 'g'))].map(([, id]) => id as string))].sort();
}

/** The rulings (`R-…`) of a RULES.md without a reason before the next rule or the end of their paragraph. */
export function unreasoned(rules: string): string[] {
  const told = [...rules.matchAll(new RegExp(`\\*\\*(${ID})\\*\\*((?:(?!\\*\\*[A-Z]-|\\n\\n)[^])*)`, 'g'))];
  return told.filter(([, id, text]) => id?.startsWith('R-') && !text?.includes('*Reason: ')).map(([, id]) => id as string);
}

/** The ids in a text that begin with one of these letters: `A-Z` in a regular expression is not a rule. */
export function namedIds(text: string, letters: Iterable<string>): string[] {
  const wanted = new Set(letters);
  const found = text.match(new RegExp(`(?<![A-Za-z0-9-])${ID}`, 'g')) ?? [];
  return [...new Set(found)].filter((id) => wanted.has(id.charAt(0))).sort();
}

/** The ids at the beginning of test titles: `it('[R-META-ONCE] passes seat 1 twice, turns once'`. */
export function citedIds(source: string): string[] {
  const titles = source.match(new RegExp(`['"\`](?:\\[${ID}(?:, ${ID})*\\] ?)+`, 'g')) ?? [];
  return titles.flatMap((title) => title.match(new RegExp(ID, 'g')) ?? []);
}
