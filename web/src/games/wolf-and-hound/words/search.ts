import type { SearchWords } from '../../../help/matching.ts';
import type { CardRuleId } from '../card.ts';
import { CARD_LOOKUPS } from '../card-lookups.ts';
import type { WolfRuleId } from './en-rules.ts';

/**
 * Search words of articles in every language: the terms of all four rulebooks, and what players say. Words of the
 * article itself can be left out in that language. A rule of the game without an entry does not compile; a card's own
 * rules may have theirs in its file (`lookup.search`).
 */
const WORDS: Readonly<Record<WolfRuleId, string> & Partial<Record<CardRuleId, string>>> = {
  'W-TABLE':
    'set-up setup components player 1 starting player partner pasture dark forest number cards spielaufbau spieler 1 startspieler partner weide dunkler wald zahlenkarten mise en place matériel joueur 1 partenaire pré forêt obscure cartes nombre équipe verte orange 準備 プレイヤー1 スタートプレイヤー パートナー 牧場 牧場ボード 柵ボード 中央ボード 暗い森 暗い森エリア チーム青 チーム黄 数字カード アニマルカード spielvorbereitung startaufstellung weideplan zaun umzäunt équipe bleue équipe jaune clôture aufbau zentraler spielplan zaunplan central board plateau central plateau pré ゲームボード 初期配置 チームカラー components inhalt teamspiel hirte zaunbausatz weidezaun zahlenkartenstapel farben der teams cartes nombres plateaux de jeu adversaire distribuer paquet barrière couleur de l’équipe berger 内容物 羊飼い 白羊 黒羊 teamkollege teamkollegin mitspieler teamkartenspiel hütet hüten gegner gegnerisches team forêt sombre bois brebis 味方 チームメイト 相手チーム 敵 対面 迷子になる 手番プレイヤーの向かい gegenspieler spielbretter spielbrett komponenten herde schafherde herd flock troupeau handkarten 相方 2vs2 2対2 わんこ 暗い森 components booklet contents herde beschützt schützen schutz protect shepherd protéger mitte zentrum center blau blue versus opponents opponent alpen alps alpes コンポーネント 守る 動物 ペア対戦 羊達 左側 柵内 真ん中 アルプス 目次 チーム戦 outer area edge supply markieren marqueurs coéquipier coéquipière enclos préparation installation champ prairie pâturage ennemi ennemie agneau agneaux 山札 手札 配る チーム 森 柵 austeilen schäfchen startkarten | nachziehstapel',
  'R-SEATS':
    'player cards shuffle deal seats mix random partners starting player experience spielerkarten mischen plätze auslosen sitzordnung startspieler cartes joueur mélanger places tirage au sort premier joueur プレイヤーカード 席 席順 シャッフル 混ぜる くじ スタートプレイヤー spielerkarte cartes joueur qui commence 手番順 initiative distribuer 先攻 sitzreihenfolge reihenfolge der spieler seating order ordre des joueurs 座る順 seated platziert s’asseyent assis 座る carte joueur formation des équipes 親 先手',
  'R-START':
    'sheep tokens starting sheep how many schafe startschafe nombre de moutons jetons 羊コマ ひつじ 最初の羊 何匹 startaufstellung réserve boîte schachtel box gesamtzahl total 総枚数 箱 combien de moutons 何個 désavantage avantage nachteil',
  'W-TURN':
    'phases activation phase check game end condition play phase draw phase activate wake aktivierung aktivieren aktivierungsphase überprüfung ausspielphase ausspielen nachziehphase nachziehen phasen activation vérification jouer une carte pioche activer joueur actif espace 手番 効果発動 効果発動フェイズ ゲーム終了判定フェイズ 手札プレイ 手札プレイフェイズ 手札補充 手札補充フェイズ フェイズ ゲーム終了判定 phase 1 phase 2 phase 3 phase 4 フェイズ1 フェイズ2 フェイズ3 フェイズ4 überprüfung der bedingungen für das spielende vérification des conditions de fin de partie face ouverte spielrunde spielablauf tour de jeu déroulement du jeu ゲーム手順 current player aktiver spieler aktive spieler auslage dégâts soin ターン ハラペコウルフ zug tour ablage ablegen dunkler wald piochons talon chasser 引く 引いた 引きます 逃がす 逃げた 逃げる プレイ済カード置き場 置き場 first turn no activation draw pile is empty the deck is empty erster zug wenn der stapel leer ist wenn der nachziehstapel leer ist kein stapel mehr premier tour si la pioche est vide quand la pioche est vide 初期手番 最初の手番 次手番 山札がない 山札がない場合 山札が無くなったら 山札が切れたら 山札切れ 羊を失う コマを失う 失う 獲得 獲得する 連れ帰る 連れて帰る 出した順番 handkarten handkarte verlorene schafe 暗い森エリア weggejagt chased zurückzubringen zurückbringen brought back spielzug zugs verlust losing gaining gain erhalte immediately sofort starting your turn 手番開始時 繰り返す 現在 即座に 連れ戻す affamé hungry hungrigen hungrige défausse cartes jouées played cards gespielte karten プレイ済みカード poser pose piocher piochez tirer une carte prendre une carte récupérer récupère s’enfuir s’enfuit s’enfuient fuite manger mange dévorer dévore sauver sauve tour suivant joueur suivant ordre du tour カードを引く 補充 ラウンド オオカミが来る 狼が来る 発動 羊 手札 出す プレイ wegjagen fressen verlieren | verjagen ziehen',
  'R-ORDER':
    'same colour order current player choose reihenfolge gleiche farbe ordre même couleur 同じ色 順番 multiple wolves stack addieren addiert plusieurs cumulent 発動順 優先順位 重複 重複する 2匹 plusieurs loups zusammenzählen ordre d’activation',
  'R-SKIPEND': 'end of turn ausgesetzt zugende sauter fin de tour 手番終了',
  'R-NOMATCH': 'nothing moves wrong colour keine bewegung rien ne bouge 動かない',
  'W-MOVE':
    'vitesse tempo geschwindigkeit how far wie weit movement modifier modifier speed -1/2 1/2 +1 -1 x3 half clockwise counter-clockwise space step bewegungsänderung bewegung feld schritt halbe modificateur de mouvement espace espaces moitié sens horaire antihoraire 移動修正値 プレイヤー分 移動 時計回り 反時計回り 半分 スペース bewegungswert abgerundet gegen den uhrzeigersinn rückwärts valeur de déplacement sens anti-horaire 切り捨て allgemeine effekte effets courants 共通効果 arrondi abrunden sens des aiguilles d’une montre demi-tour recule 逆回り プレイヤー分移動 はんとけいまわり とけいまわり avancer avance case cases contresens marche arrière sens inverse 進む 動く 動かす 歩数 ziehen halbieren | laufen',
  'R-MOVESET':
    'which animals move simultaneously gleichzeitig en même temps 同時 multiple wolf cards mehrere wölfe mehrere hunde plusieurs loups 複数のウルフ 複数のウルフカード',
  'R-ZERO': 'zero 0 spaces null zéro 0歩',
  'R-LAP': 'four spaces full circle ganze runde tour complet 一周',
  'R-WALK': 'passing one by one vorbei einzeln un par un 通過 通り過ぎる 通る',
  'W-MEAT':
    'meat & bone expansion extension module fleisch knochen fleisch & knochen erweiterung viande os extension お肉と骨 お肉 骨 お肉マーク 骨マーク 追加ルール 拡張 プレイ済カード プレイ済みカード fleisch-symbol knochen-symbol fleischkarte knochenkarte おにく ほね 骨つき 骨付き お肉つき お肉付き 止まる 止まった 骨つき白カード ほねつき白カード お肉つき黒カード 肉つき黒カード knochen-symbole fleisch-symbole stoppt stopping gestoppt s’arrête arrêter geruch smell 匂い oben liegt | anhalten',
  'R-MEAT-OWN': 'own meat own bone eigenes fleisch propre viande 自分のお肉',
  'R-MEAT-START': 'starts with meat startplatz départ 出発',
  'R-MEAT-DIR': 'backwards rückwärts en arrière 反時計回り',
  'R-MEAT-LAST': 'until another card how long wie lange combien de temps いつまで プレイ済カード',
  'W-CARDS':
    'animal cards wolf & hound cards target icon direction wolf card hound card sheep card reconstructed tierkarten wolfskarte hundekarte schafskarte designerkarten cartes animal cartes wolf & hound carte loup carte chien carte mouton アニマルカード 能力対象 ウルフカード ハウンドカード シープカード special ability spezialfähigkeit kartentyp kartennummer pouvoir de la carte type de la carte 特殊効果 カード種類 カード番号 common effects special effects allgemeine effekte spezialeffekte effets courants effets spéciaux 共通効果 オオカミ 犬 pink rosa rose ピンク 牧羊犬 狼 猟犬 わんこ ワンコ name namen eigenschaften identify identifizieren d’identifier capacité capacités originalkarte original 名前 記載 上部 basic details louve chienne loup chien wolf hound 01 02 03 04 05 06 07 08 ウルフ ハウンド シープ wolf card 01 hound card 01 | wolf wölfe hund hunde',
  'R-ONLY3':
    'only 3 show hand pass nur 3 vorzeigen seulement des 3 montrer 3だけ 手札公開 パス reveal révéler sa main 手札を見せる 全部3 3しかない aussetzen',
  'R-NOPASS': 'pass must play passen spielpflicht obligé 必ず出す パス',
  'R-META-ONCE':
    'metamorphic metamorphosis changeling flip turn over front back verwandlungskarten verwandlung umdrehen vorderseite rückseite wenden métamorphe métamorphose retourner recto verso メタモル メタモルカード 裏表カード 裏返す 表 裏 変身 double-sided doppelseitig double-face オモテ ウラ vorbei laufen passing seat 1 carte métamorphe se transforme se transformer transformation verwandeln 裏返った ひっくり返す ひっくり返る when it passes player 1 seat 1 wenn sie an spieler 1 vorbei zieht spieler 1 passiert quand elle passe devant le joueur 1 通過したとき 通過した 裏返る 裏返る条件 loup métamorphe chien métamorphe changer de face change de face 通り過ぎる seite wechseln wolfseite hundeseite wolfsseite | verwandlung',
  'R-META-LEAVE': 'leaving starting at player 1 verlassen quitter 出発',
  'R-META-PAIR':
    'two metamorphic same colour pair zwei verwandlungskarten deux métamorphes メタモル2枚 special rule sonderregel règle spéciale メタモルカード 特殊ルール 同じ色',
  'R-META-START': 'metamorphic start front back side pair anfang seite vorderseite rückseite départ recto verso face 最初 表 裏 メタモル',
  'R-META-MORE':
    'three four metamorphic limit combine sets drei vier verwandlungskarten trois quatre métamorphes メタモル3枚 セット 組み合わせ',
  'R-META-DRAFT': '2015 draft entwurf ébauche première édition 草稿 metamorphic métamorphe verwandlungskarten メタモル',
  'R-ENDORDER': 'end of turn step zugende fin du tour 手番の終わり',
  'W-END':
    'gleiche anzahl schafe équipes à égalité win winning victory game end tie draw best of five series gewinnen sieg spielende gleichstand unentschieden serie gagner victoire fin de partie égalité série manches 勝利 勝ち ゲーム終了 引き分け 同点 シリーズ 3点先取 ゲーム終了判定フェイズ best of 5 bedingungen für das spielende conditions de fin de partie 5 manches wer gewinnt qui gagne en cas d’égalité ゲーム終了条件 eliminated lose points eliminiert ausgeschieden verlieren punkte perdre 脱落 得点 負け ex aequo match nul vainqueur verlierer sieger niederlage 敗北 脱落した 敗者 勝者 tie break tie-break tiebreaker gleichstandsregel wer gewinnt bei gleichstand départage タイブレーク あいこ 0個 0個以下 羊が0 羊が0匹 ausscheiden scheidet aus gewonnen winner gewinner remporte rettet save satisfied erfüllt 満たした 終了し 生き残る fin du jeu compter les moutons comptage score gagnant gagnante perdant perdante défaite égales rejouer 終わり 終わる 終了 全滅 勝敗 勝つ ゼロ 0匹 patt remis | verlieren spielende',
  'R-BOTH0': 'closest clockwise nächster im uhrzeigersinn both teams 0 sheep beide teams les deux équipes 両チーム 同時に0 gleichstand',
  'R-LASTLAP':
    'cards out empty hand no cards left last round keine karten letzte runde plus de cartes dernier tour 手札切れ カード切れ 最後 hand leer main vide 捨て札 手札がなくなった abwerfen défausser 捨てる 捨てた 残っているカード 残ったカード 残り札 abgeworfen discarded übrig remaining restant 残り カードがない カードがなくなった 手札がない',
  'W-DUMMY':
    'exchange call dummy dummy player dummy deck virtual player two players three players austauschwunsch virtueller spieler virtuell dummy-karten tauschen zwei spieler drei spieler joueur fantôme fantôme main du fantôme main du joueur fantôme appel à échange appel échange チェンジコール ダミー ダミー山札 2人 3人 交換 einpersonen-team startaufstellung virtuellen spieler steuern menschlicher spieler zu zweit zu dritt tour du joueur fantôme échanger ダミープレイヤー rules for 2 and 3 players regeln für 3 spieler regeln für 2 spieler règles à 3 joueurs règles à 2 joueurs 3人用ルール 2人用ルール virtueller mitspieler dummykarten dummykarte vorteil nachteil advantage disadvantage désavantage human humain menschlich aufgeteilt divided divisé 人間 有利 fantdme fantéme fantômes joueurs fantômes deux joueurs trois joueurs joueur mort solo 人数 何人 めくる めくった | dummy dummys',
  'R-DUMMY-NODRAW': 'dummy draw dummy nachziehen ダミー ダミーの補充',
  'R-EXCHANGE-DECK':
    'pioche épuisée exchange call empty deck draw pile nachziehstapel leer austauschwunsch pioche vide appel à échange 山札が空 チェンジコール',
  'R-DUMMY-3': 'dummy 3 sheep 02 set aside beiseite de côté ダミー 3',
  'W-DRAFT':
    'tornado card tornado 01 tornado 02 2015 first edition tornadokarte erstausgabe tornade ébauche première édition équipe verte équipe orange トルネード 初版 carte bleue cartes bleues bleue world & hound',
  'W-SECRET':
    'handkarten geheim hidden hand talk communication table talk geheim absprache reden secret parler communication 秘密 相談 会話',
  'H-COPY': 'printed value correct my copy owner berichtigen gedruckt exemplar korrigieren corriger imprimé exemplaire 印刷 訂正 手元 直す',
  'H-CUSTOM': 'own cards home-made house rules hausregeln eigene karten règles maison 自作',
  'H-STILL': 'lap nobody plays niemand spielt personne ne joue 誰も',
  'R-GRANDPA':
    'extra card 01 extra 01 delayed movement grandpa opa wolf extrakarte verzögerte bewegung papi loup mouvement différé extra ジジウルフ ジジ おじいちゃん エクストラカード 遅れて動く großvater grand-père おじいちゃんウルフ 気難しい langsam slowly reagiert 鈍い 鈍くて opas',
  'R-MEAT-GRANDPA': 'extra 01 meat opa wolf fleisch papi loup viande ジジウルフ お肉',
  'R-CONFUSED':
    'extra card 02 extra 02 confused hound verwirrter hund extrakarte chien déboussolé chien confus オロオロハウンド オロオロ エクストラカード 慌てん坊 裏向き 裏表カード わんこ falsche richtung falsch 出会う 裏返す 裏返る',
  'R-BLANKET':
    'designer’s card 02-1 02-2 02-3 blanket wolf black blanket white blanket linus wolf im schafspelz schafspelz schwarzer pelz weißer pelz decke designerkarte loup à la couverture couverture noire blanche 毛布大好き 毛布大好きウルフ 黒毛布 白毛布 毛布 ブランケット デザイナーカード kickstarter キックスターター 裏表カード unterstützer unterstützern backers schwarzpelzigen fluffigen fluffy warme wolle wool 出資者 幸せ zufriedenheit 裏返す 裏返る',
  'R-BLANKET-NOPLAY': 'blanket skip schafspelz aussetzen couverture sauter 毛布大好き 毛布とスキップ',
  'R-MEAT-BLANKET': 'designer’s 02-3 meat blanket schafspelz fleisch couverture viande 毛布大好きウルフ お肉',
  'A-SHEEP-01':
    'sheep card 01 tornado 01 skip lose a turn pink schafskarte 01 schaf 01 zug aussetzen rosa carte mouton 01 carte tornade 01 sauter un tour passer rose シープ01 シープカード スキップ 1回休み ピンク passer son tour passe son tour 一回休み スキップされた 飛ばされた 飛ばす 休み sauter mon tour saute mon tour tempête tourbillon überspringen überspringt zug überspringen | aussetzen',
  'A-SHEEP-02':
    'sheep card 02 tornado 02 no 3 forbidden pink schafskarte 02 schaf 02 keine 3 verboten rosa carte mouton 02 carte tornade 02 interdit rose シープ02 シープカード 3禁止 ピンク keine zahlenkarte [3] keine 3 spielen 数字カード3をプレイ出来ない 3er dreier vous ne pouvez pas jouer de 3 3をプレイできない je ne peux pas jouer de 3 aussetzen | 3er',
  'A-RED-DEVIL':
    'designer’s card 01 designer 01 red devil x3 triple roter teufel designerkarte diable rouge triple 赤い悪魔 レッドデビル 3倍 デザイナーカード dreifach 3fach kickstarter キックスターター 通常の3倍 faster fast schnell 速度',
  'A-LIMITS':
    'negative sheep tokens negative schafe minimum maximum limit floor cap below zero more sheep höchstens mindestens grenze au plus au moins limite 上限 下限 増えない 羊を失う コマを失う 失う 獲得 獲得する 連れ帰る reduzieren erhöhen reduce increase reduces increases réduisent augmentent negative negativ 増減 個失い ゼロ以下',
  'A-NUMBERS':
    'player aid overview how many cards distribution black 3 übersicht spielhilfe verteilung schwarze 3 aide de jeu répartition 3 noir 早見表 簡易説明用カード プレイエイド 属性値 内訳 枚数 黒の3 how many cards anzahl karten im spiel wie viele karten nombre d’exemplaires カード枚数 kartenzahl cartes nombres joker chiffre chiffres carte nombre carte blanche carte noire cartes blanches cartes noires kartenanzahl',
  'A-SEVEN':
    'expansion cards b1m w1b which cards erweiterungskarten welche karten cartes de l’extension お肉カード 骨カード 追加カード zahlenkarten der erweiterung 追加ルール用カード 骨つき白カード 骨付き白カード お肉つき黒カード 骨カード',
  'A-SHEEP-START':
    'sheep tokens starting sheep at the start table schafe am anfang tabelle moutons au départ tableau 羊コマ ひつじ 最初の羊 表 startaufstellung anfangsverteilung der schafe wie viele schafe nombre de moutons initial 初期羊コマ数 何個 何匹 羊',
  'A-THREE':
    'erfahrenster spieler le plus expérimenté 一番ゲームに精通 精通 three players alone experienced drei spieler allein erfahren trois joueurs seul expérimenté 3人 1人 2対1 einpersonen-team ein team bilden formation des équipes チーム編成 1人チーム regeln für 3 spieler règles à 3 joueurs 3人用ルール former les équipes à deux règles à 2 joueurs',
  'A-LEVELS':
    'level set recommended first play first game beginner experienced gamer difficulty stufe zusammenstellung erstes spiel anfänger erfahrener erfahrene vielspieler schwierigkeit niveau première partie débutant débutants expérimenté expert experts difficulté 入門 初級 中級 ゲーマー セット 難しさ おすすめ recommended sets empfohlene kartenkombinationen combinaisons de cartes recommandées オススメのアニマルカードセット beliebige hundekarte beliebige wolfskarte 好きなハウンドカード 好きなウルフカード 上級者向け empfehlungen empfehlung recommendation variationen variations anspruchsvoll advanced veteran comfortable favorites favorite accoutumés 推奨 初心者 シンプル アレンジ trickreich trickier variante variantes',
  'A-ARROWS':
    'target arrow left right across pfeil ziel links rechts gegenüber flèche cible gauche droite en face 矢印 対象 能力対象 左隣 右隣 向かい zieländerung zieländerungen 効果対象の変更 spieler zur linken spieler zur rechten 左の人 右の人 joueur à gauche joueur à droite ciblé zielspieler ziele gegenüberliegend 前手番の人 次手番の人 前手番 次手番 右隣の人 左隣の人 右の人 左の人 隣の人 voisin voisine voisin de gauche voisin de droite viser vise',
  'A-TIPS':
    'strategy hint advice game tips strategie tipp rat stratégie astuce conseils 戦略 コツ ヒント spieltipps ゲームのヒント ネタバレ spoiler hinweise alarm chance analysieren analyze vermuten wahrscheinlich likely risky risiko 予想 目安 可能性 状況 alert',
  'A-UNKNOWN':
    'unknown uncertain reconstructed guess not certain rekonstruiert unsicher geraten unbekannt reconstitué incertain inconnu 推定 不明 未確認 復元',
  'A-OTHERWISE':
    'errata error mistake misprint wrong faq difference fehler druckfehler errata faq widerspruch erreur errata faute différence 正誤表 エラッタ 誤植 間違い 違い häufig gestellte fragen questions q&a よくある質問',
};

export const SEARCH: SearchWords = Object.assign({ ...WORDS }, ...Object.values(CARD_LOOKUPS).map(({ search }) => search));
