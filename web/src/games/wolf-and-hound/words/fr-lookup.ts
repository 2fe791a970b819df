import type { WolfLookup } from './en-lookup.ts';

export const lookup: WolfLookup = {
  'A-SHEEP-01': {
    title: 'Mouton 01 (Tornade 01) : passer son tour',
    text: 'Une carte mouton (dans l’ébauche de 2015 : Tornade 01). Quand elle s’active, on passe son tour, qui finit aussitôt : les loups et les chiens de cette place ne s’activent pas, on ne vérifie rien, on ne joue pas, on ne pioche pas. Les deux couleurs la déplacent, de la moitié du nombre, dans le sens antihoraire. Au tout premier tour, elle ne fait rien.',
  },
  'A-SHEEP-02': {
    title: 'Mouton 02 (Tornade 02) : pas de 3',
    text: 'Une carte mouton (dans l’ébauche de 2015 : Tornade 02). Quand elle s’active, tous les 3, noirs ou blancs, sont interdits pendant ce tour. Si tu n’as que des 3, tu montres ta main et tu passes. Les deux couleurs la déplacent, de la moitié du nombre, dans le sens antihoraire.',
  },
  'A-RED-DEVIL': {
    title: 'Diable rouge (Designer’s 01)',
    text: 'Un loup que les cartes noires déplacent trois fois plus loin : 3, 6, 9 ou 12 espaces. Un 4 noir lui fait faire trois tours de table et le ramène à sa place. Le jouer avec Chien 01 est notre idée ; aucun livret ne propose de combinaison.',
  },
  'A-LIMITS': {
    title: 'Jamais moins de 0, jamais plus qu’au départ',
    text: 'Un loup ne chasse rien là où il n’y a plus de mouton, et un chien ne ramène rien si aucun mouton n’est perdu. Personne n’a jamais plus de moutons qu’au départ, ni moins de 0.',
  },
  'A-NUMBERS': {
    title: 'Les cartes Nombre',
    text: '32 cartes, 16 noires et 16 blanches. Le nombre est la valeur de déplacement : il dit de combien d’espaces les animaux se déplacent. Le nombre d’exemplaires est imprimé sur chaque carte (et, en 2016, sur l’aide de jeu). Les livrets de 2016 disent seulement que le 3 noir est le plus fréquent ; celui de 2015, qu’il y a 32 cartes de 8 types. Les autres nombres donnés ici sont une reconstitution.',
  },
  'A-SEVEN': {
    title: 'Les sept cartes de Viande & Os',
    text: 'Ces sept cartes remplacent les mêmes nombres sans symbole : il y a toujours 32 cartes.',
  },
  'A-SHEEP-START': {
    title: 'Moutons au départ, joueur par joueur',
    text: 'À partir du Joueur 1. Avec deux cartes loup ou plus, chacun en reçoit un de plus ; dans l’ébauche de 2015, à quatre seulement. Les cartes couverture comptent toujours pour deux loups.',
    lines: ['À quatre : 3, 3, 3, 3', 'À trois : 2, 4, 3, 3', 'À deux : 2, 3, 3, 3'],
  },
  'A-THREE': {
    title: 'Formation des équipes à trois ou à deux',
    text: 'À trois, deux contre un : les Joueurs 1 et 3 forment une équipe. Le Joueur 2 joue seul, avec le joueur fantôme en face : c’est la place du joueur le plus expérimenté. À deux, un contre un : chacun a un fantôme en face. Le jeu est meilleur à quatre.',
  },
  'A-LEVELS': {
    title: 'Les niveaux des combinaisons',
    text: 'Les cartes mouton, métamorphe, Extra et Designer sont pour les joueurs expérimentés. Tu peux aussi ajouter ou enlever des cartes, ou réunir des combinaisons.',
    lines: [
      'Première partie : pour la toute première fois.',
      'Débutants : quand tout le monde a joué une fois.',
      'Expérimentés : quand tous connaissent bien les règles.',
      'Experts : pour ceux qui aiment la stratégie.',
      'Cartes Designer : des cartes spéciales ; Diable rouge avec Chien 01 est notre idée.',
    ],
  },
  'A-ARROWS': {
    title: 'Cibles et flèches',
    text: 'La flèche d’une carte animal se lit depuis la place devant laquelle la carte se trouve. À gauche, c’est le joueur suivant, à droite le précédent, en face le partenaire. Sans flèche (ou avec une flèche vers le bas), la cible est ce joueur lui-même.',
  },
  'A-TIPS': {
    title: 'Conseils de jeu',
    text: 'Trouver soi-même, c’est le plaisir du jeu : ne lis ceci que si tu le veux.',
    spoiler: true,
    lines: [
      'Compte les cartes Nombre. Le 3 noir est le plus fréquent : méfie-toi d’un loup à trois espaces de chez toi ou de chez ton partenaire.',
      'Aide ton partenaire : c’est le cœur du jeu.',
      'Un joueur qui n’a pas joué une carte qui t’aurait nui ne l’a sans doute pas. Ne t’y fie pas trop : il a pu la piocher depuis.',
      'Aux derniers tours, déduis les mains des autres de la tienne et des cartes jouées.',
      'Les métamorphes changent tout : calcule qui sera loup en arrivant.',
      'Débutants : gardez les mêmes partenaires pendant quelques parties.',
      'Notre conseil : garde ce qu’il faut à ton partenaire. Tes cartes déplacent les animaux avant son tour.',
      'Notre conseil : tu peux aussi jouer une carte qui ne déplace rien ; tous les animaux restent où ils sont, ce qui t’arrange parfois.',
    ],
  },
  'A-UNKNOWN': {
    title: 'Ce que nous ne savons pas',
    text: 'Aucun livret que nous avons ne donne ces valeurs, ni dans un jeu ni dans l’autre. Nous les avons reconstituées ou trouvées dans des critiques du jeu, chacune avec sa raison. Si tu as le jeu, tu peux en corriger la plupart pour ton exemplaire.',
  },
  'A-OTHERWISE': {
    title: 'Si ton livret dit autre chose',
    text: 'Les livrets contiennent quelques erreurs. Ici, on joue ainsi (l’éditeur publie peut-être aussi des errata) :',
    lines: [
      'Tous les livrets, fin de la partie : après la dernière activation aussi, on vérifie si un pré est vide ; ensuite seulement on compte les moutons.',
      'Livret français (2015) 9-2 : les listes de moitiés concernent les nombres 1, 2, 3 et 4.',
      'Livret français (2015) 12-2 : le Joueur 1 y est dit « à gauche du joueur fantôme », alors qu’il y en a deux ; cela ne change rien.',
      'Anglais et allemand, exemple 8-2 : trois espaces depuis le Joueur 1 mènent au Joueur 4, comme le dit le livret japonais.',
      'Anglais et allemand 8-3 : un métamorphe se retourne aussi s’il s’arrête devant le Joueur 1 (voir 8-1) ; et chaque fois, pas seulement « vers le verso » comme dit l’allemand.',
      'Allemand, FAQ A1 : cette équipe perd.',
      'Allemand, Chien déboussolé : il se retourne à chaque fois, pas toujours « côté verso ».',
      'Allemand, Loup à la couverture : c’est l’une des deux couvertures qui lui tient compagnie. Dans l’exemple 15-2, c’est lui qui ne se déplace pas.',
      'Allemand 7-3 : la phase 3 y est appelée « Bewegung » ; c’est la phase où l’on joue une carte.',
      'Japonais 11-1 : à deux joueurs, c’est un contre un.',
      'Japonais 12 (note) : la viande et les os valent jusqu’à la prochaine carte de ce joueur, pas jusqu’à son prochain tour.',
      'Livret français (2015) 5 : non pas cinq manches ; la première équipe à trois parties gagne.',
    ],
  },
};
