import type { PathWords } from './en.ts';

export const words: PathWords = {
  title: 'Lernpfad',
  about: 'Immer etwas Neues: eine Übung von 20 Sekunden, dann eine Partie damit. Nichts ist gesperrt.',
  next: (name) => `Als Nächstes: ${name}`,
  upNext: 'Als Nächstes',
  start: 'Los',
  drill: 'Üben',
  play: 'Spielen',
  playWith: 'Damit spielen',
  again: 'Noch einmal',
  all: 'Der ganze Pfad',
  came: (done, all) => `${done} von ${all} geschafft`,
  drilled: 'geübt',
  played: 'gespielt',
  everything: 'Du kennst alles, was es gibt. Spiel, was du magst.',
  wrong: 'Noch nicht: Schau, was dann passiert, und probier etwas anderes.',
  missing: 'Der Pfad lässt sich gerade nicht laden.',
};
