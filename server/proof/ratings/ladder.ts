/** Bots as people: each level plays as an unknown person against its neighbors and wins as often as in the measured ladder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { GAMES, gameById } from '../../src/games.ts';
import type { RatedSeat, Rating } from '../../src/notes/shapes.ts';
import { anchorOf } from '../../src/person/ratings/anchors.ts';
import { after } from '../../src/person/ratings/rate.ts';
import { START_RATING } from '../../src/person/ratings/rating.ts';
import { formOf } from './forms.ts';

const LEVELS = ['lamb', 'shepherd', 'herder', 'fox', 'wolf'] as const;
const MEASURED = path.join(import.meta.dirname, '../../../docs/lab-book/bots-measured.md');

interface Shares {
  readonly game: string;
  /** The size of a team. */
  readonly size: number;
  /** For each set-up: how often a level won against the one below, from Shepherd on. */
  readonly rows: readonly (readonly number[])[];
}

/** Reads the first table of each section: `**62.5 %** 58.6–66.4, 400` in the columns of neighbors. */
function sharesOfLadder(text = readFileSync(MEASURED, 'utf8')): Shares[] {
  return text.split(/^### /m).flatMap((section) => {
    const head = /^([\w-]+), (\d) players/.exec(section);
    const served = head === null ? undefined : gameById(head[1] as string);
    if (head === null || served === undefined) return [];
    const players = Number(head[2]);
    const lines = section.split('\n');
    const rows = lines.slice(
      lines.findIndex((line) => line.startsWith('| set-up')) + 2,
      lines.findIndex((line) => line.startsWith('| Elo')),
    );
    const shares = rows.flatMap((row) => {
      const found = [...row.matchAll(/\*\*([\d.]+) %\*\*/g)].map(([, share]) => Number(share) / 100);
      return found.length >= LEVELS.length ? [found.slice(1, LEVELS.length)] : [];
    });
    return [{ game: served.game.id, size: formOf(served, players)?.size ?? 1, rows: shares }];
  });
}

export interface Placed {
  readonly game: string;
  readonly level: string;
  /** The rating by the ladder, the mean rating found, and how often the interval contained the ladder's. */
  readonly truth: number;
  readonly found: number;
  readonly held: number;
}

/** Teams of equal size play each other. */
export function placeLevels(games: number, times: number): Placed[] {
  const random = new FastRandom(11);
  return GAMES.map(({ game }) => game.id).flatMap((game) =>
    LEVELS.map((level, at) => {
      const truth = anchorOf(game, level)?.elo ?? 0;
      const ratings = Array.from({ length: times }, () => placed(game, at, games, random));
      return {
        game,
        level,
        truth,
        found: ratings.reduce((sum, { elo }) => sum + elo, 0) / times,
        held: ratings.filter(({ elo, spread }) => Math.abs(elo - truth) <= 1.96 * spread).length / times,
      };
    }),
  );
}

const LADDER = sharesOfLadder();

function placed(game: string, at: number, games: number, random: FastRandom): Rating {
  let rating = START_RATING;
  const forms = LADDER.filter((one) => one.game === game);
  for (let i = 0; i < games; i++) {
    const { size, rows } = forms[random.below(forms.length)] as Shares;
    const row = rows[random.below(rows.length)] as readonly number[];
    const isUp = at === 0 || (at < LEVELS.length - 1 && random.below(2) === 0);
    const share = isUp ? 1 - (row[at] ?? 0.5) : (row[at - 1] ?? 0.5);
    const strength = (n: number) => anchorOf(game, LEVELS[n] ?? 'herder') ?? START_RATING;
    const seats = [at, isUp ? at + 1 : at - 1].flatMap((level, team) =>
      Array.from({ length: size }, (): RatedSeat => ({ team, elo: strength(level).elo, spread: 0 })),
    );
    const hasWon = random.below(1_000_000) < share * 1_000_000;
    rating = after(rating, { seats, me: 0, won: [hasWon ? 0 : 1] });
  }
  return rating;
}
