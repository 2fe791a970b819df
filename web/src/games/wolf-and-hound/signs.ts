/** The signs on animal cards: drawn on the card, and said with its name. */

const PACE_SIGN: Readonly<Record<string, string>> = { plain: '', reverse: '↺', '1/2': '½', '-1/2': '↺½', '-1': '−1', x3: '×3' };

export function paceSign(pace: string): string {
  return PACE_SIGN[pace] ?? pace;
}

/** Cards that forbid 3s show one, struck out. */
export function barsThree(id: string): boolean {
  return id === 'sheep-02' || id === 'tornado-02';
}

/** All that is written on a card. */
export function signsOf(id: string, pace: string): string {
  return [paceSign(pace), barsThree(id) ? '3' : ''].filter((sign) => sign !== '').join(' ');
}
