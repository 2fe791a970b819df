import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame, FrameBar } from '../app/Frame.tsx';
import { entryOf, type TableProps } from '../app/games.ts';
import { href, route } from '../app/routes.ts';
import { SeatNames } from '../parts/seat-names.ts';
import { useStore } from '../parts/store.ts';
import type { OnlineWords } from '../words/en/online.ts';
import { useWords } from '../words/useWords.ts';
import { key, Trouble } from './api.ts';
import { Bar } from './Bar.tsx';
import { Outdated } from './BarLine.tsx';
import { Lobby } from './Lobby.tsx';
import type { Mirror } from './mirror.ts';
import './online.css';
import type { OnlineSource } from './online-source.ts';
import { OnlineTable } from './online-table.ts';
import { namesOf } from './people.ts';
import { useSource } from './useOnline.ts';
import { whyNot } from './useTrouble.ts';

/** `#/t/TABLE`: the table that a link leads to. */
export function TableAddress() {
  const words = useWords('online');
  const [, id = ''] = useStore(route);
  const [table, setTable] = useState<OnlineTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let made: OnlineTable | undefined;
    let gone = false;
    const open = () =>
      key().then(
        (mine) => {
          if (gone) return;
          setTrouble(undefined);
          made = new OnlineTable(id, mine);
          setTable(made);
        },
        (error: unknown) => {
          if (gone) return;
          setTrouble(error instanceof Trouble ? error : new Trouble());
          retry = setTimeout(open, 3_000);
        },
      );
    let retry: ReturnType<typeof setTimeout> | undefined;
    if (isTable(id)) open();
    else setTrouble(new Trouble({ t: 'refused', code: 'unknown-table' }));
    return () => {
      gone = true;
      clearTimeout(retry);
      made?.close();
      setTable(undefined);
    };
  }, [id]);
  if (words === undefined) return null;
  if (trouble) return <Problem words={words} text={whyNot(words, trouble.refused)} />;
  if (table === undefined) return <Frame title={words.title}>{null}</Frame>;
  return <AtTable words={words} table={table} />;
}

function isTable(id: string): boolean {
  return /^[0-9a-z]{16}$/.test(id);
}

function AtTable({ words, table }: { readonly words: OnlineWords; readonly table: OnlineTable }) {
  const mirror = useStore(table.mirror);
  const refused = useStore(table.refused);
  const line = useStore(table.line.state);
  const source = useSource(table, mirror);
  if (refused) return <Problem words={words} text={whyNot(words, refused)} />;
  const bar = mirror && <Bar words={words} table={table} mirror={mirror} source={source} />;
  if (mirror === undefined) {
    return (
      <Frame title={words.title}>
        {line === 'outdated' ? (
          <div class="page">
            <Outdated words={words} />
          </div>
        ) : (
          <p class="page" role="status">
            {words.state.connecting}
          </p>
        )}
      </Frame>
    );
  }
  return (
    <FrameBar.Provider value={bar}>
      {mirror.info.status === 'open' || mirror.view === undefined ? (
        <Lobby words={words} table={table} mirror={mirror} />
      ) : (
        source && <Playing source={source} mirror={mirror} />
      )}
    </FrameBar.Provider>
  );
}

function Playing({ source, mirror }: { readonly source: OnlineSource; readonly mirror: Mirror }) {
  const entry = entryOf(mirror.info.game);
  const shown = useStore(source.shown);
  const [Table, setTable] = useState<ComponentType<TableProps>>();
  const all = namesOf(mirror.info).join('\n');
  const names = useMemo(() => all.split('\n'), [all]);
  useEffect(() => {
    entry?.table().then((component) => setTable(() => component));
  }, [entry]);
  if (Table === undefined || shown === undefined) return null;
  return (
    <SeatNames.Provider value={names}>
      <Table key={shown} source={source} id={shown} />
    </SeatNames.Provider>
  );
}

function Problem({ words, text }: { readonly words: OnlineWords; readonly text: string }) {
  return (
    <Frame title={words.title}>
      <div class="page form">
        <p role="alert">{text}</p>
        <p>
          <a href={href('online')}>{words.mine.title}</a>
        </p>
      </div>
    </Frame>
  );
}
