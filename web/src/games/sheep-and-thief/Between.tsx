import type { Curtain as CurtainNews, TableSource } from '../../model/source.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import { useLooks } from '../../table-kit/useLooks.ts';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import { seatName } from './names.ts';
import { OpenTable } from './OpenTable.tsx';
import type { SheepAndThief } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface BetweenProps {
  readonly words: SheepWords;
  readonly curtain: CurtainNews<SheepAndThief>;
  readonly source: TableSource<SheepAndThief>;
}

/** Between two people at one device. */
export function Between({ words, curtain: { seat, view, sitters, undoes }, source }: BetweenProps) {
  return (
    <Curtain
      seat={seat}
      look={useLooks(sitters)[seat - 1]}
      name={seatName(words, seat)}
      paint={`var(--${SEAT_COLOURS[seat - 1]})`}
      take={() => source.take?.()}
      undo={undoes === undefined ? undefined : { name: seatName(words, undoes), take: () => source.undo?.() }}
    >
      <OpenTable words={words} view={view} next={seat} />
    </Curtain>
  );
}
