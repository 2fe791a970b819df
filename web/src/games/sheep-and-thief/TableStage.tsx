import { townPlaces } from '@bellwether/sheep-and-thief';
import { useMemo } from 'preact/hooks';
import { motion } from '../../app/settings.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import type { Hint } from '../../table-kit/source.ts';
import type { Size } from '../../ui/useSize.ts';
import { Ground } from './art/Backdrop.tsx';
import { draw } from './art/draw.tsx';
import type { Beat } from './beats.ts';
import { type Gold, sourcesOf } from './gold.ts';
import { type Layout, layOut, screenSeatOf } from './layout.ts';
import { scene } from './scene/scene.ts';
import type { Act } from './scene/thing.ts';
import { lightOf, type Spotlight } from './useSpotlight.ts';
import type { TurnDraft } from './useTurn.ts';
import type { Config, Move, SheepAndThief, TownName } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface TableStageProps {
  readonly words: SheepWords;
  readonly size: Size;
  readonly shown: Shown<SheepAndThief, Beat>;
  readonly turn: TurnDraft;
  readonly spotlight: Spotlight;
  readonly gold: Gold;
  readonly hint: Hint<SheepAndThief> | undefined;
  readonly quiz: boolean;
  readonly press: (act: Act, touch: boolean) => void;
}

/** Milliseconds of a beat in which something travels. */
const TRAVEL = 430;

/** The table itself: its things, and the ground of every board. */
export function TableStage({ words, size, shown, turn, spotlight, gold, hint, quiz, press }: TableStageProps) {
  const { view, stage, looked, events } = turn;
  const { bottom, swapped, counted, lamp } = spotlight;
  const light = useMemo(() => lightOf({ counted, lamp }, gold), [counted, lamp, gold]);
  const players = view.boards.length;
  const chips = sourcesOf(view.config).length + 1;
  const layout = useMemo(() => layOut(size, players, chips), [size, players, chips]);
  const things = useMemo(() => {
    const suggested = hint && cardsOf(hint.move);
    const hinted = hint?.move.kind === 'place' ? hint.move.at : undefined;
    return scene({ view, stage, layout, words, bottom, gold, light, looked, events, suggested, hinted, quiz });
  }, [view, layout, stage, looked, words, bottom, gold, light, events, hint, quiz]);
  return (
    <Stage
      things={things}
      draw={draw}
      press={press}
      look={(act) => turn.do({ kind: 'look', cell: act?.kind === 'cell' ? act.cell : undefined })}
      duration={swapped ? 0 : (turn.steps > 0 ? 1 : shown.beat.beats) * TRAVEL * motion()}
      label={words.table.label}
    >
      <Grounds config={view.config} layout={layout} bottom={bottom} gold={gold} />
    </Stage>
  );
}

interface GroundsProps {
  readonly config: Config;
  readonly layout: Layout;
  readonly bottom: number;
  readonly gold: Gold;
}

function Grounds({ config, layout, bottom, gold }: GroundsProps) {
  const towns = townPlaces(config.copy);
  const { width, height, players } = layout;
  return (
    <svg class="sheep-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {gold.map(({ lines }, i) => (
        <Ground key={i} towns={towns} plot={layout.plot(screenSeatOf(i + 1, bottom, players))} reached={townsOf(lines)} />
      ))}
    </svg>
  );
}

function cardsOf(move: Move): readonly number[] {
  return move.kind === 'keep' ? move.cards : [move.card];
}

function townsOf(lines: readonly { readonly town?: TownName }[]): ReadonlySet<TownName> {
  return new Set(lines.flatMap(({ town }) => (town ? [town] : [])));
}
