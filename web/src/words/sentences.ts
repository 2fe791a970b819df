/** Sentences one after the other. A Japanese one needs no space behind it. */
export function sentences(all: readonly string[]): string {
  return all.join(' ').replaceAll(/(?<=[。！？）]) /g, '');
}
