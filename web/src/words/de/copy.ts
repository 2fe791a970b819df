import type { CopyWords } from '../en/copy.ts';
import { counter, joiner } from '../plural.ts';

const { list } = joiner('de');
const count = counter('de');

export const words: CopyWords = {
  unsure: 'Nicht gesichert',
  legend: 'nicht gesichert: Kein Regelheft nennt diesen Wert',
  unknown: 'Was wir nicht wissen',
  title: 'Gedruckte Werte berichtigen',
  about:
    'Kein Regelheft nennt diese Werte, unsere sind die beste Annahme. Wenn du das Spiel besitzt, trage ein, was darauf gedruckt ist. Es bleibt in diesem Browser.',
  use: 'Mit den Werten meines Exemplars spielen',
  useAbout: 'Neue Partien übernehmen sie, auch online: Alle am Tisch sehen, was abweicht.',
  differ: (n) => count(n, { one: '# Wert weicht von unseren ab', other: '# Werte weichen von unseren ab' }),
  same: 'Noch weicht nichts von unseren Werten ab.',
  cannot: 'Das lässt sich nicht spielen.',
  notKept: 'Es wird gespeichert, sobald es spielbar ist.',
  ofCopy: 'Werte dieses Exemplars',
  ofCopyAbout: 'Diese Partie wird mit den Werten eines gedruckten Exemplars gespielt:',
  entry: (what, field, value) => `${what}, ${field}: ${value}`,
  shared: (field, value, whats) => `${field}: ${value} (${list(whats)})`,
  because: (values, why) => `${values}. ${why}`,
  ours: (value) => `bei uns: ${value}`,
  reset: 'Zurück zu unseren Werten',
  save: 'Als Datei speichern',
  read: 'Datei einlesen',
  send: 'Text zum Einsenden kopieren',
  sendAbout:
    'Sende den Text an die Betreiber dieser Seite oder an das Projekt: Ein Wert, den mehrere Exemplare bestätigen, gilt dann für alle.',
  copied: 'Kopiert.',
  done: 'Eingelesen.',
  badFile: 'Diese Datei lässt sich hier nicht lesen.',
  otherGame: 'Diese Datei gehört zu einem anderen Spiel.',
};
