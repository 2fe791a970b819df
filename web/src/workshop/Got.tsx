import { ParseError, readSetUp } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { gameOf } from '../deals/games.ts';
import { Page } from '../frame/Page.tsx';
import { become } from '../ui/routes.ts';
import { useNeeded } from '../ui/useLoaded.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { type Item, MOST_ITEMS } from './item.ts';
import { put } from './kept.ts';
import { PlayButtons } from './PlayWays.tsx';
import type { Part } from './part.ts';
import { readPacked, type Shared } from './shared.ts';
import { useParts } from './useParts.ts';
import type { WorkshopWords } from './words/en.ts';
import { WORKSHOP } from './words.ts';

/**
 * The content of a shared link: look at it, play it, keep it or change it. Nothing is saved before the person chooses
 * to.
 */
export function Got({ link }: { readonly link: string }) {
  const words = useWords(WORKSHOP);
  const { aside, colon } = useShell();
  const parts = useParts();
  const found = useNeeded(async () => (parts === undefined ? undefined : await readPacked(link, parts)), [link, parts]);
  if (words === undefined || parts === undefined || found === undefined) return <Page title="">{null}</Page>;
  return (
    <Page title={words.got.title}>
      <div class="content form workshop">
        {found instanceof ParseError ? (
          <p role="alert" class="refused">
            {words.badLink}
            {aside(colon(found.where, found.expected))}
          </p>
        ) : (
          <Found words={words} parts={parts} found={found} />
        )}
      </div>
    </Page>
  );
}

interface FoundProps<S extends Shared = Shared> {
  readonly words: WorkshopWords;
  readonly parts: readonly Part[];
  readonly found: S;
}

function Found({ words, parts, found }: FoundProps) {
  return found.kind === 'setup' ? <Setup words={words} parts={parts} found={found} /> : <Cards words={words} parts={parts} found={found} />;
}

function Setup({ words, parts, found }: FoundProps<Extract<Shared, { kind: 'setup' }>>) {
  const engine = useNeeded(() => gameOf(found.game), [found.game]);
  const part = parts.find(({ game }) => game === found.game);
  if (engine === undefined || part === undefined) return null;
  const config = readSetUp(engine, found.headers);
  if (config instanceof ParseError || engine.checkConfig(config) !== undefined) return <p role="alert">{words.got.refused}</p>;
  return (
    <>
      <p>{words.got.setup}</p>
      <part.SetLine config={config} />
      <PlayButtons words={words} game={found.game} engine={engine} config={config} disabled={false} />
    </>
  );
}

function Cards({ words, parts, found }: FoundProps<Extract<Shared, { kind: 'items' }>>) {
  const [said, setSaid] = useState('');
  const items = found.items.map((item, i): Item => ({ ...item, key: `link-${i}` }));
  const [first] = items;
  const part = parts.find(({ game }) => game === first?.game);
  const engine = useNeeded(async () => (first === undefined ? undefined : await gameOf(first.game)), [first?.game]);
  if (first === undefined || part === undefined) return null;
  const mine = items.filter(({ game }) => game === first.game);
  const config = part.config(mine, {});
  const keep = () => found.items.map((item) => put(item));
  return (
    <>
      <p>{words.got.cards(items.length)}</p>
      <ul class="workshop-shelf">
        {items.map((item) => {
          const own = parts.find(({ game }) => game === item.game);
          return (
            <li key={item.key} class="workshop-item">
              <div>
                {own && <own.Tile item={item} />}
                <b dir="auto">{item.name}</b>
                <small>{words.kinds[item.kind]}</small>
              </div>
            </li>
          );
        })}
      </ul>
      <p class="small">{words.got.stranger}</p>
      <PlayButtons words={words} game={first.game} engine={engine} config={config} disabled={engine?.checkConfig(config) !== undefined} />
      <div class="row">
        <button type="button" class="button" onClick={() => setSaid(keep().includes(undefined) ? words.full(MOST_ITEMS) : words.got.kept)}>
          {words.got.keep}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            const [kept] = keep();
            if (kept) become('workshop', 'card', kept.key);
            else setSaid(words.full(MOST_ITEMS));
          }}
        >
          {words.got.change}
        </button>
      </div>
      <p role="status" class="small">
        {said}
      </p>
    </>
  );
}
