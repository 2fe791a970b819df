import type { PagesWords } from '../en/pages.ts';

export const words: PagesWords = {
  setting: {
    language: '言語',
    browser: 'ブラウザに合わせる',
    theme: '外観',
    themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
    speed: 'ボットと動きの速さ',
    speeds: { calm: 'ゆっくり', brisk: 'ふつう', fast: '速い', off: '動きなし' },
    sound: '音',
    suggest: '手番ごとにおすすめを表示',
    keys: '一文字のショートカット',
  },
  looking: {
    title: '見返し',
    ply: (n, of) => `${of}手中 ${n}手目`,
    start: '最初へ',
    step: '一手進む',
    stepBack: '一手戻る',
    end: '最後へ',
    auto: '自動再生',
    pause: '一時停止',
    speed: '速さ',
    as: '視点',
    spectator: '観戦者',
    fork: 'ここから遊ぶ',
    live: 'ゲームに戻る',
  },
  about: {
    unofficial:
      'Bellwether は、市販されている2つの羊のゲームを遊べるアプリです。非公式のもので、作者や出版元は関わっておらず、その文章や絵も使っていません。気に入ったら、ぜひ本物のゲームを手に取ってください。',
    players: (fewest, most) => `${fewest}～${most}人`,
    minutes: (shortest, longest) => `${shortest}～${longest}分`,
    age: (years) => `${years}歳以上`,
    roles: {
      design: 'ゲームデザイン',
      illustration: 'イラストレーター',
      sculpture: '原型師（アドオンのみ）',
      'special-cards': 'スペシャルカードデザイナー',
      publisher: '発行人',
    },
    software: 'このソフトウェア',
    licence: 'MITライセンスのフリーソフトウェアです。絵はすべてオリジナルです。',
    version: (version) => `バージョン ${version}`,
    stored: {
      title: '保存されるもの',
      here: [
        'このブラウザ：ローカルのゲームとその記録、設定、レッスンの進み具合、オフライン用のアプリ。',
        'オンラインで遊ぶ場合：あなたの名前と、席の鍵。',
      ],
      forget: 'ブラウザでこのサイトのデータを消すと、すべて消えます。',
      server:
        'ローカルのゲームがサーバーに送られることはありません。オンラインのテーブルについては、設定、名前、プレイの内容がサーバーに残ります。',
      link: '何がいつまで残るか',
    },
    fault: {
      title: '不具合を知らせる',
      about: 'この文をコピーし、質問への答えを書き足して、このページの管理者に送ってください。',
      secrets: 'ゲームの途中では、あなたの手札も含め、伏せられたカードはすべて省かれます。',
      which: '最後に遊んだローカルのゲームについての文です。ほかのゲームなら、そのテーブルで「共有」を押してください。',
      questions: ['何をしましたか。', 'どうなると思いましたか。', '実際にはどうなりましたか。'],
    },
  },
};
