import type { PlayedCase, Proofs } from '../../../help/proof.ts';
import type { WolfRuleId } from './en-rules.ts';

/** Three stand at seat 3 and show their hounds: the current player is asked, and one turns over. */
const threeOfOneColour: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['metamorphic-01', 'metamorphic-02', 'metamorphic-04'] },
  start: {
    position: {
      turn: 2,
      stage: 'play',
      animals: {
        'metamorphic-01': { at: 3, side: 'back' },
        'metamorphic-02': { at: 3, side: 'back' },
        'metamorphic-04': { at: 3, side: 'back' },
      },
      hands: { 2: ['B1', 'W1'], 3: ['B1'] },
      deck: ['W4'],
    },
  },
  moves: [
    { seat: 2, play: 'B1', expect: { asks: 'flip', turn: 2 } },
    { seat: 2, flip: 'metamorphic-02' },
  ],
  expect: {
    animals: {
      'metamorphic-01': { at: 3, side: 'back' },
      'metamorphic-02': { at: 3, side: 'front' },
      'metamorphic-04': { at: 3, side: 'back' },
    },
    turn: 3,
  },
};

/** Four animals: two pairs of equal cards, each at its own seat. */
const twoPairs: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['metamorphic-01', 'metamorphic-02', 'metamorphic-03', 'metamorphic-04'] },
  start: {
    position: {
      turn: 2,
      stage: 'play',
      animals: {
        'metamorphic-01': { at: 2, side: 'back' },
        'metamorphic-02': { at: 2, side: 'back' },
        'metamorphic-03': { at: 4, side: 'back' },
        'metamorphic-04': { at: 4, side: 'back' },
      },
      hands: { 2: ['B4', 'W1'], 3: ['B1'] },
    },
  },
  moves: [{ seat: 2, play: 'B4' }],
  expect: {
    animals: {
      'metamorphic-01': { at: 2, side: 'back' },
      'metamorphic-02': { at: 2, side: 'front' },
      'metamorphic-03': { at: 4, side: 'back' },
      'metamorphic-04': { at: 4, side: 'front' },
    },
    turn: 3,
  },
};

/** At a full pasture the order of two wolves matters if one of them brings a sheep: the player is asked. */
const orderMatters: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-01', 'odd-wolf'], cards: [{ id: 'odd-wolf', kind: 'wolf', sheep: 1 }] },
  start: { position: { turn: 2, animals: { 'wolf-01': 2, 'odd-wolf': 2 }, hands: { 2: ['B1'] }, sheep: [4, 4, 4, 4] } },
  moves: [],
  expect: { asks: 'activate', turn: 2 },
};

/** A 5 moves five seats, a 9 nine. */
/** Wolf 03 of a copy that prints another target and effect. */
const otherWolf: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-03'], copy: { animals: { 'wolf-03': { target: 'left', sheep: -2 } } } },
  start: { position: { turn: 2, stage: 'turn-start', animals: { 'wolf-03': 2 }, hands: { 2: ['W1'] } } },
  moves: [],
  expect: { sheep: [3, 3, 1, 3] },
};

const otherPace: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-03'], copy: { animals: { 'wolf-03': { pace: '+1' } } } },
  start: { position: { turn: 2, stage: 'play', animals: { 'wolf-03': 2 }, hands: { 2: ['B1'] } } },
  moves: [{ seat: 2, play: 'B1' }],
  expect: { animals: { 'wolf-03': 4 } },
};

/** The rulebook's text gives every value of Wolf 01. */
const certainWolf: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-01'], copy: { animals: { 'wolf-01': { sheep: -2 } } } },
  start: { position: { turn: 1 } },
  moves: [],
  expect: { illegal: true },
};

const otherSum: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-01'], copy: { numbers: { B1: 5 } } },
  start: { position: { turn: 1 } },
  moves: [],
  expect: { illegal: true },
};

const ownNumbers: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['wolf-01', 'hound-01'], numbers: { B5: 8, W9: 8, W1: 8 } },
  start: {
    position: {
      turn: 2,
      stage: 'play',
      animals: { 'wolf-01': 1, 'hound-01': 1 },
      hands: { 2: ['B5', 'W9'], 3: ['W9', 'W1'] },
      deck: ['W1'],
    },
  },
  moves: [
    { seat: 2, play: 'B5', expect: { animals: { 'wolf-01': 2 } } },
    { seat: 3, play: 'W9' },
  ],
  expect: { animals: { 'hound-01': 2 } },
};

