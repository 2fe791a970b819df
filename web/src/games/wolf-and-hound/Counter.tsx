import { deckCounts, numberCard, SEATS } from '@bellwether/wolf-and-hound';
import { Dialog } from '../../ui/Dialog.tsx';
import { NumberCard } from './art/NumberCard.tsx';
import { NumberDoubts } from './copy/Values.tsx';
import { cardName, who } from './names.ts';
import type { Card, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import './css/counter.css';

export interface Tally {
  readonly card: Card;
  /** Cards the viewer cannot see: in the deck and in other hands. */
  readonly left: number;
  readonly all: number;
}

/** The player aid: for every number card, the total and how many are still unseen. */
export function tally(view: View): Tally[] {
  const all = deckCounts(view.config);
  const seen = new Map<Card, number>();
  const known = view.known.map((cards, i) => (i + 1 === view.viewer ? view.hand : cards));
  for (const card of [...known, ...view.piles, ...view.dummyDecks, view.aside, [view.turnedUp]].flat()) {
    if (card !== null) seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  return [...all]
    .map(([card, count]) => ({ card, all: count, left: count - (seen.get(card) ?? 0) }))
    .sort((a, b) => (a.card < b.card ? -1 : 1));
}

export function CounterPanel({ words, view }: { readonly words: WolfWords; readonly view: View }) {
  const tallies = tally(view);
  return (
    <section class="counter">
      <h2>{words.table.counter}</h2>
      <p class="small">{words.table.counterAbout}</p>
      {(['black', 'white'] as const).map((colour) => (
        <ul key={colour} class="counter-row" aria-label={words.colour[colour]}>
          {tallies
            .filter(({ card }) => numberCard(card)?.colour === colour)
            .map(({ card, left, all }) => (
              <li key={card} class={left === 0 ? 'all-seen' : ''}>
                <span class="counter-card">
                  <NumberCard card={card} lie="hand" />
                </span>
                <span aria-hidden="true">
                  {left}
                  <small>/{all}</small>
                </span>
                <span class="hidden">{words.table.left(cardName(words, card), left, all)}</span>
              </li>
            ))}
        </ul>
      ))}
      {SEATS.filter((seat) => seat !== view.viewer && (view.known[seat - 1]?.length ?? 0) > 0).map((seat) => (
        <p key={seat} class="small">
          {words.table.known(who(words, view, seat), words.list((view.known[seat - 1] ?? []).map((card) => cardName(words, card))))}
        </p>
      ))}
      <NumberDoubts config={view.config} />
      {view.aside.length > 0 && (
        <p class="small">{words.colon(words.table.aside, words.list(view.aside.map((card) => cardName(words, card))))}</p>
      )}
    </section>
  );
}

export interface CounterSheetProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly close: () => void;
}

export function CounterSheet({ words, view, close }: CounterSheetProps) {
  return (
    <Dialog title={words.table.counter} close={close}>
      <CounterPanel words={words} view={view} />
    </Dialog>
  );
}
