import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import { type Layout, screenSeatOf } from '../layout.ts';
import { lineOf, way } from '../scene/animals.ts';
import { teamAt } from '../team.ts';
import type { Trace } from '../traces.ts';
import type { Config } from '../vocabulary.ts';
import '../css/ways.css';

export interface TracesProps {
  readonly layout: Layout;
  readonly bottom: Seat;
  readonly config: Config;
  /** Latest first. */
  readonly traces: readonly Trace[];
}

/** How much of a step before the gate a path ends, so that the animal there does not cover its arrow. */
const ARROW_GAP = 0.24;

/**
 * The animals' paths in the last turn of every seat: each seat has a lane of the ring road. The latest has its team's
 * sign at the start.
 */
export function Traces({ layout, bottom, config, traces }: TracesProps) {
  const { width, height } = layout;
  const scale = layout.floatHeight / 22;
  const latest = traces.find(({ played }) => played !== undefined)?.key;
  const walked = waysOf({ layout, bottom, traces });
  const paint = (seat: Seat) => ({ color: `var(--${teamAt(config, seat).team})` });
  // The latest on top; signs above all paths.
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
      {walked
        .filter(({ turn }) => turn === latest)
        .map(({ key, seat, points: [sign = layout.deck] }) => (
          <g key={`sign ${key}`} transform={`translate(${sign.x} ${sign.y}) scale(${scale})`} style={paint(seat)}>
            {teamAt(config, seat).pointed ? <path d="M0-10L10 0 0 10-10 0z" class="trace-head" /> : <circle r="8.500" class="trace-head" />}
          </g>
        ))}
    </svg>
  );
}

interface Walked {
  readonly key: string;
  readonly turn: Trace['key'];
  readonly seat: Seat;
  readonly points: readonly Point[];
}

function waysOf({ layout, bottom, traces }: Pick<TracesProps, 'layout' | 'bottom' | 'traces'>): Walked[] {
  return traces.flatMap(({ key: turn, seat, walks }) => {
    const lane = layout.roadWidth * 0.23 * (seat - 2.5);
    return walks.map(({ animal, from, path, clockwise }, i): Walked => {
      const points = way({ layout, from: screenSeatOf(from, bottom), steps: path.length - ARROW_GAP, clockwise, lane });
      return { key: `${turn} ${animal}${i}`, turn, seat, points };
    });
  });
}
