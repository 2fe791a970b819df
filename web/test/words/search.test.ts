import { describe, expect, it } from 'vitest';
import { wholeHelp as sheepHelp } from '../../src/games/sheep-and-thief/useRules.ts';
import { SHEEP_RULES } from '../../src/games/sheep-and-thief/words/rules.ts';
import { SEARCH as SHEEP } from '../../src/games/sheep-and-thief/words/search.ts';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { wholeHelp as wolfHelp } from '../../src/games/wolf-and-hound/useRules.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { SEARCH as WOLF } from '../../src/games/wolf-and-hound/words/search.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { matching } from '../../src/help/matching.ts';
import type { RulesWords } from '../../src/words/en/rules.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** The article that a printed word must lead to, among the first five found. A `|` divides words. */
const WOLF_TERMS: Readonly<Record<string, string>> = {
  'R-BLANKET':
    'Wolf im Schafspelz|Schafspelz|Schwarzer Pelz|Weißer Pelz|Designerkarte|毛布大好きウルフ|毛布大好き|黒毛布|白毛布|Blanket Wolf|Designer’s card 02-3|couverture noire',
  'W-DUMMY':
    'Austauschwunsch|virtueller Spieler|virtuell|Dummy-Karten|joueur fantôme|main du fantôme|Appel à échange|Appel|Exchange Call|チェンジコール|ダミー山札',
  'A-LEVELS':
    'Erstes Spiel|Anfänger|Erfahrener|Vielspieler|入門|初級|中級|ゲーマー|Première partie|débutant|expérimenté|expert|First play|Beginner|Experienced|Gamer',
  'W-TURN':
    'Überprüfung der Bedingungen für das Spielende|Phase 1|Phase 2|Phase 3|Phase 4|Aktivierungsphase|Aktivierung|aktivieren|Überprüfung|Ausspielphase|Nachziehphase|効果発動|ゲーム終了判定|手札プレイ|手札補充フェイズ|手番|Activation|Vérification|Jouer une carte|activer|joueur actif|activate|wake',
  'W-CARDS': 'Schafskarte|Tierkarten|アニマルカード|cartes animal|cartes Wolf & Hound|target icon|能力対象',
  'W-MOVE': 'Bewegungsänderung|移動修正値|modificateur de mouvement|movement modifier|modifier|-1/2|½|espace|sens horaire',
  'A-ARROWS': 'Zieländerung|Ziel|cible|対象|target|arrow',
  'R-META-ONCE': 'umdrehen|Vorderseite|Rückseite|Verwandlungskarten|メタモル|métamorphe|metamorphic',
  'R-EXCHANGE-DECK': 'Nachziehstapel',
  'W-TABLE':
    'Weideplan|Zaun|Startaufstellung|Spielvorbereitung|Startspieler|Spieler 1|スタートプレイヤー|プレイヤー1|Player 1|Forêt obscure|dunkler Wald|暗い森|牧場|Weide|pré|Zahlenkarten|数字カード|cartes Nombre|équipe verte',
  'R-GRANDPA': 'Opa Wolf|ジジウルフ|ジジ|Extra card 01|Extra 01|Grandpa',
  'R-CONFUSED': 'Verwirrter Hund|オロオロハウンド|オロオロ|Extra card 02|Confused Hound',
  'A-RED-DEVIL': 'Roter Teufel|赤い悪魔|Red Devil|Diable rouge|Designer’s card 01',
  'W-MEAT': 'Fleisch-Symbol|Fleisch & Knochen|お肉と骨|追加ルール|Meat & Bone|プレイ済カード|viande',
  'A-SHEEP-01': 'Sheep 01|スキップ|Schaf 01|Mouton 01|Tornade 01|Sheep card 01',
  'A-SHEEP-02': 'Keine Zahlenkarte [3]|Sheep 02|シープ02|Schafskarte 02',
  'A-SHEEP-START': '羊コマ|starting sheep|Schafe am Anfang',
  'W-DRAFT': 'tornade|Tornado|équipe orange',
  'A-SEVEN': 'expansion cards|Erweiterungskarten',
  'A-NUMBERS': 'Player Aid|Spielhilfe|Black 3|黒の3',
  'A-OTHERWISE': 'errata|Fehler|エラッタ|erreur',
  'A-TIPS': 'game tips|Strategie|コツ|astuce',
  'W-END': 'Best of 5',
  'A-THREE': 'Einpersonen-Team|3人 1人|drei Spieler allein|three players alone',
};
const SHEEP_TERMS: Readonly<Record<string, string>> = {
  'S-DRAFT': 'Kartenphase|card phase|ドラフト|draft',
  'S-PLACEMENT': 'Rundenkarte|Legephase|placement phase|Startspieler|スタートプレイヤー|premier joueur|starting player',
  'S-SCORE': 'Goldtaler|gold|金貨|pièces d’or',
  'S-TABLE': 'Spielvorbereitung|Schafskoppel|Hofkarte|Landschaftsplan|space|paddock|enclos|囲い',
  'S-FOX': 'Holzfigur|klauen|Fritz|steal|voler|盗む|Stall|bergerie|étable',
  'S-DOG': 'Hütehund|Gustav|dog|chien|犬',
  'S-TOWNS': 'Mähmingen|Wollstadt|Schafhausen|Baabourne|Woolington|Sheepville|バーボーン|route',
  'S-DECK': 'Landschaftskarten|landscape cards|風景カード|cartes paysage',
  'S-SHEEP': 'Vorrat|supply|réserve|ストック',
  'S-MISSIONS': 'Missionskarten',
  'R-RIVER': 'Flusslauf|Legeregeln',
  'A-MISSIONS': 'Wegenetz|longest river|ミッション一覧|réseau',
  'A-BLACK': 'black sheep table|schwarzes Schaf Tabelle|黒羊 表|mouton noir tableau',
  'A-RIVERS': 'river scale|Flusswertung|barème|川の得点',
  'S-BLACK': 'black sheep|Schwarzes Schaf|黒羊|mouton noir',
  'A-OTHERWISE': 'errata|Widerspruch|erreur|エラッタ',
};

const HELPS = [
  ['wolf-and-hound', WOLF_TERMS, WOLF, async (l: Language) => wolfHelp(await preload(WOLF_RULES, l), await preload(WOLF_WORDS, l))],
  ['sheep-and-thief', SHEEP_TERMS, SHEEP, async (l: Language) => sheepHelp(await preload(SHEEP_RULES, l), await preload(SHEEP_WORDS, l))],
] as const;

describe.each(HELPS)('the help of %s', (_game, terms, search, words) => {
  const all = Object.entries(terms).flatMap(([rule, list]) => list.split('|').map((term) => [term, rule] as const));

  it.each(LANGUAGES)('is found by the printed words of all languages, read in %s', async (language) => {
    const help: RulesWords<string> = await words(language);
    const lost = all.filter(([term, rule]) => !matching(help, term, search).slice(0, 5).includes(rule));
    expect(lost.map(([term, rule]) => `${term} → ${rule}: ${matching(help, term, search).slice(0, 5)}`)).toEqual([]);
  });

  it('has search words for every article, and for no other', async () => {
    expect(Object.keys(search).sort()).toEqual(Object.keys((await words('en')).rules).sort());
  });

  it('loses a word that nobody wrote down', async () => {
    expect(matching(await words('en'), 'Schafspelz', {})).toEqual([]);
  });
});
