import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { idOn } from '../deals/date.ts';
import { sittersOn } from '../deals/day.ts';
import { type DayGame, dayGame, gameOn } from '../deals/kits.ts';
import type { UnsavedProps } from '../device/Unsaved.tsx';
import { HomeBar } from '../frame/HomeBar.tsx';
import { HeadBar } from '../frame/Page.tsx';
import { type LocalSource, openLocal } from '../local/local-source.ts';
import { namesAt } from '../model/characters.ts';
import { type TableProps, useGame } from '../model/game.ts';
import { keptGame } from '../storage/games.ts';
import { SeatNames } from '../table-kit/seat-names.ts';
import { later } from '../ui/later.ts';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useNeeded } from '../ui/useLoaded.ts';
import { useShell } from '../words/catalogue.ts';
import { keepResult } from './results.ts';
import type { DayWords } from './words/en.ts';

interface DayTableProps {
  readonly words: DayWords;
  readonly date: string;
  readonly today: string;
}

const Unsaved = later<UnsavedProps>(() => import('../device/Unsaved.tsx').then((part) => part.Unsaved));

/** The table of a day's deal: no undo, no hints. */
export function DayTable({ words, date, today }: DayTableProps) {
  const found = useNeeded(() => dayGame(date), [date]);
  const entry = useGame(gameOn(date));
  const Table = useNeeded(() => entry?.table(), [entry]);
  const [source, setSource] = useState<LocalSource<GameTypes>>();
  const kept = useNeeded(async () => ({ isKept: (await keptGame(idOn(date))) !== undefined }), [date]);
  useEffect(() => {
    if (found === undefined || kept === undefined) return;
    const { day, game } = found;
    const id = idOn(date);
    const opened = openLocal<GameTypes>(
      kept.isKept ? { kind: 'resume', id } : { kind: 'start', game: day.game, config: day.config, sitters: sittersOn(day, game), id },
    );
    setSource(opened);
    return () => {
      opened.close();
      setSource(undefined);
    };
  }, [date, found, kept]);
  return found && Table && source ? <OpenDay {...{ words, date, today, found, Table, source }} /> : null;
}

interface OpenDayProps extends DayTableProps {
  readonly found: DayGame;
  readonly Table: ComponentType<TableProps>;
  readonly source: LocalSource<GameTypes>;
}

function OpenDay({ words, date, today, found, Table, source }: OpenDayProps) {
  const shell = useShell();
  const isUnsaved = useSignal(source.isUnsaved);
  const [over, setOver] = useState(false);
  // A game begun on its day is in time, even if it ends after midnight.
  const [begun] = useState(today);
  useEffect(
    () =>
      source.subscribe((news) => {
        if (news.kind !== 'update' || !news.over || !news.live) return;
        note(found, news.view, date, begun);
        setOver(true);
      }),
    [source, found, date, begun],
  );
  const names = useMemo(() => namesAt(shell, sittersOn(found.day, found.game)), [shell, found]);
  return (
    <div class="table-room">
      {isUnsaved && <Unsaved source={source} />}
      {over && (
        <section class="day-over" aria-label={words.title}>
          <p role="status">{words.over}</p>
          <a class="primary" href={href('day')}>
            {words.result}
          </a>
        </section>
      )}
      <SeatNames.Provider value={names}>
        <HeadBar.Provider value={() => <HomeBar game={found.day.game} id={idOn(date)} />}>
          <Table source={source} id={idOn(date)} />
        </HeadBar.Provider>
      </SeatNames.Provider>
    </div>
  );
}

/** Stores the result. A game played after its day does not count for the streak. */
function note({ day, kit }: DayGame, view: GameTypes['View'], date: string, today: string): void {
  const { outcome } = view as { readonly outcome?: GameTypes['Outcome'] };
  if (outcome === undefined) return;
  keepResult(date, { game: day.game, ...kit.scoreOf(day.config, outcome, day.seat), ...(date < today && { late: true }) });
}
