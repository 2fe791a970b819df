import type { Seat } from '@bellwether/kernel';
import type { Update } from '../../table-kit/source.ts';
import { useHeard } from '../../table-kit/useHeard.ts';
import { ruleOf, tell, tellReason } from './narrate.ts';
import type { RuleId } from './rulings.ts';
import type { Config, EventView, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface LogTurn {
  readonly key: number;
  readonly seat: Seat;
  readonly config: Config;
  readonly lines: readonly string[];
  /** Rules to read where one wonders. */
  readonly rules: ReadonlySet<RuleId>;
}

/** All that happened, turn by turn, the latest first. */
export function useLog(words: WolfWords, update: Update<WolfAndHound> | undefined): readonly LogTurn[] {
  return useHeard(words, update, 'plays', tellReason, turns);
}

function turns(words: WolfWords, view: View, events: readonly EventView[], whys: ReadonlyMap<EventView, string>): LogTurn[] {
  const made: { key: number; seat: Seat; config: Config; lines: string[]; rules: Set<RuleId> }[] = [];
  const begin = (seat: Seat) => made.push({ key: made.length, seat, config: view.config, lines: [], rules: new Set() });
  let reason: string | undefined;
  begin(1);
  for (const event of events) {
    if (event.kind === 'turn') begin(event.seat);
    const sentence = tell(words, view, event);
    if (sentence) made.at(-1)?.lines.push(sentence);
    const rule = ruleOf(event);
    if (rule) made.at(-1)?.rules.add(rule);
    if (event.kind === 'plays') reason = whys.get(event);
    if (event.kind !== 'turn' || reason === undefined) continue;
    made.at(-2)?.lines.push(reason);
    reason = undefined;
  }
  return made.filter(({ lines }) => lines.length > 0).reverse();
}
