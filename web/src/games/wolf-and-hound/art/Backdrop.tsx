import type { Seat } from '@bellwether/kernel';
import { Fence } from '../../../art/Fence.tsx';
import { Fir } from '../../../art/Fir.tsx';
import { Shepherd } from '../../../art/Shepherd.tsx';
import type { Character, Looks } from '../../../model/characters.ts';
import { later } from '../../../ui/later.ts';
import { type Layout, type Plot, seatAt } from '../layout.ts';
import { teamAt } from '../team.ts';
import type { Config } from '../vocabulary.ts';

// Loaded on demand: few tables have a player with an animal's head.
const BotHead = later<Character>(() => import('../../../art/BotFace.tsx').then((part) => part.BotHead));

/** From this width on there is room for scenery. */
const WIDE_STAGE_PX = 700;
const Meadow = later<{ readonly layout: Layout }>(() => import('./Meadow.tsx').then((part) => part.Meadow));

const SCREEN_SEATS = [2, 1, 3, 0] as const;

export interface GroundOf {
  readonly layout: Layout;
  readonly bottom: Seat;
  readonly config: Config;
  /** The look of every player. */
  readonly looks: Looks;
}

/** Meadow, ring road, and for every seat a pasture in front of the dark forest. */
export function Backdrop({ layout, bottom, config }: Omit<GroundOf, 'looks'>) {
  const { width, height, ring } = layout;
  const round = { cx: ring.x, cy: ring.y, rx: ring.rx, ry: ring.ry };
  return (
    <svg class="backdrop" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Ground layout={layout} />
      <Tufts width={width} height={layout.tableHeight} />
      {width > WIDE_STAGE_PX && <Meadow layout={layout} />}
      <g fill="none">
        <ellipse {...round} fill="var(--grass-light)" fill-opacity="0.5" />
        <ellipse {...round} stroke="var(--cast)" stroke-width={layout.roadWidth + 6} transform="translate(3 5)" />
        <ellipse {...round} stroke="var(--road-edge)" stroke-width={layout.roadWidth + 5} />
        <ellipse {...round} stroke="var(--road)" stroke-width={layout.roadWidth} />
      </g>
      <Arrows layout={layout} />
      {SCREEN_SEATS.map((drawn) => (
        <Homestead key={drawn} plot={layout.plot(drawn)} seat={seatAt(drawn, bottom)} config={config} />
      ))}
    </svg>
  );
}

/** What is in front of the sheep: the near half of every fence, and the shepherd. */
export function Foreground({ layout, bottom, config, looks }: GroundOf) {
  return (
    <svg class="foreground" viewBox={`0 0 ${layout.width} ${layout.height}`} width={layout.width} height={layout.height} aria-hidden="true">
      {SCREEN_SEATS.map((drawn) => {
        const plot = layout.plot(drawn);
        const seat = seatAt(drawn, bottom);
        const sign = style(config, seat);
        const look = looks[seat - 1];
        // At the sides of a narrow screen there is space next to the plate only.
        const [x, y] = drawn === 1 ? [0.15, 1.1] : drawn === 3 ? [0.85, 1.1] : [0.97, 0.99];
        return (
          <g key={drawn}>
            <Fence {...pasture(plot)} part="near" {...sign} />
            <Shepherd
              seat={seat}
              look={look}
              head={look?.head && <BotHead {...look.head} />}
              x={plot.x + plot.width * x}
              y={plot.y + plot.height * y}
              size={plot.height * (drawn % 2 === 0 ? 0.46 : 0.42)}
              paint={sign.paint}
              left={drawn === 1}
            />
          </g>
        );
      })}
    </svg>
  );
}

function pasture({ x, y, width, height }: Plot) {
  return { x: x + width / 2, y: y + height * 0.68, rx: width * 0.46, ry: height * 0.28 };
}

/** A team's color is a CSS custom property of the palette. */
function style(config: Config, seat: Seat) {
  const { team, pointed } = teamAt(config, seat);
  return { pointed, paint: `var(--${team})` };
}

interface HomesteadProps {
  readonly plot: Plot;
  readonly seat: Seat;
  readonly config: Config;
}

const BACK_ROW = [0.12, 0.3, 0.5, 0.7, 0.88];
const FRONT_ROW = [0.03, 0.215, 0.4, 0.6, 0.785, 0.97];

