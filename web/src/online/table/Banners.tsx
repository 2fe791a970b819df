import type { Mirror } from '@bellwether/client';
import type { Action, SeatInfo } from '@bellwether/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rememberName } from '../../connection/me.ts';
import type { OnlineSource } from '../../connection/online-source.ts';
import type { OnlineTable } from '../../connection/online-table.ts';
import { isPerson, told } from '../../connection/people.ts';
import { accessOf } from '../../online-kit/AccessChoice.tsx';
import { BarLine } from '../../online-kit/BarLine.tsx';
import { isName, NameField } from '../../online-kit/NameField.tsx';
import { useMyName } from '../../online-kit/useMyName.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { useCalled } from '../../online-kit/who.ts';
import { useNow } from '../../ui/useNow.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { CloseButton } from './CloseButton.tsx';

interface BannersProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly table: OnlineTable;
  readonly mirror: Mirror;
  readonly source: OnlineSource | undefined;
}

/** Requests that await an answer: for a seat, for a rematch, for a pause. */
export function Banners(props: BannersProps) {
  const { words, table, mirror } = props;
  const { trouble, attempt } = useTrouble(words);
  const act = (action: Action) => attempt(() => table.do(action));
  return (
    <>
      <Paused {...props} act={act} />
      <Another {...props} />
      {mirror.host && mirror.info.asks?.map(({ ask }) => <Asking key={ask} {...props} ask={ask} act={act} />)}
      <LateComer {...props} attempt={attempt} />
      {trouble && <BarLine text={trouble} alert />}
    </>
  );
}

type Acting = BannersProps & { readonly act: (action: Action) => void };

function Paused({ words, meet, mirror: { info, viewer }, act }: Acting) {
  if (info.paused === undefined) return null;
  return (
    <BarLine text={meet.pause.by(told(info.seats[info.paused - 1]?.name ?? '', words))} alert>
      {typeof viewer === 'number' && (
        <button type="button" class="primary" onClick={() => act({ kind: 'resume', seat: viewer })}>
          {meet.pause.resume}
        </button>
      )}
    </BarLine>
  );
}

/** An offered rematch: fifteen seconds to answer. */
function Another({ words, meet, mirror, source }: BannersProps) {
  const { info, viewer, clocksAt } = mirror;
  const now = useNow(info.vote !== undefined);
  if (info.vote === undefined) return null;
  const seconds = Math.ceil(Math.max(0, info.vote.left - (now - clocksAt)) / 1_000);
  const left = meet.vote.seconds(seconds);
  const people = info.seats.filter(({ kind }) => kind === 'human');
  const mine = typeof viewer === 'number' ? info.seats[viewer - 1] : undefined;
  if (mine === undefined || mine.ready !== undefined) {
    const waits = people.filter(({ ready }) => ready === undefined).map(({ name = '' }) => told(name, words));
    return waits.length > 0 ? <BarLine text={`${meet.vote.waits(waits)} ${left}`} /> : null;
  }
  const first = people.find(({ ready }) => ready === true);
  return (
    <BarLine text={`${meet.vote.wants(told(first?.name ?? '', words))} ${left}`} alert>
      <button type="button" class="primary" onClick={() => source?.ready(true)}>
        {meet.vote.yes}
      </button>
      <button type="button" class="button" onClick={() => source?.ready(false)}>
        {meet.vote.no}
      </button>
    </BarLine>
  );
}

/** For the host: a person asks for a seat. */
function Asking({ words, meet, mirror: { info }, ask, act }: Acting & { readonly ask: number }) {
  const called = useCalled(info);
  const asked = info.asks?.find((one) => one.ask === ask);
  if (asked === undefined) return null;
  return (
    <BarLine text={meet.late.wants(told(asked.name, words), called[asked.seat - 1] ?? '')} alert>
      <button type="button" class="primary" onClick={() => act({ kind: 'agree', ask, when: 'now' })}>
        {meet.late.now}
      </button>
      <button type="button" class="button" onClick={() => act({ kind: 'agree', ask, when: 'deal' })}>
        {meet.late.deal}
      </button>
      <button type="button" class="button" onClick={() => act({ kind: 'decline', ask })}>
        {meet.late.no}
      </button>
    </BarLine>
  );
}

