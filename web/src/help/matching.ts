import type { RulesWords } from '../words/en/rules.ts';

/** The rules that hold every word looked for, whatever its case and accents. */
export function matching<Id extends string>({ rules }: Pick<RulesWords<Id>, 'rules'>, sought: string): readonly Id[] {
  const wanted = plain(sought).split(/\s+/);
  return (Object.keys(rules) as Id[]).filter((id) => {
    const { title, text } = rules[id];
    const told = plain(`${id} ${title} ${text}`);
    return wanted.every((word) => told.includes(word));
  });
}

function plain(text: string): string {
  // Only Latin letters lose their marks: が is not か.
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
