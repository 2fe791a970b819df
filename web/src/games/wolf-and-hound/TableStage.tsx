import type { Seat } from '@bellwether/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { motion, settings } from '../../app/settings.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import type { End } from '../../table-kit/useEnd.ts';
import { useLooks } from '../../table-kit/useLooks.ts';
import { later } from '../../ui/later.ts';
import { useSignal } from '../../ui/signal.ts';
import { sentences } from '../../words/sentences.ts';
import { Backdrop, Foreground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import { Ghost } from './art/Ghost.tsx';
import type { TracesProps } from './art/Traces.tsx';
import type { Beat } from './beats.ts';
import type { Layout } from './layout.ts';
import { tellAll, tellReason } from './narrate.ts';
import type { ending as Ended } from './scene/ending.ts';
import { scene } from './scene/scene.ts';
import type { SceneOf } from './scene/thing.ts';
import type { Trace } from './traces.ts';
import type { Choice } from './useChoice.ts';
import type { EventView, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

type Ending = typeof Ended;
// Nobody has walked at first.
const Traces = later<TracesProps>(async () => (await import('./parts.ts')).traces());

interface TableStageProps {
  readonly words: WolfWords;
  readonly layout: Layout;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
  readonly traces: readonly Trace[];
  /** A line of the story is looked at: what would be has to wait. */
  readonly lit: boolean;
  readonly end: End | undefined;
}

/** Milliseconds of a beat in which something travels. */
const TRAVEL = 430;
/** Beats in which the wolf runs off. */
const LEAVING = 3.5;

/** The table itself: its things, its ground, and the ways that were or would be walked. */
export function TableStage({ words, layout, shown, choice, traces, lit, end }: TableStageProps) {
  const { beat, update, hurried } = shown;
  const { view } = beat;
  const { legal, lifted, suggested, foresight } = choice;
  const bottom: Seat = typeof view.viewer === 'number' ? view.viewer : 1;
  const { bubbles } = useSignal(settings);
  // In another layout everything is elsewhere at once: nothing has travelled.
  const laidOut = useRef(layout);
  const moved = laidOut.current !== layout;
  useEffect(() => {
    laidOut.current = layout;
  }, [layout]);
  const acting = useMemo(() => actors(beat.events), [beat]);
  const looks = useLooks(update.sitters);
  const says = useMemo(() => saying(words, shown, bubbles), [words, shown, bubbles]);
  const ending = useEnding(end !== undefined);
  const things = useMemo(() => {
    const of = { view, legal, layout, words, bottom, walks: beat.walks, traces, lifted, suggested, says, ...acting };
    return ending ? ending(of, scene(of)) : scene(of);
  }, [view, legal, layout, words, bottom, traces, lifted, suggested, acting, says, ending]);
  const { config } = view;
  const scenery = useMemo(() => {
    const ground = { layout, bottom, config, looks };
    return [<Backdrop key="back" {...ground} />, <Foreground key="front" {...ground} />];
  }, [layout, bottom, config.edition, looks]);
  return (
    <Stage
      things={things}
      draw={draw}
      press={choice.press}
      look={choice.look}
      duration={hurried || moved ? 0 : (ending ? LEAVING : beat.beats) * TRAVEL * motion()}
      label={words.table.label}
    >
      {scenery}
      {traces.length > 0 && <Traces layout={layout} bottom={bottom} config={config} traces={traces} />}
      {foresight && !lit && <Ghost layout={layout} bottom={bottom} foresight={foresight} />}
    </Stage>
  );
}

/** More than this is no bubble: the line over the hand tells it. */
const LONGEST = 76;
/** Events that belong to the turn in which a card was played. */
const OF_PLAY: readonly EventView['kind'][] = ['plays', 'moves', 'turns-up', 'exchanges', 'keeps', 'sets-aside', 'turns-over'];

/** Why a bot moved, for those who wish it; else what somebody else does, until it is the viewer's turn. */
function saying(words: WolfWords, { beat, update, settled }: TableStageProps['shown'], bubbles: boolean): SceneOf['says'] {
  const { view, events } = beat;
  const { last, why, live, acting, viewer } = update;
  if (!live || view.outcome) return undefined;
  if (bubbles && settled && last && why[0]) return { seat: last.seat, text: tellReason(words, view, why[0]).replaceAll(/[（）]/g, '') };
  if (settled && typeof viewer === 'number' && acting.includes(viewer)) return undefined;
  const played = events.some(({ kind }) => OF_PLAY.includes(kind));
  const seat = played ? last?.seat : view.turn;
  // What the next turn begins with is not said by whoever played.
  const turned = events.findIndex(({ kind }) => kind === 'turn');
  const text = sentences(tellAll(words, view, played && turned >= 0 ? events.slice(0, turned) : events));
  return seat !== undefined && seat !== viewer && text !== '' && text.length <= LONGEST ? { seat, text } : undefined;
}

/** What the end makes of a scene: fetched when there is one. */
function useEnding(isOver: boolean): Ending | undefined {
  const [ending, setEnding] = useState<Ending>();
  useEffect(() => {
    if (isOver) import('./parts.ts').then(({ ending }) => ending()).then((found) => setEnding(() => found));
  }, [isOver]);
  return isOver ? ending : undefined;
}

/** Who does something in these events, for the eye to follow. */
function actors(events: readonly EventView[]) {
  const ids = (...kinds: readonly EventView['kind'][]) =>
    new Set(events.flatMap((event) => ('animal' in event && kinds.includes(event.kind) ? [event.animal] : [])));
  return { active: ids('activates', 'loses', 'gains', 'spares', 'skips', 'forbids'), turning: ids('turns-over') };
}
