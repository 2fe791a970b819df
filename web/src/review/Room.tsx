import type { Seat } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameWords } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { become } from '../app/routes.ts';
import { useKeys } from '../table-kit/useKeys.ts';
import { useMedia } from '../ui/useMedia.ts';
import { sentences } from '../words/sentences.ts';
import { Controls } from './Controls.tsx';
import { Graph } from './Graph.tsx';
import { GraphInWords } from './GraphInWords.tsx';
import { Hands } from './Hands.tsx';
import { linesFor, mistakesOf, type Side, turnsFor } from './lines.ts';
import { MoveCard } from './MoveCard.tsx';
import type { Eyes, Place } from './place.ts';
import type { Parts } from './ReviewPage.tsx';
import { Story } from './Story.tsx';
import { Summary } from './Summary.tsx';
import { lookedAt, storyOf } from './source.ts';
import type { Reviewed } from './useReview.ts';
import { useThen } from './useThen.ts';
import type { ReviewWords, Who } from './words/en.ts';

interface RoomProps extends Parts {
  readonly words: ReviewWords;
  readonly gameWords: GameWords;
  readonly place: Place;
  readonly reviewed: Reviewed;
  readonly review: Review;
}

/** What every part of the room looks at. */
export interface Looking extends RoomProps {
  readonly ply: number;
  readonly eyes: Eyes;
  readonly seek: (ply: number) => void;
  readonly who: (seat: Seat) => Who;
  readonly sides: ReturnType<typeof useSides>;
  /** Sentences for what happened, by move. */
  readonly told: readonly string[];
}

const WIDE = '(min-width: 1000px)';
const TABS = ['move', 'story', 'summary'] as const;
type Tab = (typeof TABS)[number];

/** The review room: the graph, the table at the same move, and what there is to say of it. */
export function Room(props: RoomProps) {
  const { words, gameWords, game, record, parts, place, review, me } = props;
  const plies = record.moves.length;
  const [ply, setPly] = useState(Math.min(place.ply ?? plies, plies));
  const [eyes, setEyes] = useState<Eyes>(eyesOf(place.eyes, game.seats(record.config).length) ?? me ?? 'all');
  const [tab, setTab] = useState<Tab>(place.ply === undefined ? 'summary' : 'move');
  const wide = useMedia(WIDE);
  const seek = (to: number) => setPly(Math.max(0, Math.min(plies, to)));
  const source = useMemo(() => lookedAt(game, record, place.what), [game, record]);
  const viewer = eyes === 'all' ? (me ?? 'spectator') : eyes;
  useEffect(() => source.seek(ply, viewer), [source, ply, viewer]);
  // The address goes along, so that a moment can be shared.
  useEffect(() => become('review', place.kind, place.what, ply, eyes), [ply, eyes]);
  const sides = useSides(props);
  const who = (seat: Seat): Who => ({ you: seat === me, name: parts.seatName(gameWords, record.config, seat) });
  const seatOf = (side: Side | undefined) => (side ? sides.findIndex(({ team }) => team === side.team) + 1 : undefined);
  const isMine = ({ team }: Side) => me !== undefined && sides[me - 1]?.team === team;
  const told = useTold(props);
  const then = useThen(place);
  const looking: Looking = { ...props, ply, eyes, seek, who, sides, told };
  useRoomKeys(looking);
  const lines = linesFor(review, sides, eyes).sort((a, b) => Number(isMine(b.side)) - Number(isMine(a.side)));
  const [first] = lines;
  const two = new Set(sides.map(({ team }) => team)).size === 2;
  const graph = {
    words,
    plies,
    ply,
    seek,
    lines: two ? lines.slice(0, 1) : lines,
    against: two ? sides.find(({ team }) => team !== first?.side.team) : undefined,
    turns: turnsFor(review, eyes),
    mistakes: mistakesOf(review, eyes === 'all' ? me : eyes),
    truth: eyes === 'all' ? (review.openCards?.winners.map((team) => sides.find((side) => side.team === team)) ?? []) : [],
    firstTry: then?.line(eyes, eyes === 'all' ? seatOf(first?.side) : eyes),
    told: toldAt(looking),
  };
  // Where there is room the move has its own place, and two of three are left to choose from.
  const shown = wide && tab === 'move' ? 'story' : tab;
  return (
    <Page title={words.title} wide>
      <div class={`review ${place.kind}`} data-stage={review.stage}>
        <section class="review-top">
          <GraphHead {...looking} />
          <Graph {...graph} />
        </section>
        <section class="review-middle">
          <parts.Board words={gameWords} source={source} />
          {eyes === 'all' && <Hands {...looking} viewer={viewer} />}
          <Controls {...looking} turns={graph.turns} mistakes={graph.mistakes} look={setEyes} />
        </section>
        <p class="hidden" role="status">
          {document.activeElement?.role === 'slider' ? '' : graph.told}
        </p>
        <section class="review-side">
          {wide && <MoveCard {...looking} />}
          <Tabs words={words} tabs={wide ? TABS.slice(1) : TABS} tab={shown} choose={setTab} />
          <div class="review-read">
            {shown === 'move' && <MoveCard {...looking} />}
            {shown === 'story' && <Story {...looking} />}
            {shown === 'summary' && <Summary {...looking} retry={then?.retry} />}
            {shown === 'summary' && <GraphInWords {...looking} />}
          </div>
        </section>
      </div>
    </Page>
  );
}

