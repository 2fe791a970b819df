/** Inflections of normalized words. */

/** A Latin word without its endings: Fuchs, Füchse, Füchsen; Karte, Karten; pré, prés; carte, cartes. */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const shorter = word.replace(ENDING, '');
  return shorter === word ? word : stem(shorter);
}
const ENDING = /(?<=[a-z]{4})(?:e[nrsm]|[ensx])$/;

/** Removes French elided words: s’enfuit, d’activation, l’équipe. */
export const withoutElision = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)['’](?=\p{L}{3})/iu, '');

/** The root of a French verb and its noun: poser, pose, posées, posez; former, formation. */
export const rootOf = (word: string): string => (/^[a-z]+$/.test(word) ? word.replace(VERB_ENDING, '') : word);
const VERB_ENDING = /(?<=[a-z]{3})(?:er|ir|ez|ons|ent|ants?|antes?|ais|ait|aient|ont|ations?|ees?|es?|is|it|us?)$/;

/** Corrects one typo in a longer word to one of these stems; otherwise the word itself. */
export function meant(word: string, stems: ReadonlySet<string>): string {
  const typed = stem(word);
  if (!/^[a-z]{5,}$/.test(typed) || stems.has(typed)) return word;
  for (const other of stems) if (other.length >= 5 && isSlip(typed, other)) return other;
  return word;
}

/**
 * Whether two words differ by one extra letter or two swapped ones; in long words also by one other letter. Short words
 * often have neighbors with another meaning: grange, grande.
 */
function isSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < shorter && a[begin] === b[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [mine, theirs] = [a.slice(begin, a.length - end), b.slice(begin, b.length - end)];
  if (begin === 0) return false;
  if (mine.length + theirs.length === 1 || (mine.length === 2 && mine === [...theirs].reverse().join(''))) return true;
  return mine.length === 1 && theirs.length === 1 && shorter >= 8;
}
