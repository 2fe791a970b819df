import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openLocal } from '../local/local-source.ts';
import { namesAt } from '../table-kit/characters.ts';
import type { SeatsNoteProps } from '../table-kit/SeatsNote.tsx';
import { SeatNames } from '../table-kit/seat-names.ts';
import type { TableSource } from '../table-kit/source.ts';
import { later } from '../ui/later.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { entryOf, GAMES, type TableProps } from './games.ts';
import { HomeBar } from './HomeBar.tsx';
import { firstGame, opened, openingOf } from './opening.ts';
import { HeadBar, Page } from './Page.tsx';
import { become, route } from './routes.ts';

const SeatsNote = later<SeatsNoteProps>(async () => (await import('../table-kit/SeatsNote.tsx')).SeatsNote);

interface Open {
  readonly source: TableSource<GameTypes>;
  readonly id: string;
  readonly game: string;
  readonly Table: ComponentType<TableProps>;
  readonly sitters: readonly string[];
  /** To be told at the beginning of a game whose seats were mixed. */
  readonly note: SeatsNoteProps | undefined;
}

/** Opens the game that the address names and shows it on its own table. */
export function TablePage() {
  const shell = useShell();
  const here = useSignal(route);
  const name = `${here[0] ?? ''}/${here[1] ?? ''}`;
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const names = useMemo(() => namesAt(shell, open?.sitters ?? []), [shell, open]);

  useEffect(() => {
    let source: TableSource<GameTypes> | undefined;
    let gone = false;
    const entry = (here[0] === 'play' && entryOf(here[1])) || GAMES[0];
    setProblem(undefined);
    const begin = async (opening: Awaited<ReturnType<typeof openingOf>>) => {
      if (gone) return;
      source?.close();
      const mine = openLocal<GameTypes>(opening);
      source = mine;
      const stop = mine.subscribe(async (news) => {
        if (news.kind === 'missing' && (here[0] === undefined || here[0] === 'play')) return begin(firstGame(entry));
        if (news.kind === 'missing') return setProblem(shell.record.missing);
        if (news.kind === 'unreadable') {
          return setProblem(here[0] === 'record' ? shell.record.cut : shell.record.unreadable(news.where, news.expected));
        }
        if (news.kind === 'refused') return;
        stop();
        // A finished game that came by a link is looked at where it is: its address stays one to pass on.
        const isLink = here[0] === 'record' && news.kind === 'update' && news.over;
        if (!isLink) opened(news.id, news.game);
        const Table = await entryOf(news.game)?.table();
        if (gone || Table === undefined) return;
        const begins = news.kind === 'update' && news.mix !== undefined && news.plies === 0;
        const note = begins ? { game: news.game, isMine: news.viewer === 1 } : undefined;
        setOpen({ game: news.game, note, source: mine, id: news.id, Table, sitters: news.sitters });
        if (here[0] === 'record' && !isLink) become('game', news.id, ...here.slice(2));
      });
    };
    openingOf(here, entry).then(begin);
    return () => {
      gone = true;
      source?.close();
      setOpen(undefined);
    };
    // A new ply in the address is no new game.
  }, [name]);

  if (problem !== undefined) {
    return (
      <Page title={shell.myGames}>
        <p role="alert">{problem}</p>
        <p>
          <a href="#/games">{shell.myGames}</a>
        </p>
      </Page>
    );
  }
  if (open === undefined)
    return (
      <Page title={shell.app} wide>
        {null}
      </Page>
    );
  const { Table } = open;
  return (
    <SeatNames.Provider value={names}>
      <HeadBar.Provider value={<HomeBar game={open.game} id={open.id} />}>
        <Table key={open.id} source={open.source} id={open.id} />
      </HeadBar.Provider>
      {open.note && <SeatsNote {...open.note} />}
    </SeatNames.Provider>
  );
}
