import type { SheepLookup } from './en-lookup.ts';

export const lookup: SheepLookup = {
  'A-END': {
    title: 'La fin de la partie',
    text: 'Après la troisième manche, la partie est finie. Chaque plateau compte alors 13 cartes, ferme comprise ; les cartes encore en main retournent dans la boîte. La personne qui a le plus d’or gagne. En cas d’égalité, la personne qui a le plus de moutons blancs sur son plateau gagne.',
  },
  'A-MISSIONS': {
    title: 'Les neuf missions et leurs pièces d’or',
    text: 'Le premier nombre vaut si tu es seul premier, le second en cas d’égalité à la première place. Pour « Cartes mouton », la ferme compte aussi ; tout le monde en a une.',
  },
  'A-BLACK': {
    title: 'L’or du mouton noir, case par case',
    text: 'Rangées à partir du haut ; la ferme est en haut à gauche, Moutonville en bas à droite. Le mouton noir ne vaut pas en plus une pièce d’or comme mouton, et son or ne départage personne. Pour les missions de rangées et de colonnes, il compte comme un mouton.',
  },
  'A-RIVERS': {
    title: 'L’or des rivières',
    text: 'Chaque rivière rapporte selon son nombre de cartes, même une seule :',
  },
  'A-BARN': {
    title: 'Bergeries',
    text: 'Les moutons sur une carte avec bergerie (S.H.E.E.P.) sont à l’abri : un renard qui y entre ne vole aucun mouton blanc et ne renvoie pas le mouton noir. La ferme aussi a une bergerie (aucun livret ne le dit, mais des critiques du jeu oui). Les chiens peuvent y conduire des moutons et les en faire sortir.',
  },
  'A-UNKNOWN': {
    title: 'Ce que nous ne savons pas',
    text: 'Aucun livret que nous avons ne donne ces valeurs, ni dans un jeu ni dans l’autre. Nous les avons reconstituées ou trouvées dans des critiques du jeu, chacune avec sa raison. Si tu as le jeu, tu peux en corriger la plupart pour ton exemplaire.',
  },
  'A-OTHERWISE': {
    title: 'Si ton livret dit autre chose',
    text: 'Les textes allemand et anglais diffèrent en quelques endroits. Ici, on joue ainsi :',
    lines: [
      'Villes, anglais : deux noms sont échangés à un endroit. Bêlebourg est en haut à droite, Laineville en bas à gauche, Moutonville en bas à droite.',
      'Mouton noir et bergerie : le texte allemand n’en dit rien, l’anglais la nomme : une bergerie le protège.',
      'Rivières : l’anglais parle de la rivière, l’allemand de ses extrémités. Chaque extrémité doit correspondre.',
      'Le plus long chemin : l’anglais dit chemin, l’allemand réseau : le plus grand réseau relié compte.',
      'Ordre des images : l’anglais nomme les sortes, l’allemand les animaux : chaque image se joue dans l’ordre voulu.',
    ],
  },
};
