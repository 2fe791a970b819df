import type { Seat } from '@bellwether/kernel';
import { TEAMS } from '@bellwether/wolf-and-hound';
import type { Update } from '../../table-kit/source.ts';
import { useHeard } from '../../table-kit/useHeard.ts';
import { tell, tellReason } from './narrate.ts';
import type { EventView, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface Turn {
  readonly key: number;
  readonly seat: Seat;
  readonly team: string;
  readonly lines: readonly string[];
}

/** All that happened, turn by turn, the latest first. */
export function useLog(words: WolfWords, update: Update<WolfAndHound> | undefined): readonly Turn[] {
  return useHeard(words, update, 'plays', tellReason, turns);
}

function turns(words: WolfWords, view: View, events: readonly EventView[], whys: ReadonlyMap<EventView, string>): Turn[] {
  const made: { key: number; seat: Seat; team: string; lines: string[] }[] = [];
  const begin = (seat: Seat) =>
    made.push({ key: made.length, seat, team: TEAMS[view.config.edition][(seat - 1) % 2] as string, lines: [] });
  let reason: string | undefined;
  begin(1);
  for (const event of events) {
    if (event.kind === 'turn') begin(event.seat);
    const sentence = tell(words, view, event);
    if (sentence) made.at(-1)?.lines.push(sentence);
    if (event.kind === 'plays') reason = whys.get(event);
    if (event.kind !== 'turn' || reason === undefined) continue;
    made.at(-2)?.lines.push(reason);
    reason = undefined;
  }
  return made.filter(({ lines }) => lines.length > 0).reverse();
}
