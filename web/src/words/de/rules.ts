import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules'> = {
  search: 'Regeln durchsuchen',
  searchCards: 'Karten beider Spiele durchsuchen',
  none: (sought) => `Nichts gefunden zu „${sought}“. Versuch es mit ${/\s/.test(sought) ? 'einem einzelnen' : 'einem anderen'} Wort.`,
  found: (n) => (n === 1 ? '1 Regel gefunden.' : `${n} Regeln gefunden.`),
  toCards: 'Bei den Karten nachsehen',
  rule: (id) => `Regel ${id}`,
  ruling: (id) => `Unsere Auslegung · ${id}`,
  elsewhere: (title, n) => `${title}: ${n} Treffer`,
  good: 'erlaubt',
  bad: 'nicht erlaubt',
  reveal: 'Zeigen (verrät etwas)',
  lookUp: 'Diese Partie im Überblick',
};
