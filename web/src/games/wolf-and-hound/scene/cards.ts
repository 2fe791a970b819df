import type { Seat } from '@bellwether/kernel';
import { stopped } from '../../../words/sentences.ts';
import { screenSeatOf } from '../layout.ts';
import { cardName, isDummy, who } from '../names.ts';
import { teamAt } from '../team.ts';
import type { SceneOf, Thing } from './thing.ts';

/** The cards a seat has played, in order; a dummy's own deck comes first. */
export function pile({ view, layout, bottom, words, traces = [] }: SceneOf, seat: Seat): Thing[] {
  const drawn = screenSeatOf(seat, bottom);
  const cards = view.piles[seat - 1] ?? [];
  const dummy = isDummy(view.config, seat);
  const from = seat === bottom ? layout.handCard(1, 4) : dummy ? layout.turnedUp : layout.plate(drawn);
  const before = dummy ? 2 : 0;
  const own = view.dummyDecks[seat - 1] ?? [];
  const place = (i: number) => layout.pileCard(drawn, i + before, cards.length + before);
  const deck: Thing = {
    key: `dummy:${seat}`,
    at: { ...place(-before), y: place(cards.length - 1).y, size: 0.85 },
    ...layout.smallCard,
    z: 5,
    label: words.table.dummyDeck(who(words, view, seat), own.length),
    art: { kind: 'back', count: own.length },
  };
  const marked = traces.findIndex((trace) => trace.seat === seat && cards[trace.played?.at ?? -1] === trace.played?.card);
  const last = traces[marked]?.played;
  const latest = traces.find((trace) => trace.played !== undefined);
  const played = cards.map(
    (card, i): Thing => ({
      key: `pile:${seat}:${i}`,
      at: place(i),
      ...layout.smallCard,
      z: 5,
      from,
      ...(last?.at === i && { marks: ['last', teamAt(view.config, seat).team, ...(traces[marked] === latest ? ['latest'] : [])] }),
      art: { kind: 'card', card, lie: i === cards.length - 1 ? 'top' : (place(i).size ?? 1) < 0.8 ? 'small' : 'under' },
    }),
  );
  const [first, top] = [played[0], played.at(-1)];
  if (first === undefined || top === undefined) return dummy ? [deck] : [];
  /** Covers the cards: opens the row in large. */
  const row: Thing = {
    key: `row:${seat}`,
    at: { x: (first.at.x + top.at.x) / 2, y: top.at.y },
    width: Math.max(44, top.at.x - first.at.x + top.width),
    height: Math.max(44, top.height),
    z: 6,
    label: words.table.pile(who(words, view, seat), words.list(cards.map((one) => cardName(words, one)))),
    act: { kind: 'pile', seat },
    art: { kind: 'touch' },
  };
  return [...(dummy ? [deck] : []), ...played, row];
}

/** The deck, and the card that a dummy turned up. */
export function centre({ view, layout, words }: SceneOf): Thing[] {
  const { width, height } = layout.smallCard;
  const size = layout.deckSize;
  const deck: Thing = {
    key: 'deck',
    at: layout.deck,
    width: Math.max(44, size.width),
    height: Math.max(44, size.height),
    z: 3,
    label: stopped(words.table.deck(view.deckSize), words.table.counter),
    act: { kind: 'counter' },
    art: { kind: 'back', count: view.deckSize, size },
  };
  if (view.turnedUp === null) return [deck];
  const turnedUp: Thing = {
    key: 'turned-up',
    at: layout.turnedUp,
    from: layout.deck,
    width: width * 1.6,
    height: height * 1.6,
    z: 11,
    label: cardName(words, view.turnedUp),
    art: { kind: 'card', card: view.turnedUp, lie: 'hand' },
  };
  return [deck, turnedUp];
}
