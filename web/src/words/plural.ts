import type { Language } from './languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks a form by the language's own rules; `#` stands for the number. */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', digits.format(n));
}

/** Between a kind and its item, between the parts of a label, and before a remark. */
const JOINTS: Readonly<Record<Language, readonly [colon: string, comma: string, dash: string]>> = {
  en: [': ', ', ', ' – '],
  de: [': ', ', ', ' – '],
  fr: ['\u00a0: ', ', ', ' – '],
  ja: ['：', '、', '：'],
};

/** Joins the parts of a label with the language's colon and commas. */
export function joiner(language: Language) {
  const [colon, comma, dash] = JOINTS[language];
  return {
    /** A kind and one item of it. */
    colon: (kind: string, one: string) => `${kind}${colon}${one}`,
    list: (parts: readonly string[]) => parts.join(comma),
    dash,
    /** A remark in brackets. */
    aside: (said: string) => (language === 'ja' ? `（${said}）` : ` (${said})`),
  };
}

/**
 * Joins items with commas and “and”, by the rules of the language. Japanese puts no comma after "you", which would read
 * as addressing the reader.
 */
export function lister(language: Language): (all: readonly string[]) => string {
  if (language === 'ja') return (all) => all.join('と');
  const list = new Intl.ListFormat(language);
  return (all) => list.format(all);
}
