import type { AnyTableBots } from '@bellwether/bots';
import type { Puzzle } from '@bellwether/bots/puzzles';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { botsOf } from '../deals/games.ts';
import { Page } from '../frame/Page.tsx';
import { namesAt } from '../model/characters.ts';
import type { GameEntry, TableProps } from '../model/game.ts';
import { SeatNames, useNamed } from '../table-kit/seat-names.ts';
import { become, go, href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { faceOf, type PuzzleFace } from './face.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { nextOf, puzzlesOn } from './shelf.ts';
import { openPuzzle } from './source.ts';
import type { PuzzleWords } from './words/en.ts';

interface PuzzleRoomProps {
  readonly words: PuzzleWords;
  readonly entry: GameEntry;
  readonly shelf: string;
  readonly theme: string;
  readonly id: string | undefined;
}

/** What a puzzle needs, loaded. */
interface Ready {
  readonly puzzles: readonly Puzzle[];
  readonly face: PuzzleFace;
  readonly bots: AnyTableBots;
  readonly Table: ComponentType<TableProps>;
}

/** Puzzles of a level and a theme, one after another. */
export function PuzzleRoom({ words, entry, shelf, theme, id }: PuzzleRoomProps) {
  const [ready, setReady] = useState<Ready | null>();
  useEffect(() => {
    let here = true;
    const all = Promise.all([puzzlesOn(entry.id, shelf, theme), faceOf(entry.id), botsOf(entry.id), entry.table()]);
    all.then(
      ([puzzles, face, bots, Table]) => here && setReady(face && bots ? { puzzles, face, bots, Table } : null),
      () => here && setReady(null),
    );
    return () => {
      here = false;
    };
  }, []);
  const puzzle = ready?.puzzles.find((one) => one.id === id);
  useEffect(() => {
    const first = ready && puzzle === undefined ? nextOf(ready.puzzles, undefined) : undefined;
    if (first) become('puzzles', entry.id, shelf, theme, first.id);
  }, [ready, puzzle]);
  if (ready === undefined) return null;
  if (ready === null || puzzle === undefined)
    return <Nothing words={words} game={entry.id} text={ready === null ? words.missing : words.none} />;
  const next = () => {
    const after = nextOf(ready.puzzles, puzzle.id);
    if (after) go('puzzles', entry.id, shelf, theme, after.id);
  };
  return <OnTable key={puzzle.id} words={words} entry={entry} ready={ready} puzzle={puzzle} next={next} />;
}

function Nothing({ words, game, text }: { readonly words: PuzzleWords; readonly game: string; readonly text: string }) {
  return (
    <Page title={words.title}>
      <div class="content">
        <p role="alert">{text}</p>
        <a class="button" href={href('puzzles', game)}>
          {words.leave}
        </a>
      </div>
    </Page>
  );
}

interface OnTableProps {
  readonly words: PuzzleWords;
  readonly entry: GameEntry;
  readonly ready: Ready;
  readonly puzzle: Puzzle;
  readonly next: () => void;
}

/** A puzzle on the game's own table, with the panel below. */
function OnTable({ words, entry, ready: { face, bots, Table }, puzzle, next }: OnTableProps) {
  const source = useMemo(() => openPuzzle(face, puzzle, bots), [puzzle]);
  const shell = useShell();
  const names = useMemo(() => namesAt(shell, source?.sitters ?? []), [shell, source]);
  const own = useNamed(useWords(entry.words), names);
  useEffect(() => () => source?.close(), [source]);
  // The table sets the title first.
  useEffect(() => {
    if (own) document.title = `${shell.colon(words.panel, entry.title)} – ${shell.app}`;
  }, [own]);
  if (source === undefined || own === undefined) return null;
  return (
    <div class="puzzle-room table-room">
      <SeatNames.Provider value={names}>
        <Table source={source} id={`puzzle-${puzzle.id}`} />
      </SeatNames.Provider>
      <PuzzlePanel words={words} own={own} game={entry.id} face={face} puzzle={puzzle} source={source} next={next} />
    </div>
  );
}
