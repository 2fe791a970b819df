import { OUTLINE_WIDTH } from '../art/hand.ts';
import { SheepFigure } from '../art/Sheep.tsx';
import './green.css';

/** Where sheep graze: clear of the seats and of the game. */
const FLOCK = [
  { x: 82, y: 60, coat: 2, left: true },
  { x: 170, y: 64, coat: 0, left: false },
  { x: 52, y: 190, coat: 3, left: false },
  { x: 196, y: 188, coat: 4, left: true },
] as const;
/** The height of the wide one; its width is 300. */
const WIDE_HEIGHT = 156;

const TUFTS = Array.from({ length: 26 }, (_, i) => ({
  x: Math.round(20 + (((i + 1) * 0.618) % 1) * 260),
  y: Math.round(24 + (((i + 1) * 0.755) % 1) * 260),
  flower: i % 4 === 0,
}));

/** A green with a path and sheep: the table of people online, or a picture on its own where a list is empty. */
export function Green({ wide = false }: { readonly wide?: boolean }) {
  const high = wide ? WIDE_HEIGHT : 300;
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
        <g key={coat} transform={`translate(${x} ${wide ? y * 0.46 - 6 : y}) scale(0.74)`} stroke-width={OUTLINE_WIDTH}>
          <SheepFigure coat={coat} left={left} />
        </g>
      ))}
    </svg>
  );
}

/** The green in place of an empty list. */
export function LonelyGreen() {
  return (
    <div class="green-alone" aria-hidden="true">
      <Green wide />
    </div>
  );
}
