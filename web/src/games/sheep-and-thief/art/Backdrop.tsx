import type { TownPlace } from '@bellwether/sheep-and-thief';
import { Fir } from '../../../art/Fir.tsx';
import { lettersOf } from '../../../words/sentences.ts';
import type { BoardPlot } from '../layout.ts';
import { MARGIN } from '../stage-areas.ts';
import type { TownName } from '../vocabulary.ts';

/** Direction of a town from its corner cell: right and down are 1, left and up −1. */
const CORNER: Readonly<Record<TownName, readonly [right: 1 | -1, down: 1 | -1]>> = {
  baabourne: [1, -1],
  woolington: [-1, 1],
  sheepville: [1, 1],
};
const ROOFS: Readonly<Record<TownName, string>> = { baabourne: 'var(--roof)', woolington: 'var(--fir)', sheepville: 'var(--blue)' };

interface GroundProps {
  readonly plot: BoardPlot;
  readonly towns: readonly TownPlace[];
  readonly reached: ReadonlySet<TownName>;
  /** Names of the towns, where there is room for them. */
  readonly names?: Readonly<Record<TownName, string>>;
}

/** The ground of a board: sixteen free cells, and a border with the three towns at its corners. */
export function Ground({ plot, towns, reached, names }: GroundProps) {
  const { x, y, cell } = plot;
  const edge = MARGIN * cell;
  const side = cell * 4;
  const around = { x: x - edge, y: y - edge, width: side + 2 * edge, height: side + 2 * edge, rx: edge * 0.6 };
  return (
    <g>
      <rect {...around} x={around.x + cell * 0.05} y={around.y + cell * 0.08} class="sheep-ground-shade" />
      <rect {...around} fill="var(--grass)" stroke="var(--ink)" stroke-width={Math.max(1, cell * 0.03)} />
      {cell > 30 && <Firs x={x} y={y} cell={cell} />}
      {towns.map(({ name, cell: at, gold, edges }) => (
        <Town
          key={name}
          name={name}
          x={x + ((at & 3) + 0.5) * cell}
          y={y + ((at >> 2) + 0.5) * cell}
          cell={cell}
          gold={gold}
          edges={edges}
          reached={reached.has(name)}
        />
      ))}
      <rect x={x} y={y} width={side} height={side} fill="var(--free)" />
      <path d={MOWN.map((at) => `M${x + (at & 3) * cell} ${y + (at >> 2) * cell}h${cell}v${cell}h${-cell}z`).join('')} class="sheep-mown" />
      {cell > 30 && <Meadow x={x} y={y} cell={cell} />}
      <path
        d={[1, 2, 3].map((i) => `M${x + i * cell} ${y}v${side}M${x} ${y + i * cell}h${side}`).join('')}
        class="sheep-grid"
        stroke-width={Math.max(1, cell * 0.02)}
      />
      <rect x={x} y={y} width={side} height={side} fill="none" stroke="var(--grass-2)" stroke-width={Math.max(1, cell * 0.03)} />
      {names && <Signs x={x} y={y} cell={cell} names={names} />}
    </g>
  );
}

/** Every other cell, which is mown the other way. */
const MOWN = Array.from({ length: 16 }, (_, at) => at).filter((at) => ((at & 3) + (at >> 2)) % 2 === 0);

/** Grass of free cells, the same on every board: position in cells, and kind. */
const GRASS = Array.from({ length: 48 }, (_, i) => ({ right: ((i * 29) % 64) / 16, down: ((i * 45 + 7) % 64) / 16, kind: i % 4 }));

function Meadow({ x, y, cell }: BoardPlot) {
  const unit = cell / 64;
  return (
    <g class="sheep-meadow">
      {GRASS.map(({ right, down, kind }, i) => (
        <g key={i} transform={`translate(${x + right * cell} ${y + down * cell}) scale(${unit})`}>
          {kind === 3 ? <circle r="2" class="sheep-flower" /> : <path d="M-5 3q1-4-1-7M0 3q0-5 1-8M5 3q0-4 2-6" />}
        </g>
      ))}
    </g>
  );
}

