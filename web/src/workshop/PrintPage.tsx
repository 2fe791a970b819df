import { Page } from '../frame/Page.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import type { Item } from './item.ts';
import { shelf } from './kept.ts';
import type { Part } from './part.ts';
import { useParts } from './useParts.ts';
import { useTable } from './useTable.ts';
import type { WorkshopWords } from './words/en.ts';
import { WORKSHOP } from './words.ts';
import './print.css';

/** Home-made cards on sheets to print. */
export function PrintPage({ id }: { readonly id: string }) {
  const words = useWords(WORKSHOP);
  const parts = useParts();
  const item = useSignal(shelf).find(({ key }) => key === id);
  const part = parts?.find(({ game }) => game === item?.game);
  if (words === undefined || item === undefined || part === undefined) return <Page title="">{null}</Page>;
  return <Sheets words={words} item={item} part={part} />;
}

function Sheets({ words, item, part }: { readonly words: WorkshopWords; readonly item: Item; readonly part: Part }) {
  const { items } = useTable(item, part);
  return (
    <Page title={words.print.title}>
      <div class="content workshop-print">
        <div class="print-ways">
          <p>{words.print.about}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => window.print()}>
              {words.print.now}
            </button>
            <a class="button" href={href('workshop', 'card', item.key)}>
              {words.edit}
            </a>
          </div>
        </div>
        <part.Sheets items={items} />
      </div>
    </Page>
  );
}
