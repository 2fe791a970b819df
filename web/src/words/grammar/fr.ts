/** French grammar and spacing. */

/** A subject: a name, or “you”. */
interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** Names with an aspirated h: no elision before them. All other names with h count as French: “d’Hélène”. */
const SOUNDED = new Set(['hans', 'harold', 'harry', 'heidi', 'heinz', 'helmut', 'henk', 'holger', 'hong', 'hulk']);

const isGhost = (name: string) => /^Fantôme \d/.test(name);

/** Inside a sentence a dummy takes the article: “chez le Fantôme 4”. */
export const named = (name: string): string => (isGhost(name) ? `le ${name}` : name);

/** At the start of a sentence: “Le Fantôme 4 joue”. */
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

/** “Anna et toi partagez”, “Anna et Luc partagent”: “toi” comes last and decides the verb. */
export function together(all: readonly Who[], withYou: string, without: string): string {
  const others = all.filter(({ you }) => !you).map(({ name }) => named(name));
  const you = others.length < all.length;
  const names = new Intl.ListFormat('fr').format(you ? [...others, 'toi'] : others);
  return `${names} ${you ? withYou : without}`;
}

/** “Tu perds”, “Bois perd”: at the start of a sentence. */
export const does = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : begins(`${named(who.name)} ${other}`));

/** The same after a colon, where French has no capital: “Loup 01 : tu perds”. */
export const goesOn = (who: Who, you: string, other: string): string => (who.you ? `tu ${you}` : `${named(who.name)} ${other}`);

/**
 * Landscape cards inside a sentence: “la carte 4 (chemin haut–bas) et la carte 40 (rivière bas)”. Names that have an
 * article keep it.
 */
export const theCards = (names: string): string =>
  names
    .split(' + ')
    .map((name) => (/^(la|les|cette) /.test(name) ? name : /^Carte \d/.test(name) ? `la c${name.slice(1)}` : `la carte « ${name} »`))
    .join(' et ');

/** A reason as a sentence: “Cela te protège.”, “C’est le seul coup possible.” */
export const because = (reason: string): string => (reason.startsWith('est ') ? `C’${reason}.` : `Cela ${reason}.`);

/** Non-breaking spaces: narrow before ; ! and ?, wide before a colon and inside quotation marks. */
const SPACES = [
  [/ (?=[;!?])/g, '\u202f'],
  [/ (?=[:»])/g, '\u00a0'],
  [/« /g, '«\u00a0'],
] as const;

/** Applies French spacing to words: sentences, lists and functions that return them. */
export const spaced = <Words>(words: Words): Words => set(words) as Words;

function set(words: unknown): unknown {
  if (typeof words === 'string') return SPACES.reduce((text, [where, space]) => text.replace(where, space), words);
  if (typeof words === 'function') return (...facts: readonly unknown[]) => set(Reflect.apply(words, undefined, facts));
  if (Array.isArray(words)) return words.map(set);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, set(value)]));
}
