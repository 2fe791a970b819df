/** The modules of `import.meta.glob` by file name. */
export function byFile<X>(found: Readonly<Record<string, X>>): Readonly<Record<string, X>> {
  return Object.fromEntries(Object.entries(found).map(([file, x]) => [file.replace(/.*\/|\.\w+$/g, ''), x]));
}