/** Names of the towns, and the numbers of rows and columns that the story uses. */
function Signs({ x, y, cell, names }: BoardPlot & { readonly names: Readonly<Record<TownName, string>> }) {
  const size = Math.max(9, cell * 0.145);
  const low = y + (4 + MARGIN) * cell - cell * 0.06;
  // Two names share the near edge between their towns.
  const letters = Math.max(...[names.woolington, names.sheepville].map((name) => lettersOf(name)));
  const most = Math.min(cell * 0.16, 6 + cell * 0.08);
  const written = Math.min(most, (cell * 1.62) / letters);
  return (
    <g class="sheep-signs" font-size={size}>
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <Plate x={x + (i + 0.5) * cell} y={y + 4.13 * cell} size={size} text={i + 1} />
          <Plate x={x - 0.13 * cell} y={y + (i + 0.5) * cell} size={size} text={i + 1} />
        </g>
      ))}
      {cell > 58 && (
        <g font-size={written}>
          {/* Next to its houses. */}
          <text x={x + cell * 0.68} y={low}>
            {names.woolington}
          </text>
          <text x={x + cell * 3.3} y={low} text-anchor="end">
            {names.sheepville}
          </text>
          <text transform={`translate(${x + cell * 4.27} ${y + cell * 1.14}) rotate(-90)`} text-anchor="end" font-size={most}>
            {names.baabourne}
          </text>
        </g>
      )}
    </g>
  );
}

interface PlateProps {
  /** Its center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: number;
}

function Plate({ x, y, size, text }: PlateProps) {
  return (
    <>
      <circle cx={x} cy={y} r={size * 0.7} class="sheep-sign-plate" />
      <text x={x} y={y + size * 0.36} text-anchor="middle">
        {text}
      </text>
    </>
  );
}

/**
 * Firs on the two sides without a town: position in cells along the edge, and size. Those at the side are between the
 * numbers.
 */
const FIRS = {
  far: [
    [0.25, 0.34],
    [0.62, 0.27],
    [1.5, 0.32],
    [2.15, 0.27],
    [2.45, 0.34],
  ],
  side: [
    [0.33, 0.27],
    [1, 0.32],
    [1.32, 0.27],
    [2, 0.27],
    [2.3, 0.32],
  ],
} as const;

function Firs({ x, y, cell }: BoardPlot) {
  return (
    <g>
      {FIRS.far.map(([along, size]) => (
        <Fir key={`n${along}`} x={x + along * cell} y={y - 0.06 * cell} size={size * cell} />
      ))}
      {FIRS.side.map(([along, size]) => (
        <Fir key={`w${along}`} x={x - 0.22 * cell} y={y + along * cell} size={size * cell} />
      ))}
    </g>
  );
}

interface TownProps {
  readonly name: TownName;
  /** The center of its corner cell. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly gold: number;
  /** Edges by which a road arrives, as bits. */
  readonly edges: number;
  readonly reached: boolean;
}

/** Edges as bits. */
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8] as const;

/** A town: houses around a corner, a gate in each edge by which a road arrives, and its gold on a shield. */
function Town({ name, x, y, cell, gold, edges, reached }: TownProps) {
  const [right, down] = CORNER[name];
  const unit = cell / 64;
  const roof = ROOFS[name];
  // Lit at dusk once a road has come.
  const door = reached ? 'var(--lamp)' : 'var(--wood)';
  const house = (hx: number, hy: number, size: number, key: string) => (
    <g key={key} transform={`translate(${hx} ${hy}) scale(${size})`} stroke="var(--ink)" stroke-width="2" stroke-linejoin="round">
      <path d="M-7 8v-9h14v9z" fill="var(--wool)" />
      <path d="M-9.500-1L0-10 9.500-1z" fill={roof} />
      <path d="M-2.600 8V2h5.200v6" fill={door} stroke-width="1.200" />
    </g>
  );
  const out = 44;
  const upright = edges & (down > 0 ? SOUTH : NORTH) ? `M0 ${down * 32}v${down * 26}` : '';
  const level = edges & (right > 0 ? EAST : WEST) ? `M${right * 32} 0h${right * 26}` : '';
  const gates = upright + level;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <path d={gates} fill="none" stroke="var(--road-edge)" stroke-width="13" />
      <path d={gates} fill="none" stroke="var(--road)" stroke-width="9" />
      {house(right * 16, down * out, 1, 'a')}
      {house(right * out, down * 17, 1, 'b')}
      {house(right * 45, down * 44, 1.15, 'c')}
      {name === 'sheepville' && house(right * 31, down * (out + 1), 0.9, 'd')}
      <g transform={`translate(${right * (name === 'sheepville' ? 46 : 45)} ${-down * 25})`}>
        <circle r="11.500" fill={reached ? 'var(--amber)' : 'var(--paper)'} stroke="var(--ink)" stroke-width={reached ? 3 : 2} />
        <text y="5.500" font-size="15" font-weight="800" text-anchor="middle" fill={reached ? '#2d2723' : 'var(--text)'}>
          {gold}
        </text>
      </g>
    </g>
  );
}
