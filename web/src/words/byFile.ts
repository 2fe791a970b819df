/** What `import.meta.glob` found, by the name of the file. */
export function byFile<X>(found: Readonly<Record<string, X>>): Readonly<Record<string, X>> {
  return Object.fromEntries(Object.entries(found).map(([file, x]) => [file.replace(/.*\/|\.\w+$/g, ''), x]));
}
