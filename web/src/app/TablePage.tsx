import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { firstGame, opened, openingOf, runningDay } from '../deals/opening.ts';
import type { UnsavedProps } from '../device/Unsaved.tsx';
import type { ErrorPageProps } from '../error-pages/ErrorContent.tsx';
import { ErrorPage } from '../error-pages/ErrorPage.ts';
import { HomeBar } from '../frame/HomeBar.tsx';
import { HeadBar, Page } from '../frame/Page.tsx';
import { type LocalSource, openLocal } from '../local/local-source.ts';
import { hasKey } from '../model/awaited.ts';
import { namesAt } from '../model/characters.ts';
import type { TableProps } from '../model/game.ts';
import type { News } from '../model/source.ts';
import type { WayBackProps } from '../online/back/WayBack.tsx';
import type { SeatsNoteProps } from '../table-kit/SeatsNote.tsx';
import { SeatNames } from '../table-kit/seat-names.ts';
import { Gone } from '../ui/Boundary.tsx';
import { background } from '../ui/background.ts';
import { later } from '../ui/later.ts';
import { become, type Route, route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { entryOf, GAMES } from './games.ts';

const SeatsNote = later<SeatsNoteProps>(() => import('../table-kit/SeatsNote.tsx').then((part) => part.SeatsNote));

const WayBack = later<WayBackProps>(() => import('../online/back/WayBack.tsx').then((part) => part.WayBack));

const Unsaved = later<UnsavedProps>(() => import('../device/Unsaved.tsx').then((part) => part.Unsaved));

interface Open {
  readonly source: LocalSource<GameTypes>;
  readonly id: string;
  readonly game: string;
  readonly Table: ComponentType<TableProps>;
  readonly sitters: readonly string[];
  readonly note: SeatsNoteProps | undefined;
}

/** `#/` and `#/play/<game>`, which always have a game to show. */
function isHome([page]: Route): boolean {
  return page === undefined || page === 'play';
}

/** The error page for news without a game. */
function whyNot(news: News<GameTypes>, [page, part]: Route): ErrorPageProps | undefined {
  // An address that ends before the game's id.
  if (news.kind === 'missing') return { why: page === 'game' && part === undefined ? 'nowhere' : 'missing' };
  if (news.kind !== 'unreadable') return undefined;
  if (news.where === '[Rules]') return { why: 'old' };
  return page === 'record' ? { why: 'cut' } : { why: 'text', where: news.where };
}

/** Shown at the start of a game whose seats were mixed. */
function noteFor(news: Shown): SeatsNoteProps | undefined {
  const isStart = news.kind === 'update' && news.mix !== undefined && news.plies === 0;
  return isStart ? { game: news.game, isMine: news.viewer === 1 } : undefined;
}

type Shown = Extract<News<GameTypes>, { kind: 'update' | 'curtain' }>;

interface Opened {
  readonly open: Open | undefined;
  readonly problem: ErrorPageProps | undefined;
  readonly isBroken: boolean;
}

/** Opens the game in the address. */
function useOpened(here: Route): Opened {
  const name = `${here[0] ?? ''}/${here[1] ?? ''}`;
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<ErrorPageProps>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let source: LocalSource<GameTypes> | undefined;
    let gone = false;
    const entry = (here[0] === 'play' && entryOf(here[1])) || GAMES[0];
    setProblem(undefined);
    setBroken(false);
    const begin = async (opening: Awaited<ReturnType<typeof openingOf>>) => {
      if (gone) return;
      source?.close();
      const mine = openLocal<GameTypes>(opening);
      source = mine;
      let isShown = false;
      mine.subscribe(async (news) => {
        if (gone || mine !== source) return;
        if (news.kind === 'broken') return setBroken(true);
        if (news.kind === 'missing' && !isShown && isHome(here)) return begin(firstGame(entry));
        const why = whyNot(news, here);
        if (why) return setProblem(why);
        if (isShown || (news.kind !== 'update' && news.kind !== 'curtain')) return;
        isShown = true;
        await show(mine, news);
      });
    };
    const show = async (mine: LocalSource<GameTypes>, news: Shown) => {
      // A finished game opened by a link stays under that link, so that it can be shared again.
      const isLink = here[0] === 'record' && news.kind === 'update' && news.over;
      if (!isLink) opened(news.id, news.game);
      const Table = await entryOf(news.game)
        ?.table()
        .catch(() => setBroken(true));
      if (gone || !Table) return;
      setOpen({ game: news.game, note: noteFor(news), source: mine, id: news.id, Table, sitters: news.sitters });
      if (here[0] === 'record' && !isLink) become('game', news.id, ...here.slice(2));
    };
    const find = async () => {
      const date = await runningDay(here);
      if (date === undefined) return begin(await openingOf(here, entry));
      if (!gone) become('day', date);
    };
    background(find());
    return () => {
      gone = true;
      source?.close();
      setOpen(undefined);
    };
    // A new ply in the address does not reopen the game.
  }, [name]);
  return { open, problem, isBroken };
}

/** The table page: the game in the address, on its own table. */
export function TablePage() {
  const shell = useShell();
  const { open, problem, isBroken } = useOpened(useSignal(route));
  if (isBroken) return <Gone />;
  if (problem) return <ErrorPage {...problem} />;
  if (open) return <OpenTable {...open} />;
  return (
    <Page title={shell.app} wide>
      {null}
    </Page>
  );
}

function OpenTable({ source, id, game, Table, sitters, note }: Open) {
  const shell = useShell();
  const isUnsaved = useSignal(source.isUnsaved);
  const names = useMemo(() => namesAt(shell, sitters), [shell, sitters]);
  const [isKnown] = useState(hasKey);
  const isFirstScreen = isHome(useSignal(route));
  return (
    <SeatNames.Provider value={names}>
      <div class={isUnsaved || isKnown ? 'table-room' : ''}>
        {isUnsaved && <Unsaved source={source} />}
        {isKnown && <WayBack quiet={!isFirstScreen} />}
        <HeadBar.Provider value={() => <HomeBar game={game} id={id} />}>
          <Table key={id} source={source} id={id} />
        </HeadBar.Provider>
      </div>
      {note && <SeatsNote {...note} />}
    </SeatNames.Provider>
  );
}
