import type { Mirror } from '@bellwether/client';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { key, Trouble } from '../../connection/api.ts';
import { myMark } from '../../connection/me.ts';
import { useFacesAt } from '../../connection/table-people.ts';
import { ErrorPage } from '../../error-pages/ErrorPage.ts';
import { Page, PageBar } from '../../frame/Page.tsx';
import type { Looks } from '../../model/characters.ts';
import { type TableProps, useGame } from '../../model/game.ts';
import { lookOf } from '../../model/look.ts';
import { Outdated } from '../../online-kit/BarLine.tsx';
import { SeatsNote } from '../../table-kit/SeatsNote.tsx';
import { SeatNames } from '../../table-kit/seat-names.ts';
import { SeatLooks } from '../../table-kit/useLooks.ts';
import { Gone } from '../../ui/Boundary.tsx';
import { route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { ONLINE } from '../../words/areas.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import { Bar } from '../table/Bar.tsx';
import { InMatch } from '../table/InMatch.tsx';
import { Lobby } from './Lobby.tsx';
import '../../online-kit/online.css';
import type { OnlineSource } from '../../connection/online-source.ts';
import { OnlineTable } from '../../connection/online-table.ts';
import { gameId } from '../../connection/update-of.ts';
import { useSource } from '../../connection/useOnline.ts';
import { whyNot } from '../../online-kit/useTrouble.ts';
import { useCalled } from '../../online-kit/who.ts';
import { background } from '../../ui/background.ts';

/** `#/t/TABLE`: an online table. */
export function TableAddress() {
  const words = useWords(ONLINE);
  const [, id = ''] = useSignal(route);
  const [table, setTable] = useState<OnlineTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let made: OnlineTable | undefined;
    let gone = false;
    const open = () =>
      Promise.all([key(), myMark()]).then(
        ([mine, mark]) => {
          if (gone) return;
          setTrouble(undefined);
          made = new OnlineTable(id, mine, { mark });
          setTable(made);
        },
        (error: unknown) => {
          if (gone) return;
          setTrouble(error instanceof Trouble ? error : new Trouble());
          retry = setTimeout(open, 3_000);
        },
      );
    let retry: ReturnType<typeof setTimeout> | undefined;
    if (isTable(id)) background(open());
    else setTrouble(new Trouble({ t: 'refused', code: 'unknown-table' }));
    return () => {
      gone = true;
      clearTimeout(retry);
      made?.close();
      setTable(undefined);
    };
  }, [id]);
  if (words === undefined) return null;
  if (trouble) return <ErrorPage why="table" text={whyNot(words, trouble.refused)} />;
  if (table === undefined) return <Page title={words.title}>{null}</Page>;
  return <AtTable words={words} table={table} />;
}

export function isTable(id: string): boolean {
  return /^[0-9a-z]{16}$/.test(id);
}

function AtTable({ words, table }: { readonly words: OnlineWords; readonly table: OnlineTable }) {
  const mirror = useSignal(table.mirror);
  const refused = useSignal(table.refused);
  const connection = useSignal(table.connection);
  const source = useSource(table, mirror);
  if (refused) return <ErrorPage why="table" text={whyNot(words, refused)} />;
  if (mirror === undefined) {
    return (
      <Page title={words.title}>
        {connection === 'outdated' ? (
          <div class="content">
            <Outdated words={words} />
          </div>
        ) : (
          <p class="content" role="status">
            {words.state.connecting}
          </p>
        )}
      </Page>
    );
  }
  return (
    <PageBar.Provider value={() => <Bar words={words} table={table} mirror={mirror} source={source} />}>
      {mirror.info.status === 'open' || mirror.view === undefined ? (
        <Lobby words={words} table={table} mirror={mirror} />
      ) : (
        source && <Playing table={table} source={source} mirror={mirror} />
      )}
    </PageBar.Provider>
  );
}

interface PlayingProps {
  readonly table: OnlineTable;
  readonly source: OnlineSource;
  readonly mirror: Mirror;
}

export function Playing({ table, source, mirror }: PlayingProps) {
  const entry = useGame(mirror.info.game);
  const shown = useSignal(source.shown);
  const [Table, setTable] = useState<ComponentType<TableProps>>();
  const [isGone, setGone] = useState(false);
  const { names, looks } = useSeated(mirror, shown);
  useEffect(() => {
    entry?.table().then(
      (component) => setTable(() => component),
      () => setGone(true),
    );
  }, [entry]);
  if (isGone) return <Gone />;
  if (Table === undefined || shown === undefined) return null;
  return (
    <SeatNames.Provider value={names}>
      <SeatLooks.Provider value={looks}>
        <InMatch match={mirror.info.match}>
          <Table key={shown} source={source} id={shown} />
        </InMatch>
      </SeatLooks.Provider>
      {mirror.info.mix && table.sawDealOf(shown) && (
        <SeatsNote key={`note ${shown}`} game={mirror.info.game} isMine={mirror.viewer === 1} />
      )}
    </SeatNames.Provider>
  );
}

/** Names and looks by seat in the game shown. The next game may have begun with other seats. */
function useSeated({ info }: Mirror, shown: string | undefined): { readonly names: readonly string[]; readonly looks: Looks } {
  const names = useCalled(info);
  const faces = useFacesAt(info.table, info.seats);
  const known = useRef({ names, faces });
  if (shown === gameId(info)) known.current = { names, faces };
  const seated = known.current;
  return useMemo(() => ({ names: seated.names, looks: seated.faces.map((face) => face && lookOf(face)) }), [JSON.stringify(seated)]);
}
