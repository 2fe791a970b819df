import type { Seat } from '@bellwether/kernel';
import { SEATS, TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameHistory, ThumbProps } from '../../me/game.ts';
import { day } from './day.ts';
import { setupLine } from './extras.ts';
import { who } from './names.ts';
import { animalsAfter } from './next-set.ts';
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

/** The book's next animals; then Meat & Bone, in the later edition only. */
function onward(config: Config): readonly Config[] {
  const animals = animalsAfter(config);
  const { edition, expansion } = config;
  return [...(animals ? [{ ...config, animals }] : []), ...(edition === '2016' && !expansion ? [{ ...config, expansion: true }] : [])];
}

/** Positions of the pastures in a box of 132 × 84, by seat: clockwise, the first at the bottom. */
const PASTURES = [
  [66, 68],
  [26, 44],
  [66, 20],
  [106, 44],
] as const;

/** Four pastures around the path with the remaining sheep; the winners' have a flag. */
function Thumb({ config, ended: { outcome, teams, winners } }: ThumbProps) {
  const { sheep } = outcome as Outcome;
  const winning = teams[(winners[0] ?? 1) - 1];
  const plots = PASTURES.map(([x, y], i) => ({ x, y, flock: sheep[i] ?? 0, ...teamAt(config as Config, i + 1) }));
  return (
    <svg viewBox="0 0 132 84" class="thumb" aria-hidden="true">
      <ellipse cx="66" cy="44" rx="36" ry="23" fill="none" stroke="var(--road-edge)" stroke-width="8" />
      <ellipse cx="66" cy="44" rx="36" ry="23" fill="none" stroke="var(--road)" stroke-width="6" />
      {plots.map(({ x, y, flock, team, pointed }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            x="-21"
            y="-12"
            width="42"
            height="24"
            rx={pointed ? 2 : 11}
            fill="var(--grass-light)"
            stroke={`var(--${team})`}
            stroke-width="3"
          />
          <Flock sheep={flock} />
        </g>
      ))}
      {plots
        .filter(({ pointed }) => (pointed ? 1 : 0) === winning)
        .map(({ x, y, team }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x + 14} ${y - 6}V${y - 19}l9 3.500-9 3.500`}
            fill={`var(--${team})`}
            stroke="var(--ink)"
            stroke-width="1.500"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        ))}
    </svg>
  );
}

/** At most so many are drawn; more look like a crowd. */
const MAX_SHEEP_SHOWN = 6;

function Flock({ sheep }: { readonly sheep: number }) {
  const shown = Math.min(sheep, MAX_SHEEP_SHOWN);
  return Array.from({ length: shown }, (_, n) => {
    const inRow = Math.min(3, shown - 3 * Math.floor(n / 3));
    const [x, y] = [12 * ((n % 3) - (inRow - 1) / 2), shown <= 3 ? 0 : n < 3 ? -5 : 5];
    return (
      <g key={n} transform={`translate(${x} ${y})`} stroke="var(--ink)" stroke-width="1">
        <path d="M-2 2v3.500M2.500 2v3.500" stroke-width="1.400" />
        <ellipse rx="4.600" ry="3.400" fill="var(--wool)" />
        <circle cx="-4.200" cy="-1" r="1.900" fill="var(--face)" stroke="none" />
      </g>
    );
  });
}

/** Whose pasture is empty, or how the sheep were counted. */
function why(words: WolfWords, config: Config, { reason, sheep }: Outcome, seat: Seat | undefined): string {
  if (reason === 'no-sheep') {
    const empty = SEATS.filter((one) => sheep[one - 1] === 0);
    return words.over['no-sheep'](empty.map((one) => who(words, { config, viewer: seat ?? 'spectator' }, one)));
  }
  const sums = TEAMS[config.edition].map((_, team) =>
    sheep.reduce((sum, n, i) => (wolfAndHound.teamOf(config, i + 1) === team ? sum + n : sum), 0),
  );
  return words.tells.counted(Math.max(...sums), Math.min(...sums));
}

const parts = { setOf, setName, onward, why, points: day.scoreOf, Thumb };

export const history = parts as unknown as GameHistory;
