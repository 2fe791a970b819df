import { Fir } from '../art/Fir.tsx';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import { SheepFigure } from '../art/Sheep.tsx';

/** The foot of every page except tables: hills, firs and grazing sheep. */
export function Hills() {
  return (
    <svg viewBox="0 0 1200 120" class="hills" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 70C160 20 320 34 470 66S820 20 1200 54V120H0z" fill="var(--field)" />
      {[120, 152, 186, 884, 916, 944, 980].map((x, i) => (
        <Fir key={x} x={x} y={52 + (i % 3) * 5} size={44 + (i % 2) * 12} />
      ))}
      <path d="M0 92C240 52 420 104 640 84S1000 62 1200 92V120H0z" fill="var(--field-edge)" />
      {[
        [430, 0],
        [492, 2],
        [700, 4],
        [330, 3],
      ].map(([x = 0, coat = 0], i) => (
        <g key={x} transform={`translate(${x} ${i % 2 ? 58 : 66}) scale(0.62)`} stroke-width={OUTLINE_WIDTH}>
          <SheepFigure coat={coat} left={i % 2 === 0} />
        </g>
      ))}
    </svg>
  );
}
