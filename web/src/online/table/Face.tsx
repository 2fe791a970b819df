import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { BotFace } from '../../art/BotFace.tsx';
import { Shepherd } from '../../art/Shepherd.tsx';
import { TeamSign } from '../../art/TeamSign.tsx';
import { lookOf } from '../../person/look.tsx';
import { tablePeople } from '../../person/muted.ts';
import type { Character } from '../../table-kit/characters.ts';
import { useSignal } from '../../ui/signal.ts';
import { isPerson } from './people.ts';
import { signOf } from './who.ts';
import './face.css';

interface FaceProps {
  readonly info: Pick<TableInfo, 'config' | 'table'>;
  readonly sides: readonly (readonly SeatInfo[])[];
  readonly seat: SeatInfo;
  readonly bot: Character | undefined;
  /** Without the sign where there is no room for two. */
  readonly plain?: boolean;
}

/** Who sits there, with the face that was chosen, or as drawn at the table: a shepherd with the hat of the seat, a bot as it is, nobody as an outline; and the sign of the seat. */
export function Face({ info, sides, seat, bot, plain = false }: FaceProps) {
  const sign = signOf(info, sides, seat.seat);
  const paint = `var(--${sign.team})`;
  const face = useChosen(info.table, seat.seat);
  return (
    <span class={`face face-${seat.kind}`} aria-hidden="true">
      {bot ? (
        <BotFace {...bot} paint={paint} />
      ) : (
        <svg viewBox="12 4 40 44" aria-hidden="true">
          {isPerson(seat) ? (
            <Shepherd seat={seat.seat} {...(face && lookOf(face))} x={32} y={64} size={64} paint={paint} crook={false} />
          ) : (
            <Nobody />
          )}
        </svg>
      )}
      {!plain && <TeamSign {...sign} text={String(seat.seat)} />}
    </span>
  );
}

/** The face of the person at a seat, as far as the server was asked. */
function useChosen(table: string, seat: number) {
  const known = useSignal(tablePeople);
  return known.table === table ? known.people.find((one) => one.seat === seat)?.face : undefined;
}

function Nobody() {
  return (
    <g fill="none" stroke="var(--text-2)" stroke-width="2.4" stroke-dasharray="4 4" stroke-linecap="round">
      <circle cx="32" cy="24" r="11.500" />
      <path d="M17 62c-1-16 3-25 15-25s16 9 15 25" />
    </g>
  );
}