function Homestead({ plot, seat, config }: HomesteadProps) {
  const { x, y, width, height } = plot;
  const { rx, ry, ...middle } = pasture(plot);
  const look = style(config, seat);
  const tree = height * 0.42;
  return (
    <g>
      <path
        d={`M${x + width * 0.02} ${y + height * 0.46}C${x - width * 0.02} ${y + height * 0.02} ${x + width * 1.02} ${y + height * 0.02} ${x + width * 0.98} ${y + height * 0.46}z`}
        fill="var(--forest)"
      />
      {BACK_ROW.map((at, i) => (
        <Fir key={at} x={x + width * at} y={y + height * 0.34} size={tree * (0.74 + (i % 2) * 0.1)} deep={true} />
      ))}
      {FRONT_ROW.map((at, i) => (
        <Fir key={at} x={x + width * at} y={y + height * (0.44 + Math.abs(at - 0.5) * 0.08)} size={tree * (i % 2 ? 0.56 : 0.66)} />
      ))}
      <ellipse cx={middle.x + 5} cy={middle.y + 6} rx={rx + 5} ry={ry + 4} fill="var(--cast)" />
      <ellipse cx={middle.x} cy={middle.y} rx={rx + 3} ry={ry + 3} fill="var(--grass-2)" />
      <ellipse cx={middle.x} cy={middle.y} rx={rx} ry={ry} fill="var(--grass)" />
      <ellipse cx={middle.x - rx * 0.16} cy={middle.y - ry * 0.14} rx={rx * 0.7} ry={ry * 0.66} fill="var(--grass-light)" />
      <Fence {...middle} rx={rx} ry={ry} part="far" {...look} />
    </g>
  );
}

function Arrows({ layout }: { readonly layout: Layout }) {
  return (
    <g fill="none" stroke="var(--road-edge)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
      {[0.5, 1.5, 2.5, 3.5].map((steps) => {
        const { x, y } = layout.onRing(steps);
        const ahead = layout.onRing(steps + 0.02);
        const turn = (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI;
        return <path key={steps} d="M-3-5L3 0-3 5" transform={`translate(${x} ${y}) rotate(${turn})`} />;
      })}
    </g>
  );
}

/** Soft patches of meadow, and the bank below the hand. */
function Ground({ layout: { width, height, tableHeight } }: { readonly layout: Layout }) {
  const top = tableHeight + 2;
  return (
    <g fill="var(--field-edge)">
      {/* Hills below the sky of the page's head. */}
      <path
        d={`M0 0H${width}V9C${width * 0.86} -4 ${width * 0.7} -1 ${width * 0.6} 6S${width * 0.3} 0 ${width * 0.2} 7S${width * 0.06} 3 0 11z`}
        fill="var(--meadow)"
      />
      <g opacity="0.45">
        <ellipse cx={width * 0.13} cy={tableHeight * 0.16} rx={width * 0.24} ry={tableHeight * 0.12} />
        <ellipse cx={width * 0.9} cy={tableHeight * 0.1} rx={width * 0.2} ry={tableHeight * 0.1} />
        <ellipse cx={width * 0.85} cy={tableHeight * 0.85} rx={width * 0.26} ry={tableHeight * 0.12} />
        <ellipse cx={width * 0.08} cy={tableHeight * 0.86} rx={width * 0.2} ry={tableHeight * 0.1} />
      </g>
      <path d={`M0 ${top + 8}C${width * 0.3} ${top - 18} ${width * 0.7} ${top - 18} ${width} ${top + 8}V${height}H0z`} fill="var(--cast)" />
      <path d={`M0 ${top + 14}C${width * 0.3} ${top - 12} ${width * 0.7} ${top - 12} ${width} ${top + 14}V${height}H0z`} />
    </g>
  );
}

/** Grass tufts and flowers, the same on every visit. */
function Tufts({ width, height }: { readonly width: number; readonly height: number }) {
  const count = Math.round((width * height) / 5200);
  return (
    <g fill="none" stroke="var(--grass-2)" stroke-width="2" stroke-linecap="round">
      {Array.from({ length: count }, (_, i) => {
        const x = (((i + 1) * 0.618034) % 1) * width;
        const y = (((i + 1) * 0.754878) % 1) * height;
        return i % 5 === 0 ? (
          <g key={i} transform={`translate(${x} ${y})`} stroke="none">
            <circle r="2.4" fill={i % 2 ? 'var(--pink)' : 'var(--wool)'} />
            <circle r="1" fill="var(--amber)" />
          </g>
        ) : (
          <path key={i} d={`M${x - 4} ${y - 5}q1 3 2 5q2-5 2-7q0 4 2 7q1-3 3-4`} />
        );
      })}
    </g>
  );
}
