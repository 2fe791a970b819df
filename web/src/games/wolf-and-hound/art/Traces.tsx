import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import { type Layout, screenSeatOf } from '../layout.ts';
import { lineOf, way } from '../scene/animals.ts';
import { teamAt } from '../team.ts';
import type { Trace } from '../traces.ts';
import type { Config } from '../vocabulary.ts';

interface TracesProps {
  readonly layout: Layout;
  readonly bottom: Seat;
  readonly config: Config;
  /** The latest first. */
  readonly traces: readonly Trace[];
}

/** How much of a step before the gate a way ends: its arrow is to be seen before the animal that stands there. */
const SHORT = 0.24;

/** Half the width of a seat's sign, in its own box. */
const SIGN = 10;

/** The ways that animals walked in the last turn of every seat: each seat has a lane of the ring road, and its sign where they set out. */
export function Traces({ layout, bottom, config, traces }: TracesProps) {
  const { width, height } = layout;
  const scale = layout.floatHeight / 22;
  const latest = traces.find(({ played }) => played !== undefined)?.key;
  const walked = waysOf({ layout, bottom, traces, room: 2 * SIGN * scale });
  const paint = (seat: Seat) => ({ color: `var(--${teamAt(config, seat).team})` });
  // The latest on top; signs above all ways.
  walked.reverse();
  return (
    <svg class="traces" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {walked.map(({ key, turn, seat, points }) => {
        const [end, last] = [points.at(-1) ?? layout.deck, points.at(-2) ?? layout.deck];
        const angle = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
        return (
          <g key={key} class={`trace ${turn === latest ? 'latest' : ''}`} style={paint(seat)}>
            <path d={lineOf(points)} class="trace-edge" />
            <path d={lineOf(points)} class="trace-line" />
            <path d="M-5-8L7 0-5 8z" transform={`translate(${end.x} ${end.y}) rotate(${angle}) scale(${scale})`} class="trace-head" />
          </g>
        );
      })}
      {walked.map(({ key, seat, sign }) => {
        const { team, pointed } = teamAt(config, seat);
        return (
          <g key={`sign ${key}`} transform={`translate(${sign.x} ${sign.y}) scale(${scale})`} style={paint(seat)}>
            {pointed ? <path d="M0-10L10 0 0 10-10 0z" class="trace-head" /> : <circle r="8.500" class="trace-head" />}
            <text y="4" class="trace-seat" style={{ fill: `var(--on-${team}, var(--on-team))` }}>
              {seat}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface Walked {
  readonly key: string;
  readonly turn: Trace['key'];
  readonly seat: Seat;
  readonly points: readonly Point[];
  readonly sign: Point;
}

interface WaysProps extends Pick<TracesProps, 'layout' | 'bottom' | 'traces'> {
  /** How far apart the signs of two seats are. */
  readonly room: number;
}

/** Lanes are narrower than signs: a sign goes along its way until it is clear of those of other seats. The latest is placed first. */
function waysOf({ layout, bottom, traces, room }: WaysProps): Walked[] {
  const placed: Walked[] = [];
  for (const { key: turn, seat, walks } of traces) {
    const lane = layout.roadWidth * 0.23 * (seat - 2.5);
    for (const [i, { animal, from, path, clockwise }] of walks.entries()) {
      const points = way({ layout, from: screenSeatOf(from, bottom), steps: path.length - SHORT, clockwise, lane });
      const isFree = ({ x, y }: Point) => placed.every((one) => one.seat === seat || Math.hypot(one.sign.x - x, one.sign.y - y) >= room);
      const sign = points.find(isFree) ?? points[0] ?? layout.deck;
      placed.push({ key: `${turn} ${animal}${i}`, turn, seat, points, sign });
    }
  }
  return placed;
}
