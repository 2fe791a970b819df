import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TRAVEL_MS } from '../../stage/beats.ts';
import { Drawn } from '../../stage/Drawn.tsx';
import { Stage } from '../../stage/Stage.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import type { End } from '../../table-kit/useEnd.ts';
import { useLooks } from '../../table-kit/useLooks.ts';
import { background } from '../../ui/background.ts';
import { later } from '../../ui/later.ts';
import { motion, settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import { Backdrop, Foreground, type GroundOf } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Ghost } from './art/Ghost.tsx';
import type { TracesProps } from './art/Traces.tsx';
import type { Beat } from './beats.ts';
import type { Layout } from './layout.ts';
import { scene } from './scene/scene.ts';
import type { Trace } from './traces.ts';
import type { Choice } from './useChoice.ts';
import type { EventView, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

// Loaded later: at first nothing has moved.
const Traces = later<TracesProps>(async () => (await import('./parts.ts')).traces());

interface TableStageProps {
  readonly words: WolfWords;
  readonly layout: Layout;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
  readonly traces: readonly Trace[];
  /** A line of the story is highlighted: no previews. */
  readonly lit: boolean;
  readonly end: End | undefined;
}

/** Length of the wolf's exit at the end. */
const LEAVING_BEATS = 3.5;

/** The stage: things, ground, and the paths of past and possible moves. */
export function TableStage({ words, layout, shown, choice, traces, lit, end }: TableStageProps) {
  const { beat, update, hurried } = shown;
  const { view } = beat;
  const { legal, lifted, suggested, foresight } = choice;
  const bottom: Seat = typeof view.viewer === 'number' ? view.viewer : 1;
  const { bubbles } = useSignal(settings);
  // After a change of layout everything is elsewhere at once, without animation.
  const laidOut = useRef(layout);
  const moved = laidOut.current !== layout;
  useEffect(() => {
    laidOut.current = layout;
  }, [layout]);
  const acting = useMemo(() => actors(beat.events), [beat]);
  const looks = useLooks(update.sitters);
  const speech = usePart(update.ply > 0, (parts) => parts.speech());
  const said = useMemo(() => speech?.(words, shown, bubbles, layout, bottom) ?? [], [speech, words, shown, bubbles, layout, bottom]);
  const ending = usePart(end !== undefined, (parts) => parts.ending());
  const things = useMemo(() => {
    const of = { view, legal, layout, words, bottom, walks: beat.walks, traces, lifted, suggested, ...acting };
    const all = [...scene(of), ...said];
    return ending ? ending(of, all) : all;
  }, [view, legal, layout, words, bottom, traces, lifted, suggested, acting, said, ending]);
  const { config } = view;
  return (
    <Stage
      things={things}
      draw={draw}
      press={choice.press}
      look={choice.look}
      duration={hurried || moved ? 0 : (ending ? LEAVING_BEATS : beat.beats) * TRAVEL_MS * motion()}
      label={words.table.label}
    >
      <Drawn art={{ layout, bottom, config, looks }} draw={ground} />
      {traces.length > 0 && <Traces layout={layout} bottom={bottom} config={config} traces={traces} />}
      {foresight && !lit && <Ghost layout={layout} bottom={bottom} foresight={foresight} />}
    </Stage>
  );
}

/** Behind the things of the table, and before them. */
function ground(of: GroundOf) {
  return [<Backdrop key="back" {...of} />, <Foreground key="front" {...of} />];
}

/** A part that is needed only later, loaded on demand. */
function usePart<Part extends (...args: never[]) => unknown>(
  isWanted: boolean,
  load: (parts: typeof import('./parts.ts')) => Promise<Part>,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (isWanted) background(import('./parts.ts').then(load).then((found) => setPart(() => found)));
  }, [isWanted]);
  return isWanted ? part : undefined;
}

/** The animals that act in these events, to be marked. */
function actors(events: readonly EventView[]) {
  const ids = (...kinds: readonly EventView['kind'][]) =>
    new Set(events.flatMap((event) => ('animal' in event && kinds.includes(event.kind) ? [event.animal] : [])));
  const chases = new Map(
    events.flatMap((event) => (event.kind === 'loses' || event.kind === 'gains' ? [[event.animal, event.seat] as const] : [])),
  );
  return { chases, active: ids('activates', 'loses', 'gains', 'spares', 'skips', 'forbids'), turning: ids('turns-over') };
}
