import { byFile } from '../../words/byFile.ts';
import type { CardData } from './card.ts';
import type { ScreenSeat } from './layout.ts';
import type { Target } from './vocabulary.ts';

/** The signs on animal cards: drawn on the card, and said with its name. */

const PACE_SIGN: Readonly<Record<string, string>> = { plain: '', reverse: '↺', '1/2': '½', '-1/2': '↺½', '-1': '−1', x3: '×3' };

export function paceSign(pace: string): string {
  return PACE_SIGN[pace] ?? pace;
}

/** Where the printed arrows point for whoever the card lies before, in degrees clockwise from the right. */
const ARROW = { right: 0, left: 180, across: 270 } as const;

/** A card at another seat of the screen is seen from there: its arrow turns along. None for a card that acts on its own seat. */
export function arrowOf(target: Target, at: ScreenSeat): number | undefined {
  return target === 'self' ? undefined : (ARROW[target] + 90 * at) % 360;
}

/** Signs that only few cards have: `stop` ends a turn, `no-3` forbids 3s. */
export type Sign = 'stop' | `no-${number}`;

/** The value that a sign forbids; empty if it forbids none. */
export function forbiddenBy(sign: Sign): string {
  return sign === 'stop' ? '' : sign.slice('no-'.length);
}

/** What the files of cards say of them, by id. */
export const CARD_DATA = byFile(import.meta.glob<CardData>('./cards/**/*.tsx', { query: '?data', import: 'data', eager: true }));

/** What the file of a card says of it; undefined for cards of the players' own. */
export function dataOf(id: string): CardData | undefined {
  return CARD_DATA[id];
}

/** All that is written on a card. */
export function signsOf(id: string, pace: string): string {
  const sign = dataOf(id)?.sign;
  return [paceSign(pace), sign ? forbiddenBy(sign) : ''].filter((text) => text !== '').join(' ');
}
