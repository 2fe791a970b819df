import type { Mirror } from '@bellwether/client';
import { useState } from 'preact/hooks';
import { go } from '../../app/routes.ts';
import { Others } from '../../person/Others.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { OnlineWords } from '../../words/en/online.ts';
import type { OnlineSource } from '../connection/online-source.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { Invite } from '../pages/Invite.tsx';
import { Notices } from '../push/Notices.tsx';
import { Fairness } from './Fairness.tsx';
import { People } from './People.tsx';
import { isPerson } from './people.ts';
import { useTrouble } from './useTrouble.ts';

interface TableSheetProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
  readonly close: () => void;
}

/** Everything about the table that is not the game: people, score, invitation, fairness, and the ways out. */
export function TableSheet({ words, table, mirror, source, close }: TableSheetProps) {
  const { info, viewer, host } = mirror;
  const { trouble, attempt } = useTrouble(words);
  const seated = typeof viewer === 'number';
  const [leaving, setLeaving] = useState(false);
  const leave = () =>
    attempt(async () => {
      const answer = seated ? await table.do({ kind: 'stand', seat: viewer }) : undefined;
      if (answer?.t !== 'refused') go('online');
      return answer;
    });
  const takeHome = () =>
    attempt(async () => {
      const answer = await table.do({ kind: 'withdraw' });
      if (answer.t === 'done' && source) go('game', await source.fork(Number.POSITIVE_INFINITY));
      return answer;
    });
  const alone = info.seats.every((seat) => !isPerson(seat) || seat.seat === viewer);
  return (
    <Dialog title={words.table.title} close={close}>
      <div class="form">
        <People words={words} table={table} mirror={mirror} attempt={attempt} />
        {seated && <Others online={words} table={table.id} info={info} viewer={viewer} />}
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        <Invite words={words} table={table.id} />
        <Notices words={words} />
        <Fairness words={words} mirror={mirror} />
        {host && alone && source && info.status === 'playing' && (
          <div>
            <button type="button" class="button" onClick={takeHome}>
              {words.table.home}
            </button>
            <p class="small">{words.table.homeAbout}</p>
          </div>
        )}
        <div>
          {leaving && <p role="status">{words.table.leaveSure}</p>}
          <button
            type="button"
            class="button"
            onClick={() => (leaving || !seated || info.status !== 'playing' ? leave() : setLeaving(true))}
          >
            {words.table.leave}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
