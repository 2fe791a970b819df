import type { WolfLessons } from './en-lessons.ts';

export const words: WolfLessons = {
  lessons: {
    'wolf-and-hound': {
      title: '90秒で Wolf & Hound',
      about: '追い、追われ、パートナーを助けて勝つ。',
      done: 'これで全部です。遊びましょう！',
    },
  },
  says: {
    wolfGoal: '羊を守り、相手の牧場を空にすれば勝ち。',
    wolfPartner: '向かいの樫はパートナー。丘と水車は相手です。',
    wolfChase: '黒でウルフが動きます。黒の1を出そう。',
    wolfChased: '丘の手番でウルフが発動。羊が1匹逃げました。',
    wolfHit: '丘が先へ送り、パートナーの羊が逃げました。',
    wolfBack: '樫がウルフを丘の方へ送ります。',
    wolfHome: 'ウルフが羊を逃がし、ハウンドが連れ戻しました。',
    wolfHelp: '白でハウンドが動きます。樫に送ろう。',
    wolfLap: '4歩で一周。ハウンドが樫を助けました。',
    wolfGuard: '樫がハウンドを送ってあなたを守ります。',
    wolfRobbed: '水車がハウンドを遠ざけ、羊が1匹逃げました。',
    wolfFinish: '丘の羊は残り1匹。どのカードで追う？',
    wolfFinishWrong: '時計回りに数えよう。丘は黒で1歩先。',
    wolfWon: '丘の牧場は空。あなたと樫の勝ち！',
    wolfCount: '先にカードが尽きたら、羊の多い方が勝ち。',
  },
};
