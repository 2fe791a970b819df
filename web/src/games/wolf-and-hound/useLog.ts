import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableSource, Update } from '../../model/source.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { plyOf, useHeard } from '../../table-kit/useHeard.ts';
import type { Beat } from './beats.ts';
import { isDummy } from './names.ts';
import { ruleOf, tellAll, tellReason } from './narrate.ts';
import type { RuleId } from './rulings.ts';
import { lastTraces, type Trace, type Turn, traceOf, tracesUpTo, turnsIn } from './traces.ts';
import type { Config, EventView, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface LogTurn {
  readonly key: number;
  readonly seat: Seat;
  readonly config: Config;
  readonly lines: readonly string[];
  /** Rules that explain it. */
  readonly rules: ReadonlySet<RuleId>;
  readonly events: readonly EventView[];
}

/** All events, turn by turn, latest first. */
export function useLog(words: WolfWords, update: Update<WolfAndHound> | undefined): readonly LogTurn[] {
  return useHeard(words, update, 'plays', tellReason, told);
}

/** The pressed turn of the story, highlighted on the table. While looking back, pressing it goes there. */
export function useLit(
  log: readonly LogTurn[],
  update: Update<WolfAndHound> | undefined,
  source: Pick<TableSource<WolfAndHound>, 'seek'>,
): [lit: number | undefined, light: (key: number | undefined) => void] {
  const [lit, light] = useState<number>();
  // The next update ends the highlight.
  useEffect(() => light(undefined), [update]);
  const press = (key: number | undefined) => {
    if (update === undefined || update.live) return light(key);
    const ply = plyOf(update, log.find((turn) => turn.key === key)?.events.at(-1));
    if (ply !== undefined) source.seek?.(ply, update.viewer);
  };
  return [lit, press];
}

function told(words: WolfWords, view: View, events: readonly EventView[], whys: ReadonlyMap<EventView, string>): LogTurn[] {
  const turns = turnsIn(events);
  return turns
    .map(({ seat, events: here }, key): LogTurn => {
      const rules = new Set(here.map(ruleOf).filter((rule) => rule !== undefined));
      // A reason is shown when the turn is over; dummies have none, and there is none after the end.
      const reasons =
        isDummy(view.config, seat) || key >= turns.length - (view.outcome ? 2 : 1) ? [] : here.flatMap((event) => whys.get(event) ?? []);
      return { key, seat, config: view.config, lines: [...tellAll(words, view, here), ...reasons], rules, events: here };
    })
    .reverse();
}

/**
 * Marks on the table: those of the highlighted turn, or else of every seat's last turn. While looking back, those of one
 * move. Only of what has been shown.
 */
export function useTraces(
  log: readonly LogTurn[],
  shown: Shown<WolfAndHound, Beat> | undefined,
  lit: number | undefined,
): readonly Trace[] {
  const update = shown?.update;
  const beat = shown?.beat;
  return useMemo(() => {
    if (update === undefined || beat === undefined) return [];
    if (!update.live) return tracesUpTo(update.events, beat.upTo);
    const turns = [...log].reverse();
    if (lit !== undefined) return [traceOf(turns, lit)];
    const coming = new Set(update.events.slice(beat.upTo));
    return lastTraces(turns.map((turn) => without(turn, coming)).filter((turn, i) => i === 0 || turn.events.length > 0));
  }, [log, update, beat, lit]);
}

function without({ seat, events }: Turn, coming: ReadonlySet<EventView>): Turn {
  return { seat, events: events.filter((event) => !coming.has(event)) };
}
