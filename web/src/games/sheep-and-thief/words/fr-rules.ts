import type { RuleText } from '../../../words/en/rules.ts';
import { help } from '../../../words/fr/rules.ts';
import { spaced } from '../../../words/grammar/fr.ts';
import type { SheepRuleId, SheepRules } from './en-rules.ts';
import { lookup } from './fr-lookup.ts';
import { questions } from './fr-questions.ts';
import { reasons } from './fr-reasons.ts';
import { phrasings } from './phrasings/fr.ts';

const rules: Omit<Record<SheepRuleId, RuleText>, keyof typeof lookup> = {
  'S-TABLE': {
    title: 'La table',
    text: 'Chacun a un plateau de 4 × 4 cases avec une ferme en haut à gauche, un renard et un enclos pour les moutons volés. Le renard est sur la même case de tous les plateaux, d’abord en rangée 3, colonne 3 (notre supposition). Un mouton blanc attend sur chaque ferme.',
  },
  'R-SEATS': {
    title: 'Qui s’assoit où',
    text: 'Selon la règle, la personne qui ressemble le plus à un mouton aventureux commence. Ici, le hasard désigne le premier joueur. « Mélanger les places » tire au sort qui s’assoit où : le Joueur 1 commence. Tu peux aussi choisir les places toi-même.',
  },
  'S-DECK': {
    title: 'Cartes paysage',
    text: 'On ne tourne jamais les cartes. Un chemin ou une rivière peut sortir au milieu de chaque bord. Elles montrent des moutons, des chiens, des renards et parfois une bergerie. Aucun livret n’en donne la liste : les nôtres sont une reconstitution.',
  },
  'S-DRAFT': {
    title: 'Choix des cartes',
    text: 'Tu reçois cinq cartes (six à deux joueurs). Tous ensemble, vous en gardez une (deux à deux joueurs) et passez le reste : à gauche aux manches 1 et 3, à droite à la manche 2. Ainsi de suite jusqu’à la dernière. Tu peux regarder les cartes que tu as gardées.',
  },
  'R-LASTCARD': { title: 'Les dernières cartes', text: 'Ce qui reste à la fin du choix passe au voisin, qui le garde d’office.' },
  'S-PLACEMENT': {
    title: 'Phase de pose',
    text: 'Dans le sens horaire depuis le premier joueur, chacun pose une carte à la fois, quatre par manche, dans l’ordre de son choix. Il y a trois manches.',
  },
  'S-ADJACENT': {
    title: 'À côté d’une carte',
    text: 'Une carte se pose sur une case libre juste à côté d’une des tiennes, pas en diagonale. La ferme et les cartes face cachée comptent.',
  },
  'R-RIVER': {
    title: 'Les rivières se rejoignent',
    text: 'Là où deux de tes cartes se touchent, les deux bords ont une rivière, ou aucun des deux. Chaque bord compte pour lui-même. Vers une case libre, hors du plateau ou dans une ville, une rivière coule librement ; jamais dans la ferme. Les chemins peuvent s’arrêter.',
  },
  'R-YARD-DRY': {
    title: 'Pas de rivière à la ferme',
    text: 'La ferme n’a pas de rivière (notre interprétation : aucun livret ne le dit). À côté d’elle, ta carte ne doit pas en montrer sur ce bord.',
  },
  'S-FOX-BLOCKS': { title: 'Le renard bloque', text: 'On ne pose aucune carte sur la case du renard.' },
  'R-FACEDOWN': {
    title: 'Face cachée',
    text: 'Si aucune carte de ta main ne peut être posée, et alors seulement, pose-en une face cachée, celle que tu veux. La règle des rivières ne s’applique pas alors, les deux autres oui. Cette carte compte comme une prairie vide ; des moutons peuvent y être conduits.',
  },
  'R-ANYORDER': {
    title: 'Images dans l’ordre voulu',
    text: 'Chaque image de la carte posée est une action. Joue-les dans l’ordre que tu veux, même en les mêlant. Moutons et renards sont obligatoires, les chiens sont facultatifs.',
  },
  'S-SHEEP': {
    title: 'Moutons',
    text: 'Pour chaque image, un mouton blanc de la réserve vient sur la carte posée. Une réserve vide ne donne rien.',
  },
  'S-DOG': {
    title: 'Chiens',
    text: 'Un chien (Gustav ou son fils) conduit un ou plusieurs moutons d’une de tes cartes à une voisine, jamais sur celle du renard. Rivières, chemins et forêts ne les gênent pas. Les mêmes moutons peuvent être déplacés de nouveau. Les moutons peuvent quitter la carte du renard.',
  },
  'S-FOX': {
    title: 'Le renard',
    text: 'Pour chaque image de renard, tu déplaces le renard (Fritz) d’une case dans la direction de ton choix, sur tous les plateaux à la fois. Chaque image vaut un déplacement, obligatoire. Il peut entrer sur des cases libres et revenir d’où il vient, mais ne quitte jamais le plateau. De chaque carte où il entre, les moutons blancs des autres vont dans ton enclos et les tiens à la réserve, sauf s’il y a une bergerie. Il ne vole qu’en entrant. La ferme a une bergerie (aucun livret ne le dit, mais des critiques du jeu oui).',
  },
  'S-ROUND-END': {
    title: 'Fin de manche',
    text: 'À deux joueurs, chacun écarte en secret une des deux cartes restantes. Puis chacun reçoit quatre cartes (cinq à deux joueurs) et le joueur suivant devient premier joueur.',
  },
  'R-OUT-SECRET': { title: 'Écartée en secret', text: 'À deux joueurs, personne n’apprend quelle carte l’autre a écartée.' },
  'R-KEPT': {
    title: 'La carte restante',
    text: 'La carte non posée rejoint ta prochaine main et peut être passée. Après la troisième manche, elle retourne dans la boîte.',
  },
  'S-SCORE': {
    title: 'L’or',
    text: 'La partie se termine après trois manches : la personne qui a le plus de pièces d’or gagne. Une pièce d’or par mouton blanc sur ton plateau et dans ton enclos. S’y ajoutent les villes et chaque rivière, selon son nombre de cartes : 1, 3, 5, 8, 11, 15, puis 5 de plus par carte ; et, si on les joue, la mission et le mouton noir.',
  },
  'S-TOWNS': {
    title: 'Villes',
    text: 'Bêlebourg, en haut à droite, et Laineville, en bas à gauche, rapportent 5 ; Moutonville, en bas à droite, 10. Il faut un chemin ininterrompu depuis la ferme, qui sorte de la case du coin par un bord extérieur. Quels bords comptent : nous le supposons.',
  },
  'R-BRIDGE': {
    title: 'Ponts',
    text: 'Chemin et rivière d’une même carte se croisent sur un pont : chacun poursuit son cours, sans que les deux se rejoignent.',
  },
  'S-2014': {
    title: 'Rivières de 2014',
    text: 'L’édition de 2014 donne à la place deux pièces d’or par carte de rivière reliée à une autre. Seules des critiques du jeu le disent : nous n’avons pas de livret de cette édition.',
  },
  'H-COPY': {
    title: 'Valeurs de ton exemplaire',
    text: 'Si tu possèdes le jeu imprimé, tu peux corriger ce qu’aucun livret ne donne : ce que montre chaque carte paysage et leur nombre, la case de départ du renard, les bords par lesquels un chemin arrive en ville, les chemins, la bergerie et la rivière de la ferme, le nombre de moutons blancs et l’or des rivières de 2014. Toute la table voit ce qui diffère.',
  },
  'S-TIES': {
    title: 'Égalités',
    text: 'En cas d’égalité, la personne qui a le plus de moutons blancs sur son plateau gagne ; sinon la victoire est partagée.',
  },
  'S-MISSIONS': {
    title: 'Missions',
    text: 'Chacun a une mission secrète, montrée à la fin. Seul en tête, tu marques la grande valeur ; à égalité en tête, la petite.',
  },
  'R-MISSION-TIE': {
    title: 'Missions à égalité',
    text: 'Premier à égalité : la petite valeur, même si personne n’a rien. Derrière quelqu’un : rien.',
  },
  'S-BLACK': {
    title: 'Le mouton noir',
    text: 'Il commence sur la ferme à la place du blanc. Les chiens le conduisent comme les autres. Un renard qui entre sur sa carte le renvoie à la ferme, sauf s’il y a une bergerie ; on ne le vole jamais. À la fin sa case rapporte de 0 à 15 pièces d’or, davantage vers le bas à droite.',
  },
  'R-BLACK-BARN': {
    title: 'Le mouton noir à la bergerie',
    text: 'Une bergerie protège le mouton noir comme les blancs : il reste où il est.',
  },
  'R-BLACK-ONCE': {
    title: 'De l’or pour sa case seulement',
    text: 'Le mouton noir rapporte selon sa case. Il ne donne pas une pièce d’or de plus comme mouton.',
  },
  'R-BLACK-TIE': {
    title: 'Le mouton noir et les égalités',
    text: 'L’or du mouton noir ne départage personne : seuls comptent les moutons blancs du plateau.',
  },
  'R-BLACK-COUNTS': {
    title: 'Le mouton noir dans les missions',
    text: 'Pour les missions des rangées du bas et des colonnes de droite, le mouton noir compte comme un mouton.',
  },
  'S-SECRETS': {
    title: 'Secrets',
    text: 'Toi seul vois tes cartes, tes choix et ta mission. Les plateaux, les moutons, les enclos et le nombre de cartes sont visibles de tous.',
  },
};

export const words = spaced({
  ...help,
  title: 'Règles de Sheep & Thief',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
} satisfies SheepRules);
