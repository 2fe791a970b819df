import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules' | 'questions' | 'reasons'> = {
  search: '質問する・ルールを検索',
  searchCards: '2つのゲームのカードを探す',
  none: (sought) => `「${sought}」は見つかりませんでした。${/\s/.test(sought) ? '一つの言葉' : 'ほかの言葉'}で探してみてください。`,
  toCards: 'カードの一覧を見る',
  rule: (id) => `ルール ${id}`,
  ruling: (id) => `当アプリの裁定 · ${id}`,
  elsewhere: (title, n) => `${title}：${n}件`,
  asked: 'よくある質問',
  everything: 'すべてのルール',
  nearest: '近い答え',
  chapter: (chapter) => `説明書 ${chapter}`,
  section: (section) => `説明書「${section}」`,
  ourRuling: '当アプリの裁定',
  seeAlso: '関連するルール',
  good: 'できる',
  bad: 'できない',
  reveal: '見る（ネタバレあり）',
  lookUp: 'このゲームの早見表',
};
