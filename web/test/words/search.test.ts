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

/** The article that a printed word must lead to, among the first five found. A `|` divides words. */
const WOLF_TERMS: Readonly<Record<string, string>> = {
  'R-BLANKET':
    'Wolf im Schafspelz|Schafspelz|Schwarzer Pelz|Weißer Pelz|Designerkarte|毛布大好きウルフ|毛布大好き|黒毛布|白毛布|Blanket Wolf|Designer’s card 02-3|couverture noire',
  'W-DUMMY':
    'Austauschwunsch|virtueller Spieler|virtuell|Dummy-Karten|joueur fantôme|main du fantôme|Appel à échange|Appel|Exchange Call|チェンジコール|ダミー山札',
  'A-LEVELS':
    'Erstes Spiel|Anfänger|Erfahrener|Vielspieler|入門|初級|中級|ゲーマー|入門セット|ゲーマーセット|げーまーせっと|Première partie|débutant|expérimenté|expert|First play|Beginner|Experienced|Gamer',
  'W-TURN':
    'Überprüfung der Bedingungen für das Spielende|Phase 1|Phase 2|Phase 3|Phase 4|Aktivierungsphase|Aktivierung|aktivieren|Überprüfung|Ausspielphase|Nachziehphase|効果発動|ゲーム終了判定|ゲーム終了判定フェイズ|手札プレイ|手札プレイフェイズ|手札補充フェイズ|手番|Activation|Vérification|Jouer une carte|activer|joueur actif|activate|wake',
  'W-CARDS': 'Schafskarte|Tierkarten|アニマルカード|cartes animal|cartes Wolf & Hound|target icon|能力対象',
  'W-MOVE': 'Bewegungsänderung|移動修正値|modificateur de mouvement|movement modifier|modifier|-1/2|½|espace|sens horaire|プレイヤー分',
  'A-ARROWS': 'Zieländerung|Ziel|cible|対象|target|arrow',
  'R-META-ONCE':
    'umdrehen|Vorderseite|Rückseite|Verwandlungskarten|メタモル|メタモルカード|めたもる|裏表カード|裏表|métamorphe|metamorphic',
  'R-EXCHANGE-DECK': 'Nachziehstapel',
  'W-TABLE':
    'Weideplan|Zaun|Startaufstellung|Spielvorbereitung|Startspieler|Spieler 1|スタートプレイヤー|プレイヤー1|Player 1|Forêt obscure|dunkler Wald|暗い森|暗い森エリア|牧場|牧場ボード|柵ボード|中央ボード|チーム青|Weide|pré|Zahlenkarten|数字カード|cartes Nombre|équipe verte',
  'R-GRANDPA': 'Opa Wolf|ジジウルフ|じじうるふ|ジジ|Extra card 01|Extra 01|Grandpa',
  'R-CONFUSED': 'Verwirrter Hund|オロオロハウンド|オロオロ|Extra card 02|Confused Hound',
  'A-RED-DEVIL': 'Roter Teufel|赤い悪魔|Red Devil|Diable rouge|Designer’s card 01',
  'W-MEAT': 'Fleisch-Symbol|Fleisch & Knochen|お肉と骨|追加ルール|Meat & Bone|プレイ済カード|お肉マーク|viande',
  'A-SHEEP-01': 'Sheep 01|スキップ|Schaf 01|Mouton 01|Tornade 01|Sheep card 01',
  'A-SHEEP-02': 'Keine Zahlenkarte [3]|Sheep 02|シープ02|シープ 02|シープカード02|Schafskarte 02',
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
  'S-TABLE': 'Spielvorbereitung|Schafskoppel|Hofkarte|Landschaftsplan|space|paddock|enclos|囲い',
  'S-FOX': 'Holzfigur|klauen|Fritz|steal|voler|盗む|Stall|bergerie|étable|きつね',
  'S-DOG': 'Hütehund|Gustav|dog|chien|犬',
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

/** The card that a printed name leads to, and nothing before it. */
const CARDS: Readonly<Record<string, string>> = {
  'wolf-06': 'Wolf card 06|Wolf 06|ウルフ06|ウルフ 06|うるふ06|ウルフカード06|Wolfskarte 06|carte Loup 06',
  'hound-01': 'Hound card 01|ハウンド01|ハウンドカード 01|Hundekarte 01|carte Chien 01',
  'metamorphic-03': 'Metamorphic card 03|メタモル03|Verwandlungskarte 03',
  'extra-01': 'Extra card 01|エクストラカード01',
  'designer-02-3': "Designer’s card 02-3|Designer's card 02-3",
};

describe.each(LANGUAGES)('a search in %s', (language) => {
  const places = async () => placesOf(await preload(WOLF_WORDS, language), await preload(SHELL, language));

  it('leads to the card that has the printed name', async () => {
    const all = await places();
    for (const [id, names] of Object.entries(CARDS))
      for (const name of names.split('|')) expect(placesFor(all, name)[0]?.at, name).toEqual(['cards', 'wolf-and-hound', id]);
  });

  it('leads to the people who made the game', async () => {
    expect(placesFor(await places(), '作者').map(({ at }) => at)).toEqual([['about']]);
  });

  it('leads nowhere by a word that all cards have, or by none', async () => {
    const all = await places();
    expect([placesFor(all, ''), placesFor(all, ' '), placesFor(all, 'card'), placesFor(all, 'zebra')]).toEqual([[], [], [], []]);
  });
});
