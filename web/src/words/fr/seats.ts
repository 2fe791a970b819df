import type { SeatWords } from '../en/seats.ts';
import { spaced } from '../grammar/fr.ts';

export const words = spaced<SeatWords>({
  seats: 'Places',
  mix: { no: 'Telles quelles', all: 'Mélangées', partners: 'Mélangées, partenaires ensemble' },
  mixAbout: { no: '', all: 'Le hasard décide qui s’assoit où', partners: 'Le hasard décide du reste' },
  again: { no: 'Mêmes places', all: 'Mélanger les places', partners: 'Mélanger, partenaires ensemble' },
  lobby: {
    no: 'Chacun garde sa place.',
    all: 'Les places seront mélangées au début.',
    partners: 'Les places seront mélangées au début ; les partenaires restent ensemble.',
  },
  fair: 'Personne ne peut choisir : le nombre qui fixe les cartes fixe aussi les places.',
  mixed: (starter) => `Places mélangées : ${starter} commence.`,
  mixedYou: 'Places mélangées : tu commences.',
  name: (seat) => `Nom de la personne à la place « ${seat} »`,
  nameHint: 'Nom',
  takeBack: (name) => `Annuler le coup : ${name}`,
});
