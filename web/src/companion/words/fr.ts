import { spaced } from '../../words/grammar/fr.ts';
import type { CompanionWords } from './en.ts';

export const words = spaced<CompanionWords>({
  title: 'À la vraie table',
  about: 'Pour tes jeux imprimés. Fonctionne hors ligne et retient où tu en étais.',
  back: 'Tous les outils',
  open: 'Ouvrir les outils',
  goOn: 'Continuer',
  tools: {
    setup: { name: 'Mise en place', about: 'Ce qu’il faut sortir de la boîte' },
    referee: { name: 'Arbitre', about: 'Touche la carte jouée' },
    resolve: { name: 'Activation', about: 'Ce que font les animaux ici' },
    score: { name: 'Décompte', about: 'Compte, dessine ou choisis' },
    place: { name: 'Puis-je la poser ici ?', about: 'Dessine les voisines, demande' },
    teach: { name: 'Expliquer', about: 'Six minutes, pas à pas' },
  },
  ask: { name: 'Chercher une règle', about: 'Questions et réponses' },
  undo: 'Annuler',
  fewer: (what) => `${what} : un de moins`,
  more: (what) => `${what} : un de plus`,
  name: (n) => `Nom du joueur ${n}`,
  player: (n) => `Joueur ${n}`,
  ofSteps: (n, all) => `${n} sur ${all}`,
  lay: 'Dispose',
  say: 'Dites',
  try: 'Essaie',
  asked: 'On te demandera',
  previous: 'Précédent',
  next: 'Suivant',
});
