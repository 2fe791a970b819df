import type { Mirror } from '@bellwether/client';
import { useEffect, useState } from 'preact/hooks';
import { OnlineTable } from '../../connection/online-table.ts';
import { isPerson, told } from '../../connection/people.ts';
import { useConnection, useSource } from '../../connection/useOnline.ts';
import { HeadBar, Page, PageBar } from '../../frame/Page.tsx';
import { useGame } from '../../model/game.ts';
import { BarLine } from '../../online-kit/BarLine.tsx';
import { useDoors } from '../../online-kit/Invite.tsx';
import { QrCode } from '../../online-kit/QrCode.tsx';
import { useSides } from '../../online-kit/useSides.ts';
import { whyNot } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { href, route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { ONLINE } from '../../words/areas.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { stopped } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import { Ring } from '../lobby/Ring.tsx';
import type { MeetWords } from '../meet/words/en.ts';
import { MEET } from '../meet/words.ts';
import { isTable, Playing } from '../pages/TableAddress.tsx';
import { Bubble } from '../table/Bubbles.tsx';
import { Chips } from '../table/Chips.tsx';
import { useHappenings } from '../table/useHappenings.ts';
import '../../online-kit/online.css';
import './room.css';

/** `#/screen/TABLE`: the shared screen of a table. It connects without a key: with one it would show a hand. */
export function ScreenPage() {
  const words = useWords(ONLINE);
  const meet = useWords(MEET);
  const [, id = ''] = useSignal(route);
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    if (!isTable(id)) return;
    const made = new OnlineTable(id, undefined);
    setTable(made);
    return () => {
      made.close();
      setTable(undefined);
    };
  }, [id]);
  useAwake();
  if (words === undefined || meet === undefined) return null;
  if (!isTable(id)) return <Nothing words={words} meet={meet} text={words.codes['unknown-table']} />;
  return table ? <Screen words={words} meet={meet} table={table} /> : null;
}

interface ScreenProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly table: OnlineTable;
}

function Screen({ words, meet, table }: ScreenProps) {
  const mirror = useSignal(table.mirror);
  const refused = useSignal(table.refused);
  const source = useSource(table, mirror);
  useEffect(() => source?.followOn(), [source]);
  if (refused) return <Nothing words={words} meet={meet} text={whyNot(words, refused)} />;
  if (mirror === undefined) return <Nothing words={words} meet={meet} text={words.state.connecting} />;
  return (
    <HeadBar.Provider value={() => null}>
      <PageBar.Provider value={() => <ScreenBar words={words} meet={meet} table={table} mirror={mirror} />}>
        {mirror.info.status === 'open' || mirror.view === undefined ? (
          <Welcome words={words} meet={meet} table={table} mirror={mirror} />
        ) : (
          source && (
            <div class="screen-table">
              <Playing table={table} source={source} mirror={mirror} />
            </div>
          )
        )}
      </PageBar.Provider>
    </HeadBar.Provider>
  );
}

interface AtTable extends ScreenProps {
  readonly mirror: Mirror;
}

/** The players, and how to join late. */
function ScreenBar({ words, meet, table, mirror }: AtTable) {
  const { said } = useHappenings(words, meet, table, mirror);
  const sides = useSides(mirror.info);
  const { doors } = useDoors(table.id);
  const isLost = useConnection(table) === 'lost';
  return (
    <section class={`online-bar screen-bar ${isLost ? 'lost' : ''}`} aria-label={words.table.title}>
      <div class="online-line">
        {mirror.info.status !== 'open' && <Chips words={words} mirror={mirror} sides={sides} narrow={false} />}
        {mirror.info.status !== 'open' && doors?.qr && <QrCode rows={doors.qr} label={words.invite.qr} />}
      </div>
      <Bubble said={isLost ? undefined : said} />
      <div class="online-notices">{isLost && <BarLine text={stopped(meet.lost, meet.lostAbout)} />}</div>
    </section>
  );
}

/** Before the game: how to sit down, in large type. */
function Welcome({ words, meet, table, mirror }: AtTable) {
  const { info } = mirror;
  const title = useGame(info.game)?.title ?? info.game;
  const { doors } = useDoors(table.id);
  const host = info.seats.find((seat) => seat.host)?.name;
  const someone = info.seats.some(isPerson);
  const address = doors && new URL(doors.link).host;
  return (
    <Page title={title}>
      <div class="screen-welcome">
        <div class="screen-join">
          {doors?.qr && <QrCode rows={doors.qr} label={words.invite.qr} />}
          {doors?.reach !== 'machine' && <p class="screen-say">{meet.room.scan}</p>}
          {doors && (
            <p class="screen-say">
              {meet.room.type(address ?? '')}
              <b class="screen-code">
                {doors.code.slice(0, 3)} {doors.code.slice(3)}
              </b>
            </p>
          )}
          <p role="status">{host ? meet.room.starts(told(host, words)) : someone ? '' : meet.room.nobody}</p>
          {doors?.reach === 'machine' && <p class="screen-note">{meet.doors.machine}</p>}
        </div>
        <Ring words={words} meet={meet} mirror={mirror} canSit={false} looks sit={() => {}} act={() => {}} />
      </div>
    </Page>
  );
}

function Nothing({ words, meet, text }: { readonly words: OnlineWords; readonly meet: MeetWords; readonly text: string }) {
  return (
    <Page title={words.title}>
      <div class="content form">
        <p role="status">{text}</p>
        <p>
          <a href={href('room')}>{meet.room.leave}</a>
        </p>
      </div>
    </Page>
  );
}

/** Keeps the screen awake, where the browser allows it. */
function useAwake(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | undefined;
    let gone = false;
    const lockScreen = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (gone) await lock?.release();
    };
    const keep = () => background(lockScreen());
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', keep);
      background(lock?.release());
    };
  }, []);
}
