import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'W-TABLE':
    'comment on installe le jeu / qu’est-ce qu’on met sur la table / combien de cartes en main au début / qui est mon partenaire / qui joue avec qui / où vont les loups et les chiens au début / quelles équipes, bleue et jaune / qu’est-ce qu’on met au milieu / où vont les moutons perdus / combien de cartes on distribue / à quoi sert la forêt obscure / qu’y a-t-il dans la boîte / combien de moutons et de cartes à l’installation / où est assis mon partenaire / mon partenaire est en face / les partenaires sont côte à côte / on joue à combien / quelles couleurs ont les équipes',
  'R-SEATS':
    'comment on fait les équipes / on tire au sort les équipes / on peut choisir son partenaire / qui est le premier joueur / qui joue en premier / qui s’assoit où / on change de place après chaque partie / les partenaires sont au hasard / les équipes restent les mêmes ensuite / je peux être avec maman / comment mélanger les cartes joueur / le plus jeune commence / on peut choisir les équipes / équipes au hasard ou au choix',
  'R-START':
    'pourquoi un mouton de plus avec deux loups / deux cartes loup en jeu, un mouton en plus / la métamorphe compte comme loup pour les moutons de départ / on peut commencer avec plus de moutons / on peut jouer avec cinq moutons / un deuxième loup change le nombre de moutons / moutons de départ avec 2 loups à trois / jetons mouton au départ',
  'W-TURN':
    'comment se passe un tour / que faire à mon tour / quand les animaux agissent / je pioche avant ou après avoir joué / la pioche est vide, je pioche quand même / plus de cartes dans la pioche, on continue / quand est-ce que je perds un mouton / le loup passe devant moi, je perds un mouton / le loup mange encore au tour suivant / le loup attaque dès le premier tour / je perds le mouton tout de suite ou à mon tour / quand le chien ramène un mouton / combien de cartes je joue par tour / quelles sont les phases / le loup est toujours devant moi, encore un mouton / qu’est-ce qui vient d’abord à mon tour / je joue la carte avant l’attaque des animaux / quand exactement le mouton est perdu / je complète ma main à quatre / oublié de piocher / limite de cartes en main / le loup attend mon prochain tour / un mouton à chaque tour tant que le chien reste / je peux piocher deux cartes / je peux jouer deux cartes',
  'R-ORDER':
    'le loup ou le chien d’abord / loup et chien chez moi en même temps, qui compte en premier / dans quel ordre agissent les animaux / le chien peut sauver mon dernier mouton / dernier mouton perdu mais un chien est là, perdu / les loups s’additionnent / trois loups chez moi, trois moutons / je peux choisir l’ordre des animaux / carte mouton avant le loup / le loup et le chien s’annulent / mouton, loup, chien, dans quel ordre / le loup mord et le chien aide au même tour / tout ce qui est devant moi agit / plusieurs animaux activés / zéro mouton puis le chien en ramène un',
  'R-SKIPEND':
    'mon tour est sauté, la fin de tour a lieu / papi loup bouge même si le tour est sauté / après avoir passé, effets de fin de tour / tour sauté, le chien déboussolé se retourne / que se passe-t-il encore si je perds mon tour / loup à la couverture quand on saute mon tour',
  'R-NOMATCH':
    'je peux jouer noir s’il n’y a pas de loup / une carte inutile est permise / carte blanche sans chien en jeu / une carte doit-elle déplacer quelque chose / je peux gâcher une carte / jouer une carte qui ne fait rien / couleur que personne n’a / je peux exprès ne rien bouger / jouer une carte même si rien ne bouge / que des blanches mais pas de chien / légal de jouer sans rien déplacer / un coup sans effet',
  'W-MOVE':
    'dans quel sens tournent les animaux / sens horaire ou antihoraire / de combien avance un animal / que veut dire plus un sur la carte / que signifie moins 1/2 / que veut dire la flèche avec 1/2 / la moitié de trois ça fait combien / on arrondit en haut ou en bas / quand un animal recule-t-il / que veut dire x3 / chien avec +1 et je joue un 2 / il va à gauche ou à droite / un pas c’est un joueur / je compte la place de départ / animal avec moins un et un 1 / un animal peut bouger de zéro / il passe combien de joueurs / à partir de quel joueur je compte / la moitié de 4 / c’est quoi un modificateur / combien avec plus 1 et un 4 / moins 1/2 va en arrière',
  'R-MOVESET':
    'tous les loups bougent ou un seul / je choisis quel loup bouge / les deux chiens bougent avec une blanche / trois loups sur la table et une carte noire / quels animaux bougent quand on joue / ils bougent en même temps ou l’un après l’autre / je peux choisir l’animal / carte retournée en route, elle bouge encore / couleur changée en chemin, deux mouvements',
  'R-ZERO':
    'l’animal avance de zéro, il se passe quelque chose / la moitié de 1, il bouge / la carte se retourne si elle bouge de 0 / la viande compte si l’animal ne bouge pas / moins un avec un 1, il reste / 0 espace chez le joueur 1, ça retourne / rester sur place compte comme bouger',
  'R-LAP':
    'à quoi sert un 4 à quatre joueurs / avec un 4 il revient chez moi / un tour complet compte comme mouvement / le loup fait le tour et s’arrête au même endroit / quatre pas ne changent rien / l’animal fait le tour de la table / pourquoi jouer un 4',
  'R-WALK':
    'passer devant un joueur compte / il avance pas à pas ou il saute / le loup s’arrête chez chaque joueur / qu’est-ce qui compte en chemin / les animaux font quelque chose en passant / on compte les pas un par un',
  'W-MEAT':
    'que fait le symbole viande / à quoi sert l’os / le loup arrive sur la viande, il s’arrête / l’os arrête le loup / la viande arrête un chien / le chien passe devant un os / comment marche l’extension viande et os / les cartes mouton s’arrêtent à la viande / viande et métamorphe, quelle face compte / les pas restants sont perdus à la viande / le loup saute par-dessus la viande / l’animal doit s’arrêter à l’os / le loup s’arrête à la viande, et le chien / la viande disparaît après / deux viandes de suite / un loup est arrêté par un os / que veulent dire les symboles sur les nombres / les noires ont viande ou os',
  'R-MEAT-OWN':
    'ma viande arrête mon propre loup / ma viande agit contre ma carte / je joue viande, le loup s’arrête tout de suite / mon os et ma carte blanche / le symbole compte au tour où je le joue / viande que je viens de poser, le loup passe chez moi / mon os retient le chien que je joue / je m’arrête moi-même avec ma viande / je joue une carte viande, mon loup s’arrête chez moi / symbole du joueur qui déplace / mon os me bloque',
  'R-MEAT-START':
    'le loup commence sur la viande, il peut partir / animal déjà sur un os, il est coincé / la viande retient le loup sur place / la viande de départ compte / le chien est sur l’os, il peut s’en aller / le loup revient à la viande d’où il est parti / le loup est prisonnier de la viande',
  'R-MEAT-DIR':
    'la viande marche quand il recule / animal dans le sens antihoraire sur un os / viande de l’autre côté / les symboles dans les deux directions / en marche arrière vers la viande / loup qui arrive à l’envers sur la viande',
  'R-MEAT-LAST':
    'combien de temps reste la viande / une viande recouverte compte encore / la viande disparaît après ma prochaine carte / quand finit le symbole os / j’ai passé, ma viande compte toujours / le symbole reste si mon tour est sauté / quelle carte de ma pile compte pour la viande / viande sous une nouvelle carte / on a sauté mon tour, mon symbole est actif / je n’ai pas pu jouer, mon os compte encore / vieux symbole sur ma pile',
  'W-CARDS':
    'qu’est-ce qui déplace les loups / quelles cartes déplacent les chiens / qui déplace les cartes mouton / que font les cartes roses / quelles sortes d’animaux / comment lire une carte animal / noir ou blanc pour le chien / que veut dire le point d’interrogation / une carte blanche bouge un loup / que font les cartes noires / différence entre loup, chien et mouton / qui le loup attaque / carte noire pour quel animal / quelle couleur bouge les cartes mouton / des loups bougés par le blanc / les deux couleurs bougent les roses / où est la cible sur la carte',
  'R-ONLY3':
    'je n’ai que des trois et je ne peux pas jouer / toute ma main est des 3 / toutes mes cartes sont interdites / que des 3 avec mouton 02 / aucune carte jouable, je passe / je dois montrer ma main si je ne peux pas jouer / je pioche si je dois passer / je peux mentir et dire que j’ai que des 3 / plus que des 3 en main et c’est interdit / je ne peux rien jouer à cause des 3 / je garde mes trois après avoir passé / ma main reste visible / passer forcé avec que des trois / que des trois en main et 3 interdit / rien que des trois et pas de 3 permis',
  'R-NOPASS':
    'je suis obligé de jouer une carte / je peux sauter mon tour exprès / on peut ne pas jouer / passer est permis / je ne veux jouer aucune carte / forcé de jouer une mauvaise carte / je peux garder mes cartes et attendre / obligé même si ça nuit à mon partenaire / passer pour économiser des cartes / jouer est obligatoire / je peux garder mes cartes / je peux dire passe / si je préfère ne pas jouer',
  'R-META-ONCE':
    'quand la métamorphe change de face / elle passe devant le joueur 1, on retourne / elle passe deux fois, deux retournements / elle se retourne pendant ou après le mouvement / elle tombe pile sur le joueur un / qu’est-ce qui fait retourner une métamorphe / le loup devient chien chez le premier joueur / métamorphe fait deux tours, combien de fois / comment marchent les cartes double face / quand le loup devient chien / combien de fois par mouvement la métamorphe tourne / elle tourne avant de s’arrêter / elle se retourne encore / loup ou chien après le joueur 1 / passe devant le premier joueur, change de face',
  'R-META-LEAVE':
    'la métamorphe commence chez le joueur 1, on retourne / elle se retourne en partant du joueur un / en quittant le joueur 1, ça change / elle est chez le premier joueur et s’en va / premier mouvement depuis le départ, ça retourne / quitte le joueur 1 puis revient',
  'R-META-PAIR':
    'deux métamorphes avec la même face ensemble / deux loups métamorphes chez un joueur / toutes deux montrent le chien au même endroit / laquelle des deux se retourne / qui décide quelle métamorphe tourner / deux cartes double face se rencontrent / même couleur, les deux se retournent / il faut en retourner une',
  'R-META-START':
    'quelle face au début pour les métamorphes / la métamorphe commence loup ou chien / première métamorphe recto ou verso / comment placer deux métamorphes au départ / les deux commencent en loup / face de départ des cartes double face',
  'R-META-MORE':
    'on peut mettre quatre métamorphes / trois métamorphes au même endroit / plus de deux métamorphes dans une partie / combien de métamorphes au maximum / trois de la même face, combien se retournent / y a-t-il une limite de cartes double face',
  'R-META-DRAFT':
    'métamorphe dans la version de 2015 / elle se retourne en chemin dans l’ancienne édition / ébauche et métamorphes / dans le prototype, chaque passage au joueur 1 / vieille règle deux fois devant le joueur 1 / première édition retournée tout de suite',
  'R-ENDORDER':
    'que se passe-t-il à la fin d’un tour / qui bouge d’abord, papi ou la couverture / ordre des effets de fin de tour / chien déboussolé avant ou après papi / qu’est-ce qui vient en dernier / main vide vérifiée avant papi loup / loup à la couverture avant le chien / papi ou chien déboussolé en premier / quel effet de fin de tour d’abord',
  'W-END':
    'comment on gagne / c’est fini quand / ça finit dès que quelqu’un n’a plus de mouton / même nombre de moutons, qui gagne / comment on départage / en combien de parties gagnantes / au meilleur de combien / et si un joueur perd tous ses moutons / je perds si seul mon partenaire n’a plus de moutons / mon partenaire a zéro mouton, je suis éliminé / un joueur sans mouton est éliminé / on compte les moutons à la fin / l’équipe avec le plus de moutons gagne / quand vérifie-t-on la fin / il y a match nul / le chien peut me sauver à zéro mouton / trois victoires pour la série / la partie finit tout de suite si un pré est vide / qui a gagné quand les cartes sont finies / moutons égaux après la dernière carte / qui gagne à égalité, jaune ou bleu / un pré vide fait perdre les deux partenaires / on perd si le fantôme n’a plus de mouton / combien dure une série / mon dernier mouton est parti, c’est fini / ça veut dire quoi perdre',
  'R-BOTH0':
    'un joueur de chaque équipe sans mouton / deux joueurs à zéro en même temps / tout le monde a perdu ses moutons, qui perd / zéro mouton des deux côtés / mon adversaire et moi n’avons plus rien / les deux équipes éliminées au même tour / défaite simultanée',
  'R-LASTLAP':
    'si je n’ai plus de cartes / quelqu’un a fini ses cartes / qui a le dernier tour / comment marche le dernier tour / les autres finissent leur main / cartes en main à la fin / le jeu s’arrête quand une main est vide / combien de tours après la dernière carte / le dernier joueur rejoue encore / les cartes restantes sont perdues / quand toutes les cartes sont jouées / premier joueur sans cartes, la partie finit / j’ai encore un tour si quelqu’un n’a plus de cartes / chacun a encore un tour / on vérifie encore au dernier tour / si deux joueurs n’ont plus de cartes / le dernier tour s’arrête au joueur 1',
  'W-DUMMY':
    'comment jouer à deux / comment ça marche à trois / comment joue le robot / que fait le faux joueur / qui joue pour le fantôme / règles du joueur virtuel / combien de fois peut-on échanger / quand puis-je échanger la carte du fantôme / où va la carte échangée / le fantôme peut perdre des moutons / combien de cartes a le fantôme / à quelle place est le fantôme / je peux regarder les cartes du fantôme / c’est quoi l’appel à échange / on est que deux, c’est possible / tour du bot / échanger deux fois / on peut jouer à trois / règles pour 2 joueurs / comment jouer sans quatrième / que se passe-t-il au tour du joueur virtuel / le fantôme choisit sa carte / qui bouge pour le fantôme / appel à échange combien de fois par tour / je dois prendre la carte échangée / le fantôme est dans une équipe / qui est partenaire du fantôme / je peux jouer seul',
  'R-DUMMY-NODRAW':
    'le fantôme pioche une carte / le joueur virtuel pioche à la fin / je complète la main du fantôme / le fantôme reçoit de nouvelles cartes / le robot tire une carte / la main du fantôme diminue / le fantôme reçoit une carte après avoir joué / on complète le fantôme / nouvelle carte pour le faux joueur',
  'R-EXCHANGE-DECK':
    'la pioche est vide, que joue le fantôme / plus de carte à retourner pour le fantôme / appel à échange sans pioche / que fait le joueur virtuel quand la pioche est finie / je peux échanger s’il n’y a plus de pioche / le robot n’a rien à retourner / fantôme en fin de partie sans pioche',
  'R-DUMMY-3':
    'le fantôme retourne un 3 mais c’est interdit / mouton 02 devant le fantôme et il sort un 3 / joueur virtuel avec un trois interdit / si la carte échangée est aussi un 3 / le fantôme ne peut pas jouer 3, on fait quoi / le 3 du fantôme n’est pas permis',
  'W-DRAFT':
    'quelles différences en 2015 / c’est quoi les cartes tornade / il existe une version plus ancienne / en quoi les règles françaises diffèrent / comment était le prototype / qui gagne les égalités dans l’ébauche / quelles cartes manquent dans la première version / ancienne édition verte et orange / changements entre 2015 et 2016',
  'W-SECRET':
    'je peux voir la main de mon partenaire / on a le droit de parler / je peux dire ce que j’ai / les indices sont permis / je peux montrer mes cartes / je peux regarder la défausse / qu’est-ce qui est secret / faire des signes au partenaire / je peux demander combien de cartes il a / on peut compter les cartes jouées / cartes montrées, encore secrètes / on peut discuter à table / regarder dans la pioche / mon partenaire peut connaître mes cartes / on peut parler de notre plan / dire quelle couleur on va jouer / on joue cartes ouvertes / je peux demander ce qui a été joué / revoir la dernière carte / demander de l’aide à mon partenaire',
  'H-CUSTOM':
    'je peux créer mes cartes / comment ajouter des animaux maison / on peut inventer des règles maison / paquet avec un 5 / où dessiner un animal / mes propres cartes nombre / combien d’animaux dans une partie / les parties avec mes cartes sont classées',
  'H-COPY':
    'ma carte imprimée a une autre valeur / ma boîte a d’autres nombres / comment corriger une carte / l’appli se trompe sur ma carte / nombre de 3 noirs différent chez moi / adapter les valeurs à mon jeu / la carte de l’appli n’est pas comme la mienne',
  'H-STILL':
    'personne ne peut jouer pendant un tour de table / si tout le monde passe / le jeu se bloque si personne ne joue / tour complet sans carte / tous passent à la suite / tout le monde sauté, c’est la fin',
  'A-SHEEP-01':
    'la carte qui saute le tour est devant moi / je perds tout mon tour avec mouton 01 / le loup attaque même si mon tour est sauté / que fait mouton 01 / effet de tornade 01 / je pioche si on me saute / je peux jouer si le mouton qui saute est là / carte rose qui finit le tour / tour sauté, on vérifie la fin / ça marche au premier tour / sauté mais un chien est là, il aide',
  'A-SHEEP-02':
    'qu’interdit la carte pas de 3 / que fait mouton 02 / je peux jouer un trois avec cette carte rose / le 3 noir aussi est interdit / carte avec un 3 barré / l’interdiction du 3 dure un tour / effet de tornade 02 / mon partenaire peut jouer un 3 si mouton 02 est chez moi',
  'A-RED-DEVIL':
    'le diable rouge avance de combien / que fait le diable avec un 2 / diable rouge fois trois / loup au mouvement triple / dans quelle combinaison est le diable rouge / diable rouge et 4 noir / le diable revient au départ / combien de pas pour le diable avec un 3',
  'A-LIMITS':
    'je peux avoir moins de zéro mouton / le loup vient et je n’ai plus de moutons / le chien donne un quatrième mouton / nombre maximum de moutons / le chien n’a rien à ramener / plus de moutons qu’au départ / le loup prend quelque chose d’un pré vide / il y a une limite de moutons / moutons négatifs / chien là mais il ne me manque rien / pré complet et le chien vient / tous mes moutons sont là, chien activé / perdre plus de moutons que j’en ai / le plus de moutons possible',
  'A-NUMBERS':
    'combien de chaque nombre dans la pioche / combien de 3 noirs / quel nombre est le plus fréquent / répartition des cartes nombre / quelles valeurs existent / combien de cartes au total / il y a un 5 / combien de 1 blancs / probabilité d’un 3 / combien de cartes dans le paquet',
  'A-SEVEN':
    'quelles cartes enlever pour viande et os / combien de cartes viande / on ajoute ou on remplace des cartes / quels nombres ont un os / la pioche grossit avec l’extension / sur quelles cartes il y a de la viande / sept cartes d’extension',
  'A-SHEEP-START':
    'on commence avec combien de moutons / moutons par joueur à trois / combien de moutons par place à deux / tableau des moutons de départ / qui a 4 moutons / combien de moutons en début de partie / pourquoi un joueur n’a que 2 moutons / combien j’ai de moutons / nombre de moutons à quatre / combien de moutons au début à deux / combien de moutons chacun à trois / troupeau de départ / tout le monde a autant de moutons au début',
  'A-THREE':
    'à trois qui est tout seul / quelle place pour le meilleur joueur / c’est équitable à trois / quelqu’un joue sans partenaire / un contre deux / qui est en face du fantôme / à combien c’est le mieux / où va le plus expérimenté',
  'A-LEVELS':
    'quelles cartes pour la première partie / combinaison facile pour enfants / que prendre pour des débutants / quels animaux sont difficiles / combinaisons conseillées / niveaux de difficulté / on peut mélanger librement les animaux / quoi après la première partie / ajouter plus d’animaux',
  'A-ARROWS':
    'que veut dire la flèche / loup avec flèche à gauche vise qui / flèche à droite, qui perd / qui est la cible / flèche vers le joueur d’en face / gauche vu de qui / le chien aide mon voisin / flèche en haut c’est le partenaire / qui attaque un animal avec flèche / carte sans flèche',
  'A-TIPS':
    'comment m’améliorer / des conseils de stratégie / bons conseils pour débutants / quelle est la meilleure tactique / comment aider mon partenaire / comment deviner les cartes des autres / faut-il compter les cartes / astuces pour gagner',
  'A-UNKNOWN':
    'quelles valeurs sont devinées / qu’est-ce qui est incertain / ce sont les vraies valeurs / vous avez inventé des nombres / vous êtes sûrs des cartes / pourquoi une marque de doute / qu’est-ce qui est reconstitué',
  'A-OTHERWISE':
    'mon livret dit autre chose / erreurs dans la règle / la règle se contredit / c’est une faute d’impression / errata du livret / règles allemandes et anglaises différentes / l’exemple du livret est faux / l’appli et le livret ne sont pas d’accord / quel livret a raison',
  'R-GRANDPA':
    'quand papi loup avance / quelle carte fait bouger papi / papi loup bouge avec ma carte / papi loup va de combien / papi va dans quel sens / papi bouge au premier tour / si personne n’a joué avant, papi bouge / les cartes blanches bougent papi / loup lent qui bouge plus tard / vieux loup en fin de tour / papi avance selon la carte d’avant / loup en retard / papi toujours antihoraire / je joue un 4, quand papi l’utilise',
  'R-MEAT-GRANDPA':
    'la viande arrête papi loup / papi tombe sur la viande / papi et viande et os / quelle viande papi ignore / papi loup s’arrête si c’est une blanche / papi sent la viande',
  'R-CONFUSED':
    'quand le chien déboussolé se retourne / il se retourne à chaque fois / chien déboussolé avec un autre animal / dans quel sens va le chien déboussolé / chien déboussolé seul, il revient / il ramène quand même un mouton / que fait le verso d’extra 02 / le chien croise un loup et tourne',
  'R-BLANKET':
    'comment marche le loup à la couverture / quand se retourne le loup à la couverture / que font les couvertures noire et blanche / loup sans couverture, que fait-il / faut-il jouer les trois cartes couverture / qui déplace le loup à la couverture / le loup à la couverture prend un mouton / règles de linus / la couverture s’éloigne du loup / loup avec un plaid',
  'R-BLANKET-NOPLAY':
    'pas de carte jouée, la couverture se retourne / loup à la couverture après un tour sauté / se retourne si le joueur passe / tour sans carte et loup à la couverture / passer et face de la couverture',
  'R-MEAT-BLANKET':
    'la viande arrête le loup à la couverture / os ou viande contre la couverture / couverture et viande / le loup à la couverture est arrêté parfois / loup à la couverture passe la viande',
  'H-BELLWETHER':
    'que fait le sonnailler / le sonnailler ramène un mouton / l’appli a sa propre carte / quand aide le sonnailler / de combien avance le sonnailler',
};
