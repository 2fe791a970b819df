/** What French does to names, sentences and spaces. */

/** Somebody, by name or spoken to. */
interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** Names whose h is sounded: no elision before them. All other names with an h are French ones: “d’Hélène”. */
const SOUNDED = new Set(['hans', 'harold', 'harry', 'heidi', 'heinz', 'helmut', 'henk', 'holger', 'hong', 'hulk']);

const isGhost = (name: string) => /^Fantôme \d/.test(name);

/** Within a sentence a dummy takes the article: “chez le Fantôme 4”. */
export const named = (name: string): string => (isGhost(name) ? `le ${name}` : name);

/** At the beginning of one: “Le Fantôme 4 joue”. */
export const begins = (sentence: string): string => sentence.replace(/^le (?=Fantôme \d)/, 'Le ');

/** “à Anna”, “au Fantôme 4”. */
export const a = (name: string): string => (isGhost(name) ? `au ${name}` : `à ${name}`);

/** “d’Anna”, “d’Élise”, “d’Hugo”, “d’Yves”; “de Mont”, “de Yann”, “de Hans”; “du Fantôme 4”. */
export function de(name: string): string {
  if (isGhost(name)) return `du ${name}`;
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
  const others = all.filter(({ you }) => !you).map(({ name }) => named(name));
  const you = others.length < all.length;
  const names = new Intl.ListFormat('fr').format(you ? [...others, 'toi'] : others);
  return `${names} ${you ? withYou : without}`;
}

/** “Tu perds”, “Bois perd”: at the beginning of a sentence. */
export const does = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : begins(`${named(who.name)} ${other}`));

/** The same after a colon, where French has no capital: “Loup 01 : tu perds”. */
export const goesOn = (who: Who, you: string, other: string): string => (who.you ? `tu ${you}` : `${named(who.name)} ${other}`);

/** Landscape cards within a sentence: “la carte 4 (chemin haut–bas) et la carte 40 (rivière bas)”; what has its article keeps it. */
export const theCards = (names: string): string =>
  names
    .split(' + ')
    .map((name) => (/^(la|les|cette) /.test(name) ? name : /^Carte \d/.test(name) ? `la c${name.slice(1)}` : `la carte « ${name} »`))
    .join(' et ');

/** A reason as a sentence: “Cela te protège.”, “C’est le seul coup possible.” */
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
