import { anyAdapter, type Seat } from '@bellwether/kernel';
import { conformance, SEATS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { DiagramBoard, DiagramTeller, GameDiagrams, RefusedMove } from '../../help/diagrams.ts';
import type { Proofs } from '../../help/proof.ts';
import { later } from '../../ui/later.ts';
import { animalName, cardName, seatName, tellRefusal } from './names.ts';
import { tellAll } from './narrate.ts';
import type { EventView, Move, Refusal, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import { PROOFS } from './words/proofs.ts';
import { WOLF_WORDS } from './words/table.ts';

/** Proofs of rules of single cards, from the card's file. */
const OF_CARDS = import.meta.glob<Proofs<string>>(['./cards/extra-*.tsx', './cards/designer-02-3.tsx', './cards/house-*.tsx'], {
  query: '?proofs',
  import: 'proofs',
  eager: true,
});

export const diagrams: GameDiagrams = {
  adapter: anyAdapter(conformance),
  proofs: Object.assign({}, PROOFS, ...Object.values(OF_CARDS)),
  Board: later(async () => (await import('./review/Board.tsx')).Board as DiagramBoard),
  refused: (state, seat) => refusedCards(state as WolfAndHound['State'], seat),
  words: WOLF_WORDS,
  teller: (words) => tellerIn(words as WolfWords),
};

function tellerIn(words: WolfWords): DiagramTeller {
  const moveText = (move: Move) => (move.kind === 'play' ? cardName(words, move.card) : '');
  return {
    told: ({ events, view, refusal }) => [
      ...tellAll(words, view as View, events as readonly EventView[]),
      ...(refusal ? [tellRefusal(words.refusals, refusal as Refusal)] : []),
    ],
    stands: (view) => standsIn(words, view as View),
    position: () => [],
    refused: ({ move, refusal }) => words.colon(moveText(move as Move), tellRefusal(words.refusals, refusal as Refusal)),
  };
}

/** The sheep and animals of every seat. */
function standsIn(words: WolfWords, { config, sheep, animals }: View): string {
  const seats = SEATS.map((seat) => {
    const here = animals.filter(({ at }) => at === seat).map(({ id }) => animalName(words, config, id));
    return words.colon(seatName(words, config, seat), words.list([words.sheep(sheep[seat - 1] ?? 0), ...here]));
  });
  return seats.join('; ');
}

/** Cards of the hand that may not be played. */
function refusedCards(state: WolfAndHound['State'], seat: Seat): readonly RefusedMove[] {
  const cards = new Set(wolfAndHound.view(state, seat).hand);
  return [...cards].flatMap((card) => {
    const move: Move = { kind: 'play', card };
    const refusal = wolfAndHound.check(state, seat, move);
    return refusal ? [{ move, refusal }] : [];
  });
}
