import { describe, expect, it } from 'vitest';
import { wholeHelp as sheepHelp } from '../../src/games/sheep-and-thief/useRules.ts';
import { SHEEP_RULES } from '../../src/games/sheep-and-thief/words/rules.ts';
import { SEARCH as SHEEP } from '../../src/games/sheep-and-thief/words/search.ts';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { placesOf } from '../../src/games/wolf-and-hound/places.ts';
import { wholeHelp as wolfHelp } from '../../src/games/wolf-and-hound/useRules.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { SEARCH as WOLF } from '../../src/games/wolf-and-hound/words/search.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { matching, placesFor } from '../../src/help/matching.ts';
import { SHELL } from '../../src/words/catalogue.ts';
import type { RulesWords } from '../../src/words/en/rules.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** The article that a printed term must find, among the first five. `|` separates terms. */
const WOLF_TERMS: Readonly<Record<string, string>> = {
  'R-BLANKET':
    'Wolf im Schafspelz|Schafspelz|Schwarzer Pelz|Weißer Pelz|Designerkarte|毛布大好きウルフ|毛布大好き|黒毛布|白毛布|Blanket Wolf|Designer’s card 02-3|couverture noire',
  'W-DUMMY':
    'Austauschwunsch|virtueller Spieler|virtuell|Dummy-Karten|joueur fantôme|main du fantôme|Appel à échange|Appel|Exchange Call|チェンジコール|ダミー山札',
  'A-LEVELS':
    'Erstes Spiel|Anfänger|Erfahrener|Vielspieler|入門|初級|中級|ゲーマー|入門セット|ゲーマーセット|げーまーせっと|Première partie|débutant|expérimenté|expert|First play|Beginner|Experienced|Gamer',
  'W-TURN':
    'Aktivierungsphase|Aktivierung|aktivieren|Überprüfung|Ausspielphase|Nachziehphase|効果発動|ゲーム終了判定|ゲーム終了判定フェイズ|手札プレイ|手札プレイフェイズ|手札補充フェイズ|手番|Activation|Vérification|Jouer une carte|activer|joueur actif|activate|wake|Überprüfung der Bedingungen für das Spielende|Phase 1|Phase 2|Phase 3|Phase 4',
  'W-CARDS': 'Schafskarte|Tierkarten|アニマルカード|cartes animal|cartes Wolf & Hound|target icon|能力対象',
  'W-MOVE': 'Bewegungsänderung|移動修正値|modificateur de mouvement|movement modifier|modifier|-1/2|½|espace|sens horaire|プレイヤー分',
  'A-ARROWS': 'Ziel|cible|対象|target|arrow|Zieländerung',
  'R-META-ONCE':
    'umdrehen|Vorderseite|Rückseite|Verwandlungskarten|メタモル|メタモルカード|めたもる|裏表カード|裏表|métamorphe|metamorphic',
  'R-EXCHANGE-DECK': 'Nachziehstapel',
  'W-TABLE':
    'Startspieler|Spieler 1|スタートプレイヤー|プレイヤー1|Player 1|Forêt obscure|dunkler Wald|暗い森|暗い森エリア|牧場|牧場ボード|柵ボード|中央ボード|チーム青|Weide|pré|Zahlenkarten|数字カード|cartes Nombre|équipe verte|Weideplan|Zaun|Startaufstellung|Spielvorbereitung',
  'R-GRANDPA': 'Opa Wolf|ジジウルフ|じじうるふ|ジジ|Extra card 01|Extra 01|Grandpa',
  'R-CONFUSED': 'Verwirrter Hund|オロオロハウンド|オロオロ|Extra card 02|Confused Hound',
  'A-RED-DEVIL': 'Roter Teufel|赤い悪魔|Red Devil|Diable rouge|Designer’s card 01',
  'W-MEAT': 'Fleisch & Knochen|お肉と骨|追加ルール|Meat & Bone|プレイ済カード|お肉マーク|viande|Fleisch-Symbol',
  'A-SHEEP-01': 'Sheep 01|スキップ|Schaf 01|Mouton 01|Tornade 01|Sheep card 01',
  'A-SHEEP-02': 'Sheep 02|シープ02|シープ 02|シープカード02|Schafskarte 02|Keine Zahlenkarte [3]',
  'A-SHEEP-START': '羊コマ|ひつじ|starting sheep|Schafe am Anfang',
  'W-DRAFT': 'tornade|Tornado|équipe orange',
  'A-SEVEN': 'expansion cards|Erweiterungskarten',
  'A-NUMBERS': 'Player Aid|Spielhilfe|Black 3|黒の3|簡易説明用カード|属性値',
  'W-END': 'Best of 5|3点先取|best of five|ゲーム終了判定フェイズ',
  'A-OTHERWISE': 'errata|Fehler|エラッタ|erreur',
  'A-TIPS': 'game tips|Strategie|コツ|astuce',
  'A-THREE': 'Einpersonen-Team|3人 1人|drei Spieler allein|three players alone',
};
const SHEEP_TERMS: Readonly<Record<string, string>> = {
  'S-DRAFT': 'Kartenphase|card phase|ドラフト|draft',
  'S-PLACEMENT': 'Rundenkarte|Legephase|placement phase|Startspieler|スタートプレイヤー|premier joueur|starting player',
  'S-SCORE': 'Goldtaler|gold|金貨|pièces d’or',
  'S-TABLE': 'Schafskoppel|Hofkarte|Landschaftsplan|space|paddock|enclos|囲い|Spielvorbereitung',
  'S-FOX': 'klauen|Fritz|steal|voler|盗む|étable|きつね|Holzfigur',
  'A-BARN': 'Stall|bergerie|barn|納屋',
  'S-DOG': 'Gustav|dog|chien|犬|Hütehund',
  'S-TOWNS': 'Mähmingen|Wollstadt|Schafhausen|Baabourne|Woolington|Sheepville|バーボーン|route',
  'S-DECK': 'Landschaftskarten|landscape cards|風景カード|cartes paysage',
  'S-SHEEP': 'Vorrat|supply|réserve|ストック|ひつじ',
  'S-MISSIONS': 'Missionskarten',
  'R-RIVER': 'Flusslauf|Legeregeln',
  'A-MISSIONS': 'Wegenetz|longest river|ミッション一覧|réseau',
  'A-BLACK': 'black sheep table|schwarzes Schaf Tabelle|黒羊 表|mouton noir tableau',
  'A-RIVERS': 'river scale|Flusswertung|barème|川の得点',
  'S-BLACK': 'black sheep|Schwarzes Schaf|黒羊|mouton noir',
  'A-OTHERWISE': 'errata|Widerspruch|erreur|エラッタ',
};

