import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Hint, TableSource, Update } from '../model/source.ts';
import { background } from '../ui/background.ts';

export interface GivenHint<T extends GameTypes> extends Hint<T> {
  readonly ply: number;
  readonly id: string;
  /** It was requested: show it whatever else there is to say. */
  readonly asked: boolean;
}

/** A bot's advice for the current move: on request, even without a reason, or automatically while `suggests`. */
export function useHint<T extends GameTypes>(
  source: TableSource<T>,
  update: Update<T> | undefined,
  suggests = false,
): { readonly shown: GivenHint<T> | undefined; readonly ask: () => void } {
  const [given, setGiven] = useState<GivenHint<T>>();
  const id = update?.id ?? '';
  const ply = update?.ply ?? -1;
  const give = async (asked: boolean) => {
    const hint = await source.hint?.();
    if (hint) setGiven({ ...hint, ply, id, asked });
  };
  useEffect(() => {
    if (suggests) background(give(false));
  }, [suggests, id, ply]);
  return { shown: given?.ply === ply && given.id === id ? given : undefined, ask: () => background(give(true)) };
}
