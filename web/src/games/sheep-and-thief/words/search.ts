import type { SheepRuleId } from './en-rules.ts';

/**
 * Search words of articles in every language: the rulebooks' terms, and what players say. A rule without an entry does
 * not compile.
 */
export const SEARCH: Readonly<Record<SheepRuleId, string>> = {
  'S-TABLE':
    'set-up landscape board farmyard paddock space cell fox spielaufbau landschaftsplan hofkarte hof schafskoppel koppel feld mise en place plateau ferme enclos case 準備 盤 農場 囲い マス spielvorbereitung startaufstellung holzfigur fritz schafskoppel aufbau startfeld starting space overview card übersichtskarte components spielidee spielmaterial bauernhof komponenten spielplan doppelseitig vorderseite front wooden double-sided spielbereich tischmitte middle playing area shepherd hirten planes plans face-up 牧場 柵 パドック 人数 何人 zaun',
  'R-SEATS':
    'starting player seats mix random startspieler plätze mischen auslosen sitzordnung premier joueur places mélanger tirage au sort スタートプレイヤー 席 席順 シャッフル 混ぜる くじ 親 先手',
  'S-DECK':
    'right way up landscape cards meadow barn landschaftskarten wiese cartes paysage prairie bergerie 風景カード 草地 orientation orientierung drehen nicht auf dem kopf forest trees wald bäume sträucher forêt arbres 森 pâturage pré champ タイル 回転 上下 逆さま 向き 回す richtig herum verkehrt herum',
  'S-DRAFT':
    'card phase draft drafting pass cards kartenphase kartenwahl weitergeben phase des cartes choix draft passer ドラフト カードフェイズ カード選び drafting auswahlmechanismus choisir une carte sequence of play spielablauf déroulement auswahl wählen wählt selection choose picks passing richtung direction gebt weiter passer les cartes passer ses cartes 選ぶ 取る 渡す 配る 2人 3人 4人 karten auf der hand zwei spieler nachbar an den nachbarn weitergeben',
  'R-LASTCARD': 'last card letzte karte dernière carte 最後の1枚',
  'S-PLACEMENT':
    'starting-player cards placement phase starting player turn order legephase startspieler reihum phase de pose premier joueur 配置フェイズ スタートプレイヤー 先手 手番 rundenkarte startspielerkarte startspieler-/rundenkarte startspieler-/rundenkarten sequence of play spielablauf déroulement sequence clockwise reihenfolge richtung ausspielen anlegen ausliegend hinlegen ablegen playing placing 置く ラウンド 何ラウンド',
  'S-ADJACENT':
    'adjacent neighbour diagonal benachbart angrenzend schräg voisin adjacent diagonale 隣 斜め legeregeln place adjacent angrenzend legen à côté waagrecht senkrecht waagerecht vertically horizontally platzieren placing nachbar',
  'R-RIVER':
    'river rivers connect match river end fluss flüsse flussende anschließen rivière cours d’eau raccorder 川 つながる flusslauf legeregeln rivers must be continued flussabschnitt flüsse müssen fortgesetzt werden fließen flow flows fortsetzen anschließen bach bächen winding section abschnitt rand planrand edge fleuve fleuves ruisseau sackgasse weg endet wege enden | fluss flüsse',
  'R-YARD-DRY': 'farmyard river hof hofkarte fluss ferme rivière 農場 川',
  'S-FOX-BLOCKS':
    'fox blocks fuchs versperrt fritz renard bloque キツネ ふさぐ holzfigur legeregeln dieb thief voleur verboten forbidden blockiert',
  'R-FACEDOWN':
    'face down cannot place nothing fits verdeckt passt nicht face cachée ne va pas 裏向き 置けない legeregeln du kannst keine karte legen rückseite passen passt nicht kann nicht legen ignorieren ignoring regelgerecht skip hinlegen ausnahme exception face-down dos dos de la carte パス aussetzen',
  'R-ANYORDER':
    'order of animals action pictures reihenfolge tiere bilder ordre des animaux images 順番 絵 abgebildet abgebildete bilder action aktion aktionen immediate effect mehrere',
  'S-SHEEP':
    'white sheep supply empty vorrat weiße schafe réserve moutons blancs ストック 白い羊 ひつじ weiße und schwarze schafe schäfchen lämmchen sheep-image schafbild herde flock pasture pastures | schafsherde schafherde',
  'S-DOG':
    'chien fidèle dog dogs drive move gustav hund treiben bewegen chien mener déplacer 犬 動かす hütehund move the sheep söhnchen schafe bewegen 羊を動かす hütet hüten sohnmann herde herd treuer treuen faithful shepdog hound dog-image bewegung movement einsam グスタフ 移動 schäferhund',
  'S-FOX':
    'home cinema two foxes both back must edge fox thief steal stolen fritz fuchs dieb klauen stehlen stall renard voleur voler bergerie étable キツネ 泥棒 盗む 小屋 納屋 holzfigur schafe klauen diebstahl söhnchen ställe ställen diebische diebischen thieving betreten betritt enter enters slaughtered sprössling offspring safe haven heimkino sicherheit safety shelters stealing fox-image richtungen directions grange abri à l’abri 狐 フリッツ 移動 盗まれる 盗まれた fuchs bewegen | fritz dieb',
  'S-ROUND-END':
    'end of round next round two players rundenende nächste runde fin de manche ラウンドの終わり 2人 rundenkarte startspieler-/rundenkarte startspieler-/rundenkarten end of the round ende der runde ラウンド終了 neue runde aktuelle runde current round third dritten verbliebene remaining returns 捨てる 捨て札 auffüllen zwei spieler',
  'R-OUT-SECRET':
    'put out discard box secret two players ablegen schachtel geheim zu zweit écarter boîte secret à deux 除く 箱 秘密 2人 捨てる',
  'R-KEPT': 'card left over übrige karte carte restante 残ったカード',
  'S-SCORE':
    'scoring points gold coins wertung punkte goldtaler gold score points pièces d’or décompte 得点 点数 金貨 flusslauf 得点計算 goal end of the game spielziel spielende geld ergattern sammelt earn earns worth wins gewinner anzahl abhängig fin de partie fin du jeu conditions de fin de partie gagner gagnant score 勝敗 勝ち 勝つ 終わり 終わる 終了 ゲーム終了 ゲームの終わり 優勝 münzen münze | ziel',
  'S-TOWNS':
    'adjacent to a town town city baabourne woolington sheepville road stadt städte mähmingen wollstadt schafhausen weg ville bêlebourg laineville moutonville chemin route 町 バーボーン ウーリントン シープビル 道 towns wegverbindung corner ecke coin 角 nachbarorte anbinden verbinden region planes corner paths village villages 街 村 道路 straße straßen wegenetz | wege',
  'R-BRIDGE': 'bridge crossing brücke kreuzung pont croisement 橋 交差',
  'S-2014': 'first edition 2014 old rivers erstausgabe alte flüsse première édition 旧版 初版',
  'H-COPY': 'printed value correct my copy owner berichtigen gedruckt exemplar korrigieren corriger imprimé exemplaire 印刷 訂正 手元 直す',
  'S-TIES':
    'tie draw winner gleichstand unentschieden sieger égalité gagnant 同点 引き分け 勝者 teilen beteiligten victory sieg broken favor tied',
  'S-MISSIONS':
    'secret mission goal card module missionskarte auftrag geheim mission secrète objectif ミッション 秘密 目標 missionskarten mission module modul missionen bedingung erfüllt task completed least mindestens',
  'R-MISSION-TIE': 'mission tie shared gleichstand mission égalité mission ミッション 同点',
  'S-BLACK':
    'black sheep module barn protects schwarzes schaf stall modul mouton noir bergerie 黒羊 黒い羊 black sheep module modul schwarzes schaf position sheep’s position normal genauso brebis galeuse brebis noire',
  'R-BLACK-BARN':
    'black sheep barn protects schwarzes schaf stall schützt mouton noir bergerie protège 黒羊 小屋の黒羊 納屋の黒羊 黒羊を守る',
  'R-BLACK-ONCE': 'black sheep gold one schwarzes schaf goldtaler mouton noir pièce d’or 黒羊 金貨',
  'R-BLACK-TIE': 'black sheep tie schwarzes schaf gleichstand mouton noir égalité 黒羊 同点',
  'R-BLACK-COUNTS':
    'black sheep missions rows columns schwarzes schaf missionen reihen spalten mouton noir missions rangées colonnes 黒羊 ミッション',
  'S-SECRETS': 'hidden information secret geheim verdeckt caché secret 秘密 非公開',
  'A-MISSIONS':
    'equally long river adjacent to a town mission list all missions longest river longest road barns foxes dogs missionen liste längster fluss wegenetz ställe liste des missions longue rivière réseau ミッション一覧 長い川 長い道 missionskarten plus longue rivière いちばん長い川',
  'A-BLACK':
    'points score table cells black sheep table values overview card schwarzes schaf tabelle übersichtskarte werte mouton noir tableau valeurs 黒羊 表 点数 得点',
  'A-RIVERS': 'river scale river table 1 3 5 8 11 15 flusswertung flusstabelle barème des rivières 川の得点 表 flusslauf',
  'A-BARN':
    'barn barns stall ställe scheune s.h.e.e.p. bergerie bergeries étable grange abri 納屋 小屋 守る 安全 | barn stall scheune bergerie grange abri 納屋 小屋',
  'A-END':
    'spielende ende des spiels letzte runde 13 karten sieger gewinner gewinnt verlierer end of the game last round winner wins most gold fin de partie fin du jeu dernière manche gagnant vainqueur ゲームの終わり ゲーム終了 最後のラウンド 勝者 勝ち 13枚 | spielende sieger',
  'A-UNKNOWN':
    'unknown uncertain reconstructed guess not certain rekonstruiert unsicher geraten unbekannt reconstitué incertain inconnu 推定 不明 未確認 復元',
  'A-OTHERWISE': 'errata error mistake difference fehler unterschied widerspruch erreur différence 正誤表 エラッタ 誤植 違い',
};
