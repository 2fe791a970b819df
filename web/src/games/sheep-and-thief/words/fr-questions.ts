import type { SameQuestions } from '../../../words/en/rules.ts';
import type { questions as english } from './en-questions.ts';

export const questions: SameQuestions<typeof english> = {
  'S-TABLE': [['Où est le renard au départ ?', 'Sur la même case de tous les plateaux : rangée 3, colonne 3 (notre supposition).']],
  'R-SEATS': [
    ['Qui est le premier joueur ?', 'Selon la règle, qui ressemble le plus à un mouton aventureux. Vous pouvez aussi tirer au sort.'],
  ],
  'S-DECK': [['Puis-je tourner une carte ?', 'Non. On ne tourne jamais les cartes paysage.']],
  'S-DRAFT': [
    [
      'Combien de cartes est-ce que je reçois, et combien j’en garde à chaque fois ?',
      'Cinq, et tu en gardes une à la fois. À deux joueurs : six, et tu en gardes deux.',
    ],
    ['Dans quel sens passe-t-on les cartes ?', 'À gauche aux manches 1 et 3, à droite à la manche 2.'],
    [
      'Qu’est-ce qui change à deux joueurs ?',
      'Tu reçois six cartes et en gardes deux à la fois ; entre les manches chacun en écarte une en secret.',
    ],
  ],
  'S-PLACEMENT': [['Combien y a-t-il de manches, et combien de cartes pose-t-on ?', 'Trois manches, avec quatre cartes posées à chacune.']],
  'S-ADJACENT': [
    ['Où puis-je poser une carte ? En diagonale aussi ?', 'Sur une case libre à côté d’une de tes cartes. La diagonale ne compte pas.'],
  ],
  'R-RIVER': [
    [
      'Une rivière peut-elle finir sur un chemin ou une prairie ?',
      'Non. Là où deux de tes cartes se touchent, une rivière doit toucher une rivière.',
    ],
    ['Un chemin peut-il s’arrêter net ?', 'Oui. Seules les rivières doivent continuer ; les chemins s’arrêtent où ils veulent.'],
    ['Une rivière peut-elle sortir du plateau ?', 'Oui. Hors du plateau, dans une ville ou vers une case libre, c’est permis.'],
  ],
  'R-YARD-DRY': [['Une rivière peut-elle entrer dans la ferme ?', 'Non. La ferme n’a pas de rivière.']],
  'S-FOX-BLOCKS': [['Puis-je poser une carte sur la case du renard ?', 'Non. Le renard bloque sa case.']],
  'R-FACEDOWN': [
    [
      'Et si aucune carte de ma main ne convient et que je ne peux rien poser : puis-je passer ?',
      'Non. Tu en poses une, au choix, face cachée.',
    ],
  ],
  'R-ANYORDER': [
    ['Dans quel ordre utilise-t-on les animaux d’une carte ?', 'Dans l’ordre que tu veux, même en les mêlant : mouton ou renard d’abord.'],
    ['Suis-je obligé d’utiliser un chien ?', 'Non. Les chiens sont facultatifs, les moutons et les renards non.'],
  ],
  'S-SHEEP': [['Et s’il n’y a plus de moutons blancs dans la réserve ?', 'Tu n’en reçois pas.']],
  'S-DOG': [
    ['Un chien peut-il conduire des moutons sur la carte du renard ?', 'Non. Il peut seulement les en faire sortir.'],
    [
      'Deux chiens peuvent-ils déplacer les mêmes moutons, et une partie du troupeau ?',
      'Oui pour les deux : tu choisis les moutons, et ils peuvent être conduits de nouveau.',
    ],
  ],
  'S-FOX': [
    [
      'Que fait le renard ?',
      'Il avance d’une case sur tous les plateaux et vole les moutons des autres sur chaque carte où il entre, sauf s’il y a une bergerie.',
    ],
    [
      'Le renard entre sur ma propre carte avec des moutons : où vont-ils ?',
      'Ils retournent à la réserve. Seuls les moutons des autres vont dans ton enclos.',
    ],
    [
      'Deux renards : dois-je jouer les deux, peut-il revenir, peut-il sortir du plateau ?',
      'Chaque image de renard est un pas obligatoire. Il peut revenir d’où il vient, mais jamais sortir du plateau.',
    ],
    ['Le renard se déplace-t-il sur le plateau de tout le monde ?', 'Oui. Il est toujours sur la même case de tous les plateaux.'],
  ],
  'A-BARN': [['Une bergerie protège-t-elle mes moutons du renard ?', 'Oui. Le renard ne vole rien sur une carte avec bergerie.']],
  'S-ROUND-END': [['Qui commence la manche suivante ?', 'Le joueur suivant dans le sens horaire.']],
  'R-KEPT': [
    [
      'Que devient la dernière carte en main ?',
      'Elle rejoint ta main suivante. Après la troisième manche, elle retourne dans la boîte et ne rapporte rien.',
    ],
  ],
  'S-SCORE': [
    [
      'Qu’est-ce qui rapporte de l’or ?',
      'Les moutons blancs du plateau et de l’enclos, les villes et les rivières ; missions et mouton noir si vous les jouez.',
    ],
    ['Combien de points rapporte un mouton ?', 'Une pièce d’or par mouton blanc sur ton plateau et dans ton enclos.'],
  ],
  'A-RIVERS': [
    ['Combien d’or rapporte une rivière ?', '1, 3, 5, 8, 11, 15 pour une à six cartes, puis 5 de plus par carte.'],
    ['Une rivière d’une seule carte compte-t-elle ?', 'Oui, elle rapporte 1 pièce d’or.'],
  ],
  'S-TOWNS': [
    ['Quelle ville rapporte 10 pièces d’or ?', 'Moutonville, en bas à droite. Bêlebourg et Laineville en rapportent 5.'],
    ['Quand une ville est-elle reliée ?', 'Quand un chemin ininterrompu va de ta ferme à la ville.'],
  ],
  'R-BRIDGE': [
    [
      'Un chemin et une rivière qui se croisent sur une carte sont-ils reliés ?',
      'Non. Ils se croisent sur un pont et chacun continue de son côté.',
    ],
  ],
  'A-END': [['Quand la partie se termine-t-elle, et qui gagne ?', 'Après la troisième manche. La personne qui a le plus d’or gagne.']],
  'S-TIES': [
    [
      'Deux joueurs ont autant d’or : qui gagne ?',
      'Celui qui a le plus de moutons blancs sur son plateau ; sinon ils partagent la victoire.',
    ],
  ],
  'S-MISSIONS': [['Quand est-ce que je montre ma mission ?', 'À la fin de la partie. Jusque-là elle est secrète.']],
  'R-MISSION-TIE': [
    ['Deux joueurs sont à égalité pour une mission : qui reçoit l’or ?', 'Tous deux la petite valeur. Ceux qui sont derrière n’ont rien.'],
  ],
  'A-MISSIONS': [
    [
      'Quelles missions y a-t-il ?',
      'Neuf : plus longue rivière, plus long chemin, le plus de bergeries, de renards, de chiens ou de cartes mouton, moutons dans deux zones, renard près d’une ville.',
    ],
  ],
  'S-BLACK': [
    [
      'Que se passe-t-il quand le renard rencontre le mouton noir ?',
      'Il rentre à la ferme, sauf si une bergerie le protège. On ne le vole jamais.',
    ],
  ],
  'A-BLACK': [['Combien de points rapporte le mouton noir ?', 'Ce que vaut sa case : de 0 en haut à gauche à 15 en bas à droite.']],
  'R-BLACK-BARN': [['Le mouton noir est-il à l’abri dans une bergerie ?', 'Oui. Une bergerie le protège comme un blanc.']],
  'R-BLACK-TIE': [['Le mouton noir départage-t-il une égalité ?', 'Non. Seuls comptent les moutons blancs du plateau.']],
  'S-SECRETS': [
    [
      'Puis-je regarder les cartes des autres ?',
      'Non. Cartes, choix et missions sont secrets ; plateaux, moutons et enclos sont visibles.',
    ],
  ],
  'R-LASTCARD': [['Que devient la toute dernière carte du choix ?', 'Elle passe au voisin, qui la garde d’office.']],
  'R-BLACK-ONCE': [['Le mouton noir compte-t-il aussi comme un mouton ordinaire ?', 'Non. Seule sa case rapporte.']],
  'R-BLACK-COUNTS': [['Le mouton noir compte-t-il pour les missions ?', 'Oui, pour celles des rangées du bas et des colonnes de droite.']],
};