/**
 * Queries of readers of the German, French and Japanese books: printed terms, and their own words. Among the first
 * three.
 */
const WOLF_READ: Readonly<Record<string, string>> = {
  'R-SEATS': 'Spielerkarte|Cartes Joueur|プレイヤーカード|手番順|Sitzordnung|player cards|Qui commence|先攻|Initiative|Mischen',
  'W-TABLE':
    'zentraler Spielplan|Zaunplan|Aufbau|Plateau central|Plateau pré|clôture|Mise en place|équipe bleue|ゲームボード|初期配置|チームカラー|準備|central board|set-up|Weidezaun|Farben der Teams|Plateaux de Jeu|adversaire|内容物|羊飼い|barrière',
  'W-MOVE':
    'Bewegungswert|abgerundet|gegen den Uhrzeigersinn|Valeur de déplacement|sens anti-horaire|moitié|反時計回り|切り捨て|rückwärts|Felder|1/2|+1|espaces|arrondi',
  'W-CARDS':
    'Spezialfähigkeit|Kartentyp|Pouvoir de la carte|特殊効果|カード種類|special ability|Hundekarten|Effets courants|共通効果|オオカミ|Carte loup',
  'A-NUMBERS':
    'Anzahl Karten im Spiel|Nombre d’exemplaires|カード枚数|プレイエイド|wie viele Karten|Spielhilfen|簡易説明用カード|Cartes Nombres',
  'R-META-ONCE': 'doppelseitig|Double-face|オモテ|ウラ|double-sided|vorbei laufen|Carte métamorphe|変身',
  'A-SHEEP-01': 'Skip|Passer|Zug aussetzen|1回休み',
  'A-SHEEP-02': 'Carte tornade 02|数字カード3をプレイ出来ない|keine 3 spielen',
  'R-GRANDPA': 'Verzögerte Bewegung|Opa|Papi Loup|delayed movement|Extrakarten',
  'A-SHEEP-START': 'Anfangsverteilung der Schafe|Nombre de Moutons initial|初期羊コマ数|wie viele Schafe',
  'A-LEVELS':
    'Empfohlene Kartenkombinationen|Combinaisons de cartes recommandées|オススメのアニマルカードセット|Niveau expert|recommended sets|好きなハウンドカード|Beliebige Hundekarte',
  'W-DUMMY':
    'Virtuellen Spieler steuern|menschlicher Spieler|Tour du joueur fantôme|échanger|ダミープレイヤー|zu zweit|Regeln für 2 Spieler|Regeln für 3 Spieler|Règles à 2 joueurs|2人用ルール|3人用ルール',
  'A-THREE': 'Ein Team bilden|Formation des équipes|チーム編成|1人チーム',
  'W-END':
    'Bedingungen für das Spielende|Gleichstand|unentschieden|Conditions de fin de partie|En cas d’égalité|5 manches|ゲーム終了条件|引き分け|同点|wer gewinnt|qui gagne|Eliminiert|perdre|脱落|得点|Punkte|勝利|gagner',
  'W-TURN':
    'Spielrunde|Tour de jeu|Déroulement du jeu|ゲーム手順|Vérification des conditions de fin de partie|face ouverte|フェイズ3|Spielablauf|aktive Spieler|Auslage|Zug|dégâts|ターン|tour',
  'A-ARROWS': 'Ziel links|効果対象の変更|矢印|flèche|Pfeil|Spieler zur Linken|左の人|joueur à gauche',
  'R-LASTLAP': 'main vide|捨て札|Hand leer|手札がなくなった',
  'A-TIPS': 'ゲームのヒント|ネタバレ|Spieltipps|stratégie|conseils',
  'A-SEVEN': 'Zahlenkarten der Erweiterung|追加ルール用カード|cartes de l’extension',
  'W-MEAT': 'Knochen-Symbol|骨マーク|Erweiterung|extension',
  'A-OTHERWISE': 'FAQ|häufig gestellte Fragen|よくある質問|Q&A',
  'A-RED-DEVIL': 'Teufel|通常の3倍|dreifach',
  'R-ONLY3': '手札を見せる|révéler',
};
const SHEEP_READ: Readonly<Record<string, string>> = {
  'S-DRAFT': 'Drafting|Auswahlmechanismus|カード選び|choisir une carte',
  'S-ADJACENT': 'Angrenzend legen|place adjacent|à côté|隣',
  'S-FOX': 'Dieb|thief|voleur|泥棒|Schafe klauen|Diebstahl',
  'R-RIVER': 'Flussabschnitt|Flüsse müssen fortgesetzt werden|rivers must be continued|raccorder|川',
  'S-DECK': 'Orientierung|nicht auf dem Kopf|drehen|orientation|Bäume|Wald|forest',
  'S-SCORE': 'Wertung|scoring|décompte|得点計算|Punkte|points|Spielziel|Spielende|Geld',
  'S-TOWNS': 'Wegverbindung|Stadt|ville|町|towns|Ecke|Weg',
  'S-TABLE':
    'Startfeld|starting space|ferme|農場|Aufbau|mise en place|overview card|Hofkarten|Landschaftspläne|Spielmaterial|Übersichtskarten',
  'S-ROUND-END': 'Ende der Runde|fin de manche|ラウンド終了|end of the round',
  'S-TIES': 'Gleichstand|égalité|同点|unentschieden',
  'R-FACEDOWN': 'Du kannst keine Karte legen|face cachée|裏向き|verdeckt|Rückseite',
  'A-BLACK': 'Übersichtskarte|overview card|黒羊 得点',
  'A-MISSIONS': 'längster Fluss|plus longue rivière|いちばん長い川|Missionen Liste',
  'S-MISSIONS': 'Modul Missionen|mission module|ミッション|mission secrète',
  'S-BLACK': 'Modul Schwarzes Schaf|black sheep module|黒い羊',
  'S-DOG': 'Söhnchen|Schafe bewegen|move the sheep|羊を動かす|mener',
  'R-BRIDGE': 'Brücke|pont|橋',
  'S-SHEEP': 'weiße und schwarze Schafe',
  'S-PLACEMENT': 'Spielablauf|Rundenkarten',
};

