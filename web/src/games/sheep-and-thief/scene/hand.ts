import { ownSeat } from '../layout.ts';
import { cardAloud } from '../names.ts';
import type { Card } from '../vocabulary.ts';
import { giver, home } from './board.ts';
import type { SceneOf, Thing } from './thing.ts';

export function hand(of: SceneOf): Thing[] {
  const { view, layout, words, stage, suggested = [] } = of;
  const { packet: choice, hand: kept } = view.own;
  if (view.stage === 'over') return [];
  const draft = view.stage === 'draft' && choice.length > 0;
  const row = [
    ...choice.map((card, i) => ({ card, i, from: 'packet' as const })),
    ...kept.map((card, i) => ({ card, i, from: 'hand' as const })),
  ];
  const giverAt = layout.packet(home(of, giver(view, ownSeat(view))));
  const seen = new Map<Card, number>();
  return row.map(({ card, i, from }, n): Thing => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const waiting = from === 'packet' && view.own.pick.includes(card);
    const chosen =
      (stage.kind === 'keep' && from === 'packet' && stage.chosen.includes(i)) ||
      (stage.kind === 'discard' && stage.chosen.includes(i)) ||
      (stage.kind === 'place' && stage.card?.card === card && copy === 0) ||
      waiting;
    const asked = (stage.kind === 'keep' && from === 'packet') || ((stage.kind === 'discard' || stage.kind === 'place') && from === 'hand');
    const place = layout.handCard(n, row.length);
    const small = draft && from === 'hand';
    const state = from === 'packet' ? words.table.choose : draft ? words.table.kept : '';
    const cells = stage.kind === 'place' ? (stage.choices.cards.find((one) => one.card === card)?.cells ?? []) : [];
    const fits = stage.kind !== 'place' || cells.some(({ refusal }) => !refusal);
    return {
      key: from === 'packet' ? `packet:${view.round}:${view.step}:${card}:${copy}` : `hand:${card}:${copy}`,
      at: chosen ? { ...place, y: place.y - 0.5 * layout.rem } : small ? { ...place, size: layout.keptSize } : place,
      width: layout.handSide,
      height: layout.handSide,
      z: chosen ? 21 : 20,
      ...(from === 'packet' && { from: view.step > 0 ? giverAt : layout.supply }),
      ...(from === 'hand' && { from: { x: place.x, y: place.y + 60 } }),
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
  });
}
