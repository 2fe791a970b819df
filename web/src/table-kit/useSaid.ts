import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Beat } from '../stage/beats.ts';
import type { Shown } from '../stage/usePlayback.ts';
import { hush, say } from '../ui/say.ts';
import { useShell } from '../words/catalogue.ts';

/**
 * Announces a turn once all of it is shown, then what the player is asked. `told` is the number of steps announced
 * already, where a turn is put together step by step. Undo is announced as such. When the table goes, as behind a
 * curtain, speech stops.
 */
export function useSaid<T extends GameTypes>(
  { update: { ply, live, quiet }, settled }: Shown<T, Beat<T>>,
  told: (toldBefore: number) => string,
  asked: string,
  steps = 0,
): void {
  const { undone } = useShell();
  const last = useRef({ ply: -1, steps });
  useEffect(() => hush, []);
  useEffect(() => {
    if (!settled || quiet) return;
    const before = last.current;
    last.current = { ply, steps };
    const isHere = before.ply === ply;
    const isBack = live && (isHere ? steps < before.steps : ply < before.ply);
    if (isBack) hush();
    say(isBack ? undone : isHere && steps === before.steps ? '' : told(before.steps), asked);
  }, [settled && `${ply}:${steps}:${asked}`]);
}