/** Queries of readers, by the language of their book: there the article comes first. */
const WOLF_FIRST: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    'W-TURN': 'the draw pile is empty',
    'W-END': 'tie break|tie',
    'R-META-ONCE': 'passes player 1',
  },
  de: {
    'W-TURN':
      'Nachziehphase|Aktivierungsphase|Ausspielphase|Ablage|wenn der Stapel leer ist|wenn der Nachziehstapel leer ist|wegjagen|verjagen|fressen|ziehen',
    'W-TABLE': 'dunklen Waldes|Teamkollege|Teamkartenspiel|Hütet|austeilen|Schäfchen|Startkarten',
    'A-SHEEP-01': 'Skip|aussetzen|überspringen|Zug überspringen',
    'A-SHEEP-02': '[3]er|3er|Dreier',
    'R-GRANDPA': 'Großvater|Grossvater',
    'W-END': 'Gleichstände|Patt|Remis|verlieren',
    'R-BLANKET': 'weißem Pelz|weissem Pelz|Wolfs im Schafspelz',
    'R-CONFUSED': 'verwirrtem Hund|verwirrten Hundes',
    'W-MOVE': 'Abrunden|abgerundeten|laufen',
    'W-DUMMY': 'virtuellen Mitspielers|Dummy|Dummys',
    'W-MEAT': 'anhalten',
    'R-META-PAIR': 'Sonderregel',
    'R-MOVESET': 'mehrere Wölfe|mehreren Wölfen',
    'A-NUMBERS': 'Spielhilfe|Joker|Kartenanzahl',
    'A-ARROWS': 'Zieländerung',
    'W-CARDS': 'rosa|Wolf|Wolfs|Wölfen|Hund|Hound card 01',
    'R-META-ONCE': 'an Spieler 1 vorbei|Verwandlung|Seite wechseln|Wolfseite|Hundeseite',
  },
  ja: {
    'A-NUMBERS': '属性値|プレイエイド|簡易説明用カード',
    'R-META-ONCE': 'メタモルカード|裏返す|うらがえす|裏返った|ひっくり返す|ひっくり返った|通過したとき|裏返る条件',
    'R-GRANDPA': 'Extra card 01|おじいちゃんウルフ|気難しい',
    'R-BLANKET': 'Designer’s card 02-3|もうふ',
    'R-CONFUSED': '慌てん坊',
    'W-DUMMY': 'チェンジコールした|二人|ふたり|人数|めくる',
    'W-MEAT': '骨つき|骨付き|おにく|止まる|止まった|骨つき白カード|骨付き白カード|肉付き黒カード|お肉つき黒カード|ほねつき白カード',
    'A-SHEEP-01': '一回休み|飛ばされた|スキップ|スキップされた',
    'A-SHEEP-02': '3をプレイできない',
    'W-END':
      '敗北|脱落した|同点だったら|0個以下|羊が0|タイブレーク|あいこ|ゲーム終了|終わり|終わる|いつ終わる|いつ終わりますか|勝敗|全滅|ゼロ|誰が勝ち|勝つには？',
    'R-ORDER': '発動順|優先順位|重複',
    'W-TABLE':
      '対面|味方|チームメイト|相手チーム|迷子になった|柵ボード|牧場ボード|中央ボード|やまふだ|山札|もり|さく|ぼくじょう|チーム|配る|くばる',
    'W-CARDS': '牧羊犬|狼|猟犬|オオカミ|おおかみ|いぬ|犬|ウルフ|ハウンド',
    'R-SEATS': '親|先手',
    'W-MOVE': '進む|すすむ|うごく',
    'R-WALK': '通り過ぎる',
    'R-ONLY3': '全部3',
    'H-BELLWETHER': '鈴の羊',
    'W-TURN':
      'フェーズ|カードを引く|補充|ほじゅう|ラウンド|プレイ済カード置き場|引く|引いた|逃がす|逃げた|初期手番|次手番|山札が無い場合|山札がない|山札が切れたら',
    'R-LASTLAP': '捨てる|捨てた|カードがない',
    'R-EXCHANGE-DECK': '山札が空',
  },
  fr: {
    'A-SHEEP-02': 'Vous ne pouvez pas jouer de 3',
    'A-SHEEP-01': 'passer son tour|Carte tornade|tempête|tourbillon',
    'A-ARROWS': 'cible|ciblé|voisin|viser',
    'A-LEVELS': 'variante',
    'A-THREE': 'Former les équipes|Formation des équipes',
    'W-TABLE': 'forêt sombre|bois|brebis|clôture|préparation|installation|champ|prairie|pâturage|ennemi|agneau',
    'W-CARDS': 'louve|chienne|Wolf card 02|Loup 02',
    'W-END':
      'ex aequo|match nul|vainqueur|égalité|départage|Conditions de fin de partie|fin de partie|fin du jeu|compter les moutons|comptage|gagnant|gagnante|perdante|égales|défaite|score|rejouer',
    'W-TURN':
      "piochons|talon|si la pioche est vide|pioche|piocher|piochez|poser|tirer|tirer une carte|prendre une carte|récupérer|s'enfuir|s’enfuit|fuite|manger|mangé|dévorer|sauver|tour suivant|ordre du tour",
    'A-NUMBERS': 'chiffres|carte Nombre|carte blanche|carte noire',
    'R-META-ONCE': 'se transforme|passe devant le joueur 1|metamorfe|loup métamorphe|chien métamorphe|changer de face',
    'W-MOVE': 'sens des aiguilles d’une montre|demi-tour|avancer|case|contresens|marche arrière|sens inverse',
    'R-ONLY3': 'révéler sa main',
    'R-ORDER': "ordre d'activation",
    'R-SEATS': 'carte joueur',
    'R-START': 'combien de moutons',
    'W-DUMMY': 'deux joueurs|2 joueurs|joueur mort|solo|fantôme',
  },
};
const SHEEP_FIRST: typeof WOLF_FIRST = {
  ja: {
    'S-FOX': '狐|きつね|どろぼう|フリッツ|盗まれる|ぬすむ',
    'S-DOG': 'グスタフ|いぬ|移動',
    'A-BARN': '納屋|なや|小屋|こや|安全|守る',
    'S-TOWNS': '街|村|まち|みち|道路',
    'R-RIVER': 'かわ',
    'S-BLACK': 'くろひつじ',
    'S-TABLE': '準備|牧場|柵|パドック|人数',
    'S-DECK': 'タイル|回転|上下|逆さま|向き',
    'S-DRAFT': '選ぶ|配る|二人|三人',
    'R-FACEDOWN': 'パス',
    'S-ROUND-END': '捨てる|ラウンドの終わり',
    'S-SCORE': 'ゲーム終了|終わり|いつ終わる|誰が勝ち|勝敗|金貨',
  },
  de: {
    'S-FOX': 'Füchse|Füchsen|Fuchses|Fuchs bewegen',
    'A-BARN': 'Stall|Ställe|Scheune|S.H.E.E.P.',
    'S-PLACEMENT': 'Startspieler-/Rundenkarten',
    'S-SCORE': 'Goldtalern|Münzen|Ziel',
    'S-DECK': 'richtig herum',
    'S-DRAFT': 'Karten auf der Hand|zwei Spieler',
    'A-END': 'Letzte Runde|13 Karten|Spielende|Sieger',
    'R-FACEDOWN': 'aussetzen',
    'S-TOWNS': 'Straße|Wege',
    'R-RIVER': 'Sackgasse|Weg endet|Fluss',
    'S-ROUND-END': 'auffüllen',
    'S-TABLE': 'Zaun',
    'S-SHEEP': 'Schafsherde',
    'S-DOG': 'Söhnchen|Hütet',
    'S-BLACK': 'schwarzen Schafes|schwarzem Schaf',
  },
  fr: {
    'S-PLACEMENT': 'poser',
    'A-END': 'fin de partie',
    'A-BARN': 'grange|abri',
    'S-TOWNS': 'village',
    'R-RIVER': 'fleuve',
    'R-FACEDOWN': 'dos',
    'S-DECK': 'pâturage',
    'S-BLACK': 'brebis galeuse',
    'S-DRAFT': 'passer les cartes',
    'S-MISSIONS': 'missions',
  },
};
/** Further articles that must be among the first three. */
const WOLF_ALSO: typeof WOLF_FIRST = {
  de: {
    'W-TURN': 'dunklen Waldes|Handkarten|weggejagt|Spielzug|verlieren',
    'W-MOVE': 'ziehen',
    'R-ONLY3': 'aussetzen',
    'A-SHEEP-02': 'aussetzen',
    'R-BOTH0': 'Gleichstände',
    'R-SEATS': 'Sitzreihenfolge',
    'W-TABLE': 'Gegner|Gegenspieler|Spielbretter|Komponenten|Herde|Schafherde|Mitte',
    'A-ARROWS': 'Zielspieler',
    'W-DUMMY': 'Dummykarten|Dummykarte',
    'R-GRANDPA': 'Opa|Opas',
    'W-END': 'ausscheiden|gewonnen',
    'R-CONFUSED': 'dem Verwirrten Hunde',
    'R-BLANKET': 'Kickstarter|Unterstützern',
  },
  ja: {
    'R-META-PAIR': 'メタモルカード',
    'R-CONFUSED': '裏向き|裏返す',
    'R-BLANKET': '裏返す',
    'A-SHEEP-START': '何個',
    'A-THREE': '三人',
    'W-TURN': 'てふだ|オオカミ|暗い森エリア|羊を失う|羊コマを失う|獲得|失う|連れ帰る|出した順番|手番開始時',
    'A-LIMITS': '羊を失う|失う|獲得',
    'A-ARROWS': '前手番の人|次手番の人|右隣の人',
    'W-MOVE': '3プレイヤー分移動|はんとけいまわり',
    'W-TABLE': '2vs2|相方|コンポーネント|わんこ',
    'R-LASTLAP': '残っているカード',
    'A-SEVEN': '骨つき白カード',
  },
  fr: {
    'R-META-DRAFT': 'Métamorphe',
    'A-SHEEP-01': 'sauter mon tour|tornde',
    'W-DRAFT': 'carte bleue|bleue|World & Hound',
    'W-TABLE': 'coéquipier|coéquipière|enclos|marqueurs',
    'A-NUMBERS': "Nombre d'exemplaires",
    'A-SHEEP-02': 'je ne peux pas jouer de 3',
    'W-TURN': 'défausse|cartes jouées',
    'W-DUMMY': 'fantomes',
  },
};
const SHEEP_ALSO: typeof WOLF_FIRST = {
  de: {
    'S-FOX': 'Ställe|Ställen|Söhnchen',
    'R-FACEDOWN': 'passen',
    'S-DRAFT': 'Nachbar',
    'S-FOX-BLOCKS': 'Dieb',
    'S-DOG': 'Sohnmann',
    'S-SHEEP': 'Schäfchen',
    'S-TABLE': 'Bauernhof',
  },
  fr: { 'S-SCORE': 'fin de partie' },
};

