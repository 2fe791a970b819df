import type { RuleText } from '../../../words/en/rules.ts';
import { help } from '../../../words/fr/rules.ts';
import { spaced } from '../../../words/grammar/fr.ts';
import { helpOfCards } from '../card-lookups.ts';
import type { WolfRuleId, WolfRules } from './en-rules.ts';
import { lookup } from './fr-lookup.ts';
import { questions } from './fr-questions.ts';
import { reasons } from './fr-reasons.ts';
import { phrasings } from './phrasings/fr.ts';

const rules: Omit<Record<WolfRuleId, RuleText>, keyof typeof lookup> = {
  'W-TABLE': {
    title: 'La table et les prés',
    text: 'Quatre places en cercle ; la personne d’en face et toi formez une équipe : les Joueurs 1 et 3 sont l’équipe bleue, 2 et 4 la jaune (verte et orange dans l’ébauche de 2015). Le Joueur 1 commence. Tu es berger dans les Alpes françaises. Chacun a un plateau pré : ses moutons sont derrière la clôture, ceux qu’il a perdus sont dans la Forêt obscure. Il y a 32 cartes Nombre, 16 noires et 16 blanches, de 1 à 4. Chacun en a quatre en main ; les autres forment la pioche, sur le plateau central. Tous les animaux commencent devant le Joueur 1.',
  },
  'R-SEATS': {
    title: 'Qui s’assoit où',
    text: 'Les cartes Joueur imprimées sont mélangées et distribuées : elles disent qui joue avec qui et qui commence. « Mélanger les places » fait de même : chacun peut se retrouver à n’importe quelle place. Le Joueur 1 commence. Pour choisir son partenaire, afin d’équilibrer débutants et joueurs expérimentés, choisis les places toi-même ou mélange-les en gardant les partenaires ensemble. Dans une série, les équipes restent les mêmes.',
  },
  'R-START': {
    title: 'Moutons au départ',
    text: 'À quatre, trois chacun ; à trois 2, 4, 3, 3 ; à deux 2, 3, 3, 3. Deux cartes loup ou plus en donnent un de plus à chaque place (dans l’ébauche de 2015, à quatre seulement). Une carte qui peut devenir chien ne compte pas comme carte loup. Tu peux aussi fixer toi-même ce nombre, de 1 à 5.',
  },
  'W-TURN': {
    title: 'Ton tour',
    text: 'Activation : les animaux de ta place s’activent (sauf au tout premier tour) : cartes mouton (tornade dans l’ébauche de 2015), puis loups, puis chiens. Un loup fait fuir un mouton dans la Forêt obscure, un chien en ramène un : jamais moins de 0, jamais plus qu’au départ. Vérification : on regarde si la partie est finie. Jouer une carte : tu la poses face visible devant toi, et tous les animaux de sa couleur se déplacent. Pioche : tu pioches une carte ; si la pioche est vide, tu n’en pioches pas.',
  },
  'R-ORDER': {
    title: 'Qui s’active d’abord',
    text: 'D’abord les cartes mouton, puis les loups, puis les chiens. Loup et chien ensemble : le loup fait fuir ton dernier mouton, le chien le ramène, et tu n’es pas éliminé. Chaque animal de ta place s’active : deux loups font fuir deux moutons. Ceux d’une même sorte s’activent dans l’ordre de ton choix. Avec les cartes publiées cela ne change rien, on ne te demande donc rien ; avec tes propres cartes, on te pose la question lorsque l’ordre compte.',
  },
  'R-SKIPEND': { title: 'Après un tour sauté', text: 'Même après un tour sauté ou passé, les effets de fin de tour ont lieu.' },
  'R-NOMATCH': { title: 'Une carte qui ne déplace rien', text: 'Tu peux jouer une carte même si elle ne déplace aucun animal.' },
  'W-MOVE': {
    title: 'Se déplacer',
    text: 'Les animaux vont dans le sens horaire, de joueur en joueur : de l’un au suivant, c’est un espace. Le modificateur de mouvement change le nombre : +1 un de plus, -1 un de moins, ½ la moitié, ↺½ (imprimé -1/2) la moitié dans le sens antihoraire, ×3 le triple. On arrondit à l’entier inférieur.',
  },
  'R-MOVESET': {
    title: 'Qui se déplace',
    text: 'Les couleurs visibles quand la carte est jouée décident : s’il y a plusieurs loups, tous se déplacent ; plusieurs chiens de même. Tous se déplacent d’abord ; on retourne ensuite (édition 2016). Ébauche de 2015 : la carte se retourne pendant son mouvement.',
  },
  'R-ZERO': {
    title: 'Zéro : pas de mouvement',
    text: 'Un animal qui se déplace de 0 espace n’a pas bougé : rien ne l’arrête, rien ne le retourne.',
  },
  'R-LAP': { title: 'Un tour complet', text: 'Après quatre espaces, l’animal a fait le tour de la table : il revient au départ.' },
  'R-WALK': {
    title: 'Pas à pas',
    text: 'Les animaux se déplacent d’un espace à la fois. En chemin comptent la viande, l’os et le Joueur 1.',
  },
  'W-MEAT': {
    title: 'Viande et os',
    text: 'Une extension de sept cartes Nombre avec symbole. Un loup s’arrête à la première place où il arrive et dont la dernière carte jouée montre de la viande ; un chien, s’il y a un os. Sur les cartes mouton, ils sont sans effet. Un métamorphe suit sa face visible.',
  },
  'R-MEAT-OWN': {
    title: 'Ton propre symbole',
    text: 'Le symbole de celui dont la carte déplace l’animal ne compte pas pour ce mouvement.',
  },
  'R-MEAT-START': {
    title: 'Le point de départ',
    text: 'La place d’où part un animal ne le retient pas. S’il y revient après un tour, il y entre et s’arrête.',
  },
  'R-MEAT-DIR': { title: 'Dans les deux sens', text: 'Viande et os arrêtent dans les deux sens.' },
  'R-MEAT-LAST': {
    title: 'Tant qu’il est visible',
    text: 'Un symbole compte tant qu’il est sur la dernière carte jouée de la place, même après un tour sans carte.',
  },
  'W-CARDS': {
    title: 'Cartes animal (cartes Wolf & Hound)',
    text: 'Le livret français les appelle cartes Wolf & Hound. La cible d’un animal est la place où il se tient, sauf s’il montre une flèche. Les cartes noires déplacent les loups, les blanches les chiens, toutes déplacent les cartes mouton (roses) ou tornade (bleues). Un signe marque les valeurs qu’aucun livret ne donne : ce sont nos meilleures suppositions.',
  },
  'R-ONLY3': {
    title: 'Rien que des 3',
    text: 'Si les 3 sont interdits et que tu n’as que cela, tu montres ta main et tu passes : tu ne joues pas, tu ne pioches pas et tu gardes tes cartes.',
  },
  'R-NOPASS': { title: 'On ne passe pas', text: 'Si tu as une carte jouable, tu dois en jouer une.' },
  'R-META-ONCE': {
    title: 'Les métamorphes se retournent',
    text: 'Un métamorphe est loup d’un côté, chien de l’autre. Édition 2016 : après tous les déplacements, chaque métamorphe qui est passé devant le Joueur 1 ou s’est arrêté devant lui se retourne une fois, même s’il y est passé plusieurs fois. Ébauche de 2015 : la carte se retourne dès qu’elle arrive au Joueur 1, pendant son mouvement.',
  },
  'R-META-LEAVE': { title: 'Partir du Joueur 1', text: 'Partir du Joueur 1 n’est pas y passer : la carte ne se retourne pas pour cela.' },
  'R-META-PAIR': {
    title: 'Deux métamorphes de même couleur',
    text: 'Si deux métamorphes de même couleur se trouvent alors à la même place, l’un se retourne ; le joueur actif choisit. S’ils ne diffèrent que par le numéro, celui qui a le plus grand numéro se retourne.',
  },
  'R-META-START': {
    title: 'Métamorphes au départ',
    text: 'Dans l’ordre des numéros, les métamorphes commencent côté recto, verso, recto, verso : de deux, le plus petit numéro montre le loup, l’autre le chien. C’est notre interprétation ; aucun livret n’en parle.',
  },
  'R-META-MORE': {
    title: 'Trois ou quatre',
    text: 'Trois ou quatre métamorphes peuvent jouer. À chaque place où il y en a deux ou plus et où tous montrent la même couleur, l’un se retourne, dans le sens horaire à partir du joueur actif, qui choisit. S’ils ne diffèrent que par le numéro, celui qui a le plus grand numéro se retourne.',
  },
  'R-META-DRAFT': {
    title: 'Métamorphes de l’ébauche de 2015',
    text: 'Dans l’ébauche de 2015, une carte se retourne chaque fois qu’elle arrive au Joueur 1, pendant son mouvement.',
  },
  'R-ENDORDER': {
    title: 'La fin du tour',
    text: 'Dans cet ordre : une main vide lance le dernier tour de table ; Papi Loup se déplace ; le Loup à la couverture se déplace ; le Chien déboussolé se retourne s’il n’est pas seul.',
  },
  'W-END': {
    title: 'Conditions de fin de partie',
    text: 'Si, à la vérification, un joueur n’a plus de mouton, son équipe perd. Dès qu’un joueur n’a plus de carte en main, on joue le dernier tour de table, puis on compte les moutons : l’équipe qui en a le plus gagne. L’égalité revient à l’équipe jaune ; dans l’ébauche de 2015 à l’équipe orange, et à deux joueurs à celle du Joueur 1. Une série compte au plus 5 manches : l’équipe qui gagne trois parties gagne la série.',
  },
  'R-BOTH0': {
    title: 'Vide des deux côtés',
    text: 'Si les deux équipes ont un pré vide, celle du premier pré vide dans le sens horaire perd, en commençant par le joueur actif.',
  },
  'R-LASTLAP': {
    title: 'Le dernier tour de table',
    text: 'Dès qu’une main est vide à la fin d’un tour, on joue jusqu’au prochain tour du Joueur 1. Ses animaux s’activent, on vérifie la fin, puis on compte les moutons. Les cartes en main ne se jouent plus.',
  },
  'W-DUMMY': {
    title: 'À trois et à deux : le joueur fantôme',
    text: 'Les places vides sont des joueurs fantômes : le Joueur 4 à trois, les Joueurs 3 et 4 à deux. Les quatre cartes de la main du fantôme restent cachées. À son tour, on retourne la carte du dessus de la pioche ; son partenaire peut l’échanger une fois contre la première carte de la main du fantôme, avant tout mouvement (Appel à échange). La carte venue de la pioche va alors, face cachée, sous la main du fantôme.',
  },
  'R-DUMMY-NODRAW': { title: 'Un fantôme ne complète pas sa main', text: 'Un fantôme ne pioche jamais.' },
  'R-EXCHANGE-DECK': {
    title: 'Quand le fantôme joue sa main',
    text: 'Quand la pioche est vide, le fantôme joue sa propre carte du dessus, et il n’y a rien à échanger.',
  },
  'R-DUMMY-3': {
    title: 'Le 3 interdit d’un fantôme',
    text: 'Un 3 retourné mais interdit peut être échangé. Si c’est encore un 3, on le met de côté, il ne déplace rien, et le tour compte comme un tour sans carte.',
  },
  'W-DRAFT': {
    title: 'Le livret de 2015 (ébauche)',
    text: 'Le livret français de 2015 est une ébauche du jeu : des cartes tornade au lieu des cartes mouton, ni viande ni os, ni cartes Extra ou Designer, aucune cible en face, et quelques valeurs différentes. Le livret ne nomme que onze de ses seize cartes ; les cinq autres sont supposées. Les équipes sont la verte et l’orange. L’égalité revient à l’équipe orange ; à deux joueurs, à celle du Joueur 1. À trois et à deux, deux cartes loup ne donnent pas de mouton de plus.',
  },
  'W-SECRET': {
    title: 'Secrets',
    text: 'Personne d’autre ne voit ta main, pas même ton partenaire. Personne ne voit les pioches. Tout le reste est visible. Une carte montrée reste connue jusqu’à ce qu’on la joue.',
  },
  'H-CUSTOM': {
    title: 'Tes propres cartes',
    text: 'Une partie peut avoir des cartes Animal faites maison et d’autres cartes Nombre : valeurs 1 à 9, au plus 30 cartes différentes, 16 à 120 en tout. Une partie compte au plus 24 animaux. Tu les crées dans l’atelier et joues tout de suite avec elles, aussi en ligne. Ces parties ne sont pas classées. Tout le monde voit les cartes avant de s’asseoir à la table.',
  },
  'H-COPY': {
    title: 'Valeurs de ton exemplaire',
    text: 'Si tu possèdes le jeu imprimé, tu peux corriger ce qu’aucun livret ne donne : les valeurs incertaines de chaque animal, quelle face d’un métamorphe est le recto et laquelle il montre au départ, l’existence des cartes que le livret de 2015 ne nomme pas, et le nombre de cartes de chaque valeur (16 noires et 16 blanches ; 32 en tout dans le livret de 2015). Toute la table voit ce qui diffère.',
  },
  'H-STILL': {
    title: 'Un tour de table sans carte',
    text: 'Un tour de table entier sans carte jouée lance le dernier tour de table. Avec les cartes publiées, cela ne peut pas arriver.',
  },
};

export const words = spaced({
  ...help,
  title: 'Règles de Wolf & Hound',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
  ofCards: helpOfCards('fr'),
} satisfies WolfRules);
