import { useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { Controls } from './Controls.tsx';
import { Graph } from './Graph.tsx';
import { GraphInWords } from './GraphInWords.tsx';
import { Hands } from './Hands.tsx';
import { isSettled } from './lines.ts';
import { MoveCard } from './MoveCard.tsx';
import { useMistakes } from './mistakes.ts';
import { Story } from './Story.tsx';
import { Summary } from './Summary.tsx';
import { graphOf, type Looking, type RoomProps, useLooking } from './useLooking.ts';
import { useThen } from './useThen.ts';

const WIDE = '(min-width: 1000px)';
const TABS = ['move', 'story', 'summary'] as const;
type Tab = (typeof TABS)[number];

/** The review: the graph, the table at the selected move, and the text about it. */
export function Room(props: RoomProps) {
  const { words, gameWords, parts, place, record, review, me } = props;
  useMistakes(review, record, me);
  const looking = useLooking(props);
  const { eyes, source } = looking;
  const then = useThen(place);
  const graph = graphOf(looking, then);
  const [tab, setTab] = useState<Tab>(place.ply === undefined ? 'summary' : 'move');
  const wide = useMedia(WIDE);
  // With enough space the move has its own column, and the tabs choose between the other two.
  const shown = wide && tab === 'move' ? 'story' : tab;
  const jump = (ply: number) => {
    looking.seek(ply);
    if (!wide) setTab('move');
  };
  return (
    <Page title={words.title} wide>
      <div class={`review ${place.kind}`} data-stage={review.stage}>
        <section class="review-top">
          <GraphHead {...looking} />
          <Graph {...graph} />
        </section>
        <section class="review-middle">
          <parts.Board words={gameWords} source={source} />
          {eyes === 'all' && <Hands {...looking} />}
          <Controls {...looking} turns={graph.turns} mistakes={graph.mistakes} jump={jump} />
        </section>
        <p class="hidden" role="status">
          {document.activeElement?.role === 'slider' ? '' : graph.told}
        </p>
        <section class="review-side">
          {wide && <MoveCard {...looking} />}
          <Tabs words={words} tabs={wide ? TABS.slice(1) : TABS} tab={shown} choose={setTab} />
          <div class="review-read" key={shown}>
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

/** The heading of the graph: whose chance, from which point of view, and progress. */
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
          {isSettled(review) ? words.refining(progress) : words.provisional.state(progress)}
        </span>
      )}
      <span class="hidden" role="status">
        {stage === 'done' && words.done}
      </span>
    </div>
  );
}