const HELPS = [
  [
    'wolf-and-hound',
    WOLF_TERMS,
    WOLF_READ,
    [WOLF_FIRST, WOLF_ALSO],
    WOLF,
    async (l: Language) => wolfHelp(await preload(WOLF_RULES, l), await preload(WOLF_WORDS, l)),
  ],
  [
    'sheep-and-thief',
    SHEEP_TERMS,
    SHEEP_READ,
    [SHEEP_FIRST, SHEEP_ALSO],
    SHEEP,
    async (l: Language) => sheepHelp(await preload(SHEEP_RULES, l), await preload(SHEEP_WORDS, l)),
  ],
] as const;

describe.each(HELPS)('the help of %s', (_game, terms, read, [first, also], search, words) => {
  const pairsOf = (lists: Readonly<Record<string, string>>) =>
    Object.entries(lists).flatMap(([rule, list]) => list.split('|').map((term) => [term, rule] as const));

  it.each(LANGUAGES)('is found by the printed words of all languages, read in %s', async (language) => {
    const help: RulesWords<string> = await words(language);
    const lost = (lists: Readonly<Record<string, string>>, most: number) =>
      pairsOf(lists).flatMap(([term, rule]) => {
        const found = matching(help, term, search).slice(0, most);
        return found.includes(rule) ? [] : [`${term} → ${rule}: ${found}`];
      });
    expect([...lost(terms, 3), ...lost(read, 3)]).toEqual([]);
  });

  it.each(LANGUAGES)('leads whoever reads the book in %s to the right article first', async (language) => {
    const help: RulesWords<string> = await words(language);
    const misled = (lists: typeof first, most: number) =>
      pairsOf(lists[language] ?? {}).flatMap(([term, rule]) => {
        const found = matching(help, term, search);
        return found.slice(0, most).includes(rule) ? [] : [`${term} → ${rule}: ${found.slice(0, 4)}`];
      });
    expect([...misled(first, 1), ...misled(also, 3)]).toEqual([]);
  });

  it.each(LANGUAGES)('is found by what they typed, read in %s', async (language) => {
    const help: RulesWords<string> = await words(language);
    const typed = [first, also].flatMap((lists) => Object.values(lists).flatMap(pairsOf));
    const lost = typed.filter(([term, rule]) => !matching(help, term, search).slice(0, 4).includes(rule));
    expect(lost).toEqual([]);
  });

  it('has search words for every article, and for no other', async () => {
    expect(Object.keys(search).sort()).toEqual(Object.keys((await words('en')).rules).sort());
  });

  it('puts whole words before parts of longer ones', async () => {
    const help = {
      rules: {
        a: { title: 'Après', text: '' },
        b: { title: 'Propre', text: 'le pré' },
        c: { title: 'Prés', text: '' },
        d: { title: 'X', text: '' },
      },
    };
    expect(matching(help, 'Pré', { d: 'un pré' })).toEqual(['d', 'b', 'a', 'c']);
  });

  it('knows a word by its stem, and a long one by its part, but makes nothing up', async () => {
    const help = {
      rules: {
        fox: { title: 'Der Fuchs', text: '' },
        foxes: { title: 'Wen der Fuchs klaut', text: '' },
        tie: { title: 'Gleichstand', text: '' },
        bone: { title: 'お肉と骨', text: '' },
        stop: { title: '禁止', text: '' },
        fence: { title: 'Weißer Zaun', text: 'Füchse' },
      },
    };
    const found = (sought: string) => matching(help, sought);
    expect([found('Füchsen'), found('Fuchses')]).toEqual([
      ['fox', 'foxes', 'fence'],
      ['fox', 'foxes', 'fence'],
    ]);
    expect([found('Gleichstandsregel'), found('weissem Zaune'), found('骨つき'), found('お肉だった')]).toEqual([
      ['tie'],
      ['fence'],
      ['bone'],
      ['bone'],
    ]);
    // Kana for kanji, and the subject of a question.
    expect([found('ほね'), found('きんし'), found('いつ禁止ですか')]).toEqual([['bone'], [], ['stop']]);
    expect([found('Xylophon'), found('Gleis'), found('雪'), found('ガート')]).toEqual([[], [], [], []]);
  });

  it('knows the forms of French verbs, what hangs before a word, and what was mistyped', () => {
    const help = {
      rules: {
        lay: { title: 'Tu poses une carte', text: '' },
        storm: { title: 'La tornade', text: 'un grand vent' },
        flee: { title: 'X', text: 'Un mouton s’enfuit' },
      },
    };
    const found = (sought: string) => matching(help, sought);
    expect([found('poser'), found('posez'), found('poser sa carte')]).toEqual([['lay'], ['lay'], ['lay']]);
    expect([found('s’enfuir'), found("d'enfuir")]).toEqual([['flee'], ['flee']]);
    expect([found('tornde'), found('tronade'), found('tornaade')]).toEqual([['storm'], ['storm'], ['storm']]);
    // Another word, not a typo.
    expect([found('grange'), found('sornade')]).toEqual([[], []]);
  });

  it('puts the title itself first, then words that stand together', () => {
    const help = {
      rules: {
        list: { title: 'Les missions', text: '' },
        apart: { title: 'X', text: '' },
        together: { title: 'Y', text: '' },
        missions: { title: 'Missions', text: '' },
        blanket: { title: 'Z', text: 'carte 02-1' },
      },
    };
    const search = { list: 'missions', apart: 'une carte au joueur', together: 'la carte joueur' };
    expect(matching(help, 'missions', search)).toEqual(['missions', 'list']);
    expect(matching(help, 'carte joueur', search)).toEqual(['together', 'apart']);
    // The chief article comes first, whatever others are called.
    expect(matching(help, 'mission', { ...search, apart: 'une carte | mission' })[0]).toBe('apart');
    expect(matching({ rules: { ...help.rules, two: { title: 'T', text: 'carte 02' } } }, 'carte 02')[0]).toBe('two');
  });

  it('knows a code whole, and no word inside one or inside a stranger', async () => {
    const help = {
      rules: {
        'R-NOPASS': { title: 'Muss', text: '' },
        'R-META-ONCE': { title: 'X', text: 'unterscheiden' },
        'R-META-PAIR': { title: 'Y', text: '' },
      },
    };
    const found = (sought: string) => matching(help, sought);
    expect([found('Opas'), found('pass'), found('ausscheiden')]).toEqual([[], [], []]);
    expect([found('r-nopass'), found('r-meta')]).toEqual([['R-NOPASS'], ['R-META-ONCE', 'R-META-PAIR']]);
  });

  it('loses a word that nobody wrote down', async () => {
    expect(matching(await words('en'), 'Schafspelz', {})).toEqual([]);
  });
});

