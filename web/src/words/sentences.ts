/** Two things told one after the other, with the stop of their language between. */
export function stopped(first: string, then: string): string {
  return `${first}${/[ぁ-ヿ一-鿿]/.test(first) ? '。' : '. '}${then}`.trim();
}

/** Sentences one after the other. A Japanese one needs no space behind it. */
export function sentences(all: readonly string[]): string {
  return all.join(' ').replaceAll(/(?<=[。！？）]) /g, '');
}
