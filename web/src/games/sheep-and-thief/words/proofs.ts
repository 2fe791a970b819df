import type { PlayedCase, Proofs } from '../../../help/proof.ts';
import type { SheepRuleId } from './en-rules.ts';

/** At home the black sheep is worth 0, on the farthest cell 15: no source pays a multiple per sheep. */
const blackAlone: PlayedCase = {
  config: { edition: '2017', players: 2, missions: false, blackSheep: true },
  start: {
    position: {
      stage: 'score',
      boards: {
        1: {
          cards: { '1,2': 'meadow', '1,3': 'meadow', '1,4': 'meadow', '2,4': 'meadow', '3,4': 'meadow', '4,4': 'meadow' },
          black: '4,4',
        },
      },
    },
  },
  moves: [],
  expect: {
    scores: [
      { sheep: 0, blackSheep: 15, total: 15 },
      { sheep: 0, blackSheep: 0, total: 0 },
    ],
  },
};

/** A road that leaves the board below Woolington, with a copy whose town is entered from the west only. */
const otherEdge: PlayedCase = {
  config: { edition: '2017', players: 2, copy: { towns: { woolington: 'W' } } },
  start: { position: { stage: 'score', boards: { 1: { cards: { '2,1': 'road:NS', '3,1': 'road:NS', '4,1': 'road:NS' } } } } },
  moves: [],
  expect: { scores: [{ towns: 0 }, { towns: 0 }] },
};

