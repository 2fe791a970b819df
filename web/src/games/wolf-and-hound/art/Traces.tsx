import type { Seat } from '@bellwether/kernel';
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

/** The ways that animals walked in the last turn of every seat: each seat has a lane of the ring road, and its sign where they set out. */
export function Traces({ layout, bottom, config, traces }: TracesProps) {
  const { width, height, roadWidth } = layout;
  const scale = layout.floatHeight / 22;
  const latest = traces.find(({ played }) => played !== undefined)?.key;
  return (
    <svg class="traces" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {[...traces].reverse().map(({ key, seat, walks }) => {
        const { team, pointed } = teamAt(config, seat);
        const lane = roadWidth * 0.23 * (seat - 2.5);
        return (
          <g key={key} class={`trace ${key === latest ? 'latest' : ''}`} style={{ color: `var(--${team})` }}>
            {walks.map(({ animal, from, path, clockwise }, i) => {
              const start = screenSeatOf(from, bottom);
              const points = way({ layout, from: start, steps: path.length - SHORT, clockwise, lane });
              const [first, [end, last]] = [points[0] ?? layout.deck, [points.at(-1) ?? layout.deck, points.at(-2) ?? layout.deck]];
              const turn = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
              return (
                <g key={`${animal}${i}`}>
                  <path d={lineOf(points)} class="trace-edge" />
                  <path d={lineOf(points)} class="trace-line" />
                  <path d="M-5-8L7 0-5 8z" transform={`translate(${end.x} ${end.y}) rotate(${turn}) scale(${scale})`} class="trace-head" />
                  <g transform={`translate(${first.x} ${first.y}) scale(${scale})`}>
                    {pointed ? <path d="M0-10L10 0 0 10-10 0z" class="trace-head" /> : <circle r="8.500" class="trace-head" />}
                    <text y="4" class="trace-seat" style={{ fill: `var(--on-${team}, var(--on-team))` }}>
                      {seat}
                    </text>
                  </g>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
