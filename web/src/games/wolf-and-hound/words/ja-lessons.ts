import type { WolfLessons } from './en-lessons.ts';

export const words: WolfLessons = {
  lessons: {
    'wolf-and-hound': {
      title: '90秒で Wolf & Hound',
      about: '追い、追われ、パートナーを助けて勝つ。練習なので羊は2匹ずつです。',
      done: 'これで全部です。遊びましょう！',
    },
  },
  says: {
    wolfGoal: '羊を守り、相手チームのどちらか一人の羊を0にすれば勝ち。',
    wolfTwo: '早く終わるように、ここでは羊は2匹ずつ。ふだんは3匹です。',
    wolfPartner: '向かいの樫さんはパートナー、丘さんと水車さんは相手です。',
    wolfChase: '黒でウルフが動きます。黒の1を出しましょう。',
    wolfChased: '丘さんの手番でウルフが発動し、羊が1匹逃げました。',
    wolfHit: '丘さんがウルフを先へ送り、パートナーの羊が逃げました。',
    wolfBack: '樫さんがウルフを丘さんへ送り返しました。',
    wolfHome: 'ウルフが羊を逃がし、ハウンドが連れ戻しました。',
    wolfHelp: '白でハウンドが動きます。樫さんへ送るのは？',
    wolfHelpWrong: '羊の足りない樫さんは2歩先です。',
    wolfLap: '丘さんの黒の4でウルフは一周して元の場へ。樫さんの手番でハウンドが羊を連れ戻しました。',
    wolfGuard: '樫さんがハウンドを送り返し、あなたを守ります。',
    wolfRobbed: '水車さんがハウンドを遠ざけ、羊が1匹逃げました。',
    wolfDefend: '守りましょう。あなたと樫さんからウルフを遠ざけるカードは？',
    wolfDefendWrong: '歩数を数えて。樫さんにも、あなたにも来ないように。',
    wolfMill: '水車さんの手番で発動し、羊が1匹逃げました。',
    wolfFinish: '丘さんの羊は残り1匹。どのカードで追いますか？',
    wolfFinishWrong: '時計回りに数えましょう。丘さんは黒で3歩先です。',
    wolfWon: '丘さんの牧場は空。あなたと樫さんの勝ち！',
    wolfCount: '誰かの手札がなくなったら、最後に羊の合計が多いチームの勝ち。',
  },
};
