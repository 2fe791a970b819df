import { spaced } from '../../words/grammar/fr.ts';
import type { ShareWords } from './en.ts';

export const words = spaced({
  picture: 'Image de cet instant : ce qui est visible de tous sur la table',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  saved: 'Enregistrée.',
  noPicture: 'Ce navigateur ne peut pas dessiner l’image.',
  about: 'Le lien montre toute la partie depuis le premier coup. On peut la reprendre à n’importe quel coup.',
  running: 'La partie est en cours : l’image montre ce que tous peuvent voir. Le lien vient à la fin.',
  shareLink: 'Partager le lien',
  link: 'Copier le lien',
  linkHere: 'Copier le lien vers ce coup',
  copied: 'Copié.',
  online: 'Continuer en ligne',
  advanced: 'Options avancées',
  record: 'Notation de la partie',
  textAbout: 'Toute la partie en texte : à garder, envoyer, rejouer.',
  copy: 'Copier le texte',
  download: 'Enregistrer un fichier',
  ply: (n) => `Après le coup ${n}`,
} satisfies ShareWords);
