import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import type { Item } from './item.ts';
import { shelf } from './kept.ts';
import type { Part } from './part.ts';
import type { Ask, Told } from './trial.ts';
import { useParts } from './useParts.ts';
import { useTable } from './useTable.ts';
import type { WorkshopWords } from './words/en.ts';
import { WORKSHOP } from './words.ts';
import address from './worker.ts?worker&url';

/** “Is it fair?”: bots play test games while the page shows the results so far. */
export function FairPage({ id }: { readonly id: string }) {
  const words = useWords(WORKSHOP);
  const parts = useParts();
  const item = useSignal(shelf).find(({ key }) => key === id);
  const part = parts?.find(({ game }) => game === item?.game);
  if (words === undefined || item === undefined || part === undefined) return <Page title="">{null}</Page>;
  return <Fair words={words} item={item} part={part} />;
}

/** The factor by which each press of *more* increases the number of games. */
const MORE = 4;
/** The range of random seeds: every visit plays different deals. */
const SEEDS = 1_000_000;

function Fair({ words, item, part }: { readonly words: WorkshopWords; readonly item: Item; readonly part: Part }) {
  const { config } = useTable(item, part);
  const [told, setTold] = useState<Told>();
  const [pairs, setPairs] = useState(0);
  const worker = useRef<Worker | undefined>(undefined);
  const seed = useRef(Math.floor(Math.random() * SEEDS));
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => stop, []);
  const busy = pairs > 0 && worker.current !== undefined && !(told?.kind === 'report' && told.done) && told?.kind !== 'failed';
  const play = (wanted: number) => {
    setPairs(wanted);
    if (told?.kind === 'report') setTold({ ...told, done: false });
    if (worker.current === undefined) {
      const mine = new Worker(address, { type: 'module', name: 'bellwether-workshop' });
      mine.addEventListener('message', ({ data }: MessageEvent<Told>) => setTold(data));
      mine.addEventListener('error', () => setTold({ kind: 'failed' }));
      worker.current = mine;
    }
    worker.current.postMessage({ game: item.game, config, seed: seed.current, pairs: wanted } satisfies Ask);
  };
  return (
    <Page title={words.fair.title}>
      <div class="content form workshop">
        <p>{words.fair.about}</p>
        <div class="row">
          <part.Tile item={item} />
        </div>
        <div class="row">
          {!busy && (
            <button type="button" class="primary" onClick={() => play(pairs === 0 ? part.firstPairs : pairs * MORE)}>
              {pairs === 0 ? words.fair.start : words.fair.more}
            </button>
          )}
          {busy && (
            <button
              type="button"
              class="button"
              onClick={() => {
                stop();
                setPairs(0);
              }}
            >
              {words.fair.stop}
            </button>
          )}
          <a class="button" href={href('workshop', 'card', item.key)}>
            {words.edit}
          </a>
        </div>
        {busy && (
          <progress aria-label={words.fair.looking} max={8 * pairs} value={told?.kind === 'report' ? Math.min(told.games, 8 * pairs) : 0} />
        )}
        {told?.kind === 'failed' && (
          <p role="alert" class="refused">
            {words.fair.failed}
          </p>
        )}
        {told?.kind === 'report' && (
          <>
            <p class="small">{words.fair.games(told.games)}</p>
            <part.Report report={told.report} config={config} />
          </>
        )}
      </div>
    </Page>
  );
}
