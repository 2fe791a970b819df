import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Beat } from '../stage/beats.ts';
import type { Shown } from '../stage/usePlayback.ts';
import { hush, say } from '../ui/say.ts';
import { useShell } from '../words/catalogue.ts';

/**
 * Says what a turn has brought once all of it is shown, then what is asked: `told` knows how many steps of the turn were told before, where it
 * is put together step by step. What is taken back is told as that. Nothing is left to be heard when the table goes, as behind a curtain.
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
