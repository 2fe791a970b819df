import type { SameQuestions } from '../../../words/en/rules.ts';
import type { questions as english } from './en-questions.ts';

export const questions: SameQuestions<typeof english> = {
  'W-TABLE': [
    ['Comment met-on le jeu en place ?', 'Chacun reçoit quatre cartes Nombre et ses moutons ; tous les animaux vont devant le Joueur 1.'],
    ['Où sont les animaux au départ ?', 'Tous commencent devant le Joueur 1.'],
  ],
  'R-SEATS': [['Qui commence ?', 'Le Joueur 1 : celui qui reçoit cette carte Joueur.']],
  'W-TURN': [
    ['Que fait-on à son tour ?', 'Les animaux devant toi s’activent, on vérifie la fin, tu joues une carte et tu en pioches une.'],
    ['Quand le loup fait-il fuir un mouton ?', 'Au début de ton tour, s’il est devant toi. S’il ne fait que passer, rien ne se produit.'],
    ['Quand est-ce que je pioche une carte ?', 'À la fin de ton tour, après avoir joué, tant qu’il reste des cartes dans la pioche.'],
    ['Les animaux s’activent-ils dès le tout premier tour ?', 'Non. Le premier tour de la partie n’a pas d’activation.'],
  ],
  'R-ORDER': [
    ['Quel animal s’active en premier ?', 'D’abord les cartes mouton, puis les loups, puis les chiens.'],
    [
      'Il me reste un mouton, et un loup et un chien sont devant moi : suis-je éliminé ?',
      'Non. Le loup fait fuir le dernier mouton, le chien le ramène, et on vérifie la fin seulement après.',
    ],
    [
      'Deux loups sont devant moi : est-ce que je perds deux moutons ?',
      'Oui. Tous les animaux devant toi s’activent et leurs effets s’ajoutent.',
    ],
  ],
  'A-LIMITS': [
    [
      'Peut-on avoir moins de zéro mouton ?',
      'Non. Un loup ne prend rien dans un pré vide ; un chien peut encore ramener un mouton ensuite.',
    ],
    ['Un chien peut-il me donner plus de moutons qu’au départ ?', 'Non. S’il ne t’en manque aucun, le chien ne fait rien.'],
  ],
  'R-NOMATCH': [['Puis-je jouer une carte qui ne déplace rien ?', 'Oui, même si aucun animal de sa couleur n’est en jeu.']],
  'R-NOPASS': [['Puis-je passer mon tour au lieu de jouer une carte ?', 'Non. Si tu as une carte jouable, tu dois en jouer une.']],
  'R-ONLY3': [
    [
      'Je n’ai que des 3 et ils sont interdits : que faire ?',
      'Tu montres ta main et tu passes. Tu ne pioches pas et tu gardes tes cartes.',
    ],
  ],
  'R-MOVESET': [['Une carte Nombre ne déplace-t-elle qu’un seul animal ?', 'Non. Elle déplace tous les animaux de sa couleur.']],
  'W-MOVE': [
    ['Dans quel sens vont les animaux ?', 'Dans le sens horaire, un joueur par espace, sauf si la carte montre moins un demi.'],
    ['Que veut dire ½ sur une carte ?', 'L’animal avance de la moitié du nombre, arrondie à l’entier inférieur.'],
  ],
  'R-ZERO': [['La moitié de 1 : l’animal bouge-t-il ?', 'Non. La moitié de 1 donne 0 espace, et 0 n’est pas un mouvement.']],
  'R-LAP': [['Où mène une carte 4 ?', 'L’animal fait le tour de la table et revient à sa place.']],
  'W-CARDS': [['Quelle couleur déplace quel animal ?', 'Le noir déplace les loups, le blanc les chiens, les deux les cartes mouton.']],
  'A-ARROWS': [
    [
      'Que veut dire la flèche sur une carte animal ?',
      'L’animal vise un autre joueur : à gauche le suivant, à droite le précédent, en face le partenaire.',
    ],
  ],
  'W-MEAT': [
    [
      'Quand la viande ou l’os arrête-t-il un animal ?',
      'Quand il arrive chez un joueur dont la dernière carte le montre : la viande arrête les loups, l’os les chiens.',
    ],
  ],
  'R-MEAT-OWN': [
    [
      'Ma propre viande (ou mon os) agit-elle tout de suite et arrête-t-elle l’animal que je déplace ?',
      'Non. Ton propre symbole n’arrête jamais les animaux que tu déplaces.',
    ],
  ],
  'R-MEAT-START': [['Le loup est déjà sur la viande : peut-il repartir ?', 'Oui. La viande arrête celui qui arrive, pas celui qui part.']],
  'R-MEAT-LAST': [['Combien de temps dure un symbole viande ou os ?', 'Jusqu’à ce que ce joueur joue une autre carte par-dessus.']],
  'A-SEVEN': [['Quelles cartes échange-t-on pour Viande & Os ?', 'Les sept cartes remplacent les mêmes nombres sans symbole.']],
  'A-SHEEP-01': [
    [
      'Une carte qui fait passer le tour et un loup sont devant moi : est-ce que je perds un mouton ?',
      'Non. La carte mouton s’active d’abord et met fin à ton tour : le loup ne s’active pas.',
    ],
  ],
  'A-SHEEP-02': [['Puis-je jouer un 3 si Mouton 02 est devant moi ?', 'Non, ni un 3 noir ni un 3 blanc ce tour-ci.']],
  'R-META-ONCE': [
    [
      'Quand une carte métamorphe se retourne-t-elle ?',
      'Une fois, à la fin du mouvement, si elle est passée devant le Joueur 1 ou s’y est arrêtée.',
    ],
    ['Un métamorphe s’arrête pile chez le Joueur 1 : se retourne-t-il ?', 'Oui. S’y arrêter compte comme y passer.'],
  ],
  'R-META-LEAVE': [['Un métamorphe part du Joueur 1 : se retourne-t-il ?', 'Non. En partir n’est pas y passer.']],
  'R-META-PAIR': [
    [
      'Deux métamorphes de même couleur sont ensemble : que se passe-t-il ?',
      'L’un des deux se retourne. Le joueur actif choisit, sauf si seul leur numéro diffère.',
    ],
  ],
  'R-META-START': [
    ['Quelle face d’un métamorphe est visible au départ ?', 'De deux, le plus petit numéro montre le loup, l’autre le chien.'],
  ],
  'R-GRANDPA': [
    [
      'Quand Papi Loup se déplace-t-il, et selon quelle carte ?',
      'À la fin de chaque tour, dans le sens antihoraire, selon la carte Nombre du tour précédent.',
    ],
  ],
  'R-CONFUSED': [['Quand le Chien déboussolé se retourne-t-il ?', 'À la fin de chaque tour, si un autre animal est avec lui.']],
  'R-BLANKET': [
    [
      'Quand le Loup à la couverture s’en va-t-il tout seul ?',
      'Tant qu’il montre son verso, faute de couverture avec lui : d’un espace dans le sens antihoraire à la fin de chaque tour.',
    ],
  ],
  'A-RED-DEVIL': [['De combien avance le Diable rouge ?', 'Du triple du nombre : 3, 6, 9 ou 12 espaces.']],
  'W-END': [
    [
      'Comment gagne-t-on ?',
      'Ton équipe gagne si un adversaire n’a plus de mouton à la vérification, ou si elle en a le plus à la fin des cartes.',
    ],
    [
      'Quand la partie se termine-t-elle ?',
      'Quand un joueur n’a plus de mouton à la vérification, ou après le dernier tour de table dès qu’une main est vide.',
    ],
    ['Les deux équipes ont autant de moutons à la fin : qui gagne ?', 'L’équipe jaune, celle des Joueurs 2 et 4.'],
    ['Combien de parties y a-t-il dans une série ?', 'Cinq au plus : la première équipe qui gagne trois fois remporte la série.'],
    [
      'Suis-je éliminé dès que mon dernier mouton a fui ?',
      'Pas tout de suite. Ton équipe perd si ton pré est vide à la vérification, une fois tous les animaux activés.',
    ],
  ],
  'R-BOTH0': [
    [
      'Plusieurs joueurs n’ont plus de mouton : quelle équipe perd ?',
      'Celle du premier pré vide dans le sens horaire à partir du joueur actif, le sien compris.',
    ],
  ],
  'R-LASTLAP': [
    [
      'Un joueur n’a plus de cartes : les autres jouent-ils encore les leurs ?',
      'Seulement jusqu’au prochain tour du Joueur 1. Les cartes encore en main sont ensuite défaussées.',
    ],
  ],
  'R-START': [
    ['Deux cartes loup changent-elles le nombre de moutons au départ ?', 'Oui. Avec deux cartes loup ou plus, chacun a un mouton de plus.'],
  ],
  'A-SHEEP-START': [['Avec combien de moutons commence-t-on ?', 'À quatre, trois chacun ; à trois 2, 4, 3, 3 ; à deux 2, 3, 3, 3.']],
  'A-NUMBERS': [['Combien y a-t-il de cartes de chaque nombre ?', '16 noires et 16 blanches, de 1 à 4 ; le 3 noir est le plus fréquent.']],
  'W-DUMMY': [
    ['Comment joue-t-on à trois ou à deux ?', 'Des fantômes prennent les places vides : la 4 à trois joueurs, les 3 et 4 à deux.'],
    [
      'Comment joue le joueur fantôme ?',
      'On retourne pour lui la carte du dessus de la pioche. Son partenaire peut l’échanger une fois, puis elle déplace les animaux.',
    ],
    [
      'Qu’est-ce qu’un Appel à échange ?',
      'Le partenaire du fantôme échange une fois la carte retournée contre la première des quatre cartes du fantôme.',
    ],
  ],
  'R-EXCHANGE-DECK': [
    ['Peut-on faire un Appel à échange quand la pioche est vide ?', 'Non. Le fantôme joue alors sa propre carte du dessus.'],
  ],
  'A-THREE': [['À trois, qui joue seul ?', 'Le Joueur 2, avec le fantôme en face : de préférence le plus expérimenté.']],
  'A-LEVELS': [
    [
      'Quelles cartes animal choisir pour débuter ?',
      'Commencez avec Chien 01 et Loup 01 ; ajoutez d’autres cartes après une première partie.',
    ],
  ],
  'W-SECRET': [
    ['Puis-je montrer mes cartes à mon partenaire ou en parler ?', 'Non. Ta main est secrète, même pour ton partenaire.'],
    ['Puis-je regarder les cartes déjà jouées ?', 'Oui. Seules les mains et les pioches sont cachées ; tout le reste est visible.'],
  ],
  'R-META-MORE': [
    ['Peut-on jouer avec trois ou quatre métamorphes ?', 'Oui. Là où deux ou plus montrent tous la même couleur, l’un se retourne.'],
  ],
  'R-MEAT-DIR': [['La viande arrête-t-elle aussi un loup qui recule ?', 'Oui. Viande et os arrêtent dans les deux sens.']],
  'R-DUMMY-3': [
    ['Un fantôme retourne un 3 interdit : que faire ?', 'On peut l’échanger. Si c’est encore un 3, on le met de côté et rien ne bouge.'],
  ],
  'R-ENDORDER': [['Dans quel ordre se déroule la fin du tour ?', 'Main vide, Papi Loup, Loup à la couverture, Chien déboussolé.']],
};
