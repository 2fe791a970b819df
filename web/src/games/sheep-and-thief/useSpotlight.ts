import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../stage/usePlayback.ts';
import type { Beat } from './beats.ts';
import type { Gold } from './gold.ts';
import { ownSeat } from './layout.ts';
import type { Light } from './scene/thing.ts';
import type { Cell, SheepAndThief, Source } from './vocabulary.ts';

/** The seat and source whose gold is highlighted. */
export interface Lamp {
  readonly seat: Seat;
  readonly source: Source;
}

/** A cell that a line of the story is about. */
export interface Told {
  readonly seat: Seat;
  readonly cell: Cell;
}

/** The large board, and what is highlighted. */
export interface Spotlight {
  /** The viewer's seat, or seat 1 for spectators. */
  readonly own: Seat;
  /** The seat of the large board. */
  readonly bottom: Seat;
  /** Another board than one's own is enlarged. */
  readonly isAway: boolean;
  /** The large board has just changed: everything is elsewhere at once, without animation. */
  readonly swapped: boolean;
  readonly lamp: Lamp | undefined;
  readonly told: Told | undefined;
  /** The line counted in this beat, which overrides the lamp. */
  readonly counted: Light | undefined;
  readonly enlarge: (seat: Seat) => void;
  /** Toggles the highlight of a source on the large board. */
  readonly toggle: (source: Source) => void;
  readonly shine: (lamp: Lamp) => void;
  /** Highlights a story line's cell on its board. */
  readonly point: (told: Told) => void;
  readonly putOut: () => void;
}

export function useSpotlight(shown: Shown<SheepAndThief, Beat> | undefined): Spotlight {
  /** A board chosen to be large; no seat for one's own, which changes on a shared device. */
  const [chosen, setChosen] = useState<{ readonly seat: Seat | undefined; readonly winner: Seat | undefined }>();
  const [lamp, setLamp] = useState<Lamp>();
  const [told, setTold] = useState<Told>();
  const own = ownSeat(shown?.beat.view ?? { viewer: 1 });
  // At the end the winner's landscape is the large one; a choice holds until then, and until the next game.
  const winners = shown?.settled && shown.update.live ? shown.beat.view.outcome?.winners : undefined;
  const winner = winners === undefined || winners.includes(own) ? undefined : winners[0];
  const large = (chosen && chosen.winner === winner ? chosen.seat : winner) ?? own;
  const beat = shown?.settled === false ? shown.beat : undefined;
  const counted = useMemo(() => beat && countedIn(beat), [beat]);
  const bottom = counted?.seat ?? large;
  const lastBottom = useRef(bottom);
  const swapped = lastBottom.current !== bottom;
  useEffect(() => {
    lastBottom.current = bottom;
  }, [bottom]);
  const enlarge = (seat: Seat, lit?: Lamp, cell?: Told) => {
    setChosen({ seat: seat === own ? undefined : seat, winner });
    setLamp(lit);
    setTold(cell);
  };
  return {
    own,
    bottom,
    isAway: large !== own,
    swapped,
    lamp,
    told,
    counted,
    enlarge: (seat) => enlarge(seat),
    toggle: (source) => {
      setTold(undefined);
      setLamp(lamp?.source === source && lamp.seat === bottom ? undefined : { seat: bottom, source });
    },
    shine: (wanted) => enlarge(wanted.seat, wanted),
    point: (wanted) => enlarge(wanted.seat, undefined, wanted),
    putOut: () => {
      setLamp(undefined);
      setTold(undefined);
    },
  };
}

function countedIn({ events }: Beat): Light | undefined {
  const lines = events.filter((event) => event.kind === 'scores');
  const [first] = lines;
  return first && { seat: first.seat, source: first.line.source, cells: lines.flatMap(({ line }) => line.cells) };
}

/** The highlighted cells. */
export function lightOf({ counted, lamp, told }: Pick<Spotlight, 'counted' | 'lamp' | 'told'>, gold: Gold): Light | undefined {
  if (counted !== undefined) return counted;
  if (told !== undefined) return { seat: told.seat, source: 'story', cells: [told.cell] };
  if (lamp === undefined) return undefined;
  const lines = gold[lamp.seat - 1]?.lines.filter(({ source }) => source === lamp.source) ?? [];
  return { ...lamp, cells: lines.flatMap(({ cells }) => cells) };
}
