import type { Language } from './languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks a form by the language's own rules; `#` stands for the number. */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', digits.format(n));
}

/** What stands between a kind and one of it, between the parts of a label, and before what is said of something. */
const JOINTS: Readonly<Record<Language, readonly [colon: string, comma: string, dash: string]>> = {
  en: [': ', ', ', ' – '],
  de: [': ', ', ', ' – '],
  fr: ['\u00a0: ', ', ', ' – '],
  ja: ['：', '、', '：'],
};

/** Labels put together of parts: with the colon and the commas of the language. */
export function joiner(language: Language) {
  const [colon, comma, dash] = JOINTS[language];
  return {
    /** One thing of a kind. */
    colon: (kind: string, one: string) => `${kind}${colon}${one}`,
    list: (parts: readonly string[]) => parts.join(comma),
    dash,
    /** Said of something, in brackets behind it. */
    aside: (said: string) => (language === 'ja' ? `（${said}）` : ` (${said})`),
  };
}

/** Several in one sentence: with commas and an "and", as the language has it. A Japanese comma after "you" would read as an address. */
export function lister(language: Language): (all: readonly string[]) => string {
  if (language === 'ja') return (all) => all.join('と');
  const list = new Intl.ListFormat(language);
  return (all) => list.format(all);
}
