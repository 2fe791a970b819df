import { numberCard } from '@bellwether/wolf-and-hound';
import { HOUND, HoundHead, WOLF, WolfHead } from '../../../art/Heads.tsx';
import type { Size } from '../../../ui/useSize.ts';
import type { Card } from '../vocabulary.ts';

/** How a card lies: in a hand, on top of a pile, under others with one edge visible, or small, with the number only. */
export type Lie = 'hand' | 'top' | 'under' | 'small';

/**
 * A number card: black ones move wolves, white ones hounds. In a hand it shows the animal and a print for every step.
 */
export function NumberCard({ card, lie }: { readonly card: Card; readonly lie: Lie }) {
  const found = numberCard(card);
  if (found === undefined) return null;
  const { colour, value, symbol } = found;
  const black = colour === 'black';
  const ink = black ? 'var(--card-black-ink)' : 'var(--card-white-ink)';
  const shade = black ? 'var(--card-black-2)' : 'var(--card-white-2)';
  const sign = symbol !== 'none' && (symbol === 'meat' ? <Meat /> : <Bone />);
  const figure = (x: number, y: number, size: number) => (
    <text x={x} y={y} font-size={size} font-weight="800" text-anchor="middle" fill={ink}>
      {value}
    </text>
  );
  return (
    <svg viewBox="0 0 100 138" class="art number-card" aria-hidden="true">
      <rect
        x="2.500"
        y="2.500"
        width="95"
        height="133"
        rx="13"
        fill={black ? 'var(--card-black)' : 'var(--card-white)'}
        stroke={black && lie !== 'hand' ? 'var(--card-black-2)' : 'var(--ink)'}
        stroke-width={lie === 'small' ? 6 : 4}
      />
      {lie === 'hand' && (
        <>
          <rect x="8" y="8" width="84" height="122" rx="9" fill={shade} fill-opacity="0.35" stroke={shade} stroke-width="2.500" />
          <Prints value={value} fill={black ? 'var(--card-ear-black)' : 'var(--card-ear-white)'} />
          <g transform="translate(36 44) scale(0.88)">{black ? <WolfHead coat={WOLF} /> : <HoundHead coat={HOUND} collar={null} />}</g>
          {figure(29, 56, 56)}
          {sign && <g transform="translate(74 28) scale(0.8)">{sign}</g>}
        </>
      )}
      {lie === 'top' && (
        <>
          <g transform="translate(22 58) scale(1.1)">{black ? <WolfHead coat={WOLF} /> : <HoundHead coat={HOUND} collar={null} />}</g>
          {figure(32, 58, 62)}
          {sign && <g transform="translate(74 32) scale(0.9)">{sign}</g>}
        </>
      )}
      {lie === 'small' && (
        <>
          {figure(50, sign ? 78 : 104, sign ? 84 : 100)}
          {sign && <g transform="translate(50 108) scale(1.3)">{sign}</g>}
        </>
      )}
      {lie === 'under' && (
        <>
          {figure(23, 52, 48)}
          <path
            d={black ? 'M9 98V73l13 11h12L47 73v25z' : 'M12 74h32q9 12 2 24-7 3-8-9H18q-1 12-8 9-7-12 2-24z'}
            fill={black ? 'var(--card-ear-black)' : 'var(--card-ear-white)'}
          />
          {sign && <g transform="translate(27 116) scale(0.85)">{sign}</g>}
        </>
      )}
    </svg>
  );
}

/** A print for every step of the card: no more than 4 fit. */
function Prints({ value, fill }: { readonly value: number; readonly fill: string }) {
  return (
    <g fill={fill}>
      {Array.from({ length: value > 4 ? 0 : value }, (_, i) => (
        <g key={i} transform={`translate(${50 + (i - (value - 1) / 2) * 19} ${i % 2 ? 116 : 121}) rotate(80) scale(0.22)`}>
          <Paw />
        </g>
      ))}
    </g>
  );
}

function Paw() {
  return (
    <>
      <ellipse cx="0" cy="12" rx="19" ry="15" />
      <circle cx="-26" cy="-2" r="8.500" />
      <circle cx="-10" cy="-17" r="9" />
      <circle cx="10" cy="-17" r="9" />
      <circle cx="26" cy="-2" r="8.500" />
    </>
  );
}

function Meat() {
  return (
    <g stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M8-8l8-6 3 4 4 2-8 7z" fill="var(--bone)" />
      <path d="M-20 6c-2-12 12-22 24-18 12 4 12 18 0 24-8 4-22 6-24-6z" fill="var(--meat)" />
      <circle cx="-4" cy="2" r="5" fill="var(--pink)" stroke="none" />
    </g>
  );
}

function Bone() {
  return (
    <path
      d="M-14-2c-8 0-8-10-1-10 0-7 10-7 10 1L9-2c8-4 14 4 8 9 3 7-7 12-11 5l-14-9c-2 3-6 2-6-1z"
      transform="rotate(-14)"
      fill="var(--bone)"
      stroke="var(--ink)"
      stroke-width="3"
      stroke-linejoin="round"
    />
  );
}

interface CardBackProps {
  readonly count: number;
  /** In a box that may be larger; if that is wider than high, the card lies on its side. */
  readonly size?: Size | undefined;
}

/** The back of every number card: a paw print, and the number of cards here. */
export function CardBack({ count, size }: CardBackProps) {
  const lying = size !== undefined && size.width > size.height;
  const [width, height] = lying ? [159, 100] : [100, 138];
  const edge = { x: 2.5, y: 2.5, width: width - 10, height: height - 10, rx: 13, 'stroke-width': 4 };
  const empty = count === 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class="art number-card"
      aria-hidden="true"
      style={size && `position:absolute;inset:0;margin:auto;width:${size.width}px;height:${size.height}px`}
    >
      {count > 2 && <rect {...edge} x="9" y="9" fill="var(--back-2)" stroke="var(--ink)" />}
      <rect
        {...edge}
        fill={empty ? 'none' : 'var(--back)'}
        stroke={empty ? 'var(--text-2)' : 'var(--ink)'}
        stroke-dasharray={empty ? '8 8' : undefined}
      />
      {!empty && (
        <g fill="var(--back-2)" transform={lying ? 'translate(42 48) scale(.9)' : 'translate(48 38)'}>
          <Paw />
        </g>
      )}
      <text
        x={lying ? (empty ? 76 : 106) : 48}
        y={lying ? 68 : 112}
        font-size={lying ? 60 : 46}
        font-weight="800"
        text-anchor="middle"
        fill={empty ? 'var(--text)' : 'var(--card-black-ink)'}
      >
        {count}
      </text>
    </svg>
  );
}
