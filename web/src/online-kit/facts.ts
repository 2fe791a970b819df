import type { TablePoster } from '@bellwether/wire';
import type { MeetWords } from '../online/meet/words/en.ts';
import type { OnlineWords } from '../words/en/online.ts';
import { clockText, isSeries } from './table-settings.ts';

/** Header lines whose value says what is played; the others are lists of cards. */
const SAID = new Set(['Expansion', 'Modules']);

/** What a table plays, in a few words: players, set-up where it is not the game's `first`, clock. */
export function factsOf(
  words: OnlineWords,
  meet: MeetWords,
  poster: Pick<TablePoster, 'config' | 'clock' | 'series' | 'seats'>,
  first: object | undefined,
): string[] {
  const usual = first && 'edition' in first ? first.edition : undefined;
  return [
    meet.open.players(poster.seats.length),
    ...poster.config.flatMap(([key = '', value = '']) => {
      if (key === 'Edition') return value === usual ? [] : [meet.open.edition(value)];
      return SAID.has(key) ? [value] : [];
    }),
    clockText(words, poster.clock),
    ...(isSeries(poster.series) && poster.series > 1 ? [words.seriesOf[poster.series]] : []),
  ];
}
