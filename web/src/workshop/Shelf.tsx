import { ParseError } from '@bellwether/kernel';
import { useRef, useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { useGames } from '../model/game.ts';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { begin } from './begin.ts';
import { type Item, LONGEST_FILE, MOST_ITEMS } from './item.ts';
import { put, remove, shelf } from './kept.ts';
import type { Part } from './part.ts';
import { readShared } from './shared.ts';
import { useParts } from './useParts.ts';
import type { WorkshopWords } from './words/en.ts';

/** Everything made or saved in this browser, and buttons to make more. */
export function Shelf({ words }: { readonly words: WorkshopWords }) {
  const parts = useParts();
  const games = useGames();
  const items = useSignal(shelf);
  const [gone, setGone] = useState<Item>();
  if (parts === undefined) return <Page title={words.title}>{null}</Page>;
  const full = items.length >= MOST_ITEMS;
  return (
    <Page title={words.title}>
      <div class="content form workshop">
        <p>{words.about}</p>
        <section>
          <h2>{words.make}</h2>
          {full ? (
            <p class="refused">{words.full(MOST_ITEMS)}</p>
          ) : (
            <ul class="workshop-make">
              {games.flatMap(({ id, title, Sign }) => {
                const part = parts.find(({ game }) => game === id);
                return (part?.kinds ?? []).map((kind) => {
                  const shown = (
                    <>
                      <Sign />
                      <b>{words.kinds[kind]}</b>
                      <small>{title}</small>
                    </>
                  );
                  return (
                    <li key={`${id} ${kind}`}>
                      {part?.starts[kind] ? (
                        <a class="workshop-new" href={href('workshop', 'new', id, kind)}>
                          {shown}
                        </a>
                      ) : (
                        <button
                          type="button"
                          class="workshop-new"
                          onClick={() => part && begin({ game: id, kind, name: words.fresh[kind] ?? kind, data: part.fresh(kind) })}
                        >
                          {shown}
                        </button>
                      )}
                    </li>
                  );
                });
              })}
            </ul>
          )}
          {!full && <LoadFile words={words} parts={parts} />}
        </section>
        <section>
          <h2>{words.shelf}</h2>
          <p class="small">{items.length === 0 ? words.empty : words.kept(items.length, MOST_ITEMS)}</p>
          <ul class="workshop-shelf">
            {items.map((item) => (
              <ShelfItem key={item.key} words={words} item={item} parts={parts} onGone={setGone} />
            ))}
          </ul>
          <p role="status" class="row">
            {gone && (
              <>
                <span>{words.removed(gone.name)}</span>
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    shelf.set([gone, ...shelf.get()]);
                    setGone(undefined);
                  }}
                >
                  {words.undo}
                </button>
              </>
            )}
          </p>
        </section>
      </div>
    </Page>
  );
}

interface ShelfItemProps {
  readonly words: WorkshopWords;
  readonly item: Item;
  readonly parts: readonly Part[];
  readonly onGone: (item: Item) => void;
}

function ShelfItem({ words, item, parts, onGone }: ShelfItemProps) {
  const shell = useShell();
  const part = parts.find(({ game }) => game === item.game);
  return (
    <li class="workshop-item">
      <a href={href('workshop', 'card', item.key)}>
        {part && <part.Tile item={item} />}
        <b dir="auto">{item.name}</b>
        <small>{words.kinds[item.kind]}</small>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={shell.colon(words.remove, item.name)}
        onClick={() => {
          remove(item.key);
          onGone(item);
        }}
      >
        ✕
      </button>
    </li>
  );
}

/** Imports a file of cards, or shows what is wrong with it. */
function LoadFile({ words, parts }: { readonly words: WorkshopWords; readonly parts: readonly Part[] }) {
  const { aside, colon } = useShell();
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const found =
      file.size > LONGEST_FILE
        ? new ParseError('file', 'too-long', file.size, `at most ${LONGEST_FILE} characters`)
        : readShared(await file.text(), parts);
    if (found instanceof ParseError) return setSaid(`${words.badFile}${aside(colon(found.where, found.expected))}`);
    if (found.kind === 'setup') return setSaid(words.badFile);
    const room = found.items.map((item) => put(item));
    setSaid(room.includes(undefined) ? words.full(MOST_ITEMS) : words.got.kept);
  };
  return (
    <div class="row">
      <button type="button" class="button" onClick={() => picker.current?.click()}>
        {words.load}
      </button>
      <input
        ref={picker}
        type="file"
        class="hidden"
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={words.load}
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
      <p class="small" role="status">
        {said}
      </p>
    </div>
  );
}
