import type { GameHistory, ThumbProps } from '../../me/game.ts';
import { day } from './day.ts';
import { animalsAfter } from './next-set.ts';
import { score } from './score.ts';
import { setupLine } from './setup-line.ts';
import { teamAt } from './team.ts';
import type { Config, Outcome } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

function setOf({ edition, players, animals, expansion }: Config): string {
  return [edition, players, ...animals, ...(expansion ? ['meat-and-bone'] : [])].join(' ');
}

function setName(words: WolfWords, config: Config): string {
  const { players } = config;
  return [setupLine(words, config), ...(players === 4 ? [] : [words.colon(words.setup.players, String(players))])].join(' · ');
}

/** The book's next animals; then Meat & Bone, which only the later edition has. */
function onward(config: Config): readonly Config[] {
  const animals = animalsAfter(config);
  const { edition, expansion } = config;
  return [...(animals ? [{ ...config, animals }] : []), ...(edition === '2016' && !expansion ? [{ ...config, expansion: true }] : [])];
}

/** Where the pastures lie, by seat: clockwise, the first at the bottom. */
const PASTURES = [
  [48, 62],
  [16, 40],
  [48, 18],
  [80, 40],
] as const;

/** Four pastures round the path with the sheep that were left; the winners' have a flag. */
function Thumb({ config, ended: { outcome, teams, winners } }: ThumbProps) {
  const { sheep } = outcome as Outcome;
  const winning = teams[(winners[0] ?? 1) - 1];
  return (
    <svg viewBox="0 0 96 80" class="thumb" aria-hidden="true">
      <ellipse cx="48" cy="40" rx="29" ry="20" fill="none" stroke="var(--road-edge)" stroke-width="7" />
      <ellipse cx="48" cy="40" rx="29" ry="20" fill="none" stroke="var(--road)" stroke-width="5" />
      {PASTURES.map(([x, y], i) => {
        const { team, pointed } = teamAt(config as Config, i + 1);
        return (
          <g key={team + x + y} transform={`translate(${x} ${y})`}>
            <rect
              x="-15"
              y="-11"
              width="30"
              height="22"
              rx={pointed ? 3 : 9}
              fill="var(--grass-light)"
              stroke={`var(--${team})`}
              stroke-width="3"
            />
            <Flock sheep={sheep[i] ?? 0} />
            {teamIndex(pointed) === winning && (
              <path
                d="M11 -10V-20l9 3.500-9 3.500"
                fill={`var(--${team})`}
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

const teamIndex = (pointed: boolean) => (pointed ? 1 : 0);

/** More than six are a crowd. */
const MOST = 6;

function Flock({ sheep }: { readonly sheep: number }) {
  const shown = Math.min(sheep, MOST);
  return Array.from({ length: shown }, (_, n) => {
    const inRow = Math.min(3, shown - 3 * Math.floor(n / 3));
    const [x, y] = [8 * ((n % 3) - (inRow - 1) / 2), shown <= 3 ? 0 : n < 3 ? -4 : 4.5];
    return (
      <g key={n} transform={`translate(${x} ${y})`}>
        <circle r="3.400" fill="var(--wool)" stroke="var(--ink)" stroke-width="1.200" />
        <circle cx="2.600" cy="-1" r="1.700" fill="var(--face)" />
      </g>
    );
  });
}

const parts = { setOf, setName, onward, score, points: day.scoreOf, Thumb };

export const history = parts as unknown as GameHistory;
