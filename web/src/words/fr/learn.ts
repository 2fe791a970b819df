import type { LearnWords } from '../en/learn.ts';
import { spaced } from '../grammar/fr.ts';

export const words = spaced<LearnWords>({
  title: 'Apprendre',
  coach: 'Guide',
  next: 'Suivant',
  skip: 'Passer',
  start: 'Commencer',
  resume: 'Continuer',
  again: 'Recommencer',
  more: 'Autres leçons',
  path: 'Parcours',
  pathAbout: 'Un animal ou un module à la fois : un exercice de 20 secondes et une partie pour l’essayer.',
  wholePath: 'Tout le parcours',
  step: (n, of) => `Étape ${n} sur ${of}`,
  read: 'Lis d’abord ceci, puis appuie sur « Suivant ».',
  follow: 'Touche l’endroit entouré.',
});
