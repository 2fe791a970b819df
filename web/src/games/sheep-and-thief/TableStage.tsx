import { townPlaces } from '@bellwether/sheep-and-thief';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Hint } from '../../model/source.ts';
import type { SceneryProps } from '../../scenery/Scenery.tsx';
import { TRAVEL_MS } from '../../stage/beats.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import { useLooks } from '../../table-kit/useLooks.ts';
import { later } from '../../ui/later.ts';
import { motion, settings } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import { sentences } from '../../words/sentences.ts';
import { Ground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import type { Beat } from './beats.ts';
import { foresee } from './foresight.ts';
import type { Gold } from './gold.ts';
import { tellDeed } from './headline.ts';
import { homeOf, type Layout } from './layout.ts';
import { tellReason } from './narrate.ts';
import { scene } from './scene/scene.ts';
import type { Act, SceneOf } from './scene/thing.ts';
import type { Traces } from './traces.ts';
import { nextCell } from './turn-stage.ts';
import { useGains } from './useGains.ts';
import { lightOf, type Spotlight } from './useSpotlight.ts';
import type { TurnDraft } from './useTurn.ts';
import type { Card, Cell, Config, Move, SheepAndThief, TownName } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface TableStageProps {
  readonly words: SheepWords;
  readonly layout: Layout;
  readonly shown: Shown<SheepAndThief, Beat>;
  readonly turn: TurnDraft;
  readonly spotlight: Spotlight;
  readonly gold: Gold;
  readonly traces: Traces;
  readonly hint: Hint<SheepAndThief> | undefined;
  readonly quiz: boolean;
  readonly press: (act: Act, touch: boolean) => void;
  /** Opens the large picture of a card. */
  readonly enlarge: (card: Card) => void;
}

/** The stage: things, and the ground of every board. */
export function TableStage({ words, layout, shown, turn, spotlight, gold, traces, hint, quiz, press, enlarge }: TableStageProps) {
  const { view, stage, looked, events } = turn;
  const { bottom, swapped, counted, lamp, told } = spotlight;
  const light = useMemo(() => lightOf({ counted, lamp, told }, gold), [counted, lamp, told, gold]);
  // After a change of layout everything is elsewhere at once, without animation.
  const laidOut = useRef(layout);
  const moved = swapped || laidOut.current !== layout;
  useEffect(() => {
    laidOut.current = layout;
  }, [layout]);
  const composing = turn.steps > 0;
  // Shows a turn's gains once the whole turn has been displayed; not during the final count, while looking back, or after undo.
  const playing = counted === undefined && view.outcome === undefined && events.length > 0 && (composing || shown.settled);
  const gains = useGains(gold, composing ? events : shown.update, !playing ? 'never' : composing ? 'come' : 'any');
  const choices = stage.kind === 'place' ? stage.choices : undefined;
  const choice = stage.kind === 'place' ? stage.card : undefined;
  const foresight = useMemo(() => foresee(view, choice, choices?.faceDown ?? false), [view, choice]);
  const { update } = shown;
  const looks = useLooks(update.sitters);
  const { bubbles } = useSignal(settings);
  const says = useMemo(() => (turn.steps === 0 ? saying(words, shown, bubbles) : undefined), [bubbles, words, shown, turn.steps === 0]);
  const things = useMemo(() => {
    const suggested = hint && cardsOf(hint.move);
    const hinted = hint?.move.kind === 'place' ? nextCell(stage, hint.move) : undefined;
    const lit = { looks, says, light, looked, events, gains, traces, foresight, suggested, hinted, quiz };
    return scene({ view, stage, layout, words, bottom, gold, ...lit });
  }, [view, layout, stage, looked, words, bottom, gold, light, events, gains, traces, foresight, hint, quiz, looks, says]);
  const look = (act: Act | undefined) => turn.do({ kind: 'look', cell: act?.kind === 'cell' ? act.cell : undefined });
  const hold = (act: Act) => {
    if (act.kind === 'card') enlarge(act.card);
    return act.kind === 'card';
  };
  return (
    <Stage
      things={things}
      draw={draw}
      press={press}
      look={look}
      hold={hold}
      duration={moved || shown.hurried ? 0 : (turn.steps > 0 ? 1 : shown.beat.beats) * TRAVEL_MS * motion()}
      label={words.table.label}
    >
      {layout.width > WIDE_STAGE_PX && <Meadow layout={layout} />}
      <Grounds words={words} config={view.config} layout={layout} spotlight={spotlight} gold={gold} />
    </Stage>
  );
}

/** From this width on there is room for scenery. */
const WIDE_STAGE_PX = 700;
const Scenery = later<SceneryProps>(() => import('../../scenery/Scenery.tsx').then((part) => part.Scenery));

/** Scenery where no board, chip or card ever lies. */
function Meadow({ layout }: { readonly layout: Layout }) {
  const { width, height } = layout;
  return (
    <svg class="sheep-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Scenery size={layout} taken={layout.taken} step={5.5 * layout.rem} />
    </svg>
  );
}

interface GroundsProps {
  readonly words: SheepWords;
  readonly config: Config;
  readonly layout: Layout;
  readonly spotlight: Pick<Spotlight, 'bottom' | 'own'>;
  readonly gold: Gold;
}

/** The grounds of all boards. */
export function Grounds({ words, config, layout, spotlight: { bottom, own }, gold }: GroundsProps) {
  const towns = townPlaces(config.copy);
  const { width, height, players } = layout;
  const large = gold[bottom - 1]?.lines ?? [];
  return (
    <svg class="sheep-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Ground towns={towns} plot={layout.plot(0)} reached={townsOf(large)} names={words.towns} />
      {gold.map(({ lines }, i) => {
        const place = homeOf(i + 1, own, players);
        return place === 0 || layout.isHead(place) ? null : (
          <Ground
            key={i}
            towns={towns}
            plot={layout.plot(place)}
            reached={townsOf(i + 1 === bottom ? (gold[own - 1]?.lines ?? []) : lines)}
          />
        );
      })}
    </svg>
  );
}

/** A longer text has no bubble: the prompt shows it. */
const MAX_BUBBLE_LETTERS = 76;

/**
 * The text of the bubble: a bot's reason for its placement, if the reader wants reasons; otherwise what another player
 * does, until it is the viewer's turn.
 */
function saying(words: SheepWords, { beat, update, settled }: TableStageProps['shown'], bubbles: boolean): SceneOf['says'] {
  const { view, events } = beat;
  const { last, why, live, acting, viewer } = update;
  if (!live || view.outcome || last?.move.kind !== 'place') return undefined;
  if (bubbles && settled && why[0]) return { seat: last.seat, text: tellReason(words, view, why[0]).replaceAll(/[（）]/g, '') };
  if (last.seat === viewer || (settled && typeof viewer === 'number' && acting.includes(viewer))) return undefined;
  // When all is shown, it sums up the whole turn.
  const text = sentences(tellDeed(words, view, settled ? update.events : events, MAX_BUBBLE_LETTERS));
  return text !== '' ? { seat: last.seat, text } : undefined;
}

function cardsOf(move: Move): readonly number[] {
  return move.kind === 'keep' ? move.cards : [move.card];
}

function townsOf(lines: readonly { readonly town?: TownName; readonly cells: readonly Cell[] }[]): ReadonlySet<TownName> {
  return new Set(lines.flatMap(({ town }) => (town ? [town] : [])));
}