type Attempting = BannersProps & { readonly attempt: (work: () => Promise<unknown>) => Promise<void> };

/** For a spectator while bots play: there is a free seat. */
function LateComer(props: Attempting) {
  const { meet, table, mirror, attempt } = props;
  const { info, viewer } = mirror;
  const [isOpen, setOpen] = useState(true);
  const [mine, setMine] = useState<string>();
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => table.onHappening((what) => what.kind === 'decline' && what.name === mine && setDeclined(true)), [table, mine]);
  if (viewer !== 'spectator' || info.status === 'open' || info.status === 'withdrawn' || !isOpen) return null;
  const isAsked = mine !== undefined && info.asks?.some((one) => one.name === mine);
  const isReserved = mine !== undefined && info.seats.some(({ next }) => next === mine);
  if (isAsked || isReserved) {
    return (
      <BarLine text={isAsked ? meet.late.asked : meet.late.reserved}>
        <button type="button" class="button" onClick={() => attempt(() => table.do({ kind: 'leave' }))}>
          {meet.late.never}
        </button>
      </BarLine>
    );
  }
  const free = freeSeats(mirror);
  if (free.length === 0) return null;
  const close = () => setOpen(false);
  if (isDeclined) {
    return (
      <BarLine text={meet.happens.declined}>
        <CloseButton close={close} />
      </BarLine>
    );
  }
  const sit = (seat: number, name: string) =>
    attempt(async () => {
      rememberName(name);
      setMine(name);
      setDeclined(false);
      return await table.do({ kind: 'sit', seat, name });
    });
  return <Room {...props} free={free} sit={sit} close={close} />;
}

/** The seats that a spectator may take: none if nobody may join now. */
function freeSeats(mirror: Mirror): readonly SeatInfo[] {
  const { info, host } = mirror;
  const isShut = accessOf(mirror) === 'closed' || (!info.settings.lateJoining && info.status === 'playing');
  return isShut && !host ? [] : info.seats.filter((seat) => !isPerson(seat) && seat.next === undefined);
}

interface RoomProps extends BannersProps {
  readonly free: readonly SeatInfo[];
  readonly sit: (seat: number, name: string) => void;
  readonly close: () => void;
}

/** One line; for a person who wants a seat, a name field and a button per seat. */
function Room({ words, meet, mirror, free, sit, close }: RoomProps) {
  const { colon } = useShell();
  const form = useRef<HTMLDivElement>(null);
  const [wants, setWants] = useState(false);
  useEffect(() => {
    if (wants) form.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [wants]);
  const { info, host } = mirror;
  const called = useCalled(info);
  const { value, name, change } = useMyName(info.seats.map((seat) => seat.name));
  const nameOf = (seat: number) => called[seat - 1] || meet.seat.nth(seat);
  const about = info.status === 'over' || host ? '' : accessOf(mirror) === 'open' ? meet.late.openAbout : meet.late.askAbout;
  return (
    <BarLine text={`${meet.late.botsPlay(free.map(({ seat }) => nameOf(seat)))} ${about}`}>
      {!wants && (
        <button type="button" class="button" onClick={() => setWants(true)}>
          {meet.late.sit}
        </button>
      )}
      <CloseButton close={close} />
      {wants && (
        <div class="late-form" ref={form}>
          <NameField words={words} value={value} change={change} />
          {free.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              class="primary"
              disabled={!isName(name)}
              aria-label={colon(meet.late.sit, nameOf(seat))}
              onClick={() => sit(seat, name)}
            >
              {free.length === 1 ? meet.late.sit : nameOf(seat)}
            </button>
          ))}
        </div>
      )}
    </BarLine>
  );
}
