import type { Seat, Viewer } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameWords } from '../model/game.ts';
import { useKeys } from '../table-kit/useKeys.ts';
import { become, route } from '../ui/routes.ts';
import { sentences, stopped } from '../words/sentences.ts';
import type { GraphProps } from './Graph.tsx';
import { isSettled, linesFor, mistakesOf, type Side, turnName, turnsFor } from './lines.ts';
import { type Eyes, type Place, placeOf } from './place.ts';
import type { Parts } from './ReviewPage.tsx';
import { type LookSource, lookedAt, storyOf } from './source.ts';
import type { Reviewed } from './useReview.ts';
import type { Then } from './useThen.ts';
import type { ReviewWords, Who } from './words/en.ts';

export interface RoomProps extends Parts {
  readonly words: ReviewWords;
  readonly gameWords: GameWords;
  readonly place: Place;
  readonly reviewed: Reviewed;
  readonly review: Review;
}

/** Props of all parts of the review page. */
export interface Looking extends RoomProps {
  readonly ply: number;
  readonly eyes: Eyes;
  readonly seek: (ply: number) => void;
  readonly look: (eyes: Eyes) => void;
  /** The viewer of the table. */
  readonly viewer: Viewer;
  readonly source: LookSource;
  readonly who: (seat: Seat) => Who;
  readonly sides: readonly Side[];
  /** Sentences about the events, by move. */
  readonly told: readonly string[];
}

/** The selected move and point of view, shared by graph, table and text. */
export function useLooking(props: RoomProps): Looking {
  const { gameWords, game, record, parts, place, me } = props;
  const plies = record.moves.length;
  const seats = game.seats(record.config).length;
  const plyOf = (to: Place) => Math.min(to.ply ?? plies, plies);
  const through = (to: Place) => eyesOf(to.eyes, seats) ?? me ?? 'all';
  const [ply, setPly] = useState(plyOf(place));
  const [eyes, look] = useState<Eyes>(through(place));
  const seek = (to: number) => setPly(Math.max(0, Math.min(plies, to)));
  useAddress(place, (to) => {
    setPly(plyOf(to));
    look(through(to));
  });
  const source = useMemo(() => lookedAt(game, record, place.what), [game, record]);
  const viewer = eyes === 'all' ? (me ?? 'spectator') : eyes;
  useEffect(() => source.seek(ply, viewer), [source, ply, viewer]);
  // The address follows, so that a moment can be shared.
  useEffect(() => become('review', place.kind, place.what, ply, eyes), [ply, eyes]);
  const sides = useSides(props);
  const who = (seat: Seat): Who => ({ you: seat === me, name: parts.seatName(gameWords, record.config, seat) });
  const told = useTold(props);
  useRoomKeys(seek, ply, plies);
  return { ...props, ply, eyes, seek, look, viewer, source, who, sides, told };
}

/** Follows an address of the same game that is pasted or linked to; ignores those that the page itself sets. */
function useAddress({ kind, what }: Place, follow: (place: Place) => void): void {
  const now = useRef(follow);
  now.current = follow;
  useEffect(() => {
    const changed = () => {
      const to = placeOf(route.get());
      if (to?.kind === kind && to.what === what) now.current(to);
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [kind, what]);
}

/** Props of the graph. With only two sides one line is enough: my side's, if I have one. */
export function graphOf(looking: Looking, then: Then | undefined): GraphProps {
  const { words, review, sides, eyes, me, ply, seek } = looking;
  const mine = me === undefined ? undefined : sides[me - 1]?.team;
  const lines = linesFor(review, sides, eyes).sort((a, b) => Number(b.side.team === mine) - Number(a.side.team === mine));
  const first = lines[0]?.side;
  const two = new Set(sides.map(({ team }) => team)).size === 2;
  return {
    words,
    plies: review.plies,
    ply,
    seek,
    lines: two ? lines.slice(0, 1) : lines,
    against: two ? sides.find(({ team }) => team !== first?.team) : undefined,
    turns: turnsFor(review, eyes),
    settled: isSettled(review),
    mistakes: mistakesOf(review, eyes === 'all' ? me : eyes),
    truth: eyes === 'all' ? (review.openCards?.winners.map((team) => sides.find((side) => side.team === team)) ?? []) : [],
    firstTry: then?.line(eyes, eyes === 'all' ? sides.findIndex(({ team }) => team === first?.team) + 1 : eyes),
    told: toldAt(looking),
  };
}

function useSides({ parts, gameWords, record, game, me }: RoomProps): readonly Side[] {
  return useMemo(
    () => game.seats(record.config).map((seat) => parts.side(gameWords, record.config, seat, me)),
    [parts, gameWords, record, me],
  );
}

/** Undefined for a seat that this table does not have. */
function eyesOf(eyes: Eyes | undefined, seats: number): Eyes | undefined {
  return typeof eyes === 'number' && eyes > seats ? undefined : eyes;
}

/** Sentences about the events, by move, for the reader. */
function useTold({ words, game, record, parts, gameWords, me }: RoomProps): readonly string[] {
  return useMemo(() => {
    const state = game.start(record.config, record.deal);
    return storyOf(game, record).map((events, i) => {
      const { seat, move } = record.moves[i] as (typeof record.moves)[number];
      game.apply(state, seat, move);
      return sentences(parts.tellMove(words, gameWords, game.view(state, me ?? 'spectator'), events));
    });
  }, [words, game, record, parts, gameWords, me]);
}

/** The selected move in a sentence, for screen readers. */
function toldAt({ words, review, sides, eyes, ply: at, told }: Looking): string {
  const chances = linesFor(review, sides, eyes).map(({ side, wins }) => words.graph.chance(side.name, wins[at] ?? 0));
  const what = at === 0 ? words.graph.start : words.colon(words.graph.after(at, review.plies), told[at - 1] ?? '');
  const turns = turnsFor(review, eyes).some((turn) => turn.ply === at - 1) ? stopped(turnName(words, review), '') : '';
  const said = sentences([what, turns, words.list(chances)].filter(Boolean));
  return isSettled(review) ? said : sentences([stopped(said, ''), words.provisional.about]);
}

/** Arrow keys step anywhere on the page; in the graph they are its own. */
function useRoomKeys(seek: (ply: number) => void, ply: number, plies: number): void {
  const now = useRef({ seek, ply });
  now.current = { seek, ply };
  useKeys({
    starts: '',
    typed: () => undefined,
    shortcuts: {
      ArrowLeft: () => now.current.seek(now.current.ply - 1),
      ArrowRight: () => now.current.seek(now.current.ply + 1),
      Home: () => now.current.seek(0),
      End: () => now.current.seek(plies),
    },
  });
}
