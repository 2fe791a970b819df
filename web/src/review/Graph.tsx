import type { TurningPoint } from '@bellwether/review';
import { useRef } from 'preact/hooks';
import { TeamSign } from '../art/TeamSign.tsx';
import { useSize } from '../ui/useSize.ts';
import { areaTo, EDGE, type Frame, lineThrough, plyAt, xOf, yOf } from './graph.ts';
import type { DrawnLine, Side } from './lines.ts';
import type { ReviewWords } from './words/en.ts';

export interface GraphProps {
  readonly words: ReviewWords;
  /** The graph's title, where there are several. */
  readonly title?: string;
  readonly plies: number;
  readonly ply: number;
  readonly seek: (ply: number) => void;
  readonly lines: readonly DrawnLine[];
  /** The other side, if there are only two. */
  readonly against: Side | undefined;
  readonly turns: readonly TurningPoint[];
  /** Until then everything may change, and is paler. */
  readonly settled: boolean;
  /** Plies of moves with a label. */
  readonly mistakes: readonly number[];
  /** The winner with open cards and best play, by number of moves made. */
  readonly truth: readonly (Side | undefined)[];
  /** The same chance in the game that this one retries. */
  readonly firstTry: readonly number[] | undefined;
  /** Text about the selected move. */
  readonly told: string;
}

/** The win probability after every move: drawn as a graph, operated as a slider. */
export function Graph(props: GraphProps) {
  const { words, title = words.graph.title, plies, ply, seek, told } = props;
  const [box, size] = useSize<HTMLDivElement>();
  const pressed = useRef(false);
  const frame: Frame | undefined = size && { ...size, plies };
  const point = (event: PointerEvent) => {
    if (frame === undefined) return;
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    seek(plyAt(frame, event.clientX - left));
  };
  return (
    <div
      ref={box}
      class="review-graph"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-description={words.graph.hint}
      aria-valuemin={0}
      aria-valuemax={plies}
      aria-valuenow={ply}
      aria-valuetext={told}
      onKeyDown={(event) => {
        const to = stepOf(event.key, props);
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        seek(to);
      }}
      onPointerDown={(event) => {
        pressed.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => pressed.current && point(event)}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onPointerCancel={() => {
        pressed.current = false;
      }}
    >
      {frame && <Picture {...props} frame={frame} />}
    </div>
  );
}

/** The ply a key leads to; undefined for other keys. */
function stepOf(key: string, { ply, plies, turns }: Pick<GraphProps, 'ply' | 'plies' | 'turns'>): number | undefined {
  const after = turns.map((turn) => turn.ply + 1);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ply - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return ply + 1;
    case 'Home':
      return 0;
    case 'End':
      return plies;
    case 'PageUp':
      return after.findLast((one) => one < ply) ?? ply;
    case 'PageDown':
      return after.find((one) => one > ply) ?? ply;
    default:
      return undefined;
  }
}

/** Lines differ in dashes too. */
const DASHES = ['', '7 4', '2 4', '9 3 2 3'];

function Picture({ frame, lines, against, turns, settled, mistakes, truth, firstTry, ply, words }: GraphProps & { readonly frame: Frame }) {
  const { width, height } = frame;
  const [first] = lines;
  const alone = lines.length === 1 || against !== undefined ? first : undefined;
  const shown = alone ? [alone] : lines;
  const y = (win: number) => yOf(frame, win);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} class={settled ? '' : 'provisional'} aria-hidden="true">
      {alone && <path d={areaTo(frame, alone.wins, 0)} fill={`var(--${alone.side.colour})`} class="review-area" />}
      {alone && against && <path d={areaTo(frame, alone.wins, 1)} fill={`var(--${against.colour})`} class="review-area" />}
      {[0, 0.5, 1].map((win) => (
        <g key={win} class={win === 0.5 ? 'review-half' : 'review-rim'}>
          <path d={`M${EDGE.left} ${y(win)}H${width - EDGE.right}`} />
          <text x={EDGE.left - 5} y={y(win) + 4} text-anchor="end">
            {words.share(win)}
          </text>
        </g>
      ))}
      <Truth frame={frame} truth={truth} />
      {firstTry && <path d={lineThrough(frame, firstTry)} class="review-then" />}
      {alone && settled && <path d={bandOf(frame, alone)} fill={`var(--${alone.side.colour})`} class="review-band" />}
      {shown.map(({ side, wins }, i) => (
        <g key={side.team}>
          <path d={lineThrough(frame, wins)} class="review-line-edge" />
          <path
            d={lineThrough(frame, wins)}
            class="review-line"
            stroke={`var(--${side.colour})`}
            stroke-dasharray={alone ? '' : DASHES[i]}
          />
        </g>
      ))}
      {turns.map((turn) => (
        <Turn
          key={turn.ply}
          frame={frame}
          turn={turn}
          wins={shown.find(({ wins }) => wins[turn.ply] === turn.from)?.wins ?? shown[0]?.wins}
        />
      ))}
      {mistakes.map((at) => (
        <text key={at} x={xOf(frame, at + 1)} y={height - 1} text-anchor="middle" class="review-slip">
          ?
        </text>
      ))}
      <path d={`M${xOf(frame, ply)} 0V${height}`} class="review-now" />
      {shown.map(({ side, wins }) => (
        <circle key={side.team} cx={xOf(frame, ply)} cy={y(wins[ply] ?? 0.5)} r="5.500" class="review-dot" fill={`var(--${side.colour})`} />
      ))}
      <Ends frame={frame} shown={shown} against={alone && against} />
    </svg>
  );
}

