import { useEffect, useMemo, useState } from 'preact/hooks';
import { TRAVEL_MS } from '../../../stage/beats.ts';
import { Drawn } from '../../../stage/Drawn.tsx';
import { Stage } from '../../../stage/Stage.tsx';
import { motion, tempo } from '../../../ui/settings.ts';
import { useSize } from '../../../ui/useSize.ts';
import { Backdrop, Foreground, type GroundOf } from '../art/Backdrop.tsx';
import { draw } from '../art/draw.tsx';
import { type Beat, beatsOf } from '../beats.ts';
import { scene } from '../scene/scene.ts';
import { useLayout } from '../useLayout.ts';
import type { EventView, View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

interface RefereeStageProps {
  readonly words: WolfWords;
  /** Before and after the last entry, and what happened in between. Without a before, nothing moves. */
  readonly before: View | undefined;
  readonly events: readonly EventView[];
  readonly after: View;
}

const BEAT_MS = 520;
const ACTS: readonly EventView['kind'][] = ['activates', 'loses', 'gains', 'spares', 'skips', 'forbids'];

/** The table in pictures: what an entry did, with motion. */
export function RefereeStage({ words, before, events, after }: RefereeStageProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const layout = useLayout(size, 'spectator');
  const beat = useBeat(before, events, after);
  const { view } = beat;
  const things = useMemo(() => {
    if (layout === undefined) return [];
    const ids = (kinds: readonly EventView['kind'][]) =>
      new Set(beat.events.flatMap((event) => ('animal' in event && kinds.includes(event.kind) ? [event.animal] : [])));
    const all = scene({ view, legal: [], layout, words, bottom: 1, walks: beat.walks, active: ids(ACTS), turning: ids(['turns-over']) });
    return all.map(({ act: _, ...thing }) => thing);
  }, [beat, layout, words]);
  const ground = useMemo(() => layout && { layout, bottom: 1, config: view.config, looks: NO_LOOKS }, [layout, view.config]);
  const nothing = () => undefined;
  return (
    <div class="game wolf referee-stage" ref={box}>
      {layout && ground && (
        <Stage
          things={things}
          draw={draw}
          press={nothing}
          look={nothing}
          duration={beat.beats * TRAVEL_MS * motion()}
          label={words.table.label}
        >
          <Drawn art={ground} draw={groundOf} />
        </Stage>
      )}
    </div>
  );
}

const NO_LOOKS: GroundOf['looks'] = [];

function groundOf(of: GroundOf) {
  return [<Backdrop key="back" {...of} />, <Foreground key="front" {...of} />];
}

/** The beats of an entry, one after the other. */
function useBeat(before: View | undefined, events: readonly EventView[], after: View): Beat {
  const beats = useMemo(
    () => (before === undefined || tempo() === 0 ? beatsOf({ before: after, events: [], after }) : beatsOf({ before, events, after })),
    [before, after],
  );
  const [at, setAt] = useState({ beats, i: 0 });
  const i = at.beats === beats ? at.i : 0;
  useEffect(() => {
    if (i >= beats.length - 1) return;
    const timer = window.setTimeout(() => setAt({ beats, i: i + 1 }), (beats[i]?.beats ?? 1) * BEAT_MS * tempo());
    return () => window.clearTimeout(timer);
  }, [beats, i]);
  return beats[i] as Beat;
}
