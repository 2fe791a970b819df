import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Beat } from '../stage/beats.ts';
import type { Shown } from '../stage/usePlayback.ts';
import { tempo } from '../ui/settings.ts';

/** The end of a game is first a scene; then the panel appears next to it. */
export type End = 'scene' | 'panel';

/** How long the scene is alone. */
const END_SCENE_MS = 2400;

/**
 * Whether the game on the table is over, and how much of its end is shown. A finished game that is opened shows all of
 * it.
 */
export function useEnd<T extends GameTypes>(shown: Shown<T, Beat<T>> | undefined): End | undefined {
  const isOver = shown?.settled === true && shown.update.live && shown.update.over;
  const wait = isOver && shown.beat.beats > 0 ? END_SCENE_MS * tempo() : 0;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    setSeen(false);
    if (wait === 0) return undefined;
    const timer = window.setTimeout(() => setSeen(true), wait);
    return () => window.clearTimeout(timer);
  }, [isOver]);
  if (!isOver) return undefined;
  return seen || wait === 0 ? 'panel' : 'scene';
}
