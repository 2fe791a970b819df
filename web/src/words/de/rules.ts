import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules' | 'questions' | 'reasons'> = {
  search: 'Frage stellen oder Regeln durchsuchen',
  searchCards: 'Karten beider Spiele durchsuchen',
  none: (sought) => `Nichts gefunden zu „${sought}“. Versuch es mit ${/\s/.test(sought) ? 'einem einzelnen' : 'einem anderen'} Wort.`,
  toCards: 'Bei den Karten nachsehen',
  rule: (id) => `Regel ${id}`,
  ruling: (id) => `Unsere Auslegung · ${id}`,
  elsewhere: (title, n) => `${title}: ${n} Treffer`,
  asked: 'Häufige Fragen',
  everything: 'Alle Regeln',
  nearest: 'Am nächsten kommt',
  chapter: (chapter) => `Spielregel, Kapitel ${chapter}`,
  section: (section) => `Spielregel, „${section}“`,
  ourRuling: 'Unsere Auslegung',
  seeAlso: 'Siehe auch',
  good: 'erlaubt',
  bad: 'nicht erlaubt',
  reveal: 'Zeigen (verrät etwas)',
  lookUp: 'Diese Partie im Überblick',
};
