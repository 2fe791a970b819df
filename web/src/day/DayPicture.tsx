import type { ComponentChildren, Ref } from 'preact';
import { WOLF, WolfHead } from '../art/Heads.tsx';
import { SheepHead } from '../art/Sheep.tsx';
import type { DayScore } from '../deals/day.ts';
import type { DayResult } from './results.ts';
import type { DayWords } from './words/en.ts';

export interface DayPictureProps {
  readonly words: DayWords;
  readonly title: string;
  readonly when: string;
  readonly result: DayResult;
  readonly streak: number;
  /** The last seven days, oldest first. */
  readonly week: readonly ('won' | 'lost' | 'none')[];
  readonly drawing: Ref<SVGSVGElement>;
}

const FONT = 'ui-rounded, Nunito, "Hiragino Maru Gothic ProN", system-ui, "Noto Sans CJK JP", sans-serif';

/** The result as a picture to share: who won and by how much, and no card. */
export function DayPicture({ words, title, when, result, streak, week, drawing }: DayPictureProps) {
  return (
    <svg
      ref={drawing}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 400"
      class="day-picture"
      role="img"
      aria-label={words.picture}
      font-family={FONT}
      text-anchor="middle"
      fill="var(--text)"
    >
      <rect width="400" height="400" fill="var(--sky)" />
      <path d="M0 128q100-34 200-10t200-14v296H0z" fill="var(--meadow-2)" />
      <path d="M0 150q110 26 210 0t190 8v242H0z" fill="var(--grass)" />
      <text x="200" y="38" font-size="22" font-weight="800">
        {words.title}
      </text>
      <text x="200" y="62" font-size="15" font-weight="600">
        {title} · {when}
      </text>
      <g transform="translate(30 78)">
        <Row
          words={words}
          name={words.you}
          score={result}
          head={<SheepHead coat={2} lost={!result.won} />}
          box="translate(10 2) scale(1.5)"
        />
      </g>
      {result.wolf && (
        <g transform="translate(30 190)">
          <Row
            words={words}
            name={words.wolf}
            score={result.wolf}
            head={<WolfHead coat={WOLF} mood={result.wolf.won ? 'glad' : 'cross'} />}
            box="translate(4 12) scale(1.1)"
          />
        </g>
      )}
      <g transform="translate(200 334)">
        {week.map((day, i) => (
          <Day key={i} x={(i - 3) * 36} day={day} />
        ))}
      </g>
      <text x="200" y="384" font-size="16" font-weight="800">
        {streak > 0 ? `${words.streak(streak)} · Bellwether` : 'Bellwether'}
      </text>
    </svg>
  );
}

interface RowProps {
  readonly words: DayWords;
  readonly name: string;
  readonly score: DayScore;
  readonly head: ComponentChildren;
  readonly box: string;
}

function Row({ words, name, score: { won, mine, theirs }, head, box }: RowProps) {
  return (
    <>
      <rect width="340" height="98" rx="22" fill="var(--paper)" stroke="var(--ink)" stroke-width="3" />
      <g transform={box}>{head}</g>
      <text x="88" y="34" font-size="16" font-weight="700" text-anchor="start">
        {name}
      </text>
      <text x="88" y="76" font-size="36" font-weight="900" text-anchor="start">
        {words.score(mine, theirs)}
      </text>
      <g transform="translate(296 49)">
        <circle r="27" fill={won ? 'var(--good)' : 'var(--bad)'} stroke="var(--ink)" stroke-width="3" />
        <path
          d={won ? 'M-12 1l8 9 16-19' : 'M-10-10l20 20M10-10l-20 20'}
          fill="none"
          stroke="var(--on-accent)"
          stroke-width="6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </g>
    </>
  );
}

/** A day of the week, by color and symbol. */
function Day({ x, day }: { readonly x: number; readonly day: 'won' | 'lost' | 'none' }) {
  const paint = { won: 'var(--good)', lost: 'var(--bad)', none: 'var(--paper-2)' }[day];
  const sign = { won: 'M-6 0l4 5 8-10', lost: 'M-5-5l10 10M5-5l-10 10', none: '' }[day];
  return (
    <g transform={`translate(${x} 0)`}>
      <circle r="14" fill={paint} stroke="var(--ink)" stroke-width="2.4" />
      <path d={sign} fill="none" stroke="var(--on-accent)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}
