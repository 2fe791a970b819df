import type { Seat } from '@bellwether/kernel';
import type { GameHistory, ThumbProps } from '../../me/game.ts';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import { day } from './day.ts';
import { setupLine } from './extras.ts';
import { shownName } from './names.ts';
import type { Config, Outcome } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

function setOf({ edition, players, missions, blackSheep }: Config): string {
  return [edition, players, ...(missions ? ['missions'] : []), ...(blackSheep ? ['black-sheep'] : [])].join(' ');
}

/** Missions, the black sheep, then both. */
function onward(config: Config): readonly Config[] {
  return [{ missions: true }, { blackSheep: true }, { missions: true, blackSheep: true }]
    .map((more) => ({ ...config, ...more }))
    .filter((next) => setOf(next) !== setOf(config));
}

const BASELINE_Y = 70;
const MAX_BAR_HEIGHT = 44;

/** A stack of gold for every board; the winners' have a flag. */
function Thumb({ ended: { outcome, winners } }: ThumbProps) {
  const { scores } = outcome as Outcome;
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const step = 132 / (scores.length + 1);
  return (
    <svg viewBox="0 0 132 84" class="thumb" aria-hidden="true">
      <path d={`M10 ${BASELINE_Y + 4}h112`} stroke="var(--road-edge)" stroke-width="3" stroke-linecap="round" />
      {scores.map(({ total }, i) => {
        const top = BASELINE_Y - Math.max(4, (MAX_BAR_HEIGHT * Math.max(0, total)) / most);
        const colour = SEAT_COLOURS[i] ?? 'blue';
        return (
          <g key={colour} transform={`translate(${step * (i + 1)} 0)`}>
            <path d={`M-8 ${top}v${BASELINE_Y - top}a8 3 0 0 0 16 0V${top}`} fill="var(--amber)" stroke="var(--ink)" stroke-width="1.500" />
            <path
              d={`M-8 ${BASELINE_Y - 3}a8 3 0 0 0 16 0v3a8 3 0 0 1-16 0z`}
              fill={`var(--${colour})`}
              stroke="var(--ink)"
              stroke-width="1.500"
            />
            <ellipse cy={top} rx="8" ry="3" fill="var(--amber)" stroke="var(--ink)" stroke-width="1.500" />
            {winners.includes(i + 1) && (
              <path
                d={`M0 ${top}v-14l9 3.500-9 3.500`}
                fill={`var(--${colour})`}
                stroke="var(--ink)"
                stroke-width="1.500"
                stroke-linejoin="round"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The gold of a winner and mine; of the best other one if I won. */
function why(words: SheepWords, _: Config, { scores, winners }: Outcome, seat: Seat | undefined): string {
  const order = scores.map((__, i) => i + 1).toSorted((a, b) => (scores[b - 1]?.total ?? 0) - (scores[a - 1]?.total ?? 0));
  const won = winners.includes(seat ?? 0) ? seat : winners[0];
  const other = seat !== undefined && seat !== won ? seat : order.find((one) => one !== won);
  return [won, other]
    .filter((one) => one !== undefined)
    .map((one) => words.colon(shownName(words, { viewer: seat ?? 'spectator' }, one), words.gold(scores[one - 1]?.total ?? 0)))
    .join(' · ');
}

const parts = { setOf, setName: setupLine, onward, why, points: day.scoreOf, Thumb };

export const history = parts as unknown as GameHistory;
