import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { motion, settings } from '../../app/settings.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import { castOf } from '../../table-kit/characters.ts';
import { useSignal } from '../../ui/signal.ts';
import type { Size } from '../../ui/useSize.ts';
import { Backdrop, Foreground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Ghost } from './art/Ghost.tsx';
import { Traces } from './art/Traces.tsx';
import type { Beat } from './beats.ts';
import { layOut } from './layout.ts';
import { tellReason } from './narrate.ts';
import { scene } from './scene/scene.ts';
import type { Trace } from './traces.ts';
import type { Choice } from './useChoice.ts';
import type { EventView, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

interface TableStageProps {
  readonly words: WolfWords;
  readonly size: Size;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
  readonly traces: readonly Trace[];
  /** A line of the story is looked at: what would be has to wait. */
  readonly lit: boolean;
}

/** Milliseconds of a beat in which something travels. */
const TRAVEL = 430;

/** The table itself: its things, its ground, and the ways that were or would be walked. */
export function TableStage({ words, size, shown, choice, traces, lit }: TableStageProps) {
  const { beat, update, hurried } = shown;
  const { view } = beat;
  const { legal, lifted, suggested, foresight } = choice;
  const bottom: Seat = typeof view.viewer === 'number' ? view.viewer : 1;
  // The stage is measured anew whenever the type grows, as all around it grows too.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const layout = useMemo(() => layOut(size, rem), [size, rem]);
  // In another layout everything is elsewhere at once: nothing has travelled.
  const laidOut = useRef(layout);
  const moved = laidOut.current !== layout;
  useEffect(() => {
    laidOut.current = layout;
  }, [layout]);
  const acting = useMemo(() => actors(beat.events), [beat]);
  const { bubbles } = useSignal(settings);
  const cast = useMemo(() => castOf(update.sitters), [update.sitters.join()]);
  const { last, why } = update;
  const says = useMemo(
    () => (bubbles && last && why[0] ? { seat: last.seat, text: tellReason(words, view, why[0]).replaceAll(/[（）]/g, '') } : undefined),
    [bubbles, last, words],
  );
  const things = useMemo(
    () => scene({ view, legal, layout, words, bottom, walks: beat.walks, traces, lifted, suggested, says, ...acting }),
    [view, legal, layout, words, bottom, traces, lifted, suggested, acting, says],
  );
  const { config } = view;
  const scenery = useMemo(() => {
    const ground = { layout, bottom, config, cast };
    return [<Backdrop key="back" {...ground} />, <Foreground key="front" {...ground} />];
  }, [layout, bottom, config.edition, cast]);
  return (
    <Stage
      things={things}
      draw={draw}
      press={choice.press}
      look={choice.look}
      duration={hurried || moved ? 0 : beat.beats * TRAVEL * motion()}
      label={words.table.label}
    >
      {scenery}
      <Traces layout={layout} bottom={bottom} config={config} traces={traces} />
      {foresight && !lit && <Ghost layout={layout} bottom={bottom} foresight={foresight} />}
    </Stage>
  );
}

/** Who does something in these events, for the eye to follow. */
function actors(events: readonly EventView[]) {
  const ids = (...kinds: readonly EventView['kind'][]) =>
    new Set(events.flatMap((event) => ('animal' in event && kinds.includes(event.kind) ? [event.animal] : [])));
  return { active: ids('activates', 'loses', 'gains', 'spares', 'skips', 'forbids'), turning: ids('turns-over') };
}