interface TabsProps extends Pick<RoomProps, 'words'> {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
}

function Tabs({ words, tabs, tab, choose }: TabsProps) {
  return (
    <nav class="review-tabs" aria-label={words.tabs.name}>
      {tabs.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => choose(one)}>
          {words.tabs[one]}
        </button>
      ))}
    </nav>
  );
}

/** Whose chance is drawn, through whose eyes, and how far the work is. */
function GraphHead({ words, review, eyes, who }: Looking) {
  const { stage, progress } = review;
  return (
    <div class="review-head">
      <h2>
        {words.graph.title} <small>{eyes === 'all' ? words.graph.open : words.graph.by(who(eyes))}</small>
      </h2>
      {stage !== 'done' && (
        <span class="review-state">
          <progress value={progress} aria-label={words.title} />
          {stage === 'graph' || stage === 'decisions' ? words.working(progress) : words.refining(progress)}
        </span>
      )}
      <span class="hidden" role="status">
        {stage === 'done' && words.done}
      </span>
    </div>
  );
}

function useSides({ parts, gameWords, record, game, me }: RoomProps) {
  return useMemo(() => game.seats(record.config).map((seat) => parts.side(gameWords, record.config, seat, me)), [parts, gameWords, record]);
}

/** A seat that is not at this table has no eyes. */
function eyesOf(eyes: Eyes | undefined, seats: number): Eyes | undefined {
  return typeof eyes === 'number' && eyes > seats ? undefined : eyes;
}

/** Sentences for what happened, by move: in the words of the table, for whoever looks. */
function useTold({ game, record, entry, gameWords, me }: RoomProps): readonly string[] {
  const [tell, setTell] = useState<Awaited<ReturnType<typeof entry.teller>>>();
  useEffect(() => {
    entry.teller().then((teller) => setTell(() => teller));
  }, [entry]);
  return useMemo(() => {
    if (tell === undefined) return record.moves.map(() => '');
    const state = game.start(record.config, record.deal);
    return storyOf(game, record, me ?? 'spectator').map((events, i) => {
      const { seat, move } = record.moves[i] as (typeof record.moves)[number];
      game.apply(state, seat, move);
      return sentences(tell(gameWords, game.view(state, me ?? 'spectator'), events));
    });
  }, [tell, game, record, gameWords, me]);
}

/** The move that is looked at, in a sentence: for the ear. */
function toldAt({ words, review, sides, eyes, ply, told }: Looking, at = ply): string {
  const chances = linesFor(review, sides, eyes).map(({ side, wins }) => words.graph.chance(side.name, wins[at] ?? 0));
  const what = at === 0 ? words.graph.start : `${words.graph.after(at, review.plies)}: ${told[at - 1] ?? ''}`;
  const turns = turnsFor(review, eyes).some((turn) => turn.ply === at - 1) ? `${words.graph.turning}. ` : '';
  return `${what} ${turns}${chances.join(', ')}`;
}

/** Steps by key anywhere in the room; in the graph they are its own. */
function useRoomKeys({ seek, ply, review }: Looking): void {
  const now = useRef({ seek, ply });
  now.current = { seek, ply };
  useKeys({
    starts: '',
    typed: () => undefined,
    shortcuts: {
      ArrowLeft: () => now.current.seek(now.current.ply - 1),
      ArrowRight: () => now.current.seek(now.current.ply + 1),
      Home: () => now.current.seek(0),
      End: () => now.current.seek(review.plies),
    },
  });
}
