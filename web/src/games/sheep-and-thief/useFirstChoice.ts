import { useEffect, useState } from 'preact/hooks';
import { areSeveral } from '../../model/sitter.ts';
import type { Update } from '../../model/source.ts';
import { allRows } from '../../storage/games.ts';
import { background } from '../../ui/background.ts';
import { settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import type { SheepAndThief } from './vocabulary.ts';

/** Whether this is my very first choice of cards: no game has ended on this device yet. */
export function useFirstChoice(update: Update<SheepAndThief> | undefined): boolean {
  // With several people at the device there are no automatic suggestions.
  const suggest = useSignal(settings).suggest && !areSeveral(update?.sitters ?? []);
  const [isFirstGame, setFirstGame] = useState(false);
  useEffect(() => background(noneEnded().then(setFirstGame)), []);
  const mine = update !== undefined && typeof update.viewer === 'number' && update.acting.includes(update.viewer);
  return isFirstGame && suggest && mine && update.ply === 0;
}

async function noneEnded(): Promise<boolean> {
  return !(await allRows()).some(({ game, over }) => game === 'sheep-and-thief' && over);
}
