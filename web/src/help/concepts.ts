/**
 * Words that mean the same to someone who asks about a rule, in all languages: one group a line. A word stands for its
 * inflections, too.
 */
export const CONCEPTS = `
zero none empty without null leer leere ohne zéro vide aucun aucune sans
lose loses lost loser defeat defeated eliminated out verlieren verliert verloren verlierer raus ausscheiden ausgeschieden perdre perd perdu perdant éliminé éliminée élimine
win wins won winner winning victory gewinnen gewinnt gewonnen gewinner sieg sieger siegt gagner gagne gagnant victoire
end ends ended ending over finish finished ende endet beendet zuende schluss aufhören fin finit finir terminer termine terminée
start starts begin begins beginning anfang anfangs beginn beginnt beginnen anfangen starten startet début départ commencer commence débuter
tie tied tiebreak draw equal same gleichstand gleichauf gleich gleiche gleichviel unentschieden égalité égal autant même mêmes
pass skip skipped skipping passing aussetzen passen überspringen auslassen passer passe sauter saute
partner teammate mate ally mitspieler teamkollege teampartner partenaire coéquipier équipier
secret secretly hidden hide geheim geheime verdeckt verborgen secrète caché cachée
see look looking show shows peek sehen sieht ansehen anschauen angucken zeigen zeige voir voit regarder montrer montre
talk talking speak speaking tell discuss reden sprechen sagen absprechen absprache unterhalten parler dire discuter
flip flips flipped flipping umdrehen umgedreht wenden dreht gedreht retourner retourne retournée
rotate rotated rotating turned spin orient orientation orientierung upside drehen gedreht tourner tourne tournée pivoter
stop stops stopped halt anhalten aufhalten stoppt stoppen stehenbleiben angehalten arrêter arrête arrêtée
points point score scores scoring gold coin coins worth value pay pays earn punkte punkt goldtaler taler wert wertung bringt pièce pièces vaut valeur rapporte rapportent
steal steals stolen stealing thief rob robbed take takes taken taking nehmen nimmt genommen prendre prend pris klauen klaut geklaut stehlen stiehlt gestohlen dieb voler vole volé volés voleur
safe protect protects protected protection shelter schützen schützt geschützt schutz sicher protéger protège protégé abri
place placed placing lay laid legen legt gelegt anlegen hinlegen platzieren poser pose posée placer
move moves moved moving go goes walk travel run ziehen zieht gezogen laufen läuft bewegen bewegt gehen geht déplacer déplace avancer avance bouger bouge aller va vont
must obliged forced required have muss müssen verpflichtet pflicht doit dois obligé faut
optional voluntary freiwillig facultatif facultatifs
dummy dummies virtual bot robot automa computer roboter strohmann ghost virtuell virtueller virtuelle dummys fantôme fantômes mannequin mannequins fictif fictive
metamorphic metamorphosis changeling shapeshifter transforming verwandlungskarte verwandlungskarten wandelkarte métamorphe métamorphes
grandpa grandfather granddad opa großvater papi papy
deck pile stack drawpile stapel nachziehstapel ziehstapel pioche talon
board boards plan plans brett spielplan landschaftsplan plateau plateaux
river rivers water stream brook fluss flüsse bach wasser rivière rivières ruisseau eau
road roads path paths street weg wege straße straßen chemin chemins route routes
card cards tile tiles karte karten plättchen kärtchen carte cartes tuile tuiles
barn barns stable stables shed stall ställe scheune bergerie étable grange
farm farmyard hof bauernhof ferme
supply reserve stock bank vorrat réserve
round rounds runde runden manche manches
town towns city cities village stadt städte ort ville villes
two twos pair zwei zweit zweier beide deux 2
three threes drei dreier dritt trois 3 3s 3er
four fours vier viert vierer quatre 4
one single alone einzeln einzelne einzelner allein allein seul seule 1
half halves halved hälfte halb halbe halbiert moitié demi demie ½
hound hounds dog dogs hund hunde chien chiens
wolf wolves wölfe loup loups
fox foxes fuchs füchse renard renards
sheep lamb lambs schaf schafe mouton moutons
setup prepare preparation aufbau aufbauen aufgebaut vorbereitung préparer préparation installer place
again twice repeatedly nochmal zweimal wieder erneut mehrmals encore nouveau
bite bites eat eats chase chases attack attacks verjagt verjagen jagt frisst beißt fuir mange mord
discard discarded throw thrown bin dump ditch ablegen abgelegt wegwerfen abwerfen défausser défausse écarter
leftover remaining left remains übrig übrige restliche bleibt restante reste restent
direction way clockwise richtung uhrzeigersinn direction sens horaire
draw drawing nachziehen piocher pioche
play plays played playing spielen spiele spielt gespielt ausspielen jouer joue jouée
several multiple many mehrere mehreren plusieurs
own myself yourself eigen eigene eigenen eigener eigenes selbst selber propre propres moi-même moimême
only nur seulement uniquement
more mehr plus davantage
not no never nothing cannot cant dont doesnt wont nicht kein keine keinen keiner nichts nie pas rien jamais non
fewer less below negative weniger négatif moins
order sequence reihenfolge ordre
adjacent next beside neighbor neighbour neighboring neben benachbart angrenzend nachbar voisin voisine côté
fit fits suit passt convient
connect connects connected joined link verbunden angeschlossen verbinden reliée relié relier
continue continues weitergehen fortsetzen fortgesetzt weiterführen continuer continue
leave leaves exit verlassen hinaus sortir sort quitter
enter enters arrive arrives reach reaches betreten betritt hinein ankommen kommt entrer entre arriver arrive
choose chooses pick select wählen wählt aussuchen choisir choisit
keep keeps kept behalten behalte garder garde
back return returns returning zurück zurückkommen zurückkehren retour revenir revient
allowed permitted legal ok okay erlaubt permis permise légal autorisé
forbidden banned prohibited verboten verbietet interdit interdite interdire
first erste ersten erster erstes zuerst premier première d'abord abord
last final letzte letzten letzter letztes zuletzt dernier dernière
next nächste nächsten nächster nächstes suivant suivante prochain prochaine
random lots losen auslosen lost zufällig sort hasard mix mixed shuffle mischen mischt mélanger
opponent opponents enemy enemies rival gegner gegnerisch adversaire adversaires
beginner beginners novice newbie kid kids child children anfänger neuling kinder débutant débutants enfant enfants
guess guessed invented geraten erfunden deviné devinées inventé inventées
error errors mistake mistakes wrong misprint misprints fehler falsch druckfehler erreur erreurs faute faux
swap exchange trade tauschen austauschen austausch échanger échange
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The same in Japanese: the first word of a line replaces the others. */
export const JAPANESE_CONCEPTS = `
0匹 いなくな いない ゼロ
守 取られない 盗まれない とられない
羊 ひつじ ヒツジ
ウルフ オオカミ おおかみ 狼
ハウンド 牧羊犬
犬 イヌ いぬ
キツネ きつね 狐
パートナー 味方 仲間 相棒 相方
ジジ おじいさん おじいちゃん
小屋 納屋
盗 取られ とられ 奪
手札 てふだ
同点 引き分け 同数 同じ点
向き 回転
最初 はじめ 初め 始め
終 おわ
勝 かち かて
負 まけ
パス 休み
置 おけ おく
町 街 村
ストック 在庫
ダミー 仮想 ロボット ボット
メタモル 変身 裏表
点 得点
足りな なくな 切れ 尽き 無くな
裏返 ひっくり返 ひっくりかえ
動 うご
選 えら
渡 わた
止 とま
隣 となり
数え かぞえ
戻 もど
捨 すて
肉 お肉 おにく
川 小川 水
準備 セットアップ
相談 話し合
必ず 絶対
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words of questions that say nothing about the rule, in all languages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of to in on at by for from with into onto as and or but if so then than that this these those there here it its is are was were be been being
am do does did done has had having will would can could may might shall should i me my mine we us our you your they them their he she his her who whom whose
what which when where why how get gets got just too also really actually exactly ever any some anyone someone everyone everybody thing things happen happens
happened mean means work works use used using about because while during before after each every all isnt arent now please game rule rules
der die das den dem des ein eine einen einem einer eines zum zur vom im am und oder aber wenn falls dann als dass dies diese dieser dieses es ist sind war waren sein bin wird werden
wurde hat habe haben hatte kann können könnte darf dürfen soll sollen will ich mich mir mein meine meinen meinem meiner wir uns unser du dich dir dein deine er sie ihn ihm ihr ihre sich man
wer wen wem was welche welcher welches welchen wann wo wohin woher warum wie wieso auch schon noch eigentlich genau immer macht machen mache passiert bekomme bekommt bekommen
gibt geben bedeutet heißt bei von mit auf an in zu über unter vor nach aus für um durch bis spiel partie regel regeln denn mal jeder jede jedes jeden alle gilt
le la les l un une des du de d au aux et ou mais si alors que qu quoi qui dont ce cet cette ces cela ça c est es sont suis être était sera a ai as avez ont avoir
peut peux peuvent pouvoir puis-je puis je me moi mon ma mes nous notre nos tu te toi ton ta tes vous il elle on ils elles son sa ses leur se s y en ne n
quand où comment pourquoi combien quel quelle quels quelles lequel fait faire font passe-t-il dans sur sous avec par pour chez aussi déjà juste exactement toujours jeu partie parties règle règles veut
chaque tout toute tous toutes arrive jen jai t il-y-a`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Phrases of questions that say nothing about the rule. */
export const STOP_PHRASES =
  /qu['e ]*(?:est-ce )?que? se passe(?:-t-il)?|que se passe(?:-t-il)?|qu'arrive(?:-t-il)?|est-ce que?|y a-t-il|il y a/giu;

/** What a question asks for, in all languages. */
export const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  who: /\b(?:who|whose|wer|wem|wen|qui)\b|誰|だれ|どちらの/iu,
  many: /\bhow (?:many|much|far|long)\b|\bwie ?(?:viel|weit|lange)|\bcombien\b|何[枚匹点個回人歩]|いくつ|いくら|どれだけ|どのくらい/iu,
  when: /\b(?:when|wann|quand)\b|いつ/iu,
  where: /\b(?:where|wo|wohin)\b|(?:^|\s)où\b|どこ/iu,
  may: /\b(?:may|can|could|allowed|darf|dürfen|kann|können|peut|puis|peux|peuvent|permis)\b|できます|いいです|てもいい|られます|けますか/iu,
  must: /\b(?:must|have to|need to|obliged|muss|müssen|dois|doit|faut|obligé)\b|必ず|なければ|ないといけ/iu,
};

/** Phrases that mean what a single word does. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:runs?|ran|running) out(?: of)?\b|\bno more\b|\bnone left\b|\bkeine? (?=\p{L}+ mehr\b)|\bn'\p{L}+ plus\b|\bplus (?:de|d')(?=\s)/giu,
    ' zero ',
  ],
  [/\b(?:one|a|ein) (?:half|halb)\b|\bun demi\b/giu, ' half '],
  [/\b(?:sets?|setting) out\b/giu, ' start '],
  [/\b(?:picks?|picking) up\b/giu, ' draw '],
  [/\b(?:lines?|lining) up\b/giu, ' fit '],
  [/\b(?:dr[ae]ws?|drawing) lots\b/giu, ' lots '],
];
