import type { Language } from './languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks a form by the language's own rules; `#` stands for the number. */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', digits.format(n));
}

/** Several in one sentence: with commas and an "and", as the language has it. */
export function lister(language: Language): (all: readonly string[]) => string {
  const list = new Intl.ListFormat(language);
  return (all) => list.format(all);
}
