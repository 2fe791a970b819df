import type { TableCard } from '@bellwether/wire';
import type { OnlineWords } from '../../words/en/online.ts';
import { clockText, isSeries } from '../pages/table-settings.ts';
import type { MeetWords } from './words/en.ts';

/** Header lines that say in a word what is played; the others are lists of cards. */
const SAID = new Set(['Edition', 'Expansion', 'Modules']);

/** What a table plays, in a few words: how many, which set-up, how fast. */
export function factsOf(words: OnlineWords, meet: MeetWords, card: Pick<TableCard, 'config' | 'clock' | 'series' | 'seats'>): string[] {
  return [
    meet.open.players(card.seats.length),
    ...card.config.flatMap(([key = '', value = '']) => (SAID.has(key) ? [value] : [])),
    clockText(words, card.clock),
    ...(isSeries(card.series) && card.series > 1 ? [words.seriesOf[card.series]] : []),
  ];
}
