import { ErrorPage } from '../error-pages/ErrorPage.ts';
import { Page } from '../frame/Page.tsx';
import { useWords } from '../words/useWords.ts';
import { begin } from './begin.ts';
import { useParts } from './useParts.ts';
import { WORKSHOP } from './words.ts';

/** Creates a card: a plain one, or a copy of a published one to change. */
export function Begin({ game, kind }: { readonly game: string; readonly kind: string }) {
  const words = useWords(WORKSHOP);
  const parts = useParts();
  if (words === undefined || parts === undefined) return <Page title="">{null}</Page>;
  const part = parts.find((one) => one.game === game);
  const Starts = part?.starts[kind];
  if (part === undefined || Starts === undefined) return <ErrorPage why="nowhere" />;
  return (
    <Page title={words.kinds[kind] ?? words.title}>
      <div class="content form workshop">
        <button
          type="button"
          class="primary big"
          onClick={() => begin({ game, kind, name: words.fresh[kind] ?? kind, data: part.fresh(kind) })}
        >
          {words.plain[kind]}
        </button>
        <Starts pick={(name, data) => begin({ game, kind, name, data })} />
      </div>
    </Page>
  );
}
