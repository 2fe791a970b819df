import { numberCard } from '@bellwether/wolf-and-hound';
import type { Card } from '../vocabulary.ts';

const WOLF_SHAPE =
  'M20 62C14 44 14 28 19 14c11 6 19 14 24 22 5-1 9-1 14 0 5-8 13-16 24-22 5 14 5 30-1 48 2 22-12 48-30 54-18-6-32-32-30-54z';
const HOUND_SHAPE =
  'M34 26C24 18 8 22 6 46c-1 22 4 36 14 36 3 0 5-2 6-5 4 22 12 37 24 37s20-15 24-37c1 3 3 5 6 5 10 0 15-14 14-36-2-24-18-28-28-20-9-5-23-5-32 0z';

/** A number card: black ones show a wolf's head, white ones a hound's. The small one is read by its left half, as it lies in a pile. */
export function NumberCard({ card, big }: { readonly card: Card; readonly big: boolean }) {
  const found = numberCard(card);
  if (found === undefined) return null;
  const { colour, value, symbol } = found;
  const black = colour === 'black';
  const ink = black ? 'var(--card-black-ink)' : 'var(--card-white-ink)';
  const ground = black ? 'var(--card-black)' : 'var(--card-white)';
  const shade = black ? 'var(--card-black-2)' : 'var(--card-white-2)';
  return (
    <svg viewBox="0 0 100 138" class="art number-card" aria-hidden="true">
      <rect x="2.500" y="2.500" width="95" height="133" rx="13" fill={ground} stroke="var(--ink)" stroke-width="4" />
      {big ? (
        <>
          <rect x="8" y="8" width="84" height="122" rx="9" fill="none" stroke={shade} stroke-width="2.500" />
          <path d={black ? WOLF_SHAPE : HOUND_SHAPE} transform="translate(7 5) scale(0.86 0.95)" fill={shade} />
          <text x="50" y="96" font-size="70" font-weight="800" text-anchor="middle" fill={ink}>
            {value}
          </text>
          {symbol !== 'none' && <g transform="translate(72 112) scale(0.9)">{symbol === 'meat' ? <Meat /> : <Bone />}</g>}
        </>
      ) : (
        <>
          <path
            d={black ? 'M9 34V9l13 11h12L47 9v25z' : 'M12 10h32q9 12 2 24-7 3-8-9H18q-1 12-8 9-7-12 2-24z'}
            fill={black ? 'var(--card-ear-black)' : 'var(--card-ear-white)'}
          />
          <text x="28" y="86" font-size="66" font-weight="800" text-anchor="middle" fill={ink}>
            {value}
          </text>
          {symbol !== 'none' && <g transform="translate(28 112) scale(0.95)">{symbol === 'meat' ? <Meat /> : <Bone />}</g>}
        </>
      )}
    </svg>
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

/** The back of every number card: a paw print, and how many lie here. */
export function CardBack({ count }: { readonly count: number }) {
  return (
    <svg viewBox="0 0 100 138" class="art number-card" aria-hidden="true">
      {count > 2 && <rect x="9" y="9" width="88" height="127" rx="13" fill="var(--back-2)" stroke="var(--ink)" stroke-width="4" />}
      <rect
        x="2.500"
        y="2.500"
        width="90"
        height="128"
        rx="13"
        fill={count === 0 ? 'none' : 'var(--back)'}
        stroke="var(--ink)"
        stroke-width="4"
        stroke-dasharray={count === 0 ? '8 8' : undefined}
      />
      {count > 0 && (
        <g fill="var(--back-2)">
          <ellipse cx="48" cy="46" rx="17" ry="14" />
          <circle cx="24" cy="34" r="7" />
          <circle cx="38" cy="21" r="7.500" />
          <circle cx="58" cy="21" r="7.500" />
          <circle cx="72" cy="34" r="7" />
        </g>
      )}
      <text
        x="48"
        y="112"
        font-size="46"
        font-weight="800"
        text-anchor="middle"
        fill={count === 0 ? 'var(--text)' : 'var(--card-black-ink)'}
      >
        {count}
      </text>
    </svg>
  );
}
