import type { PlayedCase, Proofs } from '../../../help/proof.ts';
import type { RuleId } from '../rulings.ts';

/** Three stand at seat 3 and show their hounds: the seat in turn is asked, one turns, and that is enough. */
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

/** Four play: two pairs of equal cards, each at a seat of its own. */
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

export const PROOFS: Proofs<RuleId> = {
  'R-START': [
    {
      says: {
        en: 'Two or more wolf cards bring one more to every seat',
        de: 'Zwei oder mehr Wolfskarten bringen jedem Platz eines mehr',
        fr: 'Deux cartes loup ou plus en donnent un de plus à chaque place',
        ja: 'ウルフカードが2枚以上なら各席に1匹ずつ増えます',
      },
      cases: ['R-START: two wolf cards at four players: 4 each', 'R-START: three players, two wolf cards: one more each'],
    },
    {
      says: {
        en: 'in the draft only with four players',
        de: 'im Entwurf nur zu viert',
        fr: 'dans l’ébauche, à quatre seulement',
        ja: '2015年の草稿では4人のときだけ',
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
      says: { en: 'never below 0', de: 'nie weniger als 0', fr: 'jamais moins de 0', ja: '0匹より減ることも' },
      cases: ['FAQ Q8: one sheep, two wolves and a hound: down to 0, not below, and back to 1'],
    },
    {
      says: {
        en: 'never above the number at the start',
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
        en: 'even if no animal follows it',
        de: 'auch spielen, wenn ihr kein Tier folgt',
        fr: 'même si elle ne déplace aucun animal',
        ja: '動くアニマルがいなくても、カードを出せます',
      },
      cases: ['R-NOMATCH: a black card may be played although every animal is white'],
    },
  ],
  'W-MOVE': [
    {
      says: { en: '(printed -1/2) half and counter-clockwise', de: '(gedruckt: -1/2)', fr: '(imprimé -1/2)', ja: 'カードの表記は -1/2' },
      cases: [
        'modifier -1/2: a black 3 moves wolf-08 from seat 1 to seat 4',
        'modifier 1/2: a black 3 moves wolf-06 from seat 1 to seat 2',
      ],
    },
  ],
  'R-LAP': [
    {
      says: { en: 'back to where they began', de: 'enden, wo sie begannen', fr: 'reviennent au départ', ja: '元の場所に戻ります' },
      cases: ['R-LAP: four seats bring the hound back to where it stood'],
    },
  ],
  'W-MEAT': [
    {
      says: {
        en: 'Sheep cards mind neither',
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
        en: 'no play, no draw, the cards stay',
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
        de: 'passiert oder erreicht hat',
        fr: 'passé par la place 1 ou s’y est arrêté',
        ja: '席1を通過するか、席1に止まった',
      },
      cases: [
        'R-META-ONCE: five steps from seat 4 pass seat 1 and stop there, one turning',
        'R-WALK: passing seat 1 on the way is enough to turn',
      ],
    },
  ],
  'R-META-MORE': [
    {
      says: {
        en: 'two or more of them stand and all show one colour, one turns over',
        de: 'alle die gleiche Farbe zeigen, wird eine umgedreht',
        fr: 'tous montrent la même couleur, l’un se retourne',
        ja: '2枚以上あって全部が同じ色の場では',
      },
      cases: [threeOfOneColour],
    },
    {
      says: {
        en: 'the highest one turns',
        de: 'wird die höchste umgedreht',
        fr: 'le plus haut se retourne',
        ja: '一番大きい番号が裏返ります',
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
      says: { en: 'turns over if it is not alone', de: 'wenn er nicht allein ist', fr: 's’il n’est pas seul', ja: 'オロオロハウンドです' },
      cases: ['R-ENDORDER: Grandpa Wolf arrives first, then the Confused Hound turns', 'R-CONFUSED: alone it does not turn'],
    },
  ],
  'W-END': [
    {
      says: {
        en: 'A tie is Yellow’s',
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
        en: 'in the draft Orange’s',
        de: 'im Entwurf an Orange',
        fr: 'dans l’ébauche à l’équipe orange',
        ja: '2015年の草稿ではチーム橙',
      },
      cases: ['a tie at the count, 2015 draft, four players: Orange wins', 'a tie at the count, 2015 draft, three players: Orange wins'],
    },
    {
      says: {
        en: 'with two players there the team of seat 1',
        de: 'dort zu zweit an das Team von Platz 1',
        fr: 'à deux joueurs à celle de la place 1',
        ja: '2人なら席1のチーム',
      },
      cases: ["a tie at the count, 2015 draft, two players: seat 1's team wins"],
    },
  ],
  'R-BOTH0': [
    {
      says: {
        en: 'starting with the seat in turn',
        de: 'vom Platz am Zug aus',
        fr: 'en commençant par le joueur actif',
        ja: '手番の席から時計回りに',
      },
      cases: ["FAQ Q1: seats 3 and 4 both at 0 on seat 3's turn: seat 3 comes first, Blue loses"],
    },
  ],
  'W-DUMMY': [
    {
      says: {
        en: 'The first card then goes face down under the dummy’s cards',
        de: 'Die erste Karte kommt dann verdeckt unter die Karten des Dummys',
        fr: 'La première carte va alors face cachée sous la main du fantôme',
        ja: '最初のカードは伏せてダミー山札の一番下に入れます',
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
        en: 'A tie is Orange’s',
        de: 'Gleichstand geht an Orange',
        fr: 'L’égalité revient à l’équipe orange',
        ja: '同点はチーム橙の勝ち',
      },
      cases: ['a tie at the count, 2015 draft, four players: Orange wins'],
    },
    {
      says: {
        en: 'with two players it goes to the team of seat 1',
        de: 'zu zweit an das Team von Platz 1',
        fr: 'à deux joueurs, à celle de la place 1',
        ja: '2人なら席1のチームの勝ち',
      },
      cases: ["a tie at the count, 2015 draft, two players: seat 1's team wins"],
    },
    {
      says: {
        en: 'With three and two players two wolf cards bring no more sheep',
        de: 'Zu dritt und zu zweit bringen zwei Wolfskarten kein Schaf mehr',
        fr: 'À trois et à deux, deux cartes loup ne donnent pas de mouton de plus',
        ja: '3人と2人では、ウルフカードが2枚でも羊は増えません',
      },
      cases: [
        'R-START: 2015 draft, two wolf cards at three players: nothing extra',
        'R-START: 2015 draft, two wolf cards at two players: nothing extra',
      ],
    },
  ],
  'R-GRANDPA': [
    {
      says: { en: 'he stays', de: 'bleibt er stehen', fr: 'il reste', ja: '動きません' },
      cases: [
        'ex. 8-9: Grandpa Wolf moves one turn late, counter-clockwise, by either colour',
        'R-GRANDPA: the previous turn played no card, so he stays',
      ],
    },
  ],
  'R-BLANKET': [
    {
      says: {
        en: 'shows its front if a blanket is at its gate',
        de: 'seine Vorderseite, wenn ein Pelz bei ihm liegt',
        fr: 'montre son recto si une couverture',
        ja: '毛布大好きウルフは表向き',
      },
      cases: [
        'R-BLANKET: the White Blanket holds it as well',
        'R-BLANKET: alone at the end of the play phase: back side, and one seat counter-clockwise at once',
      ],
    },
  ],
  'A-SHEEP-01': [
    {
      says: {
        en: 'wolves and hounds at that gate do not activate',
        de: 'Wölfe und Hunde an diesem Tor werden nicht aktiviert',
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
        en: 'On the very first turn it does nothing',
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
      says: { en: '3, 6, 9 or 12 steps', de: '3, 6, 9 oder 12 Schritte', fr: '3, 6, 9 ou 12 pas', ja: '3、6、9、12歩' },
      cases: [
        'modifier x3: a black 1 moves designer-01 from seat 1 to seat 4',
        'modifier x3: a black 4 moves designer-01 from seat 1 to seat 1',
      ],
    },
  ],
  'A-LIMITS': [
    {
      says: { en: 'nor fewer than 0', de: 'weniger als 0', fr: 'ni moins de 0', ja: '0匹より少なくなることもありません' },
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
      says: { en: 'Three players: 2, 4, 3, 3', de: 'Zu dritt: 2, 4, 3, 3', fr: 'À trois : 2, 4, 3, 3', ja: '3人：2・4・3・3匹' },
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
        de: 'Drei Schritte von Platz 1 führen zu Platz 4',
        fr: 'trois pas depuis la place 1 mènent à la place 4',
        ja: '席1から3歩で席4です',
      },
      cases: ['ex. 8-2: a black 2 with +1 goes three seats, from seat 1 to seat 4 (the Japanese text is right)'],
    },
    {
      says: { en: 'that team loses', de: 'Dieses Team verliert', fr: 'cette équipe perd', ja: 'そのチームの負けです' },
      cases: ["FAQ Q1: seats 3 and 4 both at 0 on seat 3's turn: seat 3 comes first, Blue loses"],
    },
    {
      says: { en: 'it turns over every time', de: 'Er wird jedes Mal umgedreht', fr: 'il se retourne à chaque fois', ja: '毎回裏返ります' },
      cases: ['R-CONFUSED: it turns at the end of every turn while it shares its seat'],
    },
    {
      says: {
        en: 'when they stop at seat 1, too',
        de: 'auch umgedreht, wenn sie an Platz 1 stehen bleiben',
        fr: 'aussi s’il s’arrête à la place 1',
        ja: '席1に止まっても裏返ります',
      },
      cases: ['ex. 8-1: Metamorphic 03 stops at seat 1, turns into a hound, brings a sheep back, then moves by white'],
    },
  ],
};