/** Cards that end the turn at every seat: nobody can ever play, so the sheep are counted. */
const fourSkips: PlayedCase = {
  config: {
    edition: '2016',
    players: 4,
    animals: ['wolf-01', 'gate-1', 'gate-2', 'gate-3', 'gate-4'],
    cards: [1, 2, 3, 4].map((n) => ({ id: `gate-${n}`, kind: 'sheep', movedBy: 'none', rule: 'sheep-01' })),
  },
  start: {
    position: {
      turn: 2,
      animals: { 'wolf-01': 4, 'gate-1': 1, 'gate-2': 2, 'gate-3': 3, 'gate-4': 4 },
      hands: { 1: ['B1'], 2: ['B1'], 3: ['B1'], 4: ['B1'] },
      sheep: [3, 3, 3, 2],
    },
  },
  moves: [],
  expect: { over: true, reason: 'cards-out', winner: 'blue' },
};

/** A metamorphic pair together with a hound and wolves. */
const twoSetsTogether: PlayedCase = {
  config: { edition: '2016', players: 4, animals: ['metamorphic-01', 'metamorphic-02', 'hound-01', 'wolf-01', 'wolf-06'] },
  start: { position: { turn: 1, stage: 'play', hands: { 1: ['B4', 'W1'], 2: ['B1'] } } },
  moves: [{ seat: 1, play: 'B4' }],
  expect: { animals: { 'wolf-01': 1, 'wolf-06': 3 }, sheep: [4, 4, 4, 4], turn: 2 },
};

