import { type Character, type Look, lookOf } from '../model/characters.ts';
import { type Coat, WOLF, WolfHead } from './Heads.tsx';
import { OUTLINE_WIDTH } from './hand.ts';
import { SheepHead } from './Sheep.tsx';
import { Shepherd } from './Shepherd.tsx';

const FOX: Coat = { fur: '#e07a34', dark: '#a94f1d', light: '#fff3e0' };
/** Coats of foxes and wolves, by variant. */
const FOXES = [FOX, { ...FOX, fur: '#c9602a' }, { ...FOX, fur: '#eb9a4e' }, { ...FOX, dark: '#5d3520' }] as const;
const WOLVES = [WOLF, { ...WOLF, fur: '#8b8f98' }, { ...WOLF, fur: '#4b4f5c' }, { ...WOLF, fur: '#3c4454', dark: '#20242e' }] as const;
const LAMBS = [0, 4, 1, 3] as const;
const HEAD = 0.56;

/** The head of a bot that is an animal, in place of a shepherd's. */
export function BotHead({ level, variant }: Character) {
  if (level === 'lamb') {
    return (
      <g transform="translate(12 -13) scale(1.18)">
        <SheepHead coat={LAMBS[variant % 4] ?? 0} lost={false} />
      </g>
    );
  }
  const coat = (level === 'fox' ? FOXES : WOLVES)[variant % 4] ?? WOLF;
  return (
    <g transform={`translate(14 4) scale(${HEAD})`}>
      <WolfHead coat={coat} mood={level === 'fox' ? 'sly' : 'cross'} line={OUTLINE_WIDTH / HEAD} />
    </g>
  );
}

/** The face of a bot, cut from its figure. */
export function BotFace({ paint, ...bot }: Character & { readonly paint: string }) {
  return <Portrait look={lookOf(bot)} seat={1} paint={paint} />;
}

export interface PortraitProps {
  readonly look: Look | undefined;
  readonly seat: number;
  readonly paint: string;
}

/** The portrait of a seat's player: with their look, or in a flat cap of the coat's cloth. */
export function Portrait({ look, seat, paint }: PortraitProps) {
  return (
    <svg viewBox="12 4 40 44" class="bot-face" aria-hidden="true">
      <Shepherd
        seat={seat}
        look={look}
        x={32}
        y={64}
        size={64}
        paint={paint}
        crook={false}
        head={look?.head && <BotHead {...look.head} />}
      />
    </svg>
  );
}
