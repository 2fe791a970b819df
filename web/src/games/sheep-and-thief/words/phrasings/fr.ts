import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'S-TABLE':
    'comment on installe les plateaux / où est le renard au début / où va la ferme / que reçoit chaque joueur / quelle taille fait le paysage / on commence avec un mouton / sur quelle case est d’abord le renard / à quoi sert l’enclos / où mettre les moutons volés / case de départ du renard / combien de cases a mon plateau / où je commence à construire / où est la ferme / qu’y a-t-il sur la table au début / quelle taille la grille / où est le premier mouton',
  'R-SEATS':
    'qui commence / qui est premier joueur / comment choisir le premier joueur / on tire au sort qui commence / le plus jeune commence / où s’assoit chacun / qui ressemble à un mouton / on peut décider nous-mêmes qui commence',
  'S-DECK':
    'je peux tourner la carte / mettre la tuile à l’envers / dans quel sens sont les cartes / que montrent les cartes paysage / combien de cartes dans la pioche / ce sont les vraies cartes / je tourne pour que la rivière aille / les cartes toujours droites / faire pivoter une carte permis',
  'S-DRAFT':
    'comment marche le draft / combien de cartes je reçois / combien de cartes je prends à chaque fois / on passe de quel côté / à gauche ou à droite / sens à la deuxième manche / je peux revoir mes cartes choisies / comment on choisit à deux / garder une carte et passer le reste / combien de cartes en main avant de poser / on choisit tous en même temps / je peux reposer une carte choisie / à deux combien on garde / quel sens à la manche 3 / je choisis quatre cartes / combien de cartes on passe / que change le choix à deux / on choisit en secret / revoir mes cartes choisies',
  'R-LASTCARD':
    'et la dernière carte du choix / dernière carte qu’on me passe, je la garde / pas de choix pour la dernière carte / les deux dernières cartes à deux / je reçois la dernière du voisin / dernière carte automatique',
  'S-PLACEMENT':
    'combien de cartes je pose par manche / combien de manches / on pose tout d’un coup ou chacun son tour / à qui de poser / je joue mes cartes dans l’ordre que je veux / combien de cartes par tour / comment tourne la pose / on pose l’un après l’autre / combien dure une manche',
  'S-ADJACENT':
    'où poser ma carte / elle doit toucher une autre carte / poser en diagonale / laisser un trou / poser n’importe où sur le plateau / seulement à côté de la ferme / une carte face cachée compte comme voisine / tout doit être relié à la ferme / commencer dans un autre coin / recouvrir une carte / où va la première carte / la carte doit toucher la ferme / coin contre coin suffit / une carte toute seule / à côté d’une carte cachée',
  'R-RIVER':
    'la rivière doit correspondre / une rivière peut s’arrêter à une route / la rivière finit dans un pré / la rivière peut sortir du plateau / une rivière peut entrer dans une ville / les routes doivent se relier / un chemin peut finir dans le vide / carte sans rivière à côté d’une rivière / la rivière doit aller des deux côtés / un chemin contre de l’herbe / rivière à côté d’une case vide / les rivières doivent continuer / chemin contre un bord de rivière / ma rivière peut toucher la ville / rivière contre prairie, permis / les rivières doivent s’aligner / rivière des deux côtés / cul-de-sac de rivière permis / un chemin peut s’arrêter à une rivière / les chemins doivent correspondre / les bords doivent aller ensemble / chemin à côté de rien / la rivière doit aller à la ville / une rivière vers le renard / rivière vers une case libre / la rivière sort par le bord / l’eau doit continuer sur la carte voisine',
  'R-YARD-DRY':
    'une rivière peut aller dans la ferme / rivière à côté de la ferme / la ferme a de l’eau / carte rivière à côté de la cour / rivière finit à la ferme / rivière sur la carte de départ',
  'S-FOX-BLOCKS':
    'je peux poser sur le renard / la case du renard est bloquée / le renard est où je veux construire / carte sous le renard / renard sur case vide, je pose / le voleur empêche de poser',
  'R-FACEDOWN':
    'aucune de mes cartes ne va / je peux poser face cachée / je ne peux rien poser / obligé de poser si rien ne va / poser face cachée par choix / une carte face cachée compte comme quoi / des moutons sur une carte face cachée / la règle des rivières pour les cartes cachées / je passe si aucune carte ne va / quelle carte je retourne / les animaux de la carte cachée comptent / la rivière ne va nulle part, et alors / je peux bluffer et poser caché / comment poser si tout est bloqué / une carte cachée est une prairie / je passe si je ne peux pas poser',
  'R-ANYORDER':
    'quelle image d’abord, mouton ou renard / je dois utiliser tous les animaux / le chien avant les moutons / renard avant mouton / je peux sauter une action / dans quel ordre les actions de la carte / le chien est facultatif / obligé de prendre les moutons / refuser de bouger le renard / deux chiens et un renard, quelle suite / mélanger les actions / le chien avant de mettre les moutons / que faire d’abord avec plusieurs animaux / sauter le chien / tout utiliser sur la carte / bouger le renard avant de poser les moutons / le chien avant ou après les nouveaux moutons / un chien, puis le renard, puis l’autre chien / le chien peut mener les moutons que je viens de poser / finir tous les moutons d’abord / un ordre fixe sur la carte',
  'S-SHEEP':
    'combien de moutons je reçois / d’où viennent les nouveaux moutons / plus de moutons dans la boîte / réserve de moutons vide / un mouton par image / où je pose le mouton / les moutons sont limités / il manque des moutons blancs / mettre le mouton sur une autre carte',
  'S-DOG':
    'que fait le chien / jusqu’où le chien conduit les moutons / combien de moutons bouge un chien / le chien peut mener des moutons vers le renard / seulement une partie du troupeau / le chien traverse la rivière / deux chiens, mêmes moutons deux fois / que fait gustave / le chien bouge les moutons des autres / obligé d’utiliser le chien / conduire en diagonale / les moutons peuvent fuir le renard / moutons vers une case vide / le chien agit depuis n’importe quelle carte / un chien peut bouger tous les moutons d’une carte / seulement vers la carte voisine / les moutons passent les chemins et rivières / mener des moutons sur une carte cachée / faire partir des moutons de la carte du renard / le chien peut ne rien faire / un chien mène à deux cartes',
  'S-FOX':
    'que fait le renard / le renard avance de combien / qui déplace le renard / le renard vole des moutons / je reçois les moutons volés / mes moutons quand le renard arrive / le renard en diagonale / le renard sort du plateau / le renard bouge sur tous les plateaux / le renard reste, il vole encore / deux renards sur la carte / combien de moutons prend le renard / le renard peut revenir / mettre le renard sur ma carte / il vole tous les moutons d’une carte / la ferme est protégée du renard / où vont les moutons que prend le voleur / le renard doit bouger / qui est fritz / le renard arrive sur des moutons, que se passe-t-il / je dois prendre les moutons avec le renard / qui reçoit les moutons volés par le renard / le renard peut sauter des cartes / le renard reste là à la manche suivante / le renard entre sur une case vide / il prend les moutons de tout le monde / le renard peut entrer dans la ferme / chaque image de renard est un pas / le même renard pour tous / mes propres moutons et le renard',
  'S-ROUND-END':
    'que se passe-t-il après une manche / qui commence la deuxième manche / nouvelles cartes après chaque manche / combien de cartes distribuées à la manche suivante / le premier joueur change / les cartes restantes entre les manches / à deux à la fin d’une manche / on complète la main / combien de nouvelles cartes / qui est premier à la manche suivante / le premier joueur reste le même / on redistribue des cartes / combien de cartes à la manche 2 / nouvelle main à chaque manche / combien de cartes on pioche pour la manche deux',
  'R-OUT-SECRET':
    'je montre la carte écartée / mon adversaire voit ce que je jette / à deux, jeter en secret / la carte dans la boîte est cachée / on révèle la carte défaussée à deux / écarter face cachée / je dois montrer ce que je défausse / l’autre voit ma carte jetée / visible ou cachée dans la boîte',
  'R-KEPT':
    'une carte reste après la pose / et ma cinquième carte / je garde la carte non posée / les cartes non posées comptent / dernière carte en main après la manche trois / utiliser plus tard la carte restante / passer la carte restante au voisin / jeter la carte en trop / que faire de la carte non jouée / une carte reste en main / cinquième carte après quatre poses / la dernière carte en main est jetée',
  'S-SCORE':
    'comment on compte les points / qu’est-ce qui donne de l’or / combien vaut un mouton / comment gagner des points / les moutons volés comptent / les moutons dans l’enclos valent des points / qu’est-ce qui compte à la fin / les cartes non jouées donnent des points / qui a gagné / les routes donnent de l’or / points par mouton / toutes les façons de marquer / décompte final comment / combien vaut chaque chose / comment compter l’or / or pour les moutons du plateau / or pour les moutons volés / le renard donne des points / les bergeries comptent / or pour cartes cachées',
  'S-TOWNS':
    'combien rapporte une ville / quelle ville vaut le plus / quand une ville compte / comment relier une ville / un chemin vers Moutonville compte / où sont les villes / la route doit partir de la ferme / une route avec un trou compte / atteindre deux villes / route jusqu’au coin, ça compte / 10 pièces pour quelle ville / faut-il une carte dans le coin / une route suffit pour la ville / combien de points pour une ville atteinte / chemin de la ferme à Laineville / Bêlebourg vaut 5 / par où le chemin doit sortir du coin / plusieurs chemins paient deux fois / deux joueurs relient la même ville / quand compte-t-on les villes',
  'R-BRIDGE':
    'route et rivière sur une carte, reliées / à quoi sert le pont / le chemin continue au-dessus de la rivière / croisement route et rivière / le pont les relie / tourner au pont / le pont coupe la rivière',
  'S-2014':
    'comment comptaient les rivières avant / ancien décompte des rivières / règles de 2014 pour les rivières / deux pièces par carte rivière / différence 2014 et 2017 / vieille version points rivière',
  'H-COPY':
    'mes cartes imprimées sont différentes / comment entrer les cartes de ma boîte / la pioche ne correspond pas à mon jeu / le renard commence ailleurs chez moi / corriger les valeurs / mes bords de ville sont différents / l’appli se trompe de carte',
  'S-TIES':
    'même or, qui gagne / qu’est-ce qui départage / deux joueurs à égalité / match nul à la fin / mêmes points, qui gagne / victoire partagée / les moutons volés départagent',
  'S-MISSIONS':
    'comment marchent les missions / c’est quoi une mission secrète / quand révèle-t-on les missions / combien d’or pour une mission / je reçois une carte mission / je peux montrer ma mission / tout le monde a une mission / on peut rater une mission / quand je marque la mission / combien de missions par joueur / ma mission est publique / pénalité si mission ratée / deux joueurs avec la même mission / quand compter les missions / on joue avec les missions',
  'R-MISSION-TIE':
    'égalité pour la mission / autant de bergeries, qui a l’or de la mission / mission ex aequo / nous avons tous deux la plus longue rivière / personne n’en a, la mission paie / deuxième à la mission / mission à égalité à zéro / je reçois quelque chose si un autre en a plus / je suis deuxième, j’ai l’or de la mission / troisième à la mission / personne n’a de bergerie, ça paie quand même / tous à zéro chien',
  'S-BLACK':
    'comment marche le mouton noir / le renard peut voler le mouton noir / où commence le mouton noir / le chien peut conduire le mouton noir / le renard rencontre le mouton noir / où va le mouton noir quand le renard vient / il retourne à la ferme / faut-il jouer le mouton noir / mouton noir à la place du blanc',
  'R-BLACK-BARN':
    'mouton noir dans la bergerie, le renard entre / le mouton noir est protégé / la bergerie garde le mouton noir / renard dans la bergerie du mouton noir / le mouton noir rentre-t-il depuis la bergerie',
  'R-BLACK-ONCE':
    'le mouton noir donne une pièce en plus / le mouton noir vaut un comme les autres / mouton noir comme mouton et pour sa case / double points mouton noir / plus un pour le mouton noir',
  'R-BLACK-TIE':
    'le mouton noir compte en cas d’égalité / mouton noir pour départager / autant d’or, le mouton noir décide / or du mouton noir et égalité',
  'R-BLACK-COUNTS':
    'le mouton noir compte pour ma mission / mouton noir dans les rangées du bas / mission moutons colonnes de droite, le noir aussi / le mouton noir est un mouton pour les missions / mouton noir et mission moutons',
  'S-SECRETS':
    'je peux voir les cartes des autres / qu’est-ce qui est secret / voir la mission de l’adversaire / le nombre de moutons est public / cacher mon score / demander combien de cartes tu as / les plateaux sont visibles / voir ce que mon voisin a pris / regarder sous une carte face cachée / voir la carte cachée d’un autre',
  'A-MISSIONS':
    'quelles missions existent / liste des missions / combien pour le plus long chemin / mission le plus de bergeries / mission renard à côté d’une ville / combien d’or par mission / la ferme compte pour les cartes mouton / mission avec les chiens / moutons dans les deux rangées du bas / mission plus longue rivière',
  'A-BLACK':
    'combien de points pour le mouton noir / valeur du mouton noir par case / où le mouton noir vaut 15 / mouton noir près de moutonville / tableau du mouton noir / meilleure case pour le mouton noir / or du mouton noir au milieu',
  'A-RIVERS':
    'combien de points pour une rivière / rivière de trois cartes / longue rivière vaut combien / une petite rivière compte / rivière de 8 cartes / deux rivières comptées à part / barème des rivières / une seule carte rivière vaut quelque chose / or selon la longueur / rivière d’une carte, de l’or / rivière de 5 cartes combien / petites rivières comptées / comment compter la longueur / chaque rivière à part',
  'A-BARN':
    'que fait une bergerie / la bergerie protège les moutons / les moutons sont à l’abri dans la grange / le renard peut entrer dans une bergerie / renard dans l’étable / la ferme est une bergerie / conduire des moutons dans la bergerie / combien de moutons dans une bergerie / abri s.h.e.e.p. / la bergerie sauve du vol / le renard va dans la bergerie, moutons volés / les bergeries bloquent le renard / moutons protégés dans l’abri / voler sur une carte bergerie',
  'A-END':
    'quand finit la partie / qui gagne / comment gagner / c’est fini quand / après quelle manche / on remplit tout le plateau / fini après trois manches / le plus d’or gagne / combien de cartes à la fin / fini après la manche trois / qui est le vainqueur / combien de temps dure la partie / quelle est la dernière manche',
  'A-UNKNOWN':
    'quelles valeurs sont devinées / qu’est-ce qui est incertain / c’est la pioche originale / d’où viennent les cartes / qu’est-ce qui est reconstitué / vous avez inventé les cartes',
  'A-OTHERWISE':
    'mon livret dit autre chose / erreurs dans la règle / règles anglaises et allemandes différentes / errata / villes inversées dans le livret / l’appli et le livret ne sont pas d’accord / quel livret a raison',
};
