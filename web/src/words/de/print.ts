import type { PrintWords } from '../en/print.ts';

export const words: PrintWords = {
  title: 'Drucken',
  sheet: 'Was drucken?',
  sheets: { aid: 'Spielhilfe', pad: 'Wertungsblock', rulings: 'Auslegungen' },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  now: 'Dieses Blatt drucken',
  rulings: (rules) => `${rules}: unsere Auslegungen`,
  foot: 'Bellwether, ein inoffizieller Begleiter. Eigene Worte und Zeichnungen.',
  game: 'Partie',
  set: 'Set',
  winner: 'Sieger',
  player: 'Spieler',
  date: 'Datum',
  order: 'In deinem Zug',
  copies: 'Zahlenkarten im Stapel',
  gold: 'Goldtaler',
  unsure: '* Diese Anzahlen nennt kein Regelheft.',
};
