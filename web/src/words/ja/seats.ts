import type { SeatWords } from '../en/seats.ts';
import { san } from '../grammar/ja.ts';

export const words: SeatWords = {
  seats: '席',
  mix: { no: '選んだとおり', all: 'シャッフル', partners: 'シャッフル（パートナーはそのまま）' },
  mixAbout: { no: '', all: '誰がどの席になるかはくじ引き', partners: '残りの席はくじ引き' },
  again: { no: '同じ席で遊ぶ', all: '席をシャッフルする', partners: 'シャッフルする（パートナーはそのまま）' },
  lobby: {
    no: '席はこのままです。',
    all: '開始時に席をシャッフルします。',
    partners: '開始時に席をシャッフルします。パートナーはそのままです。',
  },
  fair: '誰にも選べません。カードを決めた数が席も決めます。',
  mixed: (starter) => `席をシャッフル：${san(starter)}から始めます。`,
  mixedYou: '席をシャッフル：あなたから始めます。',
  name: (seat) => `「${seat}」の人の名前`,
  nameHint: '名前',
  takeBack: (name) => `${san(name)}の手を取り消す`,
};
