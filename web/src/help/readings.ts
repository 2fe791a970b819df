/** Readings of Japanese words, for queries typed in kana only. */
const READINGS: Readonly<Record<string, string>> = {
  やまふだ: '山札',
  てふだ: '手札',
  てばん: '手番',
  すてふだ: '捨て札',
  ぼくじょう: '牧場',
  のうじょう: '農場',
  くらいもり: '暗い森',
  くろひつじ: '黒羊',
  ひつじ: '羊',
  おおかみ: '狼',
  いぬ: '犬',
  もうふ: '毛布',
  もり: '森',
  さく: '柵',
  かこい: '囲い',
  なや: '納屋',
  こや: '小屋',
  ほね: '骨',
  どろぼう: '泥棒',
  ぬす: '盗',
  かわ: '川',
  みち: '道',
  まち: '町',
  はし: '橋',
  きんか: '金貨',
  となり: '隣',
  うらがえ: '裏返',
  うらむき: '裏向き',
  じゅんばん: '順番',
  じゅんび: '準備',
  やじるし: '矢印',
  どうてん: '同点',
  ひきわけ: '引き分け',
  ほじゅう: '補充',
  はつどう: '発動',
  いどう: '移動',
  うご: '動',
  すす: '進',
  くば: '配',
  おわ: '終わ',
  かち: '勝ち',
  まけ: '負け',
  ひとり: '1人',
  ふたり: '2人',
};
const SOUNDS = new RegExp(Object.keys(READINGS).join('|'), 'g');

/** A hiragana word as the articles write it. */
export function spelled(word: string): string {
  return /^[ぁ-ゖー]+$/.test(word) ? word.replaceAll(SOUNDS, (sound) => READINGS[sound] ?? sound) : word;
}

/** Beginnings and ends of questions: いつ終わる, 誰が勝ち, 勝つには？ */
const QUESTION =
  /^(?:いつ|誰が|だれが|どうやって|どうすれば|どうしたら|どう|なぜ|どこに|どこで|どこ)(?=.)|(?<=.)(?:ですか|ますか|の|には|か)?[?？]?$/g;

/** The subject of a question. */
export function asked(word: string): string {
  return word.replaceAll(QUESTION, '');
}
