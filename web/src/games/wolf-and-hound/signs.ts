import { byFile } from '../../words/byFile.ts';
import type { CardData } from './card.ts';
import type { ScreenSeat } from './layout.ts';
import type { Target } from './vocabulary.ts';

/** Icons on animal cards: drawn on the card, and read out with its name. */

/** `+1`, `−1`, `½`, `1/3`, `↺½`, `×3`; nothing for the plain number. */
export function paceSign(pace: string): string {
  if (pace === 'plain') return '';
  if (pace === 'reverse') return '↺';
  if (pace.startsWith('-1/')) return `↺${partSign(pace.slice(1))}`;
  if (pace.startsWith('1/')) return partSign(pace);
  return pace.replace('-', '−').replace('x', '×');
}

const partSign = (part: string): string => (part === '1/2' ? '½' : part);

/** Directions of printed arrows for the player in front of the card, in degrees clockwise from the right. */
const ARROW = { right: 0, left: 180, across: 270 } as const;

/**
 * A card at another position on screen is turned toward that seat, and its arrow with it. Undefined for a card that
 * acts on its own seat.
 */
export function arrowOf(target: Target, at: ScreenSeat): number | undefined {
  return target === 'self' ? undefined : (ARROW[target] + 90 * at) % 360;
}

/** Icons of a few cards: `stop` ends a turn, `no-3` forbids 3s. */
export type Sign = 'stop' | `no-${number}`;

/** The value that an icon forbids; empty if none. */
export function forbiddenBy(sign: Sign): string {
  return sign === 'stop' ? '' : sign.slice('no-'.length);
}

/** Data of card files, by id. */
export const CARD_DATA = byFile(import.meta.glob<CardData>('./cards/**/*.tsx', { query: '?data', import: 'data', eager: true }));

/** The data of a card's file; undefined for the players' own cards. */
export function dataOf(id: string): CardData | undefined {
  return CARD_DATA[id];
}

/** Everything written on a card. */
export function signsOf(id: string, pace: string): string {
  const sign = dataOf(id)?.sign;
  return [paceSign(pace), sign ? forbiddenBy(sign) : ''].filter((text) => text !== '').join(' ');
}
