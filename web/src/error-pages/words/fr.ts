import { spaced } from '../../words/grammar/fr.ts';
import type { ErrorPageWords } from './en.ts';

export const words = spaced({
  why: {
    cut: ['Ce lien est incomplet', 'Il en manque un morceau. Demande qu’on te le renvoie et ouvre-le en entier.'],
    text: ['Texte illisible', 'Ce n’est pas la notation d’une partie, ou quelque chose y a été modifié. Copie à nouveau tout le texte.'],
    old: ['Écrit par une autre version', 'Cette partie suit d’autres règles que celles de l’application. Recharge la page, puis réessaie.'],
    missing: [
      'Cette partie n’est pas ici',
      'Elle a été supprimée, ou jouée dans un autre navigateur. Un lien ou un fichier la ramène ici.',
    ],
    game: ['Nous n’avons pas ce jeu', 'Ici, tu peux jouer à ces deux-là.'],
    nowhere: ['Il n’y a rien ici', 'Cette adresse ne mène nulle part. Il y manque peut-être une lettre.'],
    table: ['Cette table est inaccessible', ''],
  },
  where: (part) => `À partir de ${part}, cela n’a plus de sens.`,
  paste: 'Coller à nouveau le texte',
  reload: 'Recharger',
} satisfies ErrorPageWords);
