import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules'> = {
  search: 'ルールを探す',
  searchCards: '2つのゲームのカードを探す',
  none: (sought) => `「${sought}」は見つかりませんでした。${/\s/.test(sought) ? '一つの言葉' : 'ほかの言葉'}で探してみてください。`,
  found: (n) => `${n}件のルールが見つかりました。`,
  toCards: 'カードの一覧を見る',
  rule: (id) => `ルール ${id}`,
  ruling: (id) => `当アプリの裁定 · ${id}`,
  elsewhere: (title, n) => `${title}：${n}件`,
  good: 'できる',
  bad: 'できない',
  reveal: '見る（ネタバレあり）',
  lookUp: 'このゲームの早見表',
};
