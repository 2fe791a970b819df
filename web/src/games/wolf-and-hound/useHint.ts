import { useEffect, useState } from 'preact/hooks';
import { areSeveral } from '../../model/sitter.ts';
import type { Hint, TableSource, Update } from '../../model/source.ts';
import { background } from '../../ui/background.ts';
import { settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import type { WolfAndHound } from './vocabulary.ts';

export interface GivenHint extends Hint<WolfAndHound> {
  readonly ply: number;
  readonly id: string;
  /** It was requested: show it whatever else there is to say. */
  readonly asked: boolean;
}

/** The bot's advice for the current move: on request, or automatically with suggestions on. */
export function useHint(
  source: TableSource<WolfAndHound>,
  update: Update<WolfAndHound> | undefined,
  myMove: boolean,
): { readonly shown: GivenHint | undefined; readonly ask: () => void } {
  // With several people at the device there are no automatic suggestions.
  const suggest = useSignal(settings).suggest && !areSeveral(update?.sitters ?? []);
  const [given, setGiven] = useState<GivenHint>();
  const id = update?.id ?? '';
  const ply = update?.ply ?? -1;
  const give = async (asked: boolean) => {
    const hint = await source.hint?.();
    if (hint) setGiven({ ...hint, ply, id, asked });
  };
  useEffect(() => {
    if (suggest && myMove && update?.view.asks === 'play') background(give(false));
  }, [suggest, myMove, id, ply]);
  const fresh = myMove && given?.ply === ply && given.id === id;
  return { shown: fresh ? given : undefined, ask: () => background(give(true)) };
}
