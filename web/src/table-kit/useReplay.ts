import type { GameTypes, Viewer } from '@bellwether/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableSource, Update } from '../model/source.ts';
import { become, route } from '../ui/routes.ts';
import { useKeys } from './useKeys.ts';

/** Milliseconds between two moves of autoplay, by speed. */
const PAUSES = [1600, 800, 300] as const;

/** The address of a shared game stays that of its link. */
function placeOf(id: string): [string, string] {
  const [page, packed] = route.get();
  return page === 'record' && packed !== undefined ? [page, packed] : ['game', id];
}

export interface Replay {
  /** Clamped to the game's length; with the current point of view unless another is given. */
  readonly seek: (ply: number, viewer?: Viewer) => void;
  readonly isAuto: boolean;
  readonly toggleAuto: () => void;
  readonly pace: number;
  readonly setPace: (pace: number) => void;
  readonly back: () => void;
}

/** Looking back through a game: by step, by key or automatically. The address follows, so that it can be shared. */
export function useReplay<T extends GameTypes>(source: TableSource<T>, update: Update<T>, settled: boolean): Replay {
  const [isAuto, setAuto] = useState(false);
  const [pace, setPace] = useState(1);
  const { ply, plies, viewer, id } = update;
  // Keys may come faster than answers: the next step counts from the last one requested.
  const wanted = useRef(ply);
  useEffect(() => {
    wanted.current = ply;
  }, [ply]);
  const seek = (to: number, as: Viewer = viewer) => {
    wanted.current = Math.max(0, Math.min(plies, to));
    source.seek?.(wanted.current, as);
  };

  const { online } = source;
  useEffect(() => {
    if (!online) become(...placeOf(id), ply);
  }, [id, ply]);
  useEffect(() => {
    if (!isAuto || !settled) return;
    if (ply >= plies) return setAuto(false);
    const timer = window.setTimeout(() => seek(ply + 1), PAUSES[pace]);
    return () => window.clearTimeout(timer);
  }, [isAuto, settled, ply, pace]);

  const back = () => {
    if (!online) become(...placeOf(id));
    source.live?.();
  };
  const toggleAuto = () => setAuto(!isAuto);
  useKeys({
    starts: '',
    typed: () => undefined,
    shortcuts: {
      ArrowLeft: () => seek(wanted.current - 1),
      ArrowRight: () => seek(wanted.current + 1),
      Home: () => seek(0),
      End: () => seek(plies),
      ' ': toggleAuto,
      Escape: back,
    },
  });
  return { seek, isAuto, toggleAuto, pace, setPace, back };
}
