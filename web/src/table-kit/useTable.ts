import type { GameTypes, Viewer } from '@bellwether/kernel';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableSource, Update } from '../model/source.ts';
import type { Beat } from '../stage/beats.ts';
import { type Playback, usePlayback } from '../stage/usePlayback.ts';
import { background } from '../ui/background.ts';
import { route } from '../ui/routes.ts';
import { settings } from '../ui/settings.ts';
import { type Size, useSize } from '../ui/useSize.ts';
import { isAwaited } from './question.ts';
import { useHurry } from './useHurry.ts';

/**
 * What every table has: playback, the size of its stage, one open sheet at a time, and moves that wait for an answer.
 */
export interface TableState<T extends GameTypes, B extends Beat<T>, Sheet> extends Playback<T, B> {
  readonly source: TableSource<T>;
  readonly update: Update<T> | undefined;
  /** Ref of the stage's element; its size once known. */
  readonly box: (element: HTMLDivElement | null) => void;
  readonly size: Size | undefined;
  readonly sheet: Sheet | undefined;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
  /** The viewer may choose: all is shown, the view is live, and no move waits for its answer. */
  readonly mayChoose: boolean;
  readonly play: (move: T['Move']) => void;
}

/** Plays the sound of each beat. Loaded with the first one. */
type BeatSounds<B> = () => Promise<{ readonly soundBeat: (beat: B, viewer: Viewer) => void }>;

export function useTable<T extends GameTypes, B extends Beat<T>, Sheet>(
  source: TableSource<T>,
  cut: (before: T['View'] | undefined, update: Update<T>) => readonly B[],
  sounds?: BeatSounds<B>,
): TableState<T, B, Sheet> {
  const playback = usePlayback<T, B>(source, cut);
  const { shown, refusal, forgetRefusal } = playback;
  const update = shown?.update;
  const [box, size] = useSize<HTMLDivElement>();
  const [sheet, setSheet] = useState<Sheet>();
  const [sent, setSent] = useState<Update<T>>();
  const sending = useRef(false);
  const waits = refusal === undefined && isAwaited(sent, update);
  const play = useCallback(
    (move: T['Move']) => {
      forgetRefusal();
      if (waits || sending.current) return;
      sending.current = true;
      source.play(move);
      // The move is sent. The table shows that after the press is painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          sending.current = false;
          setSent(update);
        }),
      );
    },
    [source, update, waits],
  );
  const beat = shown?.beat;
  useEffect(() => {
    if (update && beat?.events.length) background(sounds?.().then(({ soundBeat }) => soundBeat(beat, update.viewer)));
  }, [beat]);
  useAddress(source, update?.id);
  useHurry(playback.hurry, update?.live === true);
  useTurnBell(shown?.settled && shown.update.live && isTurnOf(shown.update));
  return {
    ...playback,
    source,
    update,
    box,
    size,
    sheet,
    open: useCallback((wanted: Sheet) => setSheet(() => wanted), []),
    close: useCallback(() => setSheet(undefined), []),
    mayChoose: shown?.settled === true && shown.update.live && !waits,
    play,
  };
}

function isTurnOf({ viewer, acting }: Pick<Update<GameTypes>, 'viewer' | 'acting'>): boolean {
  return typeof viewer === 'number' && acting.includes(viewer);
}

/** Rings when the viewer's turn begins; silent if the page was opened during it. */
function useTurnBell(mine: boolean | undefined): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && before.current === false && settings.get().bell) background(import('../sound/sound.ts').then(({ play }) => play('mine')));
    before.current = mine;
  }, [mine]);
}

/** Opens the game at the ply in the address. */
function useAddress<T extends GameTypes>(source: TableSource<T>, id: string | undefined): void {
  useEffect(() => {
    const [page, , ply] = route.get();
    if (id === undefined) return;
    // Anything but a number counts as 0.
    const at = Number.parseInt(ply ?? '', 10) || 0;
    // A shared game opens at its beginning.
    if (page === 'record' || (page === 'game' && ply !== undefined)) source.seek?.(at);
  }, [source, id]);
}
