import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableSource, Update } from '../../model/source.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { plyOf, useHeard } from '../../table-kit/useHeard.ts';
import type { Beat } from './beats.ts';
import { isDummy } from './names.ts';
import { ruleOf, tellAll, tellReason } from './narrate.ts';
import type { RuleId } from './rulings.ts';
import { lastTraces, type Trace, type Turn, traceOf, turnsIn } from './traces.ts';
import type { Config, EventView, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface LogTurn {
  readonly key: number;
  readonly seat: Seat;
  readonly config: Config;
  readonly lines: readonly string[];
  /** Rules to read where one wonders. */
  readonly rules: ReadonlySet<RuleId>;
  readonly events: readonly EventView[];
}

/** All that happened, turn by turn, the latest first. */
export function useLog(words: WolfWords, update: Update<WolfAndHound> | undefined): readonly LogTurn[] {
  return useHeard(words, update, 'plays', tellReason, told);
}

/** The turn of the story that was pressed: it is lit on the table. Whoever looks back goes to it. */
export function useLit(
  log: readonly LogTurn[],
  update: Update<WolfAndHound> | undefined,
  source: Pick<TableSource<WolfAndHound>, 'seek'>,
): [lit: number | undefined, light: (key: number | undefined) => void] {
  const [lit, light] = useState<number>();
  // What happens next takes the light.
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
      // A reason is told when the turn is over; a dummy has none, and after the end nobody asks why.
      const reasons =
        isDummy(view.config, seat) || key >= turns.length - (view.outcome ? 2 : 1) ? [] : here.flatMap((event) => whys.get(event) ?? []);
      return { key, seat, config: view.config, lines: [...tellAll(words, view, here), ...reasons], rules, events: here };
    })
    .reverse();
}

/**
 * What lies marked on the table: the turn a line of the story speaks of, or else the last one of every seat, as far as it has been shown.
 * Whoever looks back sees the marks of one move.
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
    if (!update.live) return lastTraces(turnsIn(update.events));
    const turns = [...log].reverse();
    if (lit !== undefined) return [traceOf(turns, lit)];
    const coming = new Set(update.events.slice(beat.upTo));
    return lastTraces(turns.map((turn) => without(turn, coming)).filter((turn, i) => i === 0 || turn.events.length > 0));
  }, [log, update, beat, lit]);
}

function without({ seat, events }: Turn, coming: ReadonlySet<EventView>): Turn {
  return { seat, events: events.filter((event) => !coming.has(event)) };
}
