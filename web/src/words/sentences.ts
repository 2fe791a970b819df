/** Two things told one after the other, with the stop of their language between. */
export function stopped(first: string, then: string): string {
  return `${first}${/[ぁ-ヿ一-鿿]/.test(first) ? '。' : '. '}${then}`.trim();
}

/** Sentences one after the other. A Japanese one needs no space behind it. */
export function sentences(all: readonly string[]): string {
  return all.join(' ').replaceAll(/(?<=[。！？）]) /g, '');
}

/** Text in which no line breaks inside the name of a card: “Wolf 06”, “Black 4”, “4 noir”. */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=\d)|(?<=\d) (?=noir|blanc)/g, '\u00a0');
}
