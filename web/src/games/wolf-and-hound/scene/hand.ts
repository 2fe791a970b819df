import type { Seat } from '@bellwether/kernel';
import { sentences } from '../../../words/sentences.ts';
import { foresee } from '../foresee.ts';
import { cardName } from '../names.ts';
import { tellForesight } from '../narrate.ts';
import type { Card, Move, View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import type { SceneOf, Thing } from './thing.ts';

export function hand({ view, layout, words, legal, suggested, lifted, walks }: SceneOf): Thing[] {
  const seen = new Map<Card, number>();
  return view.hand.map((card, i): Thing => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const move: Move = { kind: 'play', card };
    const may = legal.some((one) => one.kind === 'play' && one.card === card);
    const asked = view.asks === 'play' && view.answers === view.viewer;
    const isSuggested = may && suggested === card && copy === 0;
    const isLifted = lifted?.card === card && lifted.copy === copy;
    const at = layout.handCard(i, view.hand.length);
    return {
      key: `hand:${card}:${copy}`,
      at: isLifted ? { ...at, y: at.y - 4, turn: 0, size: 1.06 } : at,
      ...layout.handCardSize,
      z: isLifted ? 21 : 20,
      from: layout.deck,
      // A card drawn while animals move waits for them.
      ...(walks && walks.size > 0 && { via: [layout.deck, layout.deck, layout.deck] }),
      label: handLabel(words, view, card, may, asked, isSuggested),
      act: may ? { kind: 'move', move, copy } : { kind: 'why', move },
      marks: [may ? 'playable' : asked ? 'barred' : 'idle', ...(isSuggested ? ['suggested'] : []), ...(isLifted ? ['lifted'] : [])],
      art: { kind: 'card', card, lie: 'hand' },
    };
  });
}

/** The label of a card: all that hovering shows, in words instead of arrows. */
function handLabel(words: WolfWords, view: View, card: Card, may: boolean, asked: boolean, isSuggested: boolean): string {
  const name = cardName(words, card);
  if (!may) return asked ? words.list([name, words.table.forbidden]) : name;
  const told = sentences(tellForesight(words, view, foresee(view, view.viewer as Seat, { kind: 'play', card }), true));
  return words.colon(isSuggested ? words.list([name, words.table.suggested]) : name, told);
}
