import type { Mirror } from '@bellwether/client';
import type { Action, TableInfo } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import type { OnlineSource } from '../../connection/online-source.ts';
import type { OnlineTable } from '../../connection/online-table.ts';
import { isPerson } from '../../connection/people.ts';
import { AccessChoice, accessOf } from '../../online-kit/AccessChoice.tsx';
import { Invite } from '../../online-kit/Invite.tsx';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { Others } from '../../person/Others.tsx';
import { background } from '../../ui/background.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { go } from '../../ui/routes.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { Notices } from '../push/Notices.tsx';
import { Fairness } from './Fairness.tsx';
import { People } from './People.tsx';

interface TableSheetProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
  readonly meet: MeetWords;
  readonly close: () => void;
}

/** The same rule as the server's. */
function mayPause({ status, paused, access, match, settings }: TableInfo): boolean {
  const isTimedMatch = match !== undefined && settings.clock.kind !== 'none';
  return status === 'playing' && paused === undefined && access !== 'open' && !isTimedMatch;
}

/** Everything about the table besides the game: players, score, invitation, fairness, and ways to leave. */
export function TableSheet(props: TableSheetProps) {
  const { words, meet, table, mirror, close } = props;
  const { info, viewer, host } = mirror;
  const { trouble, attempt } = useTrouble(words);
  const seated = typeof viewer === 'number';
  const act = (action: Action) => attempt(() => table.do(action));
  return (
    <Dialog title={words.table.title} close={close}>
      <div class="form">
        <People words={words} meet={meet} mirror={mirror} act={act} />
        {seated && <Others online={words} table={table.id} info={info} viewer={viewer} />}
        {trouble && (
          <p role="alert" class="refused">
            {trouble}
          </p>
        )}
        {seated && mayPause(info) && (
          <button
            type="button"
            class="button"
            onClick={() => {
              background(act({ kind: 'pause', seat: viewer }));
              close();
            }}
          >
            {meet.pause.ask}
          </button>
        )}
        {host && <AccessChoice meet={meet} value={accessOf(mirror)} change={(access) => act({ kind: 'access', access })} />}
        <Invite words={words} meet={meet} mirror={mirror} isNext={false} />
        <Notices words={words} />
        <Fairness words={words} mirror={mirror} />
        <TakeHome {...props} attempt={attempt} />
        <Leave {...props} attempt={attempt} />
      </div>
    </Dialog>
  );
}

type WayOut = TableSheetProps & { readonly attempt: ReturnType<typeof useTrouble>['attempt'] };

/** Continues a game locally if only bots are left. */
function TakeHome({ words, table, mirror: { info, viewer, host }, source, attempt }: WayOut) {
  const alone = info.seats.every((seat) => !isPerson(seat) || seat.seat === viewer);
  if (!host || !alone || !source || info.status !== 'playing') return null;
  const takeHome = () =>
    attempt(async () => {
      const answer = await table.do({ kind: 'withdraw' });
      if (answer.t === 'done') go('game', await source.fork(Number.POSITIVE_INFINITY));
      return answer;
    });
  return (
    <div>
      <button type="button" class="button" onClick={takeHome}>
        {words.table.home}
      </button>
      <p class="small">{words.table.homeAbout}</p>
    </div>
  );
}

/** In the middle of a game it asks again. */
function Leave({ words, table, mirror: { info, viewer }, attempt }: WayOut) {
  const [leaving, setLeaving] = useState(false);
  const seated = typeof viewer === 'number';
  const leave = () =>
    attempt(async () => {
      const answer = seated ? await table.do({ kind: 'stand', seat: viewer }) : undefined;
      if (answer?.t !== 'refused') go('online');
      return answer;
    });
  return (
    <div>
      {leaving && <p role="status">{words.table.leaveSure}</p>}
      <button type="button" class="button" onClick={() => (leaving || !seated || info.status !== 'playing' ? leave() : setLeaving(true))}>
        {words.table.leave}
      </button>
    </div>
  );
}
