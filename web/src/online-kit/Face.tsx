import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { BotFace } from '../art/BotFace.tsx';
import { Face as PersonFace } from '../art/Face.tsx';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import { Shepherd } from '../art/Shepherd.tsx';
import { TeamSign } from '../art/TeamSign.tsx';
import { isPerson } from '../connection/people.ts';
import { useFacesAt } from '../connection/table-people.ts';
import type { Character } from '../model/characters.ts';
import { signOf } from './who.ts';
import './face.css';

interface FaceProps {
  readonly info: Pick<TableInfo, 'table' | 'config'>;
  readonly sides: readonly (readonly SeatInfo[])[];
  readonly seat: SeatInfo;
  readonly bot: Character | undefined;
}

/**
 * Who sits there: a person with their face, or in a plain cap; a bot as its character; a free seat as a stool. With the
 * icon of the seat.
 */
export function Face({ info, sides, seat, bot }: FaceProps) {
  const sign = signOf(info, sides, seat.seat);
  const paint = `var(--${sign.team})`;
  const [face] = useFacesAt(info.table, [seat]);
  return (
    <span class={`face face-${seat.kind}`} aria-hidden="true">
      {bot ? (
        <BotFace {...bot} paint={paint} />
      ) : face ? (
        <PersonFace face={face} paint={paint} />
      ) : (
        <svg viewBox="12 4 40 44" aria-hidden="true">
          {isPerson(seat) ? <Shepherd seat={seat.seat} x={32} y={64} size={64} paint={paint} crook={false} /> : <Stool />}
        </svg>
      )}
      <TeamSign {...sign} text={String(seat.seat)} />
    </span>
  );
}

/** A free seat: a milking stool, in the box of a portrait. */
function Stool() {
  return (
    <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="32" cy="45" rx="17" ry="2.600" fill="var(--cast)" stroke="none" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke-width="6.500" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke="var(--wood)" stroke-width="3" />
      <path d="M17 22v5c0 5 30 5 30 0v-5z" fill="var(--wood)" />
      <ellipse cx="32" cy="22" rx="15" ry="5" fill="var(--wood-2)" />
    </g>
  );
}
