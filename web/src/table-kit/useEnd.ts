import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Beat } from '../stage/beats.ts';
import type { Shown } from '../stage/usePlayback.ts';
import { tempo } from '../ui/settings.ts';

/** A game that is over is first a scene; then the panel comes beside it. */
export type End = 'scene' | 'panel';

/** Milliseconds that the scene is alone. */
const END_SCENE_MS = 2400;

/** Whether the game on the table is over, and how far its end has come. Whoever comes later finds all of it. */
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
