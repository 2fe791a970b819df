/** Two sentences, with the language's full stop between. */
export function stopped(first: string, then: string): string {
  return `${first}${/[ぁ-ヿ一-鿿]/.test(first) ? '。' : '. '}${then}`.trim();
}

/** As the first word of a sentence: “the wolf” becomes “The wolf”. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The width of a line: a Latin letter counts one, a Japanese character two. */
export function lettersOf(text: string): number {
  return text.length + (text.match(/[\u3000-\uffef]/g)?.length ?? 0);
}

/** Joins sentences. Japanese needs no space between. */
export function sentences(all: readonly string[]): string {
  return all.join(' ').replaceAll(/(?<=[。！？）]) /g, '');
}