/** The first card found by a printed name. */
const CARDS: Readonly<Record<string, string>> = {
  'wolf-06': 'Wolf card 06|Wolf 06|ウルフ06|ウルフ 06|うるふ06|ウルフカード06|Wolfskarte 06|carte Loup 06',
  'hound-01': 'Hound card 01|ハウンド01|ハウンドカード 01|Hundekarte 01|carte Chien 01',
  'metamorphic-03': 'Metamorphic card 03|メタモル03|Verwandlungskarte 03',
  'extra-01': 'Extra card 01|エクストラカード01',
  'wolf-01': 'オオカミ|狼|おおかみ',
  'designer-02-3': "Designer’s card 02-3|Designer's card 02-3",
};

describe.each(LANGUAGES)('a search in %s', (language) => {
  const places = async () => placesOf(await preload(WOLF_WORDS, language), await preload(SHELL, language));

  it('leads to the card that has the printed name', async () => {
    const all = await places();
    for (const [id, names] of Object.entries(CARDS))
      for (const name of names.split('|')) expect(placesFor(all, name)[0]?.at, name).toEqual(['cards', 'wolf-and-hound', id]);
  });

  it('leads to a card of ours by its name', async () => {
    const { name = '' } = (await preload(WOLF_WORDS, language)).cards['house-01'] ?? {};
    expect(placesFor(await places(), name).map(({ at }) => at)).toEqual([['cards', 'wolf-and-hound', 'house-01']]);
  });

  it('leads to the people who made the game, and to a lesson', async () => {
    const all = await places();
    for (const word of ['作者', 'Autor', 'Impressum', 'auteur']) expect(placesFor(all, word).map(({ at }) => at)).toEqual([['about']]);
    for (const word of ['Schnellstart', 'Résumé du jeu', 'クイックスタートガイド', 'Quick start'])
      expect(placesFor(all, word).map(({ at }) => at)).toEqual([['learn', 'wolf-and-hound']]);
  });

  it('leads nowhere by a word that all cards have, or by none', async () => {
    const all = await places();
    expect([placesFor(all, ''), placesFor(all, ' '), placesFor(all, 'card'), placesFor(all, 'zebra')]).toEqual([[], [], [], []]);
  });
});
