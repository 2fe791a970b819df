import type { Seat } from '@bellwether/kernel';
import type { Foresight } from '../foresee.ts';
import { type Layout, screenSeatOf } from '../layout.ts';
import { lineOf, way } from '../scene/animals.ts';
import { Runner } from './Runner.tsx';

/**
 * Preview of a move: the animals' path on the ring road, the gates they pass, and the sheep they would chase or bring
 * back.
 */
export function Ghost({ layout, bottom, foresight }: { readonly layout: Layout; readonly bottom: Seat; readonly foresight: Foresight }) {
  const walks = foresight.walks.map((walk) => {
    const points = way({ layout, from: screenSeatOf(walk.from, bottom), steps: walk.path.length, clockwise: walk.clockwise });
    return { ...walk, points };
  });
  return (
    <>
      <svg class="ghost" viewBox={`0 0 ${layout.width} ${layout.height}`} width={layout.width} height={layout.height} aria-hidden="true">
        {walks.map(({ animal, from, path, clockwise, stoppedBy, points }, i) => {
          const line = lineOf(points);
          const end = points.at(-1) ?? layout.deck;
          const last = points.at(-2) ?? end;
          const turn = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
          return (
            <g key={animal} class={`walk walk-${i % 3} ${walks.length > 1 ? 'many' : ''}`}>
              <path d={line} class="walk-edge" />
              <path d={line} class="walk-line" />
              {path.slice(0, -1).map((seat, n) => {
                const { x, y } = layout.onRing(screenSeatOf(from, bottom) + (clockwise ? 1 : -1) * (n + 1));
                return <circle key={`${seat}${n}`} cx={x} cy={y} r="5" class="walk-stop" />;
              })}
              <path d="M-9-9L6 0-9 9z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} class="walk-head" />
              {stoppedBy && <circle cx={end.x} cy={end.y} r="14" class="walk-stopped" />}
            </g>
          );
        })}
        <Omens layout={layout} bottom={bottom} foresight={foresight} />
      </svg>
      {walks.map(({ animal, points }) => (
        <Runner key={animal} way={points} />
      ))}
    </>
  );
}

/** An icon for each seat that would lose or get back a sheep. */
function Omens({ layout, bottom, foresight: { sure, maybe } }: Parameters<typeof Ghost>[0]) {
  const omens = [...sure.map((effect) => ({ effect, certain: true })), ...maybe.map((effect) => ({ effect, certain: false }))];
  const isUndone = (seat: Seat) =>
    omens.filter(({ effect }) => effect.seat === seat && effect.kind === 'loses').length ===
    omens.filter(({ effect }) => effect.seat === seat && effect.kind === 'gains').length;
  return (
    <>
      {omens.map(({ effect, certain }, i) => {
        if ((effect.kind !== 'loses' && effect.kind !== 'gains') || isUndone(effect.seat)) return null;
        const drawn = screenSeatOf(effect.seat, bottom);
        const { x, y, width, height } = layout.plot(drawn);
        const loses = effect.kind === 'loses';
        return (
          <g
            key={`${effect.animal}${effect.seat}${effect.kind}${i}`}
            transform={`translate(${x + width / 2} ${y + height * 0.66})`}
            class={`omen ${effect.kind} ${certain ? 'sure' : 'maybe'}`}
          >
            <ellipse rx={width * 0.49} ry={height * 0.33} class="omen-ring" />
            {/* Away from the gate, where animals stand. */}
            <g transform={`translate(${width * (drawn === 3 ? 0.36 : -0.36)} ${-height * 0.3})`}>
              <circle r="13" class="omen-sign" />
              <path d={loses ? 'M-6 0h12' : 'M-6 0h12M0-6v12'} class="omen-mark" />
            </g>
          </g>
        );
      })}
    </>
  );
}
