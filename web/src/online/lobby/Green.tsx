import { LINE } from '../../art/hand.ts';
import { SheepFigure } from '../../art/Sheep.tsx';
import './green.css';

/** Where sheep graze while nobody has come: where neither a seat nor the game lies. */
const FLOCK = [
  { x: 82, y: 60, coat: 2, left: true },
  { x: 170, y: 64, coat: 0, left: false },
  { x: 52, y: 190, coat: 3, left: false },
  { x: 196, y: 188, coat: 4, left: true },
] as const;
/** The height of a wide one, whose width is 300. */
const LOW = 156;

const TUFTS = Array.from({ length: 26 }, (_, i) => ({
  x: Math.round(20 + (((i + 1) * 0.618) % 1) * 260),
  y: Math.round(24 + (((i + 1) * 0.755) % 1) * 260),
  flower: i % 4 === 0,
}));

/** The green that everybody sits around: a path, grass, and sheep that graze until somebody comes. */
export function Green({ wide = false }: { readonly wide?: boolean }) {
  const high = wide ? LOW : 300;
  return (
    <svg viewBox={`0 0 300 ${high}`} class="ring-green" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <ellipse cx="150" cy={high / 2} rx="122" ry={high / 2 - 32} class="ring-path" />
      {TUFTS.map(({ x, y, flower }) =>
        flower ? (
          <circle key={x} cx={x} cy={y} r="2.600" fill="var(--wool)" />
        ) : (
          <path key={x} d={`M${x - 5} ${y}q1-4-1-7M${x} ${y}q0-5 1-8M${x + 5} ${y}q0-4 2-6`} class="ring-tuft" />
        ),
      )}
      {FLOCK.map(({ x, y, coat, left }) => (
        <g key={coat} transform={`translate(${x} ${wide ? y * 0.46 - 6 : y}) scale(0.74)`} stroke-width={LINE}>
          <SheepFigure coat={coat} left={left} />
        </g>
      ))}
    </svg>
  );
}

/** A seat that waits for somebody: a milking stool. Drawn in the box of a portrait. */
export function Stool() {
  return (
    <g stroke="var(--ink)" stroke-width={LINE} stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="32" cy="45" rx="17" ry="2.600" fill="var(--cast)" stroke="none" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke-width="6.500" />
      <path d="M24 29l-5 15M40 29l5 15M32 31v13" stroke="var(--wood)" stroke-width="3" />
      <path d="M17 22v5c0 5 30 5 30 0v-5z" fill="var(--wood)" />
      <ellipse cx="32" cy="22" rx="15" ry="5" fill="var(--wood-2)" />
    </g>
  );
}
