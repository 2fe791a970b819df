import type { Proofs } from '../../../help/proof.ts';
import type { SheepRuleId } from './en-rules.ts';

export const PROOFS: Proofs<SheepRuleId> = {
  'S-BLACK': [
    {
      says: { en: 'unless a barn is there', de: 'außer dort ist ein Stall', fr: 'sauf s’il y a une bergerie', ja: '納屋がないかぎり' },
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
        ja: '納屋があれば無事です',
      },
      cases: ["fox: the farmyard's barn protects the sheep on it", 'fox: all other players are robbed at once'],
    },
    {
      says: {
        en: 'Only entering steals',
        de: 'Gestohlen wird nur beim Betreten',
        fr: 'Il ne vole qu’en entrant',
        ja: '盗むのは入ったときだけ',
      },
      cases: ["fox: sheep that stood on the fox's card are not touched when it leaves"],
    },
  ],
  'R-FACEDOWN': [
    {
      says: {
        en: 'the river rule does not count',
        de: 'gilt die Flussregel nicht',
        fr: 'Les rivières ne comptent alors pas',
        ja: '川は無視します',
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
      says: { en: 'dogs may rest', de: 'Hunde freiwillig', fr: 'les chiens sont facultatifs', ja: '犬は休めます' },
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
        ja: '右下のシープビルは10',
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
      says: { en: 'even with nothing counted', de: 'auch wenn niemand etwas hat', fr: 'même si personne n’a rien', ja: '0どうしでも' },
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
        en: 'its gold breaks no tie',
        de: 'sein Gold entscheidet keinen Gleichstand',
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
        ja: '8枚の川 – 金貨25枚',
      },
      cases: ['rivers of 5, 6, 7 and 8 cards give 11, 15, 20 and 25 gold'],
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
      says: { en: 'a barn protects it', de: 'Ein Stall schützt es', fr: 'une bergerie le protège', ja: '納屋は黒羊を守ります' },
      cases: ['black sheep: a barn protects it'],
    },
    {
      says: {
        en: 'the largest joined network counts',
        de: 'das größte zusammenhängende Wegenetz',
        fr: 'le plus grand réseau relié compte',
        ja: 'いちばん大きなつながりを数えます',
      },
      cases: ['mission longest-road: the network need not touch the farmyard: three cards here, three with farmyard there'],
    },
  ],
};
