import type { GameTypes } from '@bellwether/kernel';
import type { OfferProps } from '../sound/SoundOffer.tsx';
import type { Beat } from '../stage/beats.ts';
import type { Shown } from '../stage/usePlayback.ts';
import { later } from '../ui/later.ts';
import { settings } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import type { ReplayBarProps } from './ReplayBar.tsx';
import { Toolbar, type ToolbarProps } from './Toolbar.tsx';

const SoundOffer = later<OfferProps>(() => import('../sound/SoundOffer.tsx').then((part) => part.SoundOffer));
const ReplayBar = later<ReplayBarProps<GameTypes>>(() => import('./ReplayBar.tsx').then((part) => part.ReplayBar));

interface TableBarProps<T extends GameTypes, Sheet> extends Omit<ToolbarProps<T, Sheet>, 'update'> {
  readonly shown: Shown<T, Beat<T>>;
  /** The name of each seat. */
  readonly seats: readonly string[];
}

/** The game in which the last move at this table was made. */
let played: string;

/** Below a table: the toolbar during play, the replay bar while looking back. */
export function TableBar<T extends GameTypes, Sheet>({ shown: { update, settled }, seats, ...tools }: TableBarProps<T, Sheet>) {
  const { soundAsked } = useSignal(settings);
  if (update.live) {
    if (update.last?.seat === update.viewer) played = update.id;
    return (
      <>
        {played === update.id && !soundAsked && <SoundOffer update={update} {...tools} />}
        <Toolbar update={update} {...tools} />
      </>
    );
  }
  return <ReplayBar source={tools.source} update={update} settled={settled} seats={seats} share={() => tools.open('record')} />;
}
