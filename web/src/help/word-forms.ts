/** Forms of words, as texts are compared: lower case, without accents. */

/** A Latin word without its endings: Fuchs, Füchse, Füchsen are one; so are Karte and Karten, pré and prés, cartes and carte. */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const shorter = word.replace(ENDING, '');
  return shorter === word ? word : stem(shorter);
}
const ENDING = /(?<=[a-z]{4})(?:e[nrsm]|[ensx])$/;

/** French hangs small words before a vowel: s’enfuit, d’activation, l’équipe. */
export const withoutElision = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)['’](?=\p{L}{3})/iu, '');

/** What the forms of a French verb share, and its noun: poser, pose, posées, posez; former, formation. */
export const rootOf = (word: string): string => (/^[a-z]+$/.test(word) ? word.replace(VERB_ENDING, '') : word);
const VERB_ENDING = /(?<=[a-z]{3})(?:er|ir|ez|ons|ent|ants?|antes?|ais|ait|aient|ont|ations?|ees?|es?|is|it|us?)$/;

/** The stem, among these, that a longer word was meant to have if a letter was mistyped; else the word itself. */
export function meant(word: string, stems: ReadonlySet<string>): string {
  const typed = stem(word);
  if (!/^[a-z]{5,}$/.test(typed) || stems.has(typed)) return word;
  for (const other of stems) if (other.length >= 5 && isSlip(typed, other)) return other;
  return word;
}

/** Between a common beginning and a common end one letter is too many, or two are swapped; in a long word one may be another. Short words often have neighbours that mean something else: grange, grande. */
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
