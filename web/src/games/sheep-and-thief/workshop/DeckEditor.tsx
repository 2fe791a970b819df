import {
  cardsNeeded,
  deckStatistics,
  deckWarnings,
  LARGEST_DECK,
  numberOf,
  readFace,
  sheepAndThief,
  writeFace,
} from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { Stepper } from '../../../workshop/Stepper.tsx';
import type { WorkshopWords } from '../../../workshop/words/en.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { CardPicture } from '../art/Tile.tsx';
import { CardFields } from '../copy/CardFields.tsx';
import { cardShows } from '../names.ts';
import type { Config } from '../vocabulary.ts';
import { SHEEP_COPY } from '../words/copy.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import '../../../copy/copy.css';

interface DeckEditorProps {
  readonly cards: readonly string[];
  readonly change: (cards: readonly string[]) => void;
}

/** The cards of a deck, each kind once with its number; statistics and warnings. Pressing a card opens its editor. */
export function DeckEditor({ cards, change }: DeckEditorProps) {
  const words = useWords(WORKSHOP);
  const game = useWords(SHEEP_WORDS);
  const say = useWords(SHEEP_COPY);
  const [open, setOpen] = useState<string>();
  if (words === undefined || game === undefined || say === undefined) return null;
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const setCount = (card: string, n: number) => change(withCount(cards, card, n));
  const edit = (next: string) => {
    if (open === undefined) return;
    change(cards.map((card) => (card === open ? next : card)));
    setOpen(next);
  };
  return (
    <section class="workshop-deck">
      <p class="small">{words.deck.about(cardsNeeded(2), cardsNeeded(3), cardsNeeded(4))}</p>
      <Statistics words={words} game={game} say={say} cards={cards} />
      <button
        type="button"
        class="button"
        disabled={cards.length >= LARGEST_DECK}
        onClick={() => {
          const card = unusedCard(counts);
          change([card, ...cards]);
          setOpen(card);
        }}
      >
        {words.deck.add}
      </button>
      <ol class="sheep-gallery">
        {[...counts].map(([text, n]) => {
          const card = readFace(text, text);
          return (
            <li key={text}>
              <button type="button" class="sheep-card-tile" onClick={() => setOpen(text)}>
                <CardPicture card={card} />
                <span>
                  <strong>{numberOf(card) ?? '★'}</strong> {cardShows(game, card)}
                  {n > 1 && ` ×${n}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {open !== undefined && (
        <Dialog title={words.edit} close={() => setOpen(undefined)}>
          <div class="copy-editor">
            <p role="status">{cardShows(game, readFace(open, open))}</p>
            <CardFields words={game} say={say} card={readFace(open, open)} change={(card) => edit(writeFace(card))} />
            <div class="workshop-by">
              <span>{words.deck.copies}</span>
              <Stepper
                value={counts.get(open) ?? 0}
                min={0}
                max={20}
                fewer={words.animal.fewer}
                more={words.animal.more}
                text={String(counts.get(open) ?? 0)}
                change={(n) => {
                  setCount(open, n);
                  if (n === 0) setOpen(undefined);
                }}
              />
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function withCount(cards: readonly string[], card: string, n: number): string[] {
  const first = cards.indexOf(card);
  const others = cards.filter((one) => one !== card);
  return [...others.slice(0, Math.max(0, first)), ...Array<string>(n).fill(card), ...others.slice(Math.max(0, first))];
}

/** A face that the deck does not contain yet, for a new card, so that editing it changes no other card. */
function unusedCard(counts: ReadonlyMap<string, number>): string {
  const tries = ['meadow', 'sheep:1', 'road:NS', 'road:EW', 'river:NS', 'river:EW', 'barn', 'sheep:2', 'dogs:1', 'foxes:1'];
  return tries.find((card) => !counts.has(card)) ?? 'road:NESW sheep:3 barn';
}

interface StatisticsProps {
  readonly words: WorkshopWords;
  readonly game: SheepWords;
  readonly say: SheepCopyWords;
  readonly cards: readonly string[];
}

function Statistics({ words, game, say, cards }: StatisticsProps) {
  const { kinds, animals, roadEnds, riverEnds } = deckStatistics(cards.map((text) => readFace(text, text)));
  const config: Config = { edition: '2017', players: 4, missions: false, blackSheep: false, deck: cards };
  const warnings = sheepAndThief.checkConfig(config) === undefined ? deckWarnings(config) : [];
  return (
    <>
      <details class="more">
        <summary>{words.deck.statistics}</summary>
        <p>
          {words.numbers.size(cards.length)} · {say.road} {kinds.road + kinds.bridge} · {say.river} {kinds.river + kinds.bridge} ·{' '}
          {say.sheep} {animals.sheep.images} · {say.dogs} {animals.dogs.images} · {say.foxes} {animals.foxes.images} · {say.barn}{' '}
          {kinds.barn}
        </p>
        <p class="small">{game.colon(words.deck.ends, [say.road, ...roadEnds, '·', say.river, ...riverEnds].join(' '))}</p>
      </details>
      {warnings.map(({ facts }) => (
        <p key={facts.images} class="small" role="status">
          {words.deck.dry(facts.images, facts.supply)}
        </p>
      ))}
    </>
  );
}
