import type { Reasons } from './en-reasons.ts';

export const reasons: Reasons = {
  'R-SEATS': 'Le livret désigne le premier joueur par une plaisanterie. Toute façon équitable convient.',
  'R-LASTCARD': 'Il n’y a plus rien à choisir.',
  'R-RIVER': 'L’allemand parle des bouts de la rivière, l’anglais de la rivière. Seul le premier l’empêche de finir dans une prairie.',
  'R-YARD-DRY': 'Aucun texte ne donne ses bords. Le livret la relie aux villes par des chemins et n’y nomme pas de rivière.',
  'R-FACEDOWN': 'Avec le choix, on cacherait une carte pour garder ses rivières ouvertes.',
  'R-ANYORDER': 'Le livret permet tout ordre des sortes, et rien n’interdit d’en partager une.',
  'R-OUT-SECRET': 'Les cartes en main sont secrètes, et celle-ci retourne dans la boîte sans être montrée.',
  'R-KEPT': 'Le livret complète la main avant le choix des cartes.',
  'R-BRIDGE': 'Le chemin relie les villes, l’eau relie les rivières ; rien ne relie les deux.',
  'R-MISSION-TIE': 'Pris à la lettre, « autant qu’un autre » paierait aussi les deux derniers sur trois.',
  'R-BLACK-BARN':
    'Le livret anglais mentionne les bergeries quand il dit que le mouton noir se comporte comme un blanc ; le livret allemand n’en parle pas.',
  'R-BLACK-ONCE': 'Il a sa propre table, qui commence par 0 à la ferme. Une pièce de plus en ferait 1.',
  'R-BLACK-TIE': 'L’or des moutons du plateau départage ; le mouton noir est compté à part.',
  'R-BLACK-COUNTS': 'Ces missions demandent des moutons sans nommer de couleur.',
};
