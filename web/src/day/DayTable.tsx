import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { entryOf, type TableProps } from '../app/games.ts';
import { HomeBar } from '../app/HomeBar.tsx';
import { HeadBar } from '../app/Page.tsx';
import { href } from '../app/routes.ts';
import { openLocal } from '../local/local-source.ts';
import { keptGame } from '../storage/games.ts';
import { namesAt } from '../table-kit/characters.ts';
import { SeatNames } from '../table-kit/seat-names.ts';
import type { TableSource } from '../table-kit/source.ts';
import { useShell } from '../words/catalogue.ts';
import { idOn } from './date.ts';
import { sittersOn } from './day.ts';
import { type DayGame, dayGame } from './kits.ts';
import { keepResult } from './results.ts';
import type { DayWords } from './words/en.ts';

interface DayTableProps {
  readonly words: DayWords;
  readonly date: string;
  readonly today: string;
}

interface Open {
  readonly found: DayGame;
  readonly source: TableSource<GameTypes>;
  readonly Table: ComponentType<TableProps>;
}

/** The day's deal on its table: nothing is taken back, and nobody gives advice. */
export function DayTable({ words, date, today }: DayTableProps) {
  const shell = useShell();
  const [open, setOpen] = useState<Open>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    let source: TableSource<GameTypes> | undefined;
    let gone = false;
    openDay(date).then((opened) => {
      if (opened === undefined || gone) return opened?.source.close();
      source = opened.source;
      source.subscribe((news) => {
        if (news.kind !== 'update' || !news.over || !news.live) return;
        note(opened.found, news.view, date, today);
        setOver(true);
      });
      setOpen(opened);
    });
    return () => {
      gone = true;
      source?.close();
    };
  }, [date]);
  const names = useMemo(() => (open ? namesAt(shell, sittersOn(open.found.day, open.found.game)) : []), [shell, open]);
  if (open === undefined) return null;
  const { Table, source, found } = open;
  return (
    <div class="table-room">
      {over && (
        <section class="day-over" aria-label={words.title}>
          <p role="status">{words.over}</p>
          <a class="primary" href={href('day')}>
            {words.result}
          </a>
        </section>
      )}
      <SeatNames.Provider value={names}>
        <HeadBar.Provider value={<HomeBar game={found.day.game} id={idOn(date)} />}>
          <Table source={source} id={idOn(date)} />
        </HeadBar.Provider>
      </SeatNames.Provider>
    </div>
  );
}

async function openDay(date: string): Promise<Open | undefined> {
  const found = await dayGame(date);
  const { day, game } = found;
  const id = idOn(date);
  const kept = await keptGame(id);
  const source = openLocal<GameTypes>(
    kept ? { kind: 'resume', id } : { kind: 'start', game: day.game, config: day.config, sitters: sittersOn(day, game), id },
  );
  const Table = await entryOf(day.game)?.table();
  return Table && { found, source, Table };
}

/** A game played after its day counts for no streak. */
function note({ day, kit }: DayGame, view: GameTypes['View'], date: string, today: string): void {
  const { outcome } = view as { readonly outcome?: GameTypes['Outcome'] };
  if (outcome === undefined) return;
  keepResult(date, { game: day.game, ...kit.scoreOf(day.config, outcome, day.seat), ...(date < today && { late: true }) });
}
