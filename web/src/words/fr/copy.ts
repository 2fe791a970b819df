import type { CopyWords } from '../en/copy.ts';
import { spaced } from '../grammar/fr.ts';
import { counter, joiner } from '../plural.ts';

const { list } = joiner('fr');
const count = counter('fr');

export const words = spaced<CopyWords>({
  unsure: 'Valeur incertaine',
  legend: 'valeur incertaine : aucun livret ne la donne',
  unknown: 'Ce que nous ne savons pas',
  title: 'Corriger les valeurs imprimées',
  about:
    'Aucun livret ne donne ces valeurs : les nôtres sont nos meilleures suppositions. Si tu as le jeu, saisis ce qui y est imprimé. Tout reste dans ce navigateur.',
  use: 'Jouer avec les valeurs de mon exemplaire',
  useAbout: 'Les nouvelles parties les utilisent, en ligne aussi : toute la table voit ce qui diffère.',
  differ: (n) => count(n, { one: '# valeur diffère des nôtres', other: '# valeurs diffèrent des nôtres' }),
  same: 'Rien ne diffère encore des nôtres.',
  cannot: 'Impossible de jouer ainsi.',
  notKept: 'Ce sera enregistré dès que ce sera jouable.',
  ofCopy: 'Valeurs de cet exemplaire',
  ofCopyAbout: 'Cette partie se joue avec les valeurs d’un exemplaire imprimé :',
  entry: (what, field, value) => `${what}, ${field} : ${value}`,
  shared: (field, value, whats) => `${field} : ${value} (${list(whats)})`,
  because: (values, why) => `${values}. ${why}`,
  ours: (value) => `chez nous : ${value}`,
  reset: 'Revenir à nos valeurs',
  save: 'Enregistrer un fichier',
  read: 'Importer un fichier',
  send: 'Copier un texte à envoyer',
  sendAbout:
    'Envoie ce texte à la personne qui gère ce site ou au projet : une valeur que plusieurs exemplaires confirment devient celle de tous.',
  copied: 'Copié.',
  done: 'Importé.',
  badFile: 'Ce fichier ne peut pas être lu ici.',
  otherGame: 'Ce fichier est celui d’un autre jeu.',
});
