/** Japanese counters for what both games count. */
const UNIT = { sheep: '匹', cards: '枚', coins: '枚', steps: '歩', moves: '手', people: '人', dogs: '匹', foxes: '匹' } as const;

/** Without a line break between number and counter. */
export function counted(n: number, what: keyof typeof UNIT): string {
  return `${n}\u2060${UNIT[what]}`;
}

/** “羊3匹”, “金貨1枚”. */
export const sheep = (n: number) => `羊${counted(n, 'sheep')}`;
export const gold = (n: number) => `金貨${counted(n, 'coins')}`;

/** “アンナさん”. Not after “あなた”, dummies, numbered seats and names that have it already. */
export const san = (name: string): string => (/さん$|プレイヤー$|^あなた$|^(?:ダミー|プレイヤー)\d/.test(name) ? name : `${name}さん`);

/** “AとB”: several names as one topic. */
export function together(names: readonly string[]): string {
  return names.join('と');
}