/** Proofs of rules of single cards are in the card's file. */
export const PROOFS: Proofs<WolfRuleId> = {
  'R-START': [
    {
      says: {
        en: 'With two or more wolf cards, everyone starts with one more sheep',
        de: 'Bei zwei oder mehr Wolfskarten bekommt jeder ein Schaf mehr',
        fr: 'Deux cartes loup ou plus en donnent un de plus à chaque place',
        ja: 'ウルフカードが2枚以上なら各席に1匹ずつ増えます',
      },
      cases: ['R-START: two wolf cards at four players: 4 each', 'R-START: three players, two wolf cards: one more each'],
    },
    {
      says: {
        en: 'in the draft only with four players',
        de: 'im Entwurf von 2015 nur zu viert',
        fr: 'dans l’ébauche de 2015, à quatre seulement',
        ja: '2015年草稿では4人のときだけ',
      },
      cases: [
        'R-START: 2015 draft, two wolf cards at four players: 4 each',
        'R-START: 2015 draft, two wolf cards at three players: nothing extra',
        'R-START: 2015 draft, two wolf cards at two players: nothing extra',
      ],
    },
  ],
  'W-TURN': [
    {
      says: { en: 'never have fewer than 0 sheep', de: 'nie weniger als 0', fr: 'jamais moins de 0', ja: '0匹より減ることも' },
      cases: ['FAQ Q8: one sheep, two wolves and a hound: down to 0, not below, and back to 1'],
    },
    {
      says: {
        en: 'or more than you started with',
        de: 'nie mehr als am Anfang',
        fr: 'jamais plus qu’au départ',
        ja: '最初の数より増えることもありません',
      },
      cases: ['a hound never brings more sheep than the seat had at the start'],
    },
  ],
  'R-NOMATCH': [
    {
      says: {
        en: 'even if it moves no animal',
        de: 'auch spielen, wenn ihr kein Tier folgt',
        fr: 'même si elle ne déplace aucun animal',
        ja: '動くアニマルがいなくても、カードを出せます',
      },
      cases: ['R-NOMATCH: a black card may be played although every animal is white'],
    },
  ],
  'W-MOVE': [
    {
      says: {
        en: '(printed -1/2) half and counter-clockwise',
        de: '(auf unseren Karten ↺½)',
        fr: '(imprimé -1/2)',
        ja: 'カードの表記は -1/2',
      },
      cases: [
        'modifier -1/2: a black 3 moves wolf-08 from seat 1 to seat 4',
        'modifier 1/2: a black 3 moves wolf-06 from seat 1 to seat 2',
      ],
    },
  ],
  'R-LAP': [
    {
      says: { en: 'back to where the animal began', de: 'enden, wo sie begannen', fr: 'il revient au départ', ja: '元の場に戻ります' },
      cases: ['R-LAP: four seats bring the hound back to where it stood'],
    },
  ],
  'W-MEAT': [
    {
      says: {
        en: 'Neither affects sheep cards',
        de: 'Auf Schafskarten wirkt beides nicht',
        fr: 'Sur les cartes mouton, ils sont sans effet',
        ja: 'シープカードには効果がありません',
      },
      cases: [
        'sheep cards ignore Meat',
        'sheep cards ignore Bone',
        'Meat stops a wolf at the first such seat it enters',
        'Bone stops a hound, Meat does not',
      ],
    },
  ],
  'R-ONLY3': [
    {
      says: {
        en: 'you do not play or draw, and you keep your cards',
        de: 'Du spielst und ziehst nicht',
        fr: 'tu ne joues pas, tu ne pioches pas',
        ja: 'プレイも補充もせず',
      },
      cases: ['R-ONLY3: the pass keeps the cards and draws none; the wolf had acted before'],
    },
  ],
  'R-META-ONCE': [
    {
      says: {
        en: 'passed or stopped at seat 1',
        de: 'an Spieler 1 vorbeigezogen oder bei ihm stehen geblieben ist',
        fr: 'passé devant le Joueur 1 ou s’est arrêté devant lui',
        ja: 'プレイヤー1の前を通過するか、プレイヤー1の前で止まった',
      },
      cases: [
        'R-META-ONCE: five steps from seat 4 pass seat 1 and stop there, one turning',
        'R-WALK: passing seat 1 on the way is enough to turn',
      ],
    },
  ],
  'R-META-START': [
    {
      says: {
        en: 'of two, the lower number shows its wolf',
        de: 'Von zweien zeigt die niedrigere Nummer den Wolf',
        fr: 'de deux, le plus petit numéro montre le loup',
        ja: '2枚なら、小さい番号がウルフ',
      },
      cases: ['set-up: of a metamorphic pair the higher number shows its back'],
    },
  ],
  'R-META-MORE': [
    {
      says: {
        en: 'two or more stand together and all show one color, one turns over',
        de: 'zeigen alle die gleiche Farbe, wird eine davon umgedreht',
        fr: 'tous montrent la même couleur, l’un se retourne',
        ja: '2枚以上あって全部が同じ色の場では',
      },
      cases: [threeOfOneColour],
    },
    {
      says: {
        en: 'the highest one turns',
        de: 'wird die höchste umgedreht',
        fr: 'le plus grand numéro se retourne',
        ja: 'いちばん大きい番号が裏返ります',
      },
      cases: [twoPairs],
    },
  ],
  'R-META-DRAFT': [
    {
      says: { en: 'each time it reaches seat 1', de: 'jedes Mal umgedreht', fr: 'chaque fois', ja: '着くたびに' },
      cases: ['R-META-DRAFT: five steps from seat 4 reach seat 1 twice: turned twice, wolf again'],
    },
  ],
  'R-ENDORDER': [
    {
      says: { en: 'turns over if it is not alone', de: 'wenn er nicht allein ist', fr: 's’il n’est pas seul', ja: '④オロオロハウンド' },
      cases: ['R-ENDORDER: Grandpa Wolf arrives first, then the Confused Hound turns', 'R-CONFUSED: alone it does not turn'],
    },
  ],
  'W-END': [
    {
      says: {
        en: 'Yellow wins ties',
        de: 'Gleichstand geht an Gelb',
        fr: 'L’égalité revient à l’équipe jaune',
        ja: '同点はチーム黄の勝ちです',
      },
      cases: [
        'FAQ Q2: cards out and as many sheep on both sides: Yellow wins',
        "a tie at the count, three players: seat 2's team wins",
        'a tie at the count, two players: Yellow wins',
      ],
    },
    {
      says: {
        en: '(Orange in the draft',
        de: 'im Entwurf von 2015 an Orange',
        fr: 'dans l’ébauche de 2015 à l’équipe orange',
        ja: '2015年草稿ではチーム橙',
      },
      cases: ['a tie at the count, 2015 draft, four players: Orange wins', 'a tie at the count, 2015 draft, three players: Orange wins'],
    },
    {
      says: {
        en: 'with two players there, seat 1’s team',
        de: 'dort zu zweit an das Team von Spieler 1',
        fr: 'à deux joueurs à celle du Joueur 1',
        ja: '2人ならプレイヤー1のチーム',
      },
      cases: ["a tie at the count, 2015 draft, two players: seat 1's team wins"],
    },
  ],
  'R-BOTH0': [
    {
      says: {
        en: 'starting with the current player',
        de: 'vom Spieler am Zug aus',
        fr: 'en commençant par le joueur actif',
        ja: '手番プレイヤーから時計回りに',
      },
      cases: ["FAQ Q1: seats 3 and 4 both at 0 on seat 3's turn: seat 3 comes first, Blue loses"],
    },
  ],
  'W-DUMMY': [
    {
      says: {
        en: 'The card from the deck then goes face down under the dummy’s cards',
        de: 'Die Karte vom Nachziehstapel kommt dann verdeckt unter die Karten des Dummys',
        fr: 'La carte venue de la pioche va alors, face cachée, sous la main du fantôme',
        ja: '山札からめくったカードは裏向きにしてダミー山札の一番下に入れます',
      },
      cases: [
        'Exchange Call: the exchanged card goes under the dummy deck and comes up last',
        'Exchange Call: the deck of the dummy afterwards',
      ],
    },
  ],
  'W-DRAFT': [
    {
      says: {
        en: 'Orange wins ties',
        de: 'Gleichstand geht an Orange',
        fr: 'L’égalité revient à l’équipe orange',
        ja: '同点はチーム橙の勝ち',
      },
      cases: ['a tie at the count, 2015 draft, four players: Orange wins'],
    },
    {
      says: {
        en: 'with two players, seat 1’s team does',
        de: 'zu zweit an das Team von Spieler 1',
        fr: 'à deux joueurs, à celle du Joueur 1',
        ja: '2人ならプレイヤー1のチームの勝ち',
      },
      cases: ["a tie at the count, 2015 draft, two players: seat 1's team wins"],
    },
    {
      says: {
        en: 'With three and two players, two wolf cards do not add sheep',
        de: 'Zu dritt und zu zweit bringen zwei Wolfskarten kein zusätzliches Schaf',
        fr: 'À trois et à deux, deux cartes loup ne donnent pas de mouton de plus',
        ja: '3人と2人では、ウルフカードが2枚でも羊は増えません',
      },
      cases: [
        'R-START: 2015 draft, two wolf cards at three players: nothing extra',
        'R-START: 2015 draft, two wolf cards at two players: nothing extra',
      ],
    },
  ],
  'A-SHEEP-01': [
    {
      says: {
        en: 'wolves and hounds in front of that player do not activate',
        de: 'Wölfe und Hunde vor diesem Spieler werden nicht aktiviert',
        fr: 'les loups et les chiens de cette place ne s’activent pas',
        ja: 'その場のウルフもハウンドも発動せず',
      },
      cases: [
        'ex. 8-7: Sheep 01 skips seat 3 before the wolf can act',
        'FAQ Q6: Sheep 01 saves the last sheep from the wolf',
        'R-LASTLAP: Sheep 01 before seat 1 keeps wolf and hound asleep, then the sheep are counted',
        'sheep-01: a skipped seat neither plays nor draws',
      ],
    },
    {
      says: {
        en: 'It does nothing on the very first turn',
        de: 'Im allerersten Zug tut sie nichts',
        fr: 'Au tout premier tour, elle ne fait rien',
        ja: '最初の手番には何も起こりません',
      },
      cases: ['set-up: Sheep 01 at seat 1 does not skip the very first turn'],
    },
  ],
  'A-SHEEP-02': [
    {
      says: {
        en: 'forbids every 3, black or white',
        de: 'jede 3 verboten, ob schwarz oder weiß',
        fr: 'tous les 3, noirs ou blancs, sont interdits',
        ja: '黒も白も3を出せません',
      },
      cases: [
        'sheep-02: the 3s of both colours are not playable, the rest is',
        'ex. 8-8: only 3s under Sheep 02: the hand is shown and seat 4 is next',
      ],
    },
  ],
  'A-RED-DEVIL': [
    {
      says: { en: '3, 6, 9 or 12 steps', de: '3, 6, 9 oder 12 Schritte', fr: '3, 6, 9 ou 12 espaces', ja: '3、6、9、12歩' },
      cases: [
        'modifier x3: a black 1 moves designer-01 from seat 1 to seat 4',
        'modifier x3: a black 4 moves designer-01 from seat 1 to seat 1',
      ],
    },
  ],
  'A-LIMITS': [
    {
      says: { en: 'or fewer than 0', de: 'weniger als 0', fr: 'ni moins de 0', ja: '0匹より少なくなることもありません' },
      cases: ['FAQ Q8: one sheep, two wolves and a hound: down to 0, not below, and back to 1'],
    },
    {
      says: {
        en: 'more sheep than at the start',
        de: 'mehr Schafe als am Anfang',
        fr: 'plus de moutons qu’au départ',
        ja: '最初より多くなることも',
      },
      cases: ['a hound never brings more sheep than the seat had at the start'],
    },
  ],
  'A-SEVEN': [
    {
      says: {
        en: 'there are still 32 cards',
        de: 'Es bleiben also 32 Karten',
        fr: 'il y a toujours 32 cartes',
        ja: '全部で32枚のままです',
      },
      cases: ['set-up: with Meat & Bone seven cards are swapped in, still 32', 'refused: a deal without Meat & Bone with the expansion'],
    },
  ],
  'A-SHEEP-START': [
    {
      says: { en: 'Three players: 2, 4, 3, 3', de: 'Zu dritt: 2, 4, 3, 3', fr: 'À trois\u00a0: 2, 4, 3, 3', ja: '3人：2・4・3・3匹' },
      cases: ['R-START: three players: 2, 4, 3, 3', 'R-START: two players: 2, 3, 3, 3', 'R-START: the blanket set: 4 each'],
    },
  ],
  'A-ARROWS': [
    {
      says: {
        en: 'Left is the next player',
        de: 'Links ist der nächste Spieler',
        fr: 'À gauche, c’est le joueur suivant',
        ja: '左は次の人',
      },
      cases: [
        'target: wolf-02 in front of seat 4 hits the left: from seat 4 that is seat 1',
        'target: wolf-03 in front of seat 1 hits the right: from seat 1 that is seat 4',
        'target: wolf-04 in front of seat 2 hits the seat across: from seat 2 that is seat 4',
      ],
    },
  ],
  'A-OTHERWISE': [
    {
      says: {
        en: 'three steps from seat 1 lead to seat 4',
        de: 'Drei Schritte von Spieler 1 führen zu Spieler 4',
        fr: 'trois espaces depuis le Joueur 1 mènent au Joueur 4',
        ja: 'プレイヤー1から3歩でプレイヤー4の場です',
      },
      cases: ['ex. 8-2: a black 2 with +1 goes three seats, from seat 1 to seat 4 (the Japanese text is right)'],
    },
    {
      says: { en: 'that team loses', de: 'Das dort genannte Team verliert', fr: 'cette équipe perd', ja: 'そのチームの負けです' },
      cases: ["FAQ Q1: seats 3 and 4 both at 0 on seat 3's turn: seat 3 comes first, Blue loses"],
    },
    {
      says: { en: 'it turns over every time', de: 'Er wird jedes Mal umgedreht', fr: 'il se retourne à chaque fois', ja: '毎回裏返ります' },
      cases: ['R-CONFUSED: it turns at the end of every turn while it shares its seat'],
    },
    {
      says: {
        en: 'also turn over when they stop at seat 1',
        de: 'auch umgedreht, wenn sie bei Spieler 1 anhalten',
        fr: 'aussi s’il s’arrête devant le Joueur 1',
        ja: 'プレイヤー1の前で止まっても裏返ります',
      },
      cases: ['ex. 8-1: Metamorphic 03 stops at seat 1, turns into a hound, brings a sheep back, then moves by white'],
    },
  ],
  'W-TABLE': [
    {
      says: {
        en: 'start at seat 1',
        de: 'beginnen vor Spieler 1',
        fr: 'commencent devant le Joueur 1',
        ja: 'すべてプレイヤー1の場から始まります',
      },
      cases: ['set-up: four players, one wolf: 3 sheep each, all animals at seat 1, 4 cards each, 16 in the deck'],
    },
  ],
  'R-SEATS': [
    {
      says: { en: 'Seat 1 starts', de: 'Spieler 1 beginnt', fr: 'Le Joueur 1 commence', ja: 'プレイヤー1から始めます' },
      cases: ['set-up: four players, one wolf: 3 sheep each, all animals at seat 1, 4 cards each, 16 in the deck'],
    },
  ],
  'R-ORDER': [
    {
      says: {
        en: 'so you are not asked',
        de: 'darum wirst du nicht gefragt',
        fr: 'on ne te demande donc rien',
        ja: '発動順はお聞きしません',
      },
      cases: ['R-ORDER: several wolves and hounds at one seat act without a question, wolves first'],
    },
    {
      says: {
        en: 'you are asked when it does',
        de: 'wirst du gefragt, wenn sie einen macht',
        fr: 'on te pose la question lorsque l’ordre compte',
        ja: '変わるときだけお聞きします',
      },
      cases: [orderMatters],
    },
  ],
  'R-SKIPEND': [
    {
      says: {
        en: 'still has its end-of-turn step',
        de: 'werden die Effekte am Zugende ausgeführt',
        fr: 'les effets de fin de tour ont lieu',
        ja: '手番終了の処理があります',
      },
      cases: [
        "R-SKIPEND: a skipped turn still ends: Grandpa Wolf moves by the previous seat's card",
        'R-SKIPEND: so does a pass under Sheep 02: Grandpa Wolf moves, the Confused Hound turns',
      ],
    },
  ],
  'R-MOVESET': [
    {
      says: { en: 'They all move first', de: 'Erst ziehen alle', fr: 'Tous se déplacent d’abord', ja: '全部動いてから裏返します' },
      cases: ['R-MOVESET: who moves is fixed when the card is played; a card that turns does not move again'],
    },
  ],
  'R-ZERO': [
    {
      says: { en: 'nothing stops it', de: 'Nichts hält es auf', fr: 'rien ne l’arrête', ja: '止められることも' },
      cases: ['R-ZERO: -1 on a black 1 is no movement, wherever Meat lies'],
    },
  ],
  'R-WALK': [
    {
      says: { en: 'seat 1 matter on the way', de: 'wo Spieler 1 sitzt', fr: 'le Joueur 1', ja: 'プレイヤー1の場の効果があります' },
      cases: ['R-WALK: passing seat 1 on the way is enough to turn', 'Meat stops a wolf at the first such seat it enters'],
    },
  ],
  'R-MEAT-OWN': [
    {
      says: {
        en: 'does not affect animals moved by the player it lies in front of',
        de: 'wirkt bei dieser Bewegung nicht',
        fr: 'ne compte pas pour ce mouvement',
        ja: 'その移動には効きません',
      },
      cases: [
        'R-MEAT-OWN: the Meat just laid does not stop the own wolf, other Meat does',
        'FAQ Q9: Meat does nothing to the play that lays it: the wolf passes seat 2 and stops at seat 3',
      ],
    },
  ],
  'R-MEAT-START': [
    {
      says: { en: 'does not stop an animal from leaving', de: 'hält es nicht', fr: 'ne le retient pas', ja: '出発した場では止まりません' },
      cases: ['R-MEAT-START: the seat the wolf starts from does not hold it'],
    },
    {
      says: {
        en: 'it stops there',
        de: 'betritt es ihn und bleibt stehen',
        fr: 'il y entre et s’arrête',
        ja: '一周して戻ってきたときは、そこで止まります',
      },
      cases: ['R-MEAT-START: coming round again it enters that seat and is stopped (5 steps end after 4)'],
    },
  ],
  'R-MEAT-DIR': [
    {
      says: { en: 'in both directions', de: 'in beiden Richtungen', fr: 'dans les deux sens', ja: 'どちら回りでも' },
      cases: ['R-MEAT-DIR: Meat stops a wolf that runs counter-clockwise', 'R-MEAT-DIR: Bone stops the Confused Hound on its back'],
    },
  ],
  'R-MEAT-LAST': [
    {
      says: {
        en: 'even through a turn without a play',
        de: 'auch über einen Zug ohne Karte hinweg',
        fr: 'même après un tour sans carte',
        ja: 'カードを出さない手番があっても、その効果は続きます',
      },
      cases: ['R-MEAT-LAST: Meat covered by a later card does nothing', "R-MEAT-LAST: Meat stays in force over its seat's skipped turn"],
    },
  ],
  'W-CARDS': [
    {
      says: {
        en: 'targets the player it stands in front of',
        de: 'ist der Spieler, vor dem es liegt',
        fr: 'est la place où il se tient',
        ja: '能力の対象はそのアニマルがいる場のプレイヤーです',
      },
      cases: ['target: wolf-01 in front of seat 1 hits its own seat', 'target: hound-01 in front of seat 2 helps its own seat'],
    },
    {
      says: {
        en: 'all cards move sheep cards',
        de: 'alle Karten bewegen Schafskarten',
        fr: 'toutes déplacent les cartes mouton',
        ja: 'シープ（ピンク）はどのカードでも動きます',
      },
      cases: [
        'ex. 8-5: Sheep 01 goes one seat counter-clockwise on a black 3, from seat 1 to seat 4',
        'sheep cards move by white too: a white 4 takes Sheep 01 two seats counter-clockwise',
      ],
    },
  ],
  'R-NOPASS': [
    {
      says: { en: 'must play one', de: 'muss eine spielen', fr: 'tu dois en jouer une', ja: '必ず1枚出します' },
      cases: ['R-NOPASS: with one playable card among 3s the seat must play it'],
    },
  ],
  'R-META-LEAVE': [
    {
      says: {
        en: 'does not count as passing it',
        de: 'heißt nicht, ihn zu passieren',
        fr: 'n’est pas y passer',
        ja: '通過したことにはならず',
      },
      cases: ['R-META-LEAVE: leaving seat 1 is not passing it'],
    },
  ],
  'R-META-PAIR': [
    {
      says: {
        en: 'the current player chooses which',
        de: 'wer am Zug ist, wählt',
        fr: 'le joueur actif choisit',
        ja: '手番プレイヤーが選びます',
      },
      cases: [
        'R-META-PAIR: different cards: the current player is asked',
        'R-META-PAIR: the answer turns the named card and the turn goes on',
      ],
    },
    {
      says: {
        en: 'the higher one turns',
        de: 'wird die höhere umgedreht',
        fr: 'le plus grand numéro se retourne',
        ja: '大きい番号が裏返ります',
      },
      cases: ['R-META-PAIR: alike apart from their number, so the higher number turns without a question'],
    },
  ],
  'R-LASTLAP': [
    {
      says: { en: 'Its animals activate', de: 'Dort werden die Tiere aktiviert', fr: 'Ses animaux s’activent', ja: 'そこで発動' },
      cases: [
        "R-LASTLAP: seat 1's activation is still carried out, then the sheep are counted",
        'R-LASTLAP: a seat at 0 after that activation decides before any counting',
      ],
    },
    {
      says: {
        en: 'Cards left in hand are not played',
        de: 'Karten auf der Hand werden nicht mehr gespielt',
        fr: 'Les cartes en main ne se jouent plus',
        ja: '残った手札はすべて捨て札になります',
      },
      cases: ['FAQ Q3: cards still in hand at the end of the last lap are not played'],
    },
  ],
  'R-DUMMY-NODRAW': [
    {
      says: { en: 'never draws a card', de: 'zieht nie eine Karte', fr: 'ne pioche jamais', ja: 'ダミーはカードを引きません' },
      cases: ["R-DUMMY-NODRAW: the dummy's turn takes one card from the number deck and no more"],
    },
  ],
  'R-EXCHANGE-DECK': [
    {
      says: {
        en: 'there is nothing to exchange',
        de: 'es gibt nichts zu tauschen',
        fr: 'il n’y a rien à échanger',
        ja: '交換はできません',
      },
      cases: [
        'R-EXCHANGE-DECK: with no number deck the dummy plays the top of its own, unasked',
        'illegal: an Exchange Call after the number deck has run out',
      ],
    },
  ],
  'R-DUMMY-3': [
    {
      says: {
        en: 'it is set aside and moves nothing',
        de: 'wird sie beiseitegelegt und bewegt nichts',
        fr: 'on le met de côté, il ne déplace rien',
        ja: '除外し、何も動きません',
      },
      cases: [
        'R-DUMMY-3: not exchanged, the 3 is set aside, moves nothing, and the turn ends',
        'R-DUMMY-3: exchanged for another 3, that one is set aside',
      ],
    },
  ],
  'W-SECRET': [
    {
      says: {
        en: 'Once shown, cards stay known',
        de: 'Einmal gezeigte Karten bleiben bekannt',
        fr: 'Une carte montrée reste connue',
        ja: '一度見せたカード',
      },
      cases: ['ex. 8-8: only 3s under Sheep 02: the hand is shown and seat 4 is next'],
    },
  ],
  'H-COPY': [
    {
      says: {
        en: 'the uncertain values of each animal',
        de: 'die nicht gesicherten Werte jedes Tieres',
        fr: 'les valeurs incertaines de chaque animal',
        ja: 'アニマルの推定の値',
      },
      cases: [otherPace, otherWolf],
    },
    {
      says: {
        en: 'what no rulebook gives',
        de: 'was kein Regelheft festlegt',
        fr: 'ce qu’aucun livret ne donne',
        ja: '推定の値',
      },
      cases: [certainWolf],
    },
    {
      says: {
        en: '16 black and 16 white',
        de: '16 schwarze und 16 weiße',
        fr: '16 noires et 16 blanches',
        ja: '黒16枚・白16枚',
      },
      cases: [otherSum],
    },
  ],
  'A-UNKNOWN': [
    {
      says: {
        en: 'you can correct most of them for your copy',
        de: 'kann die meisten für das eigene berichtigen',
        fr: 'tu peux en corriger la plupart pour ton exemplaire',
        ja: 'ほとんどは実物の値に直せます',
      },
      cases: [otherWolf],
    },
  ],
  'H-CUSTOM': [
    {
      says: { en: 'values 1 to 9', de: 'Werte 1 bis 9', fr: 'valeurs 1 à 9', ja: '値は1から9' },
      cases: [ownNumbers],
    },
  ],
  'H-STILL': [
    {
      says: {
        en: 'If nobody plays a card for a whole lap, the last lap starts',
        de: 'niemand eine Karte, beginnt die letzte Runde',
        fr: 'sans carte jouée lance le dernier tour de table',
        ja: '誰もカードを出さずに一周すると',
      },
      cases: [fourSkips],
    },
  ],
  'A-NUMBERS': [
    {
      says: { en: 'Black 4 × 3', de: 'Schwarz 4 × 3', fr: '4 noir × 3', ja: '黒の4 × 3' },
      cases: ['refused: four black 4s', 'refused: a deal with a 4 for a 1'],
    },
  ],
  'A-THREE': [
    {
      says: {
        en: 'Seat 2 plays alone with the dummy across',
        de: 'Spieler 2 spielt allein',
        fr: 'Le Joueur 2 joue seul',
        ja: 'プレイヤー2は、向かいのダミーと組んで',
      },
      cases: [
        'dummy: on its turn the top of the number deck is turned up and its partner is asked',
        'illegal: an opponent answers the Exchange Call',
        "a tie at the count, three players: seat 2's team wins",
      ],
    },
  ],
  'A-LEVELS': [
    {
      says: { en: 'combine sets', de: 'Zusammenstellungen verbinden', fr: 'réunir des combinaisons', ja: 'セット同士を組み合わせたり' },
      cases: [twoSetsTogether],
    },
  ],
  'A-TIPS': [
    {
      says: {
        en: 'you may play a card that moves nothing',
        de: 'Du darfst auch eine Karte spielen, die nichts bewegt',
        fr: 'tu peux aussi jouer une carte qui ne déplace rien',
        ja: '何も動かないカードを出すこともできます',
      },
      cases: ['R-NOMATCH: a black card may be played although every animal is white'],
    },
  ],
};
