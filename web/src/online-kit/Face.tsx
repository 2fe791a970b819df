import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { BotFace } from '../art/BotFace.tsx';
import { Face as PersonFace } from '../art/Face.tsx';
import { Shepherd } from '../art/Shepherd.tsx';
import { TeamSign } from '../art/TeamSign.tsx';
import { isPerson } from '../connection/people.ts';
import { useFacesAt } from '../connection/table-people.ts';
import type { Character } from '../model/characters.ts';
import { Stool } from './Stool.tsx';
import { signOf } from './who.ts';
import './face.css';

interface FaceProps {
  readonly info: Pick<TableInfo, 'table' | 'config'>;
  readonly sides: readonly (readonly SeatInfo[])[];
  readonly seat: SeatInfo;
  readonly bot: Character | undefined;
}

/** Who sits there: somebody by the face they chose, else in the cap of those who chose none; a bot as it is, nobody as a free stool. And the sign of the seat. */
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
