import type { RulesWords } from '../words/en/rules.ts';

/** Words by which an article is found besides its own. */
export type SearchWords = Readonly<Partial<Record<string, string>>>;

/**
 * The articles that hold every word looked for, whatever its case and accents. First those that have them in their title, then those
 * that have them among their search words, then the others.
 */
export function matching<Id extends string>(
  { rules }: Pick<RulesWords<Id>, 'rules'>,
  sought: string,
  search: SearchWords = {},
): readonly Id[] {
  const wanted = plain(sought).split(/\s+/);
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const rank = (id: Id): number => {
    const { title, text, lines = [] } = rules[id];
    const places = [`${id} ${title}`, search[id] ?? '', `${id} ${title} ${search[id] ?? ''} ${text} ${lines.join(' ')}`];
    return places.findIndex(holds);
  };
  const ranked = (Object.keys(rules) as Id[]).map((id) => [id, rank(id)] as const).filter(([, n]) => n >= 0);
  return ranked.sort(([, a], [, b]) => a - b).map(([id]) => id);
}

function plain(text: string): string {
  // Only Latin letters lose their marks: が is not か.
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('⁄', '/')
    .replaceAll('’', "'")
    .normalize('NFC')
    .toLowerCase();
}
