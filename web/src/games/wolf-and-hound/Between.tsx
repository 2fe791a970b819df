import type { Curtain as CurtainNews, TableSource } from '../../model/source.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import { useLooks } from '../../table-kit/useLooks.ts';
import { seatName } from './names.ts';
import { OpenTable } from './OpenTable.tsx';
import { teamAt } from './team.ts';
import type { WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface BetweenProps {
  readonly words: WolfWords;
  readonly curtain: CurtainNews<WolfAndHound>;
  readonly source: TableSource<WolfAndHound>;
}

/** Between two people at one device. */
export function Between({ words, curtain: { seat, view, sitters, undoes }, source }: BetweenProps) {
  const nameOf = (one: number) => seatName(words, view.config, one);
  return (
    <Curtain
      seat={seat}
      look={useLooks(sitters)[seat - 1]}
      name={nameOf(seat)}
      paint={`var(--${teamAt(view.config, seat).team})`}
      take={() => source.take?.()}
      undo={undoes === undefined ? undefined : { name: nameOf(undoes), take: () => source.undo?.() }}
    >
      <OpenTable words={words} view={view} next={seat} />
    </Curtain>
  );
}
