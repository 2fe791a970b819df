/** What is counted takes its own word in Japanese: these are all that both games count. */
const UNIT = { sheep: '匹', cards: '枚', coins: '枚', steps: '歩', moves: '手', people: '人', dogs: '匹', foxes: '匹' } as const;

/** No line breaks between a number and its word. */
export function counted(n: number, what: keyof typeof UNIT): string {
  return `${n}\u2060${UNIT[what]}`;
}

/** “羊3匹”, “金貨1枚”. */
export const sheep = (n: number) => `羊${counted(n, 'sheep')}`;
export const gold = (n: number) => `金貨${counted(n, 'coins')}`;

/** “アンナさん”. “あなた”, a dummy, a numbered seat and a name that has it already stay as they are. */
export const san = (name: string): string => (/さん$|プレイヤー$|^あなた$|^(?:ダミー|プレイヤー)\d/.test(name) ? name : `${name}さん`);

/** “AとB”: one topic, however many take part. */
export function together(names: readonly string[]): string {
  return names.join('と');
}
