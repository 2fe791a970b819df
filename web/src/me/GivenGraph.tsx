import type { GivenIn, stretchesOf } from './given.ts';
import type { MeWords } from './words/en.ts';

/** The size of the graph; all coordinates follow from it. */
const [WIDTH, HEIGHT] = [320, 150];
const BOX = { left: 40, right: 312, top: 8, bottom: 138 };

interface GivenGraphProps {
  readonly words: MeWords;
  readonly games: readonly GivenIn[];
  readonly stretches: ReturnType<typeof stretchesOf>;
}

/** A dot per game, and the mean of each stretch with its confidence interval. A table gives the same numbers. */
export function GivenGraph({ words, games, stretches }: GivenGraphProps) {
  const dots = games
    .filter(({ decisions }) => decisions > 0)
    .toSorted((a, b) => a.when - b.when)
    .map(({ given, decisions }) => Math.max(0, given / decisions));
  const highs = stretches.map(({ within, mean }) => within?.high ?? mean);
  const top = topOf(Math.max(...highs, quantile(dots, 0.95)));
  const x = (game: number) => BOX.left + ((game + 0.5) / dots.length) * (BOX.right - BOX.left);
  const y = (part: number) => BOX.bottom - (Math.min(top, Math.max(0, part)) / top) * (BOX.bottom - BOX.top);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="me-curve" aria-hidden="true">
      {[0, top / 2, top].map((part) => (
        <g key={part}>
          <path d={`M${BOX.left} ${y(part)}H${BOX.right}`} stroke="var(--line)" />
          <text x={BOX.left - 5} y={y(part) + 4} text-anchor="end" class="me-axis">
            {words.fine(part)}
          </text>
        </g>
      ))}
      {dots.map((part, i) => (
        <circle key={i} cx={x(i)} cy={y(part)} r="2.500" fill="var(--text-2)" opacity="0.550" />
      ))}
      {stretches.map(({ from, to, mean, within }) => {
        const middle = (x(from) + x(to - 1)) / 2;
        return (
          <g key={from} stroke="var(--accent)" stroke-width="3" stroke-linecap="round">
            {within && <path d={`M${middle} ${y(within.low)}V${y(within.high)}`} stroke-width="2" />}
            <path d={`M${x(from) - 2} ${y(mean)}H${x(to - 1) + 2}`} />
          </g>
        );
      })}
    </svg>
  );
}

/** The top of the axis: a round share above the highest value, with a round half: 0.2 %, 0.4 %, … 1 %, 2 %, … */
function topOf(highest: number): number {
  const steps = [0.001, 0.01, 0.1, 1].flatMap((step) => [2, 4, 6, 8, 10].map((n) => n * step));
  return steps.find((top) => top >= highest) ?? 1;
}

/** The quantile of a sorted list. */
function quantile(row: readonly number[], part: number): number {
  return row.toSorted((a, b) => a - b)[Math.floor(part * (row.length - 1))] ?? 0;
}
