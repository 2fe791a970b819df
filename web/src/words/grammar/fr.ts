/** What French does to names, sentences and spaces. */

/** Somebody, by name or spoken to. */
interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** Names whose h is sounded: no elision before them. All other names with an h are French ones: “d’Hélène”. */
const SOUNDED = new Set(['hans', 'harold', 'harry', 'heidi', 'heinz', 'helmut', 'henk', 'holger', 'hong', 'hulk']);

/** “d’Anna”, “d’Élise”, “d’Hugo”, “d’Yves”; “de Mont”, “de Yann”, “de Hans”. */
export function de(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const [first = ''] = plain.split(/[\s-]/);
  const elides = !SOUNDED.has(first) && /^(h?[aeiouœæ]|h?y[^aeiouy])/.test(first);
  return elides ? `d’${name}` : `de ${name}`;
}

/** “Anna et toi partagez”, “Anna et Luc partagent”: whoever is spoken to comes last and takes the verb along. */
export function together(all: readonly Who[], withYou: string, without: string): string {
  const others = all.filter(({ you }) => !you).map(({ name }) => name);
  const you = others.length < all.length;
  const names = new Intl.ListFormat('fr').format(you ? [...others, 'toi'] : others);
  return `${names} ${you ? withYou : without}`;
}

/** “Tu perds”, “Bois perd”: at the beginning of a sentence. */
export const does = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : `${who.name} ${other}`);

/** The same after a colon, where French has no capital: “Loup 01 : tu perds”. */
export const goesOn = (who: Who, you: string, other: string): string => (who.you ? `tu ${you}` : `${who.name} ${other}`);

/** “la carte 36” in a sentence, for the label “Carte 36”; of several, each. */
export const theCard = (cards: string): string => cards.replaceAll(/\bCarte (?=\d)/g, 'la carte ');

/** A reason as a sentence: “Cela te protège.”, “C’est le seul coup.” */
export const because = (reason: string): string => (reason.startsWith('est ') ? `C’${reason}.` : `Cela ${reason}.`);

/** The spaces that no line may break at: narrow before ; ! and ?, wide before a colon and inside quotation marks. */
const SPACES = [
  [/ (?=[;!?])/g, '\u202f'],
  [/ (?=[:»])/g, '\u00a0'],
  [/« /g, '«\u00a0'],
] as const;

/** Words as French sets them, whatever spaces they are written with: sentences, lists of them, and what makes them. */
export const spaced = <Words>(words: Words): Words => set(words) as Words;

function set(words: unknown): unknown {
  if (typeof words === 'string') return SPACES.reduce((text, [where, space]) => text.replace(where, space), words);
  if (typeof words === 'function') return (...facts: readonly unknown[]) => set(Reflect.apply(words, undefined, facts));
  if (Array.isArray(words)) return words.map(set);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, set(value)]));
}