export const PROOFS: Proofs<SheepRuleId> = {
  'S-BLACK': [
    {
      says: { en: 'unless there is a barn', de: 'außer dort ist ein Stall', fr: 'sauf s’il y a une bergerie', ja: '小屋がないかぎり' },
      cases: [
        'black sheep: a barn protects it',
        'black sheep: the farmyard has a barn',
        'black sheep: the fox sends it home, it is never stolen',
      ],
    },
  ],
  'S-FOX': [
    {
      says: {
        en: 'unless the card has a barn',
        de: 'außer die Karte hat einen Stall',
        fr: 'sauf s’il y a une bergerie',
        ja: '小屋があれば無事です',
      },
      cases: ["fox: the farmyard's barn protects the sheep on it", 'fox: all other players are robbed at once'],
    },
    {
      says: {
        en: 'steals only when it enters a card',
        de: 'Geklaut wird nur beim Betreten',
        fr: 'Il ne vole qu’en entrant',
        ja: '盗むのは入ったときだけ',
      },
      cases: ["fox: sheep that stood on the fox's card are not touched when it leaves"],
    },
  ],
  'R-FACEDOWN': [
    {
      says: {
        en: 'Ignore the river rule for it',
        de: 'gilt die Flussregel nicht',
        fr: 'La règle des rivières ne s’applique pas alors',
        ja: '川のルールは無視します',
      },
      cases: [
        'R-FACEDOWN: laid where two rivers come in, nothing on it counts',
        'illegal: face down while a card of the hand fits somewhere',
      ],
    },
  ],
  'R-RIVER': [
    {
      says: { en: 'never into the farmyard', de: 'nie in den Hof', fr: 'jamais dans la ferme', ja: '農場へは流れません' },
      cases: ['illegal: a river into the farmyard', 'illegal: a river into meadow'],
    },
  ],
  'R-ANYORDER': [
    {
      says: { en: 'dogs are optional', de: 'Hunde freiwillig', fr: 'les chiens sont facultatifs', ja: '犬は使わなくてもかまいません' },
      cases: [
        'R-ANYORDER: images may be interleaved: fox, sheep, fox back, sheep',
        'dog: actions left out skip both',
        'illegal: the mandatory fox left out',
      ],
    },
  ],
  'S-TOWNS': [
    {
      says: {
        en: 'Sheepville, bottom right, pays 10',
        de: 'Schafhausen unten rechts 10',
        fr: 'Moutonville, en bas à droite, 10',
        ja: '右下のシープビルは10枚',
      },
      cases: [
        'towns: bottom right, through its E edge: 10 gold',
        'towns: top right, through its N edge: 5 gold',
        'towns: bottom left, through its W edge: 5 gold',
      ],
    },
  ],
  'S-2014': [
    {
      says: { en: 'joined to another', de: 'mit einer anderen verbunden', fr: 'reliée à une autre', ja: 'ほかとつながった' },
      cases: ['2014: 2 gold for each river card joined to another, nothing for a lone one'],
    },
  ],
  'H-COPY': [
    {
      says: {
        en: 'the edges a road must reach to enter a town',
        de: 'die Kanten, durch die ein Weg in eine Stadt führt',
        fr: 'les bords par lesquels un chemin arrive en ville',
        ja: '道が町に着く辺',
      },
      cases: [otherEdge],
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
      cases: [otherEdge],
    },
  ],
  'S-TIES': [
    {
      says: {
        en: 'otherwise the win is shared',
        de: 'sonst wird der Sieg geteilt',
        fr: 'sinon la victoire est partagée',
        ja: '勝利を分け合います',
      },
      cases: ['tie: more gold from white sheep on the own board wins', 'tie: still equal, the victory is shared'],
    },
  ],
  'R-MISSION-TIE': [
    {
      says: { en: 'even at zero', de: 'auch wenn alle bei null stehen', fr: 'même si personne n’a rien', ja: '0どうしでも' },
      cases: [
        'mission longest-river: a tie at zero is a shared first (R-MISSION-TIE)',
        'R-MISSION-TIE: a tie behind a sole leader pays nothing',
      ],
    },
  ],
  'A-BLACK': [
    {
      says: { en: '5 · 7 · 10 · 15', de: '5 · 7 · 10 · 15', fr: '5 · 7 · 10 · 15', ja: '5 · 7 · 10 · 15' },
      cases: ['black sheep: gold in row 1 is 0, 1, 3, 5', 'black sheep: gold in row 4 is 5, 7, 10, 15'],
    },
    {
      says: {
        en: 'its gold does not break ties',
        de: 'seine Goldtaler entscheiden keinen Gleichstand',
        fr: 'son or ne départage personne',
        ja: '黒羊の金貨で同点を決めることもありません',
      },
      cases: ['tie: gold of the black sheep does not break it'],
    },
    {
      says: { en: 'it counts as a sheep', de: 'zählt es als Schaf', fr: 'il compte comme un mouton', ja: '羊として数えます' },
      cases: ['both modules: the black sheep counts as a sheep for bottom-rows', 'both modules: right-columns counts the black sheep'],
    },
  ],
  'A-RIVERS': [
    {
      says: {
        en: 'river of 8 cards – 25 gold',
        de: 'Fluss aus 8 Karten – 25 Goldtaler',
        fr: 'rivière de 8 cartes – 25 pièces d’or',
        ja: 'カード8\u2060枚分の川：金貨25\u2060枚',
      },
      cases: ['rivers of 5, 6, 7 and 8 cards give 11, 15, 20 and 25 gold'],
    },
  ],
  'A-END': [
    {
      says: {
        en: 'On a tie, the player with more white sheep on their own board wins',
        de: 'gewinnt, wer mehr weiße Schafe auf dem eigenen Plan hat',
        fr: 'qui a le plus de moutons blancs sur son plateau gagne',
        ja: '同点なら、自分の盤の白い羊が多い人の勝ち',
      },
      cases: ['tie: more gold from white sheep on the own board wins'],
    },
  ],
  'A-MISSIONS': [
    {
      says: { en: 'first alone', de: 'allein vorn', fr: 'seul premier', ja: '単独1位' },
      cases: [
        'mission longest-river: sole first, 3',
        'mission longest-river: shared first, 1',
        'mission fox-at-town: the fox stands on 4,4: 3',
      ],
    },
  ],
  'A-OTHERWISE': [
    {
      says: { en: 'A barn protects it', de: 'Ein Stall schützt es', fr: 'une bergerie le protège', ja: '小屋は黒羊を守ります' },
      cases: ['black sheep: a barn protects it'],
    },
    {
      says: {
        en: 'The largest joined network counts',
        de: 'das größte zusammenhängende Wegenetz',
        fr: 'le plus grand réseau relié compte',
        ja: 'いちばん大きなつながりを数えます',
      },
      cases: ['mission longest-road: the network need not touch the farmyard: three cards here, three with farmyard there'],
    },
  ],
  'S-TABLE': [
    {
      says: {
        en: 'One white sheep waits on each farmyard',
        de: 'Auf jedem Hof wartet ein weißes Schaf',
        fr: 'Un mouton blanc attend sur chaque ferme',
        ja: '農場には白い羊が1匹います',
      },
      cases: [
        'set-up: four players: 5 cards each in seat order, fox on 3,3, one sheep on each farmyard, 46 in the supply',
        'set-up: two players: 6 cards each, 48 in the supply',
      ],
    },
  ],
  'R-SEATS': [
    {
      says: { en: 'seat 1 starts', de: 'Spieler 1 beginnt', fr: 'le Joueur 1 commence', ja: 'プレイヤー1から始めます' },
      cases: ['placement goes clockwise from the starting player, one card at a time'],
    },
  ],
  'S-DECK': [
    {
      says: {
        en: 'leave a card through the middle of each edge',
        de: 'Durch die Mitte jeder Kante',
        fr: 'au milieu de chaque bord',
        ja: '各辺の真ん中から',
      },
      cases: [
        'rule 2 looks at the edges, roads beside it do not matter',
        "roads need not continue: a road may meet meadow and the farmyard's road may end",
      ],
    },
  ],
  'S-DRAFT': [
    {
      says: {
        en: 'to the left in rounds 1 and 3',
        de: 'in Runde 1 und 3 nach links',
        fr: 'à gauche aux manches 1 et 3',
        ja: 'ラウンド1と3は左隣へ',
      },
      cases: [
        'draft, round 1: the rest goes to the left, the next seat',
        'draft, round 2: the rest goes to the right, the seat before; the kept card may be passed on',
      ],
    },
    {
      says: { en: 'at the same time', de: 'gleichzeitig', fr: 'Tous ensemble', ja: '全員同時に' },
      cases: ['draft: nothing is passed before all have chosen'],
    },
  ],
  'R-LASTCARD': [
    {
      says: {
        en: 'passed on and kept without a choice',
        de: 'weitergegeben und bleibt beim Nachbarn, ohne dass jemand wählt',
        fr: 'passe au voisin, qui le garde d’office',
        ja: '隣へ渡して、そのまま取ります',
      },
      cases: [
        'draft, four players: after four choices the fifth card is kept by itself and seat 1 places first',
        'draft, two players: keep 2, swap 4, keep 2, the last 2 are swapped and kept by themselves',
      ],
    },
  ],
  'S-PLACEMENT': [
    {
      says: { en: 'one card at a time', de: 'je eine Karte', fr: 'une carte à la fois', ja: '1枚ずつ' },
      cases: ['placement goes clockwise from the starting player, one card at a time', 'illegal: two cards in one turn'],
    },
  ],
  'S-ADJACENT': [
    {
      says: { en: 'not diagonally', de: 'nicht schräg', fr: 'pas en diagonale', ja: '斜めは隣ではありません' },
      cases: ['rule 1: then beside any own card, not diagonally', 'illegal: diagonally'],
    },
  ],
  'R-YARD-DRY': [
    {
      says: {
        en: 'must not have a river on that side',
        de: 'An der Kante zum Hof darf deine Karte keinen Fluss zeigen',
        fr: 'ta carte ne doit pas en montrer sur ce bord',
        ja: '農場に接する辺に川のあるカードは置けません',
      },
      cases: ['illegal: a river into the farmyard', 'rule 2: a river may leave the board but not run into the farmyard'],
    },
  ],
  'S-FOX-BLOCKS': [
    {
      says: {
        en: 'where the fox stands',
        de: 'auf dem der Fuchs steht',
        fr: 'sur la case du renard',
        ja: 'キツネのいるマスには置けません',
      },
      cases: ["illegal: on the fox's cell", 'rule 3: when the fox has left, the cell is free again'],
    },
  ],
  'S-SHEEP': [
    {
      says: {
        en: 'If the supply is empty, you get none',
        de: 'Ist der Vorrat leer, bekommst du keines',
        fr: 'Une réserve vide ne donne rien',
        ja: 'ストックに羊がいなければ、もらえません',
      },
      cases: [
        'sheep: a supply of one gives one for two images; both images are still used',
        'sheep: 3 images, 3 sheep from the supply onto the card',
      ],
    },
  ],
  'S-DOG': [
    {
      says: {
        en: 'never onto the fox’s',
        de: 'nie auf die Karte, auf der der Fuchs steht',
        fr: 'jamais sur celle du renard',
        ja: 'キツネのいるカードへは動かせません',
      },
      cases: ["illegal: a dog drives onto the fox's card"],
    },
    {
      says: {
        en: 'Sheep may leave the fox’s card',
        de: 'Von der Karte, auf der der Fuchs steht, dürfen Schafe weggetrieben werden',
        fr: 'peuvent quitter la carte du renard',
        ja: 'キツネのいるカードから出すのは自由です',
      },
      cases: ["dog: sheep may leave the fox's card", 'dog: the same sheep may be driven twice by two dogs'],
    },
  ],
  'S-ROUND-END': [
    {
      says: {
        en: 'everyone is dealt four cards (five with two players)',
        de: 'bekommt jeder vier Karten (zu zweit fünf)',
        fr: 'reçoit quatre cartes (cinq à deux joueurs)',
        ja: '全員に4枚（2人なら5枚）配り',
      },
      cases: [
        'R-KEPT: at the round end 4 new cards are dealt in seat order, the kept card is part of the draft hand',
        'two players, round end: then 5 new cards each, 6 in hand, and round 2',
      ],
    },
    {
      says: {
        en: 'the next player clockwise becomes the starting player',
        de: 'wird Startspieler',
        fr: 'devient premier joueur',
        ja: '次の人がスタートプレイヤーになります',
      },
      cases: ['round 2: the next seat clockwise starts'],
    },
  ],
  'R-OUT-SECRET': [
    {
      says: {
        en: 'discarded',
        de: 'zurück in die Schachtel gelegt',
        fr: 'l’autre a écartée',
        ja: '相手が箱に戻したカードは見られません',
      },
      cases: ['two players, round end: each puts one of the two cards out of the game', 'illegal: putting out two cards'],
    },
  ],
  'R-KEPT': [
    {
      says: { en: 'you may pass it on', de: 'darf weitergegeben werden', fr: 'peut être passée', ja: '隣へ渡してもかまいません' },
      cases: ['draft, round 2: the rest goes to the right, the seat before; the kept card may be passed on'],
    },
  ],
  'S-SCORE': [
    {
      says: {
        en: 'The game ends after three rounds',
        de: 'Nach drei Runden endet die Partie',
        fr: 'La partie se termine après trois manches',
        ja: '3ラウンドが終わったらゲーム終了です',
      },
      cases: ['the game ends after the last placement of round 3, the leftover card is not played'],
    },
    {
      says: {
        en: 'one gold for every white sheep on your board and in your paddock',
        de: 'Ein Goldtaler für jedes weiße Schaf auf deinem Plan und auf deiner Schafskoppel',
        fr: 'Une pièce d’or par mouton blanc sur ton plateau et dans ton enclos',
        ja: '盤と囲いの白い羊は1匹につき金貨1枚',
      },
      cases: ['scoring: one gold for each sheep on the board and in the paddock'],
    },
    {
      says: { en: '1, 3, 5, 8, 11, 15', de: '1, 3, 5, 8, 11, 15', fr: '1, 3, 5, 8, 11, 15', ja: '1、3、5、8、11、15' },
      cases: ['rivers of 1, 2, 3 and 4 cards give 1, 3, 5 and 8 gold', 'rivers of 5, 6, 7 and 8 cards give 11, 15, 20 and 25 gold'],
    },
  ],
  'A-BARN': [
    {
      says: {
        en: 'takes no white sheep',
        de: 'klaut kein weißes Schaf',
        fr: 'ne vole aucun mouton blanc',
        ja: '白い羊は盗まれず',
      },
      cases: ["fox example: up onto Peter's barn (safe), then left onto his two sheep (stolen)"],
    },
    {
      says: {
        en: 'does not send the black one home',
        de: 'schickt das schwarze nicht heim',
        fr: 'ne renvoie pas le mouton noir',
        ja: '黒羊も農場へ帰りません',
      },
      cases: ['black sheep: a barn protects it'],
    },
    {
      says: {
        en: 'The farmyard has a barn too',
        de: 'Auch der Hof hat einen Stall',
        fr: 'La ferme aussi a une bergerie',
        ja: '農場にも小屋があります',
      },
      cases: ["fox: the farmyard's barn protects the sheep on it"],
    },
  ],
  'R-BRIDGE': [
    {
      says: {
        en: 'Both continue, but they do not join',
        de: 'Beide gehen weiter, sie verbinden sich nicht',
        fr: 'chacun poursuit son cours, sans que les deux se rejoignent',
        ja: 'どちらも途切れませんが、互いにはつながりません',
      },
      cases: [
        'R-BRIDGE: the road goes over the river to the town',
        'R-BRIDGE: road and river on one card do not join: a river is no way on',
      ],
    },
  ],
  'S-MISSIONS': [
    {
      says: {
        en: 'If you alone are first, it pays the larger amount',
        de: 'Wer allein vorn liegt, bekommt den großen Wert',
        fr: 'Seul en tête, tu marques la grande valeur',
        ja: '単独1位なら多いほうの金貨',
      },
      cases: ['mission most-dogs: sole first, 5: two cards beat one card with two images', 'mission most-dogs: shared first, 2'],
    },
  ],
  'R-BLACK-BARN': [
    {
      says: { en: 'it stays where it is', de: 'Es bleibt, wo es ist', fr: 'il reste où il est', ja: '黒羊はその場に残ります' },
      cases: ['black sheep: a barn protects it'],
    },
  ],
  'R-BLACK-ONCE': [
    {
      says: {
        en: 'does not pay one more gold',
        de: 'keinen weiteren Goldtaler',
        fr: 'pas une pièce d’or de plus',
        ja: '羊1匹としての金貨1枚は加わりません',
      },
      cases: [blackAlone],
    },
  ],
  'R-BLACK-TIE': [
    {
      says: { en: 'does not break ties', de: 'entscheiden keinen Gleichstand', fr: 'ne départage personne', ja: '同点は決まりません' },
      cases: ['tie: gold of the black sheep does not break it'],
    },
  ],
  'R-BLACK-COUNTS': [
    {
      says: {
        en: 'counts as a sheep',
        de: 'zählt das schwarze Schaf als Schaf',
        fr: 'compte comme un mouton',
        ja: '黒羊も羊として数えます',
      },
      cases: ['both modules: the black sheep counts as a sheep for bottom-rows', 'both modules: right-columns counts the black sheep'],
    },
  ],
  'S-SECRETS': [
    {
      says: {
        en: 'the number of cards are open to everyone',
        de: 'die Zahl der Karten sieht jeder',
        fr: 'visibles de tous',
        ja: 'カードの枚数は全員に見えます',
      },
      cases: ['draft: all choose at once, so the order of the moves does not matter', 'illegal: keeping twice before all have chosen'],
    },
  ],
};
