import type { Point } from '../../../stage/scene.ts';
import { ownSeat } from '../layout.ts';
import { cardAloud } from '../names.ts';
import type { Card } from '../vocabulary.ts';
import { giver, home } from './board.ts';
import type { SceneOf, Thing } from './thing.ts';

/** A card of the row: from the packet on offer or from the hand. */
interface Held {
  readonly card: Card;
  /** Its index in the packet or in the hand. */
  readonly i: number;
  readonly from: 'packet' | 'hand';
  /** How many equal cards are before it in the row. */
  readonly copy: number;
}

/** Whether the question is about cards like this one. */
function isAsked({ stage }: SceneOf, { from }: Held): boolean {
  return stage.kind === 'keep' ? from === 'packet' : (stage.kind === 'discard' || stage.kind === 'place') && from === 'hand';
}

function isChosen({ view, stage }: SceneOf, { card, i, from, copy }: Held): boolean {
  const isWaiting = from === 'packet' && view.own.pick.includes(card);
  if (isWaiting) return true;
  if (stage.kind === 'keep') return from === 'packet' && stage.chosen.includes(i);
  if (stage.kind === 'discard') return stage.chosen.includes(i);
  return stage.kind === 'place' && stage.card?.card === card && copy === 0;
}

/** Whether it may be placed somewhere. */
function fitsAnywhere({ stage }: SceneOf, { card }: Held): boolean {
  if (stage.kind !== 'place') return true;
  const cells = stage.choices.cards.find((one) => one.card === card)?.cells ?? [];
  return cells.some(({ refusal }) => !refusal);
}

export function hand(of: SceneOf): Thing[] {
  const { view, layout } = of;
  const { packet, hand: kept } = view.own;
  if (view.stage === 'over') return [];
  const seen = new Map<Card, number>();
  const held = (from: Held['from']) => (card: Card, i: number) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, i, from, copy };
  };
  const row: readonly Held[] = [...packet.map(held('packet')), ...kept.map(held('hand'))];
  const supply = view.step > 0 ? layout.packet(home(of, giver(view, ownSeat(view)))) : layout.supply;
  return row.map((one, n) => cardThing(of, one, layout.handCard(n, row.length), supply));
}

/** `supply`: where a packet comes from. */
function cardThing(of: SceneOf, held: Held, place: Point, supply: Point): Thing {
  const { view, layout, words, suggested = [] } = of;
  const { card, i, from, copy } = held;
  const draft = view.stage === 'draft' && view.own.packet.length > 0;
  const chosen = isChosen(of, held);
  const asked = isAsked(of, held);
  const fits = fitsAnywhere(of, held);
  const small = draft && from === 'hand';
  const state = from === 'packet' ? words.table.choose : draft ? words.table.kept : '';
  return {
    key: from === 'packet' ? `packet:${view.round}:${view.step}:${card}:${copy}` : `hand:${card}:${copy}`,
    at: chosen ? { ...place, y: place.y - 0.5 * layout.rem } : small ? { ...place, size: layout.keptSize } : place,
    width: layout.handSide,
    height: layout.handSide,
    z: chosen ? 21 : 20,
    from: from === 'packet' ? supply : { x: place.x, y: place.y + 60 },
    label: words.list([cardAloud(words, card), state, fits ? '' : words.table.nofit, chosen ? words.table.chosen : ''].filter(Boolean)),
    act: { kind: 'card', from, i, card },
    ...(asked && { pressed: chosen }),
    marks: [
      'sheep-hand',
      asked ? (fits ? 'sheep-may' : 'sheep-nofit') : 'sheep-idle',
      ...(chosen ? ['sheep-chosen'] : []),
      ...(suggested.includes(card) ? ['sheep-suggested'] : []),
    ],
    art: { kind: 'card', card, ...(small && { note: words.table.kept }) },
  };
}
