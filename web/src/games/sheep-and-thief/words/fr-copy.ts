import { spaced } from '../../../words/grammar/fr.ts';
import type { SheepCopyWords } from './en-copy.ts';

export const words = spaced<SheepCopyWords>({
  deck: 'Cartes paysage',
  deckAbout: 'Choisis une carte et saisis ce que montre la tienne.',
  all: 'les 56',
  shows: 'ce qu’elle montre',
  fox: 'Le renard',
  foxCell: 'case de départ',
  edges: 'bords pour un chemin',
  farmyard: 'La ferme',
  roads: 'chemins',
  here: 'Le renard part d’ici',
  nothing: 'rien',
  road: 'Chemin',
  river: 'Rivière',
  sheep: 'Moutons',
  dogs: 'Chiens',
  foxes: 'Renards',
  barn: 'Bergerie',
  asOurs: 'Comme dans notre paquet',
  doubts: {
    deck: 'Aucun texte ne donne la liste des cartes. On sait combien il y en a, quelles images existent et qu’aucune carte ne se tourne. Les nôtres sont équilibrées : toutes les directions, autant vers l’une que vers l’autre des deux villes proches.',
    fox: 'Les règles montrent la case de départ sur une image illisible pour nous. La nôtre laisse les premiers tours tranquilles et se trouve près du milieu.',
    towns: 'Aucun texte ne dit par quels bords un chemin arrive. Les villes entourent les coins : les deux bords extérieurs comptent.',
    farmyard: 'Aucun texte ne donne ses chemins. Les nôtres sortent par les deux bords tournés vers le plateau.',
  },
  problems: {
    unreadable: () => 'Une valeur manque, ou aucune carte ne peut l’avoir.',
    'own-deck': () => 'Cela ne va pas avec un paquet à toi.',
    'road-and-river': (facts) => `Carte ${facts.number} : un bord a un chemin ou une rivière, pas les deux.`,
    'fox-at-home': () => 'Le renard ne peut pas partir de la ferme : une carte s’y trouve, avec une bergerie.',
    'inner-edge': (_, town) => `${town} est hors du plateau : un chemin y arrive par un bord extérieur.`,
    'no-edge': (_, town) => `Personne ne pourrait atteindre ${town} : choisis au moins un bord.`,
    'no-way-out': () => 'Aucun chemin ne mènerait de la ferme au plateau : personne n’atteindrait une ville.',
  },
});
