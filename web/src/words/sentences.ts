/** Two things told one after the other, with the stop of their language between. */
export function stopped(first: string, then: string): string {
  return `${first}${/[ぁ-ヿ一-鿿]/.test(first) ? '。' : '. '}${then}`.trim();
}

/** How long a line is. A Latin letter counts one, a Japanese two. */
export function lettersOf(text: string): number {
  return text.length + (text.match(/[\u3000-\uffef]/g)?.length ?? 0);
}

/** Sentences one after the other. A Japanese one needs no space behind it. */
export function sentences(all: readonly string[]): string {
  return all.join(' ').replaceAll(/(?<=[。！？）]) /g, '');
}