/** A mark at both ends of a turning point's swing. */
function Turn({
  frame,
  turn: { ply, from, to },
  wins,
}: {
  readonly frame: Frame;
  readonly turn: TurningPoint;
  readonly wins: readonly number[] | undefined;
}) {
  const x = xOf(frame, ply + 1);
  const up = to > from;
  const y = yOf(frame, wins?.[ply + 1] ?? to);
  return (
    <path
      d={`M${x} ${y - 8}l8 8-8 8-8-8zM${x - 3.5} ${y + (up ? 1.5 : -1.5)}l3.500 ${up ? -3.5 : 3.5} 3.500 ${up ? 3.5 : -3.5}`}
      class="review-turn"
    />
  );
}

/** The 95 % confidence band of a line. */
function bandOf(frame: Frame, { wins, errors }: DrawnLine): string {
  const edge = (sign: 1 | -1) => wins.map((win, i) => Math.max(0, Math.min(1, win + sign * 1.96 * (errors[i] ?? 0))));
  const back = edge(-1)
    .map((win, ply) => `${xOf(frame, ply).toFixed(1)} ${yOf(frame, win).toFixed(1)}`)
    .reverse();
  return `${lineThrough(frame, edge(1))}L${back.join('L')}z`;
}

/** A strip at the top: the winning side with open cards. */
function Truth({ frame, truth }: { readonly frame: Frame; readonly truth: GraphProps['truth'] }) {
  return (
    <>
      {truth.map((side, ply) => {
        if (side === undefined) return null;
        const [from, to] = [xOf(frame, Math.max(0, ply - 0.5)), xOf(frame, Math.min(frame.plies, ply + 0.5))];
        return (
          <g key={ply}>
            <rect x={from} y="0" width={to - from + 0.3} height="5" fill={`var(--${side.colour})`} />
            {side.pointed && <path d={`M${from} 2.500H${to}`} class="review-pointed" />}
          </g>
        );
      })}
    </>
  );
}

/** The side of each line, at its end; where one line stands for two sides, one at each edge. */
function Ends({
  frame,
  shown,
  against,
}: {
  readonly frame: Frame;
  readonly shown: readonly DrawnLine[];
  readonly against: Side | undefined;
}) {
  const x = frame.width - EDGE.right + 4;
  const [first] = shown;
  const at =
    against && first
      ? [
          { side: first.side, win: 0 },
          { side: against, win: 1 },
        ]
      : spread(shown);
  return (
    <>
      {at.map(({ side, win }) => (
        <svg
          key={side.team}
          x={x}
          y={Math.max(0, Math.min(frame.height - 22, yOf(frame, win) - 11))}
          width="22"
          height="22"
          aria-hidden="true"
        >
          <TeamSign pointed={side.pointed} team={side.colour} text={side.sign} />
        </svg>
      ))}
    </>
  );
}

/** Labels of lines that end at the same height are placed below each other. */
function spread(shown: readonly DrawnLine[]): { readonly side: Side; readonly win: number }[] {
  const ends = shown.map(({ side, wins }) => ({ side, win: wins.at(-1) ?? 0 })).sort((a, b) => b.win - a.win);
  return ends.map(({ side, win }, i) => ({ side, win: win >= 0.5 ? 1 - 0.25 * i : 0.25 * (ends.length - 1 - i) }));
}
