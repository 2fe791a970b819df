import type { LearnWords } from '../en/learn.ts';

export const words: LearnWords = {
  title: 'Lernen',
  coach: 'Coach',
  next: 'Weiter',
  skip: 'Überspringen',
  start: 'Anfangen',
  resume: 'Weitermachen',
  again: 'Von vorn',
  more: 'Mehr Lektionen',
  path: 'Lernpfad',
  pathAbout: 'Ein Tier oder Modul nach dem anderen: eine Übung von 20 Sekunden und eine Partie damit.',
  wholePath: 'Der ganze Pfad',
  step: (n, of) => `Schritt ${n} von ${of}`,
  read: 'Lies das zuerst und drücke dann „Weiter“.',
  follow: 'Tippe auf die hervorgehobene Stelle.',
};
