import type { Review } from '@bellwether/review';
import type { MatchInfo } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { Graph, isSettled, linesFor, type Side, turnsFor, useReview } from '../../review/public.ts';
import { REVIEW } from '../../review/words/area.ts';
import type { ReviewWords } from '../../review/words/en.ts';
import { useWords } from '../../words/useWords.ts';
import type { MatchWords } from './words/en.ts';

export interface ReviewsProps {
  readonly say: MatchWords;
  readonly info: MatchInfo;
  /** By room (1 or 2). */
  readonly tables: readonly string[];
}

/**
 * The reviews of both tables: each team's chances at each table after the same number of moves, with all cards open,
 * and its losses.
 */
export function Reviews({ say, info, tables }: ReviewsProps) {
  const words = useWords(REVIEW);
  const [ply, seek] = useState(Number.POSITIVE_INFINITY);
  const both = [useReview({ kind: 't', what: tables[0] ?? '' }).review, useReview({ kind: 't', what: tables[1] ?? '' }).review];
  if (words === undefined) return null;
  return (
    <div class="match-reviews">
      <div class="match-tables">
        {both.map((review, i) => (
          <div key={i} class="match-review">
            <h3>{say.table(i + 1)}</h3>
            <p class="small" role="status">
              {review?.stage === 'done' ? '' : words.working(review?.progress ?? 0)}
            </p>
            {review && <Stood say={say} words={words} info={info} room={i + 1} review={review} ply={ply} seek={seek} />}
          </div>
        ))}
      </div>
      <Given say={say} words={words} info={info} both={both} />
    </div>
  );
}

interface StoodProps extends Pick<ReviewsProps, 'say' | 'info'> {
  readonly words: ReviewWords;
  readonly room: number;
  readonly review: Review;
  readonly ply: number;
  readonly seek: (ply: number) => void;
}

/** The graph of one table, from Team A's point of view where one line shows both. */
function Stood({ say, words, info, room, review, ply, seek }: StoodProps) {
  const { plies } = review;
  const at = Math.min(ply, plies);
  const sides = sidesIn(say, info, room, review);
  const lines = linesFor(review, sides, 'all').sort((a, b) => a.side.sign.localeCompare(b.side.sign));
  const [first, second] = lines;
  const isOfTwo = lines.length === 2;
  const chances = lines.map(({ side, wins }) => words.graph.chance(side.name, wins[at] ?? 0));
  return (
    <Graph
      words={words}
      title={say.table(room)}
      plies={plies}
      ply={at}
      seek={(to) => seek(Math.max(0, Math.min(plies, to)))}
      lines={isOfTwo && first ? [first] : lines}
      against={isOfTwo ? second?.side : undefined}
      turns={turnsFor(review, 'all')}
      settled={isSettled(review)}
      mistakes={review.decisions.flatMap(({ label, isPerson, ply: made }) => (label !== undefined && isPerson ? [made] : []))}
      truth={[]}
      firstTry={undefined}
      told={words.list([at === 0 ? words.graph.start : words.graph.after(at, plies), ...chances])}
    />
  );
}

/**
 * Sides as in the match: a team has the same color at both tables, whatever its seats. Bots have a side of their own.
 */
function sidesIn(say: MatchWords, info: MatchInfo, room: number, { seats }: Review): Side[] {
  return seats.map(({ seat, team }) => {
    const ours = teamAt(info, room, seat);
    const name = ours === undefined ? say.make.bots : say.team(ours);
    return { team, name, called: name, colour: COLOURS[ours ?? 2] ?? 'green', pointed: ours === 1, sign: 'AB'[ours ?? 2] ?? '–' };
  });
}

const COLOURS = ['blue', 'yellow', 'green'] as const;

function teamAt({ places }: MatchInfo, room: number, seat: number): number | undefined {
  return places.find((place) => place.room === room && place.seat === seat)?.team;
}

interface GivenProps extends Pick<ReviewsProps, 'say' | 'info'> {
  readonly words: ReviewWords;
  readonly both: readonly (Review | undefined)[];
}

/** Each team's losses, table by table. */
function Given({ say, words, info, both }: GivenProps) {
  const givenAt = (review: Review | undefined, room: number, team: number) => {
    const own = review?.decisions.filter(({ seat }) => teamAt(info, room, seat) === team) ?? [];
    return review?.balance.length === 0 || own.length === 0
      ? '–'
      : words.share(
          Math.max(
            0,
            own.reduce((sum, { given }) => sum + given, 0),
          ),
        );
  };
  return (
    <table class="match-moves">
      <caption>{say.given}</caption>
      <thead>
        <tr>
          <td />
          {both.map((_, i) => (
            <th key={i} scope="col">
              {say.table(i + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1].map((team) => (
          <tr key={team}>
            <th scope="row">{say.team(team)}</th>
            {both.map((review, i) => (
              <td key={i}>{givenAt(review, i + 1, team)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
