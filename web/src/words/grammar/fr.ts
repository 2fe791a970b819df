/** What French does to a name that somebody chose. */

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
export function together(all: readonly { readonly you: boolean; readonly name: string }[], withYou: string, without: string): string {
  const others = all.filter(({ you }) => !you).map(({ name }) => name);
  const you = others.length < all.length;
  const names = new Intl.ListFormat('fr').format(you ? [...others, 'toi'] : others);
  return `${names} ${you ? withYou : without}`;
}
