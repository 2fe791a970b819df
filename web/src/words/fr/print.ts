import type { PrintWords } from '../en/print.ts';
import { spaced } from '../grammar/fr.ts';

export const words: PrintWords = spaced({
  title: 'Imprimer',
  sheet: 'Que faut-il imprimer ?',
  sheets: { aid: 'Aide de jeu', pad: 'Bloc de score', rulings: 'Interprétations' },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  now: 'Imprimer cette feuille',
  rulings: (rules: string) => `${rules} : nos interprétations`,
  foot: 'Bellwether, un compagnon non officiel. Textes et dessins originaux.',
  game: 'Partie',
  set: 'Set',
  winner: 'Vainqueur',
  player: 'Joueur',
  date: 'Date',
  order: 'À ton tour',
  copies: 'Cartes Nombre de la pioche',
  gold: 'Pièces d’or',
  unsure: '* Aucun livret ne donne ces nombres.',
});
