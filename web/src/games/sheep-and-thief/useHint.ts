import { useState } from 'preact/hooks';
import type { Hint, TableSource, Update } from '../../model/source.ts';
import { background } from '../../ui/background.ts';
import type { SheepAndThief } from './vocabulary.ts';

interface Given extends Hint<SheepAndThief> {
  readonly ply: number;
  readonly id: string;
}

/** The bot's advice for the current move, on request. It answers even without a reason. */
export function useHint(
  source: TableSource<SheepAndThief>,
  update: Update<SheepAndThief> | undefined,
): { readonly shown: Hint<SheepAndThief> | undefined; readonly ask: () => void } {
  const [given, setGiven] = useState<Given>();
  const id = update?.id ?? '';
  const ply = update?.ply ?? -1;
  const ask = async () => {
    const hint = await source.hint?.();
    if (hint) setGiven({ ...hint, ply, id });
  };
  return { shown: given?.ply === ply && given.id === id ? given : undefined, ask: () => background(ask()) };
}
